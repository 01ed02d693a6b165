# ===- _planning.py - From a recorded step to one that is followed ---------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Records a step, plans it, and plans again where that did not hold."""

from __future__ import annotations

import json
from typing import Any

import torch

from .._messages import InfeasibleError, Remark
from . import _compat
from ._clock import Span
from ._refit import Refit
from ._selection import Makers, Selection
from ._step import Step

# AortPlanAction.
_ACTIONS = {"offload": 0, "release": 1, "reload": 2, "wait": 3}


# Holds for autograd functions in general; those of torch.compile save the most.
_COMPILED = (
    "a compiled function needs all of its saved tensors when its backward begins: "
    "compile blocks of the model one by one, or use ao.torch.backend"
)


class Planning:
    """What is known of the steps of one session."""

    def __init__(
        self,
        offloader: Any,
        device: torch.device,
        refit: int,
        options: dict[str, Any],
        selection: Selection,
        makers: Makers | None,
    ) -> None:
        self._offloader, self._device = offloader, device
        self._selection, self.makers = selection, makers
        self._refits, self._options = refit, options
        self._made = 0
        self.forget()

    def forget(self) -> None:
        """The next step is recorded."""
        self.state = "record"
        self.step: Step | None = None
        self._refit = Refit(self._refits, self._options)
        self._recordings, self._divergences = self._count()
        self._peak = 0
        self._is_disturbed = False
        # Bytes of gradients at the begin of the recorded step, and of this one.
        self._recorded_gradients = self._gradients = 0
        self._span: Span | None = None
        # Dynamo's compilations before this step.
        self._compilations = 0

    @property
    def is_measuring(self) -> bool:
        """Whether this step's memory has to be counted."""
        return self.state == "record" or bool(self.step and self.step.is_armed)

    def expect(self, gradients: int) -> None:
        """How many bytes of gradients are there before a step. The recorded step had
        fewer where others are accumulated to: this one takes more than it told, and
        is recorded again, unless it turns out to have no backward pass."""
        self._gradients = gradients
        if self.state == "follow" and gradients > self._recorded_gradients:
            self._offloader.record_again()
            self.state = "record"

    def begin_step(self) -> None:
        if self.state == "diverged":
            self.state = "record"
        self._offloader.set_recording(self.state == "record")
        self._peak = 0
        self._is_disturbed = False
        self._compilations = _compat.count_compilations()
        self._span = None
        if self.state == "follow" and not self.is_measuring:
            self._span = Span(self._device)

    def note_peak(self, peak: int) -> None:
        """What a part of the step took."""
        self._peak = max(self._peak, peak)

    def disturb(self) -> None:
        """An exception has ended the step early."""
        self._is_disturbed = True

    def end_step(self) -> None:
        """Plans what was recorded, or looks at how the plan did. Time and memory of a
        step in which Dynamo has compiled say nothing about later ones: it is recorded,
        or measured, once more.

        Raises:
          InfeasibleError: no plan fits the budgets.
        """
        recordings, divergences = self._count()
        is_new = recordings > self._recordings
        has_diverged = divergences > self._divergences
        self._recordings, self._divergences = recordings, divergences
        has_compiled = _compat.count_compilations() != self._compilations
        if is_new and has_compiled:
            self._offloader.record_again()
        elif is_new:
            self._recorded_gradients = self._gradients
            self._refit = Refit(self._refits, self._options)
            self._plan(json.loads(self._offloader.trace()))
        elif has_diverged:
            self.state, self.step = "diverged", None
        elif self.state == "record" and self.step is not None:
            self.state = "follow"
        elif self.state == "follow" and self.step and not self._is_disturbed:
            if not has_compiled:
                self._look_at(self.step)

    def _count(self) -> tuple[int, int]:
        figures = self._offloader.statistics()
        return figures["recordings"], figures["divergences"]

    def _plan(self, trace: dict[str, Any]) -> None:
        if self.makers:
            self._selection.restrict_trace(trace, self.makers)
        try:
            plan = self._refit.plan(trace)
        except InfeasibleError as error:
            if _compat.has_graphs():
                error.args = (f"{error}; {_COMPILED}",)
            raise
        self._offloader.set_plan(
            [
                (_ACTIONS[command["do"]], command["value"], command["before"])
                for command in plan["commands"]
            ]
        )
        name, remarks = f"step{self._made}", _remarks(trace, plan)
        self.step = Step(name, trace, plan, remarks, self._device)
        self._made += 1
        self.state = "follow"

    def _look_at(self, step: Step) -> None:
        """A followed step has ended."""
        if self._span is not None:
            step.note_span(self._span.end())
        if not step.is_armed or not self._peak:
            return
        host = self._offloader.statistics()["step_peak_host_bytes"]
        step.note_measured({"peak_bytes": self._peak, "host_peak_bytes": host})
        if self._refit.wants_another(self._peak, step.plan):
            self._plan(step.trace)


def _remarks(trace: dict[str, Any], plan: dict[str, Any]) -> list[Remark]:
    moved = {c["value"] for c in plan["commands"] if c["do"] == "offload"}
    remarks = []
    for index, value in enumerate(trace["values"]):
        if value["name"] == "other memory":
            continue
        reason = None
        if index not in moved:
            reason = (
                "the plan does without"
                if value["offloadable"]
                else "'offload' or 'keep' excludes it"
                if value.get("obstacle") == "excluded"
                else "it is never used in backward, or a part of what others hold"
            )
        remarks.append(
            Remark(
                kind="passed" if reason is None else "missed",
                message=f"{'moved' if reason is None else 'kept'} '{value['name']}'",
                bytes=value["bytes"],
                reason=reason,
                function=trace["name"],
                category="ao",
                name="plan-offload",
            )
        )
    return remarks

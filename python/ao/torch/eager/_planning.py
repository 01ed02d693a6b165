# ===- _planning.py - From a recorded step to one that is followed ---------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Records unknown steps, plans them, and refits plans that a step has exceeded."""

from __future__ import annotations

import contextlib
import dataclasses
import enum
import json
import warnings
from typing import Any, Mapping

import torch

from ..._messages import Error, InfeasibleError
from ..common import _compat, _other, _reasons, _remarks
from ..common._clock import Span
from ..common._names import Scope
from ..common._refit import Refit
from ..common._selection import Makers, Selection
from ..common._step import Step
from ._agreement import Agreement
from ._memory import Counters

# AortPlanAction.
_ACTIONS = {"offload": 0, "release": 1, "reload": 2, "wait": 3}

# Holds for autograd functions in general; those of torch.compile save the most.
_COMPILED = (
    "a compiled function needs all of its saved tensors when its backward begins: "
    "compile blocks of the model one by one, or use ao.torch.backend"
)


class _Mode(enum.IntEnum):
    """AortStepMode."""

    UNPLANNED, UNDECIDED, RECORDING, FOLLOWING, SAFE = range(5)


_STATES = {_Mode.RECORDING: "record", _Mode.FOLLOWING: "follow", _Mode.SAFE: "safe"}


@dataclasses.dataclass
class _Kept:
    """One signature that was planned. Its budget is in bytes, 0: none; the step is
    None where no plan fits."""

    step: Step | None
    refit: Refit
    budget: int
    # The highest peak above the budget that was warned of under the present plan.
    warned: int = 0
    # Bytes of the model's inputs when it was recorded.
    inputs: int = 0


class Planning:
    """The recorded steps and plans of one session."""

    def __init__(
        self,
        offloader: Any,
        counters: Counters,
        device: torch.device,
        refit: int,
        infeasible: str,
        is_recorded_safe: bool,
        options: dict[str, Any],
        selection: Selection,
        scope: Scope,
        makers: Makers | None,
        agreement: Agreement | None,
    ) -> None:
        self._offloader, self._counters, self._device = offloader, counters, device
        self._selection, self._makers = selection, makers
        self._scope = scope
        self._refits, self._options = refit, options
        self._raises = infeasible == "error"
        self._is_recorded_safe = is_recorded_safe
        self._agreement, self._steps = agreement, 0
        self._made = 0
        self.forget()

    def forget(self) -> None:
        """The next step is recorded."""
        self.step: Step | None = None
        self._kept: dict[int, _Kept] = {}
        # Budget and excess of steps without a plan of their own.
        self._rest = _Kept(None, Refit(0, self._options), 0)
        self._smallest = 0
        self._is_first = True
        self._has_warned_ineligible = False
        self._state = "record"
        self._is_stepping = False
        self._peak = 0
        self._span: Span | None = None
        # True if this step's memory is counted; true if no plan is expected.
        self.is_measuring, self._is_unknown = False, True
        # Dynamo's compilations and pipelines' inferences before this step.
        self._compilations = self._inferences = 0

    @property
    def state(self) -> str:
        if self._is_stepping:
            mode, _, expected, *_ = self._offloader.step_state()
            if mode == _Mode.UNDECIDED:
                return "follow" if expected >= 0 else "record"
            return _STATES.get(mode, self._state)
        return self._state

    def begin_step(self, key: str | None) -> None:
        """A step begins. A dispatch mode records a step, which takes time, only if no
        plan is expected; a step that comes as a surprise is recorded the next time
        then."""
        self._steps += 1
        if self._agreement:
            self._follow_agreed(self._agreement)
        gradients = self._counters.gradient_bytes
        self._offloader.begin_step(key, gradients, True)
        expected = self._kept.get(self._offloader.step_state()[2])
        step = expected.step if expected else None
        self._is_unknown = step is None
        is_counted = self._device.type == "cpu"
        is_slow = is_counted and (step is None or step.is_armed)
        self.is_measuring = is_slow or not is_counted
        if step is not None and (not self.is_measuring or self._makers):
            self._offloader.begin_step(key, gradients, False)
        self._is_stepping, self._peak = True, 0
        self._scope.inputs.clear()
        self._compilations = _compat.count_compilations()
        self._inferences = _compat.count_inferences()
        self._span = None if is_slow or step is None else Span(self._device)

    def watching(self) -> contextlib.AbstractContextManager[Any]:
        """Notes what makes the values of a step that may be recorded."""
        if self._makers and self._is_unknown:
            return self._makers.watching()
        return contextlib.nullcontext()

    def note_peak(self, peak: int) -> None:
        """Notes the peak of a part of the step."""
        self._peak = max(self._peak, peak)

    def abandon_step(self) -> None:
        """The step counts for nothing: an exception has ended it, for example."""
        self._offloader.abandon_step()
        self._is_stepping = False
        self._counters.end_step()

    def end_step(self, is_complete: bool) -> None:
        """Ends a step, and plans what was recorded or looks at how the plan did.
        Time and memory of a step in which Dynamo has compiled say nothing about later
        ones: it is recorded, or measured, again. So is a step in which a pipeline
        stage has run its module again to find out shapes. `is_complete`: autograd
        has let go of all that the step has saved.

        Raises:
          InfeasibleError: no plan fits the budgets, and the step is the first one
            that was recorded, of the only process.
        """
        has_compiled = _compat.count_compilations() != self._compilations
        has_inferred = _compat.count_inferences() != self._inferences
        is_odd = has_compiled or has_inferred
        if is_odd and self._offloader.step_state()[0] == _Mode.RECORDING:
            self.abandon_step()
            return
        # The recording reads the memory after its last event.
        self._offloader.next_step()
        self._is_stepping = False
        self._counters.end_step()
        _, _, _, mode, ended, recorded, dropped = self._offloader.step_state()
        gone = self._kept.pop(dropped, None)
        if self._agreement and gone:
            self._agreement.forget(gone)
        if recorded >= 0:
            self._plan_recorded(recorded, is_complete)
        kept = self._kept.get(ended, self._rest)
        if recorded < 0 and ended >= 0 and mode in _STATES:
            self._state = "follow" if mode == _Mode.RECORDING else _STATES[mode]
        is_followed = mode == _Mode.FOLLOWING and kept.step is not None
        if is_followed and ended >= 0:
            self.step = kept.step
        if has_compiled:
            return
        if ended < 0 and recorded < 0:
            self._warn_ineligible()
        if is_followed and ended >= 0:
            self._look_at(kept)
        if recorded >= 0 and self._is_recorded_safe:
            self._warn_above(kept, " was recorded under the safe schedule and")
        elif ended >= 0 and (is_followed or self._state == "safe"):
            self._warn_above(kept)
        if is_followed and kept.refit.wants_another(self._peak, kept.step.plan):
            self._set_plan(ended, kept.step.trace, kept)
            if self._agreement:
                self._agreement.ask(kept, kept.refit.held_back)

    def _plan_recorded(self, number: int, is_complete: bool) -> None:
        trace = json.loads(self._offloader.trace())
        kept = _Kept(None, Refit(self._refits, self._options), 0)
        kept.inputs = sum(self._scope.inputs.values())
        trace = _other.split(
            trace, lambda total: self._counters.divide(total, kept.inputs)
        )
        is_first, self._is_first = self._is_first, False
        try:
            if self._makers:
                self._selection.restrict_trace(trace, self._makers)
            self._set_plan(number, trace, kept)
            self._post(kept, trace)
        except Error as error:
            self._kept[number] = kept
            self._offloader.set_safe(number)
            self._state = "safe"
            if not isinstance(error, InfeasibleError):
                raise
            if _compat.has_graphs():
                error.args = (f"{error}; {_COMPILED}",)
            is_alone = is_first and is_complete and _compat.is_alone()
            if self._raises or is_alone:
                kept.warned = self._peak
                raise
            self._post(kept, trace)
            self._warn_infeasible(kept, trace, error)

    def _post(self, kept: _Kept, trace: dict[str, Any]) -> None:
        """Other ranks may have recorded the same step."""
        if self._agreement:
            budgets = kept.refit.resolve(trace)
            self._agreement.post(kept, trace, budgets, self._steps)

    def _follow_agreed(self, agreement: Agreement) -> None:
        """Takes the plans that all ranks have made in common, unless this rank has
        requested one that uses less of the budget."""
        for agreed, trace, plan, held_back in agreement.take(self._steps):
            for number, kept in self._kept.items():
                if kept is agreed and held_back >= kept.refit.held_back:
                    kept.refit.held_back = held_back
                    self._follow(number, trace, plan, kept)

    def _set_plan(self, number: int, trace: dict[str, Any], kept: _Kept) -> None:
        self._follow(number, trace, kept.refit.plan(trace), kept)

    def _follow(
        self, number: int, trace: dict[str, Any], plan: dict[str, Any], kept: _Kept
    ) -> None:
        self._offloader.set_plan(
            number,
            [
                (_ACTIONS[command["do"]], command["value"], command["before"])
                for command in plan["commands"]
            ],
        )
        name, remarks = f"step{self._made}", _remarks.of_values(trace, plan, _why_kept)
        self._made += 1
        kept.step = self.step = Step(
            name, trace, plan, remarks, self._device, budget=kept.refit.budget
        )
        kept.budget = self._rest.budget = kept.refit.budget
        kept.warned = 0
        self._kept[number] = kept
        self._state = "follow"

    def _look_at(self, kept: _Kept) -> None:
        """A followed step has ended."""
        step = kept.step
        assert step is not None
        if self._span is not None:
            step.note_span(self._span.end())
        if self._peak:
            host = self._offloader.statistics()["step_peak_host_bytes"]
            step.note_measured({"peak_bytes": self._peak, "host_peak_bytes": host})

    # Warnings

    def _warn_infeasible(
        self, kept: _Kept, trace: dict[str, Any], error: InfeasibleError
    ) -> None:
        """A later step, or one of several ranks, that no plan fits."""
        budgets = kept.refit.resolve(trace)
        kept.budget = budgets.get("device_memory_budget", 0)
        kept.warned = self._peak
        if error.smallest_device_budget <= self._smallest:
            return
        self._smallest = error.smallest_device_budget
        warnings.warn(
            f"{_describe(trace)} has no plan: {error}; it runs under the safe "
            "schedule, which offloads each value as it is saved",
            # The block of the user.
            stacklevel=7,
        )

    def _warn_ineligible(self) -> None:
        """Warns once of a budget if a step keeps all that it saves, and no step has a
        plan."""
        budget = self._options["device_memory_budget"]
        if budget is None or self._made or self._has_warned_ineligible:
            return
        kept = self._offloader.statistics()["kept"]
        if not any(count for name, count in kept.items() if name != "parameter"):
            return
        self._has_warned_ineligible = True
        warnings.warn(
            f"the device memory budget of {budget} does not limit a step without "
            f"eligible tensors; tensors kept: {_reasons.describe_kept(kept)}",
            stacklevel=5,
        )

    def _warn_above(self, kept: _Kept, recorded: str = "") -> None:
        """Warns if the step took more than its budget. `recorded`: the part of the
        message about a recorded step, whose peak is not that of its plan."""
        if not kept.budget or self._peak <= max(kept.budget, kept.warned):
            return
        if not recorded:
            kept.warned = self._peak
        name = f"step '{kept.step.name}'" if kept.step else "a step without a plan"
        warnings.warn(
            f"{name}{recorded} took {self._peak} bytes on the device, above its budget "
            f"of {kept.budget}: {self._describe_memory(kept)}",
            stacklevel=6,
        )

    def _describe_memory(self, kept: _Kept) -> str:
        """The parts of the memory of a step that has ended."""
        begin, found = self._counters.at_start
        gradients = self._counters.gradient_bytes
        held = self._offloader.statistics()["step_peak_held_bytes"]
        made = self._peak - begin - max(0, gradients - found) - held
        parts = self._counters.divide(max(0, begin - found), kept.inputs)
        return (
            f"{parts['parameters']} of parameters and buffers, at most "
            f"{max(gradients, found)} of gradients, {parts['optimizer-state']} of "
            f"optimizer state, {parts['inputs']} of inputs, at most {held} of saved "
            f"tensors, at least {max(0, made)} of workspace, {parts['']} unknown"
        )


def _describe(trace: dict[str, Any]) -> str:
    """A step in a message: by how much it saves."""
    saved = [value["bytes"] for value in trace["values"] if value["offloadable"]]
    return f"a step of {len(trace['ops'])} ops that saves {sum(saved)} bytes"


def _why_kept(value: Mapping[str, Any]) -> str | None:
    """Returns the reason why a plan does not offload a value; None: it is other
    memory."""
    if _other.is_other(value):
        return None
    if value["offloadable"]:
        return "not needed for the budget"
    if "obstacle" in value:
        return _reasons.describe_obstacle(value["obstacle"])
    return "it is not used in backward, or other values share its memory"

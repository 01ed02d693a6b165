# ===- _step.py - One planned training step --------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""A step that runs under a plan: its trace, plan and figures."""

from __future__ import annotations

import os
from typing import Any

import torch

from ... import _planner
from ..._messages import Error, Remark
from ._clock import Span


class Step:
    """A forward and a backward pass under one plan.

    Attributes:
      name: the name of the step in messages and documents.
      trace: the step without transfers, an `ao.step-trace` document.
      plan: the transfers and when they are made, an `ao.plan` document.
      remarks: the decision about each storage that is saved for backward, a list of
        `ao.Remark`: offloaded, kept on device with the reason, or rematerialized.
      joint_trace, joint_plan: under `recompute="planned"`, the step before it was
        divided, whose marked ops may be recomputed, and the plan that selects them.
        None: the recomputation of PyTorch's partitioner takes no more time.
    """

    def __init__(
        self,
        name: str,
        trace: dict[str, Any],
        plan: dict[str, Any],
        remarks: list[Remark],
        device: torch.device,
        *,
        budget: int = 0,
        joint_trace: dict[str, Any] | None = None,
        joint_plan: dict[str, Any] | None = None,
    ) -> None:
        self.name, self.trace, self.plan = name, trace, plan
        self.joint_trace, self.joint_plan = joint_trace, joint_plan
        self.remarks = remarks
        self._device, self._budget = device, budget
        self._is_armed = True
        self._measured: dict[str, int] | None = None
        self._span: Span | None = None

    @property
    def predicted(self) -> dict[str, Any]:
        """The figures of the plan, as in `ao.plan`."""
        return self.plan["predicted"]

    @property
    def budget_bytes(self) -> int:
        """The device budget; 0: none. A refitted plan uses less of it."""
        return self._budget

    @property
    def summary(self) -> str:
        """One line, as by `ao.summarize`: the offloaded bytes, or why there are none."""
        return _planner.summarize(self.trace, self.plan)

    def measured(self) -> dict[str, Any]:
        """Returns the figures of a run, and measures the next one.

        The peak is that of the last run: on a GPU that of the allocator; on the
        processor storages are counted, which makes a run slow: under the runner "fx"
        each, under "inductor" and in sessions the first and the one after a call of
        this method. The time is that of the last run that was not measured otherwise,
        from the begin of the first forward graph to the end of the last backward one;
        under "fx" on the processor, counting included.

        Returns:
          A dict with `peak_bytes` and `host_peak_bytes`: storages of the step
          that existed at once, on a GPU all bytes that the process had allocated
          on the device, whose peak statistics are reset for that; and `step_seconds`,
          None before the first such run.

        Raises:
          Error: the step has not run forward and backward under its plan yet.
        """
        if self._measured is None:
            raise Error(
                f"step '{self.name}' has not been measured yet: run another step"
            )
        self._is_armed = True
        seconds = self._span.seconds if self._span else None
        return {**self._measured, "step_seconds": seconds}

    def report(self, path: str | os.PathLike[str]) -> None:
        """Writes a report of the plan: a page (.html) or a document (.json).

        Raises:
          Error: the file has another ending.
          OSError: the file cannot be written.
        """
        _planner.report(self.trace, self.plan, path)

    @property
    def has_run(self) -> bool:
        """True if it was measured."""
        return self._measured is not None

    @property
    def is_armed(self) -> bool:
        """True if the next run is measured."""
        return self._is_armed

    def note_measured(self, figures: dict[str, int]) -> None:
        """Sets `peak_bytes` and `host_peak_bytes` of a run, or the first alone."""
        self._measured = {**(self._measured or {}), **figures}
        if "host_peak_bytes" in figures:
            self._is_armed = False

    def note_span(self, span: Span) -> None:
        """Sets the time of a run that was not measured otherwise."""
        self._span = span

# ===- _step.py - One planned training step --------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""What is known of a step that runs under a plan."""

from __future__ import annotations

import itertools
import os
from typing import Any, Callable, Iterable

import torch

from .. import _planner
from .._messages import Error, Remark
from ._clock import Span
from ._meter import Meter


class Step:
    """A forward and a backward pass under one plan.

    Attributes:
      name: what the step is called in messages and documents.
      trace: the step without transfers, an `ao.step-trace` document.
      plan: what moves, and when, an `ao.plan` document.
      remarks: what became of each storage that is saved for backward, a list of
        `ao.Remark`: moved, or why not; and of each that is made again.
      joint_trace, joint_plan: under `recompute="planned"`, the step before it was
        divided, whose marked ops may run again, and the plan that says which do.
        None: what PyTorch's partitioner lets run again takes no more time.
    """

    def __init__(
        self,
        name: str,
        trace: dict[str, Any],
        plan: dict[str, Any],
        remarks: list[Remark],
        device: torch.device,
        *,
        joint_trace: dict[str, Any] | None = None,
        joint_plan: dict[str, Any] | None = None,
    ) -> None:
        self.name, self.trace, self.plan = name, trace, plan
        self.joint_trace, self.joint_plan = joint_trace, joint_plan
        self.remarks = remarks
        self._device = device
        self._meter: Meter | None = None
        self._constants: list[torch.Tensor] = []
        self._is_armed = True
        # The most bytes that a run began with whose peak the allocator told, other
        # than metered ones, and whether it is to tell that of the current run.
        self._begun_bytes = -1
        self._is_watching = False
        self._measured: dict[str, int] | None = None
        self._fresh_peak = 0
        self._running: Span | None = None
        self._span: Span | None = None

    @property
    def predicted(self) -> dict[str, Any]:
        """The figures of the plan, as in `ao.plan`."""
        return self.plan["predicted"]

    @property
    def summary(self) -> str:
        """One line, as by `ao.summarize`: what moved, or why nothing did."""
        return _planner.summarize(self.trace, self.plan)

    def measured(self) -> dict[str, Any]:
        """What a run took, and measures the next one.

        The memory of a step's first run is measured, which makes it slow; asking
        does so again in the next. On a GPU the allocator also tells the peak of the
        run behind it, and of each that begins with more memory than those: an
        optimizer makes what it keeps behind a step. The time is that of the last run
        that was not slow, from the begin of forward to the end of backward.

        Returns:
          A dict with `peak_bytes` and `host_peak_bytes`: storages of the step
          that were there at once, on a GPU all that the process had allocated on
          the device, whose peak statistics are reset for that; and `step_seconds`,
          None while there was no such run.

        Raises:
          Error: the step has not run forward and backward yet.
        """
        if self._measured is None:
            raise Error(f"step '{self.name}' has not run yet")
        self._is_armed = True
        seconds = self._span.seconds if self._span else None
        return {**self._measured, "step_seconds": seconds}

    def report(self, path: str | os.PathLike[str]) -> None:
        """Writes the plan to look at: a page (.html) or a document (.json).

        Raises:
          Error: the file has another ending.
          OSError: the file cannot be written.
        """
        _planner.report(self.trace, self.plan, path)

    @property
    def is_armed(self) -> bool:
        """Whether the next run is measured."""
        return self._is_armed

    def note_measured(self, figures: dict[str, int]) -> None:
        """What a run took, which somebody else has measured."""
        self._measured, self._is_armed = figures, False

    def note_span(self, span: Span) -> None:
        """How long a run took that was not measured otherwise."""
        self._span = span

    @property
    def counts_process(self) -> bool:
        """Whether the measured peak has all that the process holds on the device."""
        return self._device.type != "cpu"

    def take_peak(self) -> int:
        """The measured peak, told once for each measurement; else 0."""
        peak, self._fresh_peak = self._fresh_peak, 0
        return peak

    # What the runner calls

    def hold(self, constants: Iterable[torch.Tensor]) -> None:
        """Tensors that belong to the graphs are there all the time."""
        self._constants += constants

    def run_forward(self, function: Callable[[list], Any], inputs: list) -> Any:
        """Runs the forward graph on a list of inputs, which is emptied."""
        if not self._is_armed:
            self._watch()
            self._running = Span(self._device)
            return function(inputs)
        self._running = None
        self._is_armed = self._is_watching = False
        self._meter = Meter()
        if self.counts_process:
            torch.accelerator.reset_peak_memory_stats(self._device)
        with self._meter.running(itertools.chain(self._constants, inputs)):
            return function(inputs)

    def run_backward(self, function: Callable[[list], Any], inputs: list) -> Any:
        """Runs the backward graph, which ends a measurement."""
        meter, self._meter = self._meter, None
        if meter is None:
            results = function(inputs)
            if self._running is not None:
                self.note_span(self._running.end())
            if self._is_watching:
                self._is_watching = False
                self._note_peak(torch.accelerator.max_memory_allocated(self._device))
            return results
        with meter.running(itertools.chain(self._constants, inputs)):
            results = function(inputs)
        peak = meter.peak["device"]
        if self.counts_process:
            peak = torch.accelerator.max_memory_allocated(self._device)
            self._begun_bytes = -1
        self._measured = {"host_peak_bytes": meter.peak["host"]}
        self._note_peak(peak)
        return results

    def _watch(self) -> None:
        """Has the allocator tell the peak of a run that may take more than others."""
        if not self.counts_process or self._measured is None:
            return
        bytes = torch.accelerator.memory_allocated(self._device)
        if bytes > self._begun_bytes:
            self._begun_bytes, self._is_watching = bytes, True
            torch.accelerator.reset_peak_memory_stats(self._device)

    def _note_peak(self, peak: int) -> None:
        """What a run took on the device."""
        assert self._measured is not None
        self._measured["peak_bytes"] = self._fresh_peak = peak

# ===- _measuring.py - Repeated runs of one step ---------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs a training step from one state: its peak, its time, its results."""

from __future__ import annotations

import contextlib
import statistics
from typing import Any, Callable, Iterator

import torch

from ._clock import Span
from ._meter import Meter, model_tensors


class StepRunner:
    """Runs `step(model)` with the same random numbers, buffers and no gradients.

    A context manager, which puts gradients and buffers back.

    Attributes:
      device: where the model's parameters are.
      plain_peak: the peak of the step as it is.
    """

    def __init__(
        self, step: Callable[[Any], Any], model: torch.nn.Module, repeat: int
    ) -> None:
        self.model = model
        self._step, self._repeat = step, repeat
        self.device = next(
            (p.device for p in model.parameters()), torch.device("cpu")
        )
        self._context: Callable[[], Any] = contextlib.nullcontext
        self._meter: Meter | None = None
        self._grads: list[Any] = []
        self._buffers: list[torch.Tensor] = []
        self._expected: list[Any] = []

    def __enter__(self) -> StepRunner:
        self._grads = [p.grad for p in self.model.parameters()]
        self._buffers = [b.clone() for b in self.model.buffers()]
        try:
            self._expected = self._run(self.model)
            with self.metered():
                self.plain_peak = self.peak(self.model)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: Any) -> None:
        self._begin()
        for parameter, grad in zip(self.model.parameters(), self._grads):
            parameter.grad = grad

    @contextlib.contextmanager
    def inside(self, context: Callable[[], Any]) -> Iterator[None]:
        """Steps run inside of what `context` gives."""
        self._context = context
        try:
            yield
        finally:
            self._context = contextlib.nullcontext

    @contextlib.contextmanager
    def metered(self) -> Iterator[Meter | None]:
        """`peak` may be called; gives what counts, if it is not the allocator."""
        self._meter = Meter() if self.device.type == "cpu" else None
        try:
            yield self._meter
        finally:
            self._meter = None

    def run(self, model: Any) -> bool:
        """Runs a step: whether its results are those of the step as it is."""
        ours = self._run(model)
        return len(ours) == len(self._expected) and all(
            a is b or a is not None and b is not None and torch.equal(a, b)
            for a, b in zip(ours, self._expected)
        )

    def peak(self, model: Any) -> int:
        """The most bytes on the device while a step runs."""
        if self._meter is None:
            return self.allocated_peak(model)
        self._begin()
        with self._meter.running(model_tensors(self.model)):
            self._call(model)
        return self._meter.peak["device"]

    def allocated_peak(self, model: Any) -> int:
        """The allocator's peak; 0 on the processor, whose allocator has none."""
        if self.device.type == "cpu":
            return 0
        self._begin()
        torch.accelerator.reset_peak_memory_stats(self.device)
        self._call(model)
        return torch.accelerator.max_memory_allocated(self.device)

    def time(self, model: Any) -> float:
        """Seconds that a step takes: the median of several."""
        return statistics.median(self._time(model) for _ in range(self._repeat))

    def _time(self, model: Any) -> float:
        self._begin()
        span = Span(self.device)
        self._call(model)
        return span.end().seconds

    def _run(self, model: Any) -> list[Any]:
        self._begin()
        loss = self._call(model)
        results = [p.grad for p in self.model.parameters()]
        results += [buffer.clone() for buffer in self.model.buffers()]
        if isinstance(loss, torch.Tensor):
            results.append(loss.detach())
        return results

    def _begin(self) -> None:
        for parameter in self.model.parameters():
            parameter.grad = None
        with torch.no_grad():
            for buffer, content in zip(self.model.buffers(), self._buffers):
                buffer.copy_(content)

    def _call(self, model: Any) -> Any:
        devices = [] if self.device.type == "cpu" else [self.device]
        with torch.random.fork_rng(devices, device_type=self.device.type):
            torch.manual_seed(0)
            with self._context():
                return self._step(model)

# ===- _memory.py - What a device holds while a step runs ------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Two counters: bytes in use, and the most since somebody asked.

A GPU's allocator has them. The processor's has not: there, storages are counted
while ops make them, which costs time, so a step is measured when it has to be.
"""

from __future__ import annotations

import contextlib
from typing import Iterator

import torch

from ._meter import Meter, model_tensors


class Counters:
    """Counts for one device; nothing where no step is being measured."""

    def __init__(
        self, model: torch.nn.Module, device: torch.device, held_bytes: int
    ) -> None:
        self._model, self._device = model, device
        self._held_bytes = held_bytes
        self._meter: Meter | None = None
        self._peak = 0
        # The most since the last sample, where measuring has ended meanwhile.
        self._rest = 0

    def sample(self) -> tuple[int, int]:
        """Bytes now, and the most since the last call."""
        now, peak = self._read()
        peak, self._rest = max(peak, self._rest), 0
        self._peak = max(self._peak, peak)
        return now, peak

    def _read(self) -> tuple[int, int]:
        if self._meter is not None:
            now, peak = self._meter.take_peak()
            return now + self._held_bytes, peak + self._held_bytes
        if self._device.type == "cpu":
            return 0, 0
        now = torch.cuda.memory_allocated(self._device)
        peak = torch.cuda.max_memory_allocated(self._device)
        torch.cuda.reset_peak_memory_stats(self._device)
        return now, peak

    @contextlib.contextmanager
    def measuring(self) -> Iterator[None]:
        """Measures what runs meanwhile; `peak` is its peak then."""
        with contextlib.ExitStack() as stack:
            if self._device.type == "cpu":
                meter = Meter()
                stack.enter_context(meter.running(model_tensors(self._model)))
                self._meter = meter
            else:
                self.sample()
            self._peak = 0
            try:
                yield
            finally:
                # A step ends outside: what its last op took is asked for then.
                _, self._rest = self.sample()
                self._meter = None

    def end_step(self) -> None:
        """What nobody has asked for is no part of the next step."""
        self._rest = 0

    @property
    def peak(self) -> int:
        return self._peak

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

from ._meter import Meter, model_tensors, parts_of


class Counters:
    """Counts for one device, from the first run of a step to its end; nothing where
    no step is being measured."""

    def __init__(
        self, model: torch.nn.Module, device: torch.device, held_bytes: int
    ) -> None:
        self._model, self._device = model, device
        self._held_bytes = held_bytes
        self._meter: Meter | None = None
        self._is_counting = False
        self._peak = 0

    def sample(self) -> tuple[int, int]:
        """Bytes now, and the most since the last call."""
        if self._meter is not None:
            now, peak = self._meter.take_peak()
            now, peak = now + self._held_bytes, peak + self._held_bytes
        elif self._device.type == "cpu":
            return 0, 0
        else:
            now = torch.cuda.memory_allocated(self._device)
            peak = torch.cuda.max_memory_allocated(self._device)
            torch.cuda.reset_peak_memory_stats(self._device)
        self._peak = max(self._peak, peak)
        return now, peak

    @contextlib.contextmanager
    def measuring(self) -> Iterator[None]:
        """Measures what runs meanwhile, which is a part of a step."""
        if not self._is_counting:
            self._is_counting = True
            if self._device.type == "cpu":
                self._meter = Meter()
            self.sample()
            self._peak = 0
        if self._meter is None:
            yield
        else:
            with self._meter.running(model_tensors(self._model)):
                yield

    def end_step(self) -> None:
        """The next one is another one."""
        self._is_counting, self._meter, self._peak = False, None, 0

    @property
    def gradient_bytes(self) -> int:
        """Those of the model's gradients that are there."""
        storages = (
            part.untyped_storage()
            for parameter in self._model.parameters()
            for part in parts_of(parameter.grad)
        )
        return sum({storage._cdata: storage.nbytes() for storage in storages}.values())

    @property
    def model_bytes(self) -> int:
        """Those of the model's parameters, buffers and gradients."""
        storages = (
            part.untyped_storage()
            for tensor in model_tensors(self._model)
            for part in parts_of(tensor)
        )
        return sum({storage._cdata: storage.nbytes() for storage in storages}.values())

    @property
    def peak(self) -> int:
        """The most since the step began."""
        self._peak = max(self._peak, self._latest())
        return self._peak

    def _latest(self) -> int:
        """The most since the last sample."""
        if self._meter is not None:
            return self._meter.peak["device"] + self._held_bytes
        if not self._is_counting:
            return 0
        return torch.cuda.max_memory_allocated(self._device)

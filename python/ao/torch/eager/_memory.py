# ===- _memory.py - Device memory during a step ----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Two counters: bytes in use, and the most since the last sample.

A GPU's allocator has them. The processor's has not: there, storages are counted
while ops make them, which costs time, so a step is measured when it has to be.
"""

from __future__ import annotations

import contextlib
from typing import Iterator

import torch

from ..common import _other
from ..common._meter import Meter, held_gradients, held_tensors, model_tensors


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
        # Parameters without a gradient, the bytes of each storage of gradients and their
        # buckets, and `at_start`.
        self._without: list[torch.nn.Parameter] = []
        self._gradients: dict[int, int] = {}
        self._at_start = 0, 0

    def sample(self) -> tuple[int, int, int]:
        """Bytes now, the most since the last call, and those of gradients now."""
        if self._meter is not None:
            now, peak = self._meter.take_peak()
            now, peak = now + self._held_bytes, peak + self._held_bytes
        elif self._device.type == "cpu":
            return 0, 0, 0
        else:
            now = torch.cuda.memory_allocated(self._device)
            peak = torch.cuda.max_memory_allocated(self._device)
            torch.cuda.reset_peak_memory_stats(self._device)
        self._peak = max(self._peak, peak)
        return now, peak, self._count_gradients()

    @contextlib.contextmanager
    def measuring(self) -> Iterator[None]:
        """Measures what runs meanwhile, which is a part of a step."""
        if not self._is_counting:
            self._is_counting = True
            if self._device.type == "cpu":
                self._meter = Meter()
                self._meter.count(model_tensors(self._model))
            parameters = self._model.parameters()
            self._without = [each for each in parameters if each.grad is None]
            self._gradients = _other.storages_of(held_gradients(self._model))
            now, _, gradients = self.sample()
            self._at_start = now, gradients
            self._peak = 0
        if self._meter is None:
            yield
        else:
            with self._meter.running(model_tensors(self._model)):
                yield

    def end_step(self) -> None:
        """The next one is another one."""
        self._is_counting, self._meter, self._peak = False, None, 0
        self._without.clear()

    @property
    def gradient_bytes(self) -> int:
        """Those of the model's gradients that are there, and of their buckets."""
        return _other.bytes_of(held_gradients(self._model))

    def divide(self, total: int, inputs: int) -> dict[str, int]:
        """Divides the bytes that are there during a whole step, without gradients, into
        the parts of `_other`; "": not known. `inputs`: those of the model's inputs."""
        known = {
            "parameters": lambda: _other.bytes_of(held_tensors(self._model)),
            "optimizer-state": lambda: _other.optimizer_bytes(self._model),
            "inputs": lambda: inputs,
        }
        parts = {}
        for part, measure in known.items():
            # Finding optimizers takes long: it is omitted where nothing remains.
            parts[part] = min(measure(), total) if total else 0
            total -= parts[part]
        return {**parts, "": total}

    @property
    def at_start(self) -> tuple[int, int]:
        """Bytes when the step began, and those of gradients among them."""
        return self._at_start

    def _count_gradients(self) -> int:
        """Returns the bytes of gradients in a step that is being measured, which keeps
        each gradient once it exists. Recordings call it often, so only parameters
        without a gradient are visited."""
        fresh = [each.grad for each in self._without if each.grad is not None]
        if fresh:
            self._without = [each for each in self._without if each.grad is None]
            self._gradients |= _other.storages_of(fresh)
        return sum(self._gradients.values())

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

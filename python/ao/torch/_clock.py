# ===- _clock.py - Time that a device takes --------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Time between two points: of the device's stream, or of the calling thread."""

from __future__ import annotations

import time

import torch


class Span:
    """Begins when it is made. Neither end waits for the device."""

    def __init__(self, device: torch.device) -> None:
        self._device = device
        self._begin = self._now()
        self._end: int | torch.Event | None = None

    def end(self) -> Span:
        self._end = self._now()
        return self

    @property
    def seconds(self) -> float:
        """Between begin and end, which is waited for."""
        if isinstance(self._begin, int):
            return (self._end - self._begin) / 1e9
        self._end.synchronize()
        return self._begin.elapsed_time(self._end) / 1e3

    def _now(self) -> int | torch.Event:
        if self._device.type == "cpu":
            return time.perf_counter_ns()
        event = torch.Event(device=self._device, enable_timing=True)
        event.record()
        return event

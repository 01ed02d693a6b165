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
from typing import Any, Callable

import torch

# Copies on the device that take longer than a host needs to issue an op: about a
# millisecond on a GPU of 2024.
_BUSY_BYTES, _BUSY_COPIES = 32 << 20, 64


def time_on(device: torch.device, run: Callable[[], Any]) -> float:
    """Seconds that a device takes for `run`, without the host's for issuing it:
    meanwhile the device is busy with something else."""
    if device.type != "cpu":
        source, target = torch.empty(
            2, _BUSY_BYTES, dtype=torch.uint8, device=device
        )
        for _ in range(_BUSY_COPIES):
            target.copy_(source)
    span = Span(device)
    run()
    return span.end().seconds


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

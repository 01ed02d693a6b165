# ===- _rates.py - Rates of a device and of its link, measured -------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""A machine's description from a few copies and products.

Copies go from and to pinned memory, each way alone and both at once; the lower
rate counts, since a plan uses both directions together. A kernel that device memory
limits is timed without and beside copies each way, for the bandwidth that these take.
"""

from __future__ import annotations

import os
from typing import Any, Callable, Protocol

import torch

from ..._messages import Error
from ._clock import time_on

_COPY_BYTES, _SMALL_BYTES, _FILL_BYTES = 64 << 20, 4096, 256 << 20
_SIDE = 4096
_RUNS = 5
# Copies of 64 MiB that are queued to be in flight beside a kernel.
_MOST_COPIES = 1024

_TYPES = {"f32": torch.float32, "bf16": torch.bfloat16, "f16": torch.float16}


class Probe(Protocol):
    """Measurements of a device; times are seconds."""

    name: str
    device_memory: int

    def copy(self, directions: tuple[str, ...], size: int) -> float:
        """Copies `size` bytes "out" or "back", or both at once."""

    def fill(self, size: int) -> float:
        """Copies `size` bytes on the device."""

    def invert(self, size: int, beside: str | None = None) -> float:
        """Runs a kernel that reads and writes `size` bytes, beside copies "out" or
        "back"."""

    def multiply(self, dtype: torch.dtype, side: int) -> float:
        """Multiplies square matrices."""


def bandwidths(probe: Probe) -> dict[str, float]:
    """Bytes per second of copies out and back, as a description has them."""
    both = probe.copy(("out", "back"), _COPY_BYTES)
    slowest = {d: max(both, probe.copy((d,), _COPY_BYTES)) for d in ("out", "back")}
    return {
        "d2h_bandwidth": _COPY_BYTES / slowest["out"],
        "h2d_bandwidth": _COPY_BYTES / slowest["back"],
    }


def interferences(probe: Probe) -> dict[str, float]:
    """Returns the shares of the device's memory bandwidth that copies to the host and
    to the device take from a kernel."""
    alone = probe.invert(_FILL_BYTES)
    shares = {
        key: max(0.0, 1 - alone / probe.invert(_FILL_BYTES, beside=direction))
        for key, direction in (("d2h_interference", "out"), ("h2d_interference", "back"))
    }
    # A machine description is invalid if both shares add up to more than 0.99.
    excess = max(1.0, sum(shares.values()) / 0.99)
    return {key: share / excess for key, share in shares.items()}


def describe(probe: Probe) -> dict[str, Any]:
    """The description of a machine, as `ao.plan` takes it."""
    rates = bandwidths(probe)
    small = max(probe.copy((d,), _SMALL_BYTES) for d in ("out", "back"))
    products = {
        name: 2 * _SIDE**3 / probe.multiply(dtype, _SIDE)
        for name, dtype in _TYPES.items()
    }
    return {
        "name": probe.name,
        **rates,
        "latency_us": small * 1e6,
        # Read and written.
        "memory_bandwidth": 2 * _FILL_BYTES / probe.fill(_FILL_BYTES),
        **interferences(probe),
        "device_memory": probe.device_memory,
        "host_memory": os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"),
        "peak_flops": products,
        "ranks_per_host_link": 1,
    }


def time_beside(
    issue: Callable[[], None], measure: Callable[[], float], stream: Any
) -> float:
    """Returns the shortest of several times of a kernel beside copies, in seconds.

    Args:
      issue: enqueues one copy on `stream`.
      measure: runs the kernel and returns its time. A time counts only if copies are
        still in flight afterwards.
      stream: the stream of the copies.

    Raises:
      Error: even the largest number of copies ends before the kernel.
    """
    found: list[float] = []
    count = 1
    while len(found) < _RUNS:
        for _ in range(count):
            issue()
        seconds = measure()
        if not stream.query():
            found.append(seconds)
        elif count < _MOST_COPIES:
            count *= 2
        else:
            raise Error(f"cannot measure interference: {count} copies end before a kernel")
        stream.synchronize()
    return min(found)


class CudaProbe:
    """A GPU, timed by events."""

    def __init__(self, device: torch.device) -> None:
        properties = torch.cuda.get_device_properties(device)
        self.name, self.device_memory = properties.name, properties.total_memory
        self.pci_address = (
            f"{properties.pci_domain_id:04x}:{properties.pci_bus_id:02x}:"
            f"{properties.pci_device_id:02x}.0"
        )
        self._device = device
        self.streams = {d: torch.cuda.Stream(device) for d in ("out", "back")}

    def copy(self, directions: tuple[str, ...], size: int) -> float:
        issues = [self.copies(direction, size) for direction in directions]

        def run() -> None:
            current = torch.cuda.current_stream(self._device)
            for issue in issues:
                issue()
            for direction in directions:
                current.wait_stream(self.streams[direction])

        return self._best(run)

    def copies(self, direction: str, size: int) -> Callable[[], None]:
        """Returns a function that enqueues a copy without waiting for it."""
        host = torch.empty(size, dtype=torch.uint8, pin_memory=True)
        device = torch.empty(size, dtype=torch.uint8, device=self._device)
        target, source = (host, device) if direction == "out" else (device, host)
        stream = self.streams[direction]

        def issue() -> None:
            stream.wait_stream(torch.cuda.current_stream(self._device))
            with torch.cuda.stream(stream):
                target.copy_(source, non_blocking=True)

        return issue

    def fill(self, size: int) -> float:
        source, target = torch.empty(2, size, dtype=torch.uint8, device=self._device)
        return self._best(lambda: target.copy_(source))

    def invert(self, size: int, beside: str | None = None) -> float:
        words = torch.empty(2, size // 4, dtype=torch.int32, device=self._device)
        source, target = words

        def run() -> None:
            torch.bitwise_not(source, out=target)

        if beside is None:
            return self._best(run)
        return time_beside(
            self.copies(beside, _COPY_BYTES),
            lambda: time_on(self._device, run),
            self.streams[beside],
        )

    def multiply(self, dtype: torch.dtype, side: int) -> float:
        # Zeros would be faster than numbers: they take less power.
        matrix = torch.randn(side, side, dtype=dtype, device=self._device)
        return self._best(lambda: matrix @ matrix)

    def _best(self, run: Callable[[], Any]) -> float:
        """The least of several times, the first of which warms up."""
        run()
        return min(time_on(self._device, run) for _ in range(_RUNS))

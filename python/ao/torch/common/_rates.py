# ===- _rates.py - Rates of a device and of its link, measured -------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""A machine's description from a few copies and products.

Copies go from and to pinned memory, each way alone and both at once; the lower
rate counts, since a plan uses both directions together.
"""

from __future__ import annotations

import os
from typing import Any, Callable, Protocol

import torch

from ._clock import time_on

_COPY_BYTES, _SMALL_BYTES = 64 << 20, 4096
_SIDE = 4096
_RUNS = 5

_TYPES = {"f32": torch.float32, "bf16": torch.bfloat16, "f16": torch.float16}


class Probe(Protocol):
    """Measurements of a device; times are seconds."""

    name: str
    device_memory: int

    def copy(self, directions: tuple[str, ...], size: int) -> float:
        """Copies `size` bytes "out" or "back", or both at once."""

    def fill(self, size: int) -> float:
        """Copies `size` bytes on the device."""

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
        "memory_bandwidth": 2 * 4 * _COPY_BYTES / probe.fill(4 * _COPY_BYTES),
        "device_memory": probe.device_memory,
        "host_memory": os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"),
        "peak_flops": products,
        "ranks_per_host_link": 1,
    }


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
        self._streams = {d: torch.cuda.Stream(device) for d in ("out", "back")}

    def copy(self, directions: tuple[str, ...], size: int) -> float:
        pairs = {
            d: (
                torch.empty(size, dtype=torch.uint8, pin_memory=True),
                torch.empty(size, dtype=torch.uint8, device=self._device),
            )
            for d in directions
        }

        def run() -> None:
            current = torch.cuda.current_stream(self._device)
            for direction, (host, device) in pairs.items():
                stream = self._streams[direction]
                stream.wait_stream(current)
                with torch.cuda.stream(stream):
                    if direction == "out":
                        host.copy_(device, non_blocking=True)
                    else:
                        device.copy_(host, non_blocking=True)
            for direction in pairs:
                current.wait_stream(self._streams[direction])

        return self._best(run)

    def fill(self, size: int) -> float:
        source, target = torch.empty(2, size, dtype=torch.uint8, device=self._device)
        return self._best(lambda: target.copy_(source))

    def multiply(self, dtype: torch.dtype, side: int) -> float:
        # Zeros would be faster than numbers: they take less power.
        matrix = torch.randn(side, side, dtype=dtype, device=self._device)
        return self._best(lambda: matrix @ matrix)

    def _best(self, run: Callable[[], Any]) -> float:
        """The least of several times, the first of which warms up."""
        run()
        return min(time_on(self._device, run) for _ in range(_RUNS))

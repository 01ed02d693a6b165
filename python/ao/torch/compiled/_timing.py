# ===- _timing.py - Durations of ops, measured -----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs ops on tensors like those of a graph, once a signature.

Only ops with a FLOP formula run: products, convolutions, attention. Others take
the time of their bytes, and some (collectives) must not run alone.
"""

from __future__ import annotations

import contextlib
import statistics
from typing import Any, Callable

import torch
from torch import fx

from ..common import _compat
from ..common._clock import time_on
from ._storages import fake_of, hint, is_mutable

_WARM_UPS, _RUNS = 3, 10


def measure(node: fx.Node, device: torch.device) -> dict[str, Any] | None:
    """Microseconds and workspace of an op; None where it does not run here: too
    little memory, or an op that writes to its operands."""
    if is_mutable(node):
        return None
    devices = [] if device.type == "cpu" else [device]
    with contextlib.ExitStack() as stack:
        # Dynamo compiles under fake tensors.
        stack.enter_context(_compat.private("unset_fake_temporarily")())
        stack.enter_context(torch.no_grad())
        stack.enter_context(
            torch.random.fork_rng(devices, device_type=device.type)
        )
        try:
            args, kwargs = fx.map_arg((node.args, node.kwargs), _make_operand)
            return _measure(lambda: node.target(*args, **kwargs), device)
        except (torch.OutOfMemoryError, NotImplementedError):
            return None


def _measure(run: Callable[[], Any], device: torch.device) -> dict[str, Any]:
    for _ in range(_WARM_UPS):
        run()
    seconds = statistics.median(time_on(device, run) for _ in range(_RUNS))
    return {
        "duration_us": seconds * 1e6,
        "workspace_bytes": _find_workspace(run, device),
    }


def _make_operand(node: fx.Node) -> Any:
    """Real tensors for fake ones: random numbers, zeros where they are indices."""
    return _compat.private("tree_map")(_make_real, fake_of(node))


def _make_real(fake: Any) -> Any:
    if not isinstance(fake, torch.Tensor):
        return hint(fake)
    size, stride = [[hint(n) for n in ns] for ns in (fake.size(), fake.stride())]
    reach = 1 + sum((n - 1) * step for n, step in zip(size, stride))
    flat = torch.zeros(max(reach, 1), dtype=fake.dtype, device=fake.device)
    if flat.is_floating_point() or flat.is_complex():
        flat.normal_()
    return flat.as_strided(size, stride)


def _find_workspace(run: Callable[[], Any], device: torch.device) -> int:
    """Returns the bytes that an op occupies beside its results; the processor's
    allocator does not count them."""
    if device.type == "cpu":
        return 0
    before = torch.accelerator.memory_allocated(device)
    torch.accelerator.reset_peak_memory_stats(device)
    results = run()
    peak = torch.accelerator.max_memory_allocated(device)
    after = torch.accelerator.memory_allocated(device)
    del results
    return max(0, peak - max(before, after))

# ===- _late.py - Transfers on a processor, as late as can be --------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Copies for tensors of the processor, where host and device are one.

A copy happens at its wait, and until then its destination holds NaN (or bytes of
ones), so that a read before the wait is found without a GPU.
"""

from __future__ import annotations

import torch

from . import _pending


def _destination(like: torch.Tensor) -> torch.Tensor:
    tensor = torch.empty_strided(like.size(), like.stride(), dtype=like.dtype)
    tensor.untyped_storage().fill_(0xFF)
    _pending.begin(tensor, None)
    return tensor


def offload(src: torch.Tensor, plan: str, command: int) -> torch.Tensor:
    """Begins the offload of a tensor."""
    return _destination(src)


def reload(
    host: torch.Tensor,
    device: torch.device,
    plan: str,
    command: int,
) -> torch.Tensor:
    """Begins the reload of a tensor."""
    _pending.check_source(host, plan, command)
    return _destination(host)


def wait(
    dst: torch.Tensor, src: torch.Tensor, plan: str, command: int
) -> torch.Tensor:
    """Waits for the copy of `src` to `dst`, and gives `dst`."""
    _pending.end(dst, plan, command)
    dst.copy_(src)
    return dst

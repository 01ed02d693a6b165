# ===- _versions.py - Writes to tensors that were saved --------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Versions of saved tensors: hooks of saved tensors switch PyTorch's check off."""

from __future__ import annotations

import contextlib

import torch


def make_watch(alias: torch.Tensor) -> torch.Tensor:
    """A tensor that shares the version of `alias`, and has no memory, except inside
    of a functorch transform, which forbids to take it away."""
    watch = alias.detach()
    with contextlib.suppress(RuntimeError):
        watch.data = torch.empty(0, dtype=alias.dtype, device=alias.device)
    return watch


def make_written_error(
    tensor: torch.Tensor,
    version: int,
    expected: int,
    sizes: tuple[int, ...] | None = None,
) -> RuntimeError:
    """Returns an error with the text of PyTorch's own, which also names the op."""
    shape = list(tensor.shape if sizes is None else sizes)
    return RuntimeError(
        "one of the variables needed for gradient computation has been modified "
        f"by an inplace operation: [{tensor.type()} {shape}] is at version "
        f"{version}; expected version {expected} instead. Hint: enable anomaly "
        "detection to find the operation that failed to compute its gradient, "
        "with torch.autograd.set_detect_anomaly(True)."
    )

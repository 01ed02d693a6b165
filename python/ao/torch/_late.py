# ===- _late.py - Transfers on a processor, as late as can be --------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Copies for tensors of the processor, where host and device are one.

A copy happens at its wait, and until then its destination holds NaN (or bytes of
ones): whoever reads early, reads that. So a wrong order shows where no GPU is.
"""

from __future__ import annotations

import torch

from .._messages import Error

# On the storage of a destination whose copy nobody has waited for: plan and
# command. Not on the tensor, of which generated code makes others.
COPY = "_ao_copy"


def _destination(
    like: torch.Tensor, size: object, stride: object, copy: tuple[str, int]
) -> torch.Tensor:
    tensor = torch.empty_strided(size, stride, dtype=like.dtype)
    storage = tensor.untyped_storage()
    storage.fill_(0xFF)
    setattr(storage, COPY, copy)
    return tensor


def offload(src: torch.Tensor, plan: str, command: int) -> torch.Tensor:
    """Begins to copy a tensor out."""
    return _destination(src, src.size(), src.stride(), (plan, command))


def reload(
    host: torch.Tensor,
    device: torch.device,
    size: list[int],
    stride: list[int],
    plan: str,
    command: int,
) -> torch.Tensor:
    """Begins to copy a tensor back."""
    if device.type != "cpu":
        raise Error(f"no transfers to tensors of device '{device}'")
    if hasattr(host.untyped_storage(), COPY):
        raise Error(
            f"command {command} of plan {plan} copies back what nobody has "
            "waited for"
        )
    return _destination(host, size, stride, (plan, command))


def wait(
    dst: torch.Tensor, src: torch.Tensor, plan: str, command: int
) -> torch.Tensor:
    """Waits for the copy of `src` to `dst`, and gives `dst`."""
    storage = dst.untyped_storage()
    if not hasattr(storage, COPY):
        raise Error(
            f"command {command} of plan {plan} waits for a copy that was not "
            "begun, or that was waited for already"
        )
    delattr(storage, COPY)
    dst.copy_(src)
    return dst

# ===- _pending.py - Copies before their wait ------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Marks destinations of copies that are not waited for yet.

The mark is on the storage, since generated code makes other tensors of it.
"""

from __future__ import annotations

from typing import Any

import torch

from ..._messages import Error

COPY = "_ao_copy"


def begin(destination: torch.Tensor, copy: Any) -> None:
    """Marks a destination; `copy`: what `end` returns."""
    setattr(destination.untyped_storage(), COPY, copy)


def find(destination: torch.Tensor) -> Any:
    """Returns the `copy` of `begin`; None: the destination has no mark."""
    return getattr(destination.untyped_storage(), COPY, None)


def check_source(host: torch.Tensor, plan: str, command: int) -> None:
    """Checks that the source of a reload is complete.

    Raises:
      Error: its offload was not waited for.
    """
    if hasattr(host.untyped_storage(), COPY):
        raise Error(
            f"command {command} of plan {plan} reloads a value whose offload was not "
            "waited for"
        )


def end(destination: torch.Tensor, plan: str, command: int) -> Any:
    """Removes the mark of a destination, and returns the `copy` of `begin`.

    Raises:
      Error: there is no such copy.
    """
    storage = destination.untyped_storage()
    if not hasattr(storage, COPY):
        raise Error(
            f"command {command} of plan {plan} waits for a copy that was not "
            "begun, or that was waited for already"
        )
    copy = getattr(storage, COPY)
    delattr(storage, COPY)
    return copy

# ===- _pending.py - Copies that nobody has waited for ---------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Which destinations of copies still have to be waited for.

It is said on the storage: of a tensor, generated code makes others.
"""

from __future__ import annotations

from typing import Any

import torch

from ..._messages import Error

COPY = "_ao_copy"


def begin(destination: torch.Tensor, copy: Any) -> None:
    """`copy`: what its wait has to know."""
    setattr(destination.untyped_storage(), COPY, copy)


def check_source(host: torch.Tensor, plan: str, command: int) -> None:
    """A copy back reads what has arrived.

    Raises:
      Error: it has not.
    """
    if hasattr(host.untyped_storage(), COPY):
        raise Error(
            f"command {command} of plan {plan} reloads a value whose offload was not "
            "waited for"
        )


def end(destination: torch.Tensor, plan: str, command: int) -> Any:
    """What `begin` was told.

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

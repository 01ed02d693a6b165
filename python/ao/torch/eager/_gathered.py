# ===- _gathered.py - Weights that FSDP gathers ----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Keeps gathered weights of FSDP out of plans.

FSDP gathers the weights of a module before its forward pass into storages of its own
and frees the memory of these, not the storages, when the pass has run. A copy of such
a storage would read freed memory. So the storages are marked as those of parameters,
under whatever view a weight is saved; their memory is a workspace of the recorded
step.
"""

from __future__ import annotations

import sys
from typing import Any

import torch

from ..common import _binding


def keep_gathered(model: torch.nn.Module) -> None:
    """Marks the gathered weights of a model, as soon as they have storages."""
    # An import takes a second; without one by the caller no module is sharded.
    fsdp = sys.modules.get("torch.distributed.fsdp")
    if fsdp is None:
        return
    for module in model.modules():
        if isinstance(module, fsdp.FullyShardedDataParallel):
            _mark_at_forward(module.module)
        elif isinstance(module, fsdp.FSDPModule):
            _mark_at_forward(module)


def _mark_at_forward(module: torch.nn.Module) -> None:
    """FSDP keeps the storages from the first forward pass on, and gathers before
    hooks that were added later run."""

    def mark(module: torch.nn.Module, _: Any) -> None:
        handle.remove()
        for parameter in module.parameters():
            _binding.mark(parameter, _binding.PARAMETER)

    handle = module.register_forward_pre_hook(mark)

# ===- _ops.py - Transfers as operators of PyTorch -------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The operators `torch.ops.ao_transfers` that planned graphs call.

A wait names the source of its copy and frees nothing: the code that runs the graph
drops the reference. `plan` is the digest of the plan and `command` the number of
the command in it, so that no two calls are equal and none is merged.
"""

from __future__ import annotations

from typing import Any

import torch

from . import _device, _late


def _reload_from_host(
    host: torch.Tensor,
    device: torch.device,
    plan: str,
    command: int,
) -> torch.Tensor:
    """Reloads from a host tensor, the source for any device."""
    place = _late if device.type == "cpu" else _device
    return place.reload(host, device, plan, command)


# A transfer keeps the layout of its source, so that none has to be changed for it.
_AS_IT_IS = (torch.Tag.flexible_layout,)

_library = torch.library.Library("ao_transfers", "DEF")
_library.define("offload(Tensor src, str plan, int command) -> Tensor")
_library.define(
    "reload(Tensor host, Device device, str plan, int command) -> Tensor",
    tags=_AS_IT_IS,
)
_library.define(
    "wait(Tensor(a) dst, Tensor src, str plan, int command) -> Tensor(a)",
    tags=_AS_IT_IS,
)
for _key, _place in (("CPU", _late), ("CUDA", _device)):
    _library.impl("offload", _place.offload, _key)
    _library.impl("wait", _place.wait, _key)
_library.impl("reload", _reload_from_host, "CPU")


@torch.library.register_fake("ao_transfers::offload", lib=_library)
def _offload(src: torch.Tensor, plan: str, command: int) -> torch.Tensor:
    return torch.empty_strided(
        src.size(), src.stride(), dtype=src.dtype, device="cpu"
    )


@torch.library.register_fake("ao_transfers::reload", lib=_library)
def _reload(
    host: torch.Tensor,
    device: torch.device,
    plan: str,
    command: int,
) -> torch.Tensor:
    return torch.empty_strided(
        host.size(), host.stride(), dtype=host.dtype, device=device
    )


@torch.library.register_fake("ao_transfers::wait", lib=_library)
def _wait(
    dst: torch.Tensor, src: torch.Tensor, plan: str, command: int
) -> torch.Tensor:
    return dst.view(dst.size())


offload = torch.ops.ao_transfers.offload.default
reload = torch.ops.ao_transfers.reload.default
wait = torch.ops.ao_transfers.wait.default


def is_transfer(node: Any) -> bool:
    """Returns whether a node of a graph is a transfer."""
    return node.target in (offload, reload, wait)

# ===- _builtin.py - PyTorch's own methods to save memory ------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Offloading and recomputation as PyTorch has them, on some layers of a model."""

from __future__ import annotations

import contextlib
import functools
from typing import Any, Callable, Iterator, Sequence

import torch
from torch import nn
from torch.autograd.graph import save_on_cpu, saved_tensors_hooks
from torch.utils.checkpoint import checkpoint

from .._messages import Error
from .common._meter import Meter
from .eager import _layers


def find_layers(
    model: nn.Module, layers: Sequence[nn.Module] | str | None
) -> list[nn.Module]:
    """Finds layers as sessions do; a model without any is one layer."""
    try:
        return _layers.find(model, layers)
    except Error:
        if layers is not None:
            raise
        return [model]


@contextlib.contextmanager
def applied(
    method: str, layers: Sequence[nn.Module], meter: Meter | None
) -> Iterator[None]:
    """The layers' forward passes run under "save_on_cpu" or "checkpoint"."""
    with contextlib.ExitStack() as stack:
        for layer in layers:
            own = layer.__dict__.get("forward")
            stack.callback(_restore, layer, own)
            if method == "checkpoint":
                layer.forward = functools.partial(
                    checkpoint, layer.forward, use_reentrant=False
                )
            else:
                layer.forward = _saving_on_cpu(layer.forward, meter)
        yield


def _restore(layer: nn.Module, own: Any) -> None:
    if own is None:
        del layer.__dict__["forward"]
    else:
        layer.forward = own


def _saving_on_cpu(
    forward: Callable[..., Any], meter: Meter | None
) -> Callable[..., Any]:
    @functools.wraps(forward)
    def run(*args: Any, **kwargs: Any) -> Any:
        with _SaveOnCpu(meter) if _is_cpu(args) else save_on_cpu(pin_memory=True):
            return forward(*args, **kwargs)

    return run


def _is_cpu(args: Sequence[Any]) -> bool:
    return all(a.device.type == "cpu" for a in args if isinstance(a, torch.Tensor))


class _SaveOnCpu(saved_tensors_hooks):
    """`save_on_cpu` for tensors of the processor. PyTorch's own makes no copy there;
    this one makes one at each pack and unpack."""

    def __init__(self, meter: Meter | None) -> None:
        def pack(tensor: torch.Tensor) -> torch.Tensor:
            with meter.counting_as("host") if meter else contextlib.nullcontext():
                return torch.empty(tensor.size(), dtype=tensor.dtype).copy_(tensor)

        super().__init__(pack, torch.clone)

# ===- _device.py - Transfers of a GPU -------------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Copies for tensors of a GPU: the runtime's, on one stream a direction.

A copy's stream waits for the current stream as it is at the call; a wait makes the
current stream wait for the copy, and nothing is freed. Host memory is pinned, pooled by
size and shared with sessions; it is returned to the pool with its storage. If the
current stream is captured into a CUDA graph, it belongs to the graph, and copies and
waits are nodes of it.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import weakref
from typing import Any

import torch

from ..._messages import Error
from . import _binding, _compat, _pending


# The attribute of storages in pinned memory of the runtime.
_PINNED = "_ao_pinned"


@functools.cache
def _transfers(device: torch.device) -> Any:
    """The runtime's, of one device.

    Raises:
      ImportError: this package was built without the extension module.
      Error: the device is none of CUDA's, or cannot be opened.
    """
    if device.type != "cuda":
        raise Error(f"unsupported: transfers to tensors of device '{device}'")
    return _binding.runtime().Transfers(
        device=_binding.device_number(device), devices=torch.cuda.device_count()
    )


def current_stream(device: torch.device) -> int:
    """Returns the handle of the current stream."""
    return torch.cuda.current_stream(device).cuda_stream


def is_capturing() -> bool:
    """Returns whether the current stream is captured into a CUDA graph."""
    return torch.cuda.is_initialized() and torch.cuda.is_current_stream_capturing()


def refuse_capture(what: str) -> None:
    """Checks that the current stream is not captured.

    Raises:
      Error: it is, and the capture cannot contain `what`.
    """
    if is_capturing():
        raise Error(
            f"a CUDA graph cannot be captured of {what}: run the step before the "
            "capture until its plan is the same twice, and synchronize"
        )


def can_capture(device: torch.device) -> bool:
    """Returns whether work of a device can be captured into CUDA graphs."""
    return device.type == "cuda"


class Graph:
    """A CUDA graph, with a pool of device memory of its own, or with that of the graph
    `before` it: launches are in this order."""

    def __init__(self, before: Graph | None = None) -> None:
        self._graph = torch.cuda.CUDAGraph()
        self._pool: Any = before._pool if before else torch.cuda.graph_pool_handle()

    def capture(self) -> contextlib.AbstractContextManager[Any]:
        """Waits for the device, and captures the work of the body."""
        return torch.cuda.graph(
            self._graph, pool=self._pool, capture_error_mode="thread_local"
        )

    def launch(self) -> None:
        self._graph.replay()


def make_like(tensor: torch.Tensor, device: torch.device) -> torch.Tensor:
    """Returns memory of a device with the layout of a tensor."""
    return _make_on_device(tensor.size(), tensor.stride(), tensor.dtype, device)


def without_memory(tensor: torch.Tensor) -> torch.Tensor:
    """Returns a tensor with the layout of a tensor, and without memory."""
    return torch.empty_strided(
        tensor.size(), tensor.stride(), dtype=tensor.dtype, device="meta"
    )


def at_memory_of(tensor: torch.Tensor) -> torch.Tensor:
    """Returns a tensor at the memory of a tensor, which it does not keep allocated."""
    return _compat.tensor_at(
        tensor.data_ptr(), _span(tensor), tensor.size(), tensor.stride(),
        tensor.dtype, tensor.device,
    )


def is_dense(tensor: torch.Tensor) -> bool:
    """Returns whether no two elements of a tensor have the same address."""
    return _span(tensor) >= tensor.numel() * tensor.element_size()


def copy(to: torch.Tensor, source: torch.Tensor) -> None:
    """Copies a tensor on the current stream."""
    to.copy_(source)


def clone(tensor: torch.Tensor) -> torch.Tensor:
    """Returns a copy of a tensor, made on the current stream."""
    return tensor.clone()


def _make_on_device(
    size: Any, stride: Any, dtype: torch.dtype, device: torch.device
) -> torch.Tensor:
    return torch.empty_strided(size, stride, dtype=dtype, device=device)


def _span(tensor: torch.Tensor) -> int:
    """Bytes from the first element to the end of the last: they are copied at once,
    in any order of the dimensions."""
    if tensor.numel() == 0:
        return 0
    last = sum((n - 1) * step for n, step in zip(tensor.size(), tensor.stride()))
    return (last + 1) * tensor.element_size()


def _make_on_host(like: torch.Tensor, transfers: Any, stream: int) -> torch.Tensor:
    """A tensor of pinned memory with the strides of another one, for copies that are
    ordered with a stream."""
    size, stride = like.size(), like.stride()
    bytes = _span(like)
    if bytes == 0:
        return torch.empty_strided(size, stride, dtype=like.dtype)
    address = transfers.acquire(bytes, stream)
    memory = (ctypes.c_char * bytes).from_address(address)
    weakref.finalize(memory, transfers.release, address).atexit = False
    flat = torch.frombuffer(memory, dtype=torch.uint8)
    setattr(flat.untyped_storage(), _PINNED, True)
    return flat.view(like.dtype).as_strided(size, stride)


def _begin(
    outwards: bool,
    destination: torch.Tensor,
    source: torch.Tensor,
    device: torch.device,
) -> torch.Tensor:
    number = None
    if bytes := _span(source):
        number = _transfers(device).begin(
            outwards,
            destination.data_ptr(),
            source.data_ptr(),
            bytes,
            current_stream(device),
        )
    _pending.begin(destination, (device, number))
    return destination


def offload(src: torch.Tensor, plan: str, command: int) -> torch.Tensor:
    """Begins the offload of a tensor."""
    device = src.device
    host = _make_on_host(src, _transfers(device), current_stream(device))
    return _begin(True, host, src, src.device)


def reload(
    host: torch.Tensor,
    device: torch.device,
    plan: str,
    command: int,
) -> torch.Tensor:
    """Begins the reload of a tensor."""
    _transfers(device)
    _pending.check_source(host, plan, command)
    result = _make_on_device(host.size(), host.stride(), host.dtype, device)
    return _begin(False, result, host, device)


def wait(
    dst: torch.Tensor, src: torch.Tensor, plan: str, command: int
) -> torch.Tensor:
    """Lets the current stream wait for the copy of `src` to `dst`, and gives
    `dst`."""
    device, number = _pending.end(dst, plan, command)
    if number is not None:
        _transfers(device).wait(number, current_stream(device))
    return dst


def is_pinned(tensor: torch.Tensor) -> bool:
    """Returns whether a tensor is in pinned memory of the runtime."""
    return hasattr(tensor.untyped_storage(), _PINNED)


def join(tensor: torch.Tensor) -> None:
    """Lets the current stream wait for the copy to `tensor`, if it is in flight, before
    a capture ends: a later graph cannot wait for it. The copy is still marked as one
    that is waited for later."""
    device, number = _pending.find(tensor) or (None, None)
    if number is not None:
        _transfers(device).wait(number, current_stream(device))
        _pending.begin(tensor, (device, None))


def continue_capture(host: torch.Tensor, device: torch.device) -> None:
    """Lets the graph into which the current stream is captured share the pinned memory
    of the one that owns `host`."""
    _transfers(device).continue_capture(host.data_ptr(), current_stream(device))

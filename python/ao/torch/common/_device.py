# ===- _device.py - Transfers of a GPU -------------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Copies for tensors of a GPU: the runtime's, on one stream a direction.

A copy's stream waits for the current stream as it is at the call; a wait makes the
current stream wait for the copy, and nothing is freed. Host memory is pinned, pooled
by size and shared with sessions; it is returned to the pool with its storage. Where
the current stream is captured into a CUDA graph, it belongs to the graph, and copies and
waits are nodes of it.
"""

from __future__ import annotations

import ctypes
import functools
import weakref
from typing import Any

import torch

from ..._messages import Error
from . import _binding, _pending


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


def _current_stream(device: torch.device) -> int:
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


def _make_on_device(
    size: Any, stride: Any, dtype: torch.dtype, device: torch.device
) -> torch.Tensor:
    return torch.empty_strided(size, stride, dtype=dtype, device=device)


def _span(tensor: torch.Tensor) -> int:
    """Bytes from the first element to the end of the last: they are copied at once,
    in whatever order the dimensions lie."""
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
            _current_stream(device),
        )
    _pending.begin(destination, (device, number))
    return destination


def offload(src: torch.Tensor, plan: str, command: int) -> torch.Tensor:
    """Begins the offload of a tensor."""
    device = src.device
    host = _make_on_host(src, _transfers(device), _current_stream(device))
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
        _transfers(device).wait(number, _current_stream(device))
    return dst

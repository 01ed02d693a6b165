# ===- _binding.py - The runtime's offloader, tied to PyTorch --------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Loads `ao._runtime`, which links the runtime alone, and passes functions of PyTorch
to it."""

from __future__ import annotations

import enum
import functools
import importlib
import warnings
import weakref
from typing import Any

import torch

from ..._messages import Error, OffloadStateError
from . import _compat, _versions, _wrapped


class Schedule(enum.IntEnum):
    """AortSchedule."""

    NONE, LAYERS, MANUAL, ALL, PLAN = range(5)


# AortSaved::flags.
KEEP, PARAMETER, OFFLOAD_BASE = 1, 2, 8

# DLDeviceType.
_DEVICES = {"cpu": 1, "cuda": 2}


def device_number(device: torch.device) -> tuple[int, int]:
    """Returns the numbers of a device in DLPack.

    Raises:
      Error: the runtime does not support the device.
    """
    if device.type not in _DEVICES:
        raise Error(f"unsupported: offloading from device '{device}'")
    return _DEVICES[device.type], device.index or 0


def _describe_type(dtype: torch.dtype, kind: int, index: int) -> dict[str, Any]:
    """Returns the arguments that make memory for a reloaded value."""
    device = torch.device("cuda", index) if kind == 2 else torch.device("cpu")
    return {"dtype": dtype, "device": device}


def _make_view(
    flat: torch.Tensor,
    dtype: torch.dtype,
    sizes: tuple[int, ...],
    strides: tuple[int, ...],
    offset: int,
) -> torch.Tensor:
    """A view of other elements than those that the memory was made for. If it begins
    between two of its own elements, it is a copy."""
    reach = 1 + sum((n - 1) * stride for n, stride in zip(sizes, strides))
    part = flat.view(torch.uint8)[offset : offset + reach * dtype.itemsize]
    if offset % dtype.itemsize:
        part = part.clone()
    return part.view(dtype).as_strided(sizes, strides)


@functools.cache
def runtime() -> Any:
    """The extension module.

    Raises:
      ImportError: this package was built without it.
    """
    try:
        module = importlib.import_module("ao._runtime")
    except ImportError as error:
        raise ImportError(
            f"ao.torch.session needs the extension module ao._runtime: {error}"
        ) from None
    module.bind(**_find_functions())
    return module


def _find_functions() -> dict[str, Any]:
    """Returns the functions and types of PyTorch that the extension module calls.

    Raises:
      MissingError: this version of PyTorch lacks something.
    """
    return dict(
        exchange=_compat.private("exchange"),
        tensor=torch.Tensor,
        parameter=torch.nn.Parameter,
        detach=torch.Tensor.detach,
        as_strided=torch.Tensor.as_strided,
        backward_task=_compat.private("backward_task"),
        keeps_graph=_compat.private("keeps_graph"),
        use_count=_compat.private("use_count"),
        empty=torch.empty,
        empty_strided=torch.empty_strided,
        describe_type=_describe_type,
        make_view=_make_view,
        make_watch=_versions.make_watch,
        written_error=_versions.make_written_error,
        wrapped=_wrapped.Wrapped,
        error=Error,
        state_error=OffloadStateError,
        byte_type=torch.uint8,
        current_stream=torch.cuda.current_stream,
        record_stream=torch.Tensor.record_stream,
    )


# Weak references to marked storages, by address.
_marked: dict[int, Any] = {}


def _watch(tensor: torch.Tensor) -> int | None:
    """The address of the tensor's storage, whose marks end with it; None for a tensor
    that has none and is never offloaded."""
    storage = _wrapped.storage_of(tensor)
    if storage is None:
        return None
    address = storage._cdata

    def forget(_: Any) -> None:
        del _marked[address]
        runtime().forget_mark(address)

    if address not in _marked:
        _marked[address] = weakref.ref(storage, forget)
    return address


def mark(tensor: torch.Tensor, flags: int) -> None:
    """Sets flags of AortSaved for whatever is saved of a tensor's storage, as
    long as that lives."""
    for part in _wrapped.inner_tensors(tensor):
        address = _watch(part)
        if address is not None:
            runtime().mark(address, flags)


def mark_ready(tensor: torch.Tensor) -> None:
    """Marks a tensor's storage as complete at this point of the current stream, until
    it is written again."""
    for part in _wrapped.inner_tensors(tensor):
        if runtime().mark_ready(part, torch.cuda.device_count()):
            _watch(part)


def show_warnings() -> None:
    """Emits the warnings of the runtime."""
    for text in runtime().take_warnings():
        warnings.warn(text, stacklevel=4)

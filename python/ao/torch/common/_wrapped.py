# ===- _wrapped.py - Tensors that are made of others -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Wrapper subclasses of `torch.Tensor`, such as `DTensor`.

A wrapper has no memory of its own: its `data_ptr()` is 0, and its storage has the
size that its shape implies, for a `DTensor` that of all ranks together. The tensors
that `__tensor_flatten__` names have the memory.

A wrapper with a symbolic size, such as a jagged nested tensor, is kept on the device: the
size of a rebuilt wrapper would be another symbol.
"""

from __future__ import annotations

import contextlib
from typing import Any, Callable, Iterator

import torch

from ._versions import make_written_error


def is_wrapper(kind: type) -> bool:
    """Returns whether tensors of a type are made of other tensors."""
    return hasattr(kind, "__tensor_flatten__")


def inner_tensors(tensor: torch.Tensor) -> Iterator[torch.Tensor]:
    """The tensors that have the memory of a tensor: itself, unless it is a wrapper."""
    if not is_wrapper(type(tensor)):
        yield tensor
        return
    names, _ = tensor.__tensor_flatten__()
    for name in names:
        # Some names are of other objects: a DTensor's mesh.
        if isinstance(part := getattr(tensor, name), torch.Tensor):
            yield from inner_tensors(part)


def storage_of(tensor: torch.Tensor) -> Any:
    """The storage of a tensor; None for one that has none, such as a sparse one or one
    that a transform of `torch.func` has made."""
    try:
        return tensor.untyped_storage()
    except (NotImplementedError, RuntimeError):
        return None


def _make_watch(tensor: torch.Tensor, names: list[str]) -> torch.Tensor | None:
    """A tensor that shares the version of a wrapper and has none of its memory; None
    where the parts of a wrapper cannot be replaced."""
    watch = tensor.detach()
    if watch is tensor:
        return None
    with contextlib.suppress(AttributeError, TypeError):
        for name in names:
            if isinstance(part := getattr(watch, name), torch.Tensor):
                setattr(watch, name, torch.empty(0, dtype=part.dtype))
        return watch
    return None


class Wrapped:
    """A saved wrapper: its tensors, packed one by one (`parts`, by name), and how to
    make a wrapper of them again."""

    def __new__(cls, pack: Callable[[torch.Tensor], Any], tensor: torch.Tensor) -> Any:
        """A packed tensor: the result of a collective that has not been waited for
        (`AsyncCollectiveTensor`) is packed as the tensor that it becomes. The op
        that saves it waits for it next."""
        if hasattr(tensor, "trigger_wait"):
            return pack(tensor.trigger_wait())
        return super().__new__(cls)

    def __init__(
        self, pack: Callable[[torch.Tensor], Any], tensor: torch.Tensor
    ) -> None:
        names, self._context = tensor.__tensor_flatten__()
        self._kind = type(tensor)
        self._size, self._stride = tensor.size(), tensor.stride()
        self._version, self._watch = tensor._version, _make_watch(tensor, names)
        self.parts: dict[str, Any] = {}
        self._others = {}
        for name in names:
            part = getattr(tensor, name)
            if isinstance(part, torch.Tensor):
                self.parts[name] = pack(part)
            else:
                self._others[name] = part

    def restore(self, unpack: Callable[[Any], torch.Tensor]) -> torch.Tensor:
        """The tensor, made of what `unpack` gives.

        Raises:
          RuntimeError: it was written to after it was saved.
        """
        if self._watch is not None and self._watch._version != self._version:
            raise make_written_error(
                self._watch, self._watch._version, self._version
            )
        parts = {name: unpack(part) for name, part in self.parts.items()}
        tensor = self._kind.__tensor_unflatten__(
            parts | self._others, self._context, self._size, self._stride
        )
        return tensor.detach() if tensor.requires_grad else tensor

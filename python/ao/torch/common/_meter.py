# ===- _meter.py - Exact memory of a run -----------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Counts the storages that are alive while graphs run.

A storage counts from the op that makes it to its death, on the device or on the host; a
peak is taken when an op has run and its inputs are still there, as the planner's model
has it. Workspaces of kernels are not measured.
"""

from __future__ import annotations

import contextlib
import weakref
from typing import Any, Callable, Iterable, Iterator

import torch
from torch.nn.parameter import is_lazy
from torch.utils import _pytree

from . import _compat, _ops, _wrapped


# The parts of a tensor of each layout. Opaque layouts (of oneDNN) have none.
_PARTS = {
    torch.sparse_coo: ("_indices", "_values"),
    torch.sparse_csr: ("crow_indices", "col_indices", "values"),
    torch.sparse_bsr: ("crow_indices", "col_indices", "values"),
    torch.sparse_csc: ("ccol_indices", "row_indices", "values"),
    torch.sparse_bsc: ("ccol_indices", "row_indices", "values"),
    torch._mkldnn: (),
}


def parts_of(value: Any) -> list[torch.Tensor]:
    """Returns the tensors with storages that a value consists of."""
    if not isinstance(value, torch.Tensor):
        return []
    names = _PARTS.get(value.layout)
    if names is None:
        return list(_wrapped.inner_tensors(value))
    return [getattr(value, name)() for name in names]


class Meter:
    """Bytes on the device and on the host, now and at most."""

    def __init__(self) -> None:
        self.now = {"device": 0, "host": 0}
        self.peak = {"device": 0, "host": 0}
        self.place = "device"
        self._alive: dict[int, Any] = {}

    def count(self, tensors: Iterable[Any], place: str = "device") -> None:
        """Counts storages that are not counted yet."""
        for tensor in tensors:
            for part in parts_of(tensor):
                self._count_storage(part.untyped_storage(), place)
        self.peak[place] = max(self.peak[place], self.now[place])

    def _count_storage(self, storage: Any, place: str) -> None:
        key = storage._cdata
        # Storages of fake tensors, which compilations make, are on "meta".
        if key in self._alive or storage.device.type == "meta":
            return

        def die(_: Any) -> None:
            _, size, place = self._alive.pop(key)
            self.now[place] -= size

        size = storage.nbytes()
        self._alive[key] = weakref.ref(storage, die), size, place
        self.now[place] += size

    def note_size(self, storage: Any) -> None:
        """Counts a storage with the size that it has by now."""
        self._count_storage(storage, self.place)
        key = storage._cdata
        if key not in self._alive:
            return
        reference, before, place = self._alive[key]
        size = storage.nbytes()
        self._alive[key] = reference, size, place
        self.now[place] += size - before
        self.peak[place] = max(self.peak[place], self.now[place])

    def take_peak(self) -> tuple[int, int]:
        """Bytes on the device now, and the most since the last call."""
        now, peak = self.now["device"], self.peak["device"]
        self.peak["device"] = now
        return now, peak

    @contextlib.contextmanager
    def counting_as(self, place: str) -> Iterator[None]:
        """Counts results of ops meanwhile as memory of the device, or of the host."""
        before, self.place = self.place, place
        try:
            yield
        finally:
            self.place = before

    @contextlib.contextmanager
    def running(self, inputs: Iterable[Any]) -> Iterator[None]:
        """Counts the storages that ops and generated code make meanwhile."""
        self.count(inputs)
        with (
            _compat.watching_allocations(self._counting),
            _compat.dispatching(self._dispatch),
            _noting_sizes(self),
        ):
            yield

    def _dispatch(self, op: Any, types: Any, args: Any, kwargs: Any) -> Any:
        """Runs an op and counts the storages of its results."""
        if any(map(_wrapped.is_wrapper, types)):
            # The ops on its inner tensors are dispatched next.
            return NotImplemented
        result = op(*args, **kwargs)
        place = "host" if op is _ops.offload else self.place
        self.count(_pytree.tree_leaves(result), place)
        return result

    def _counting(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            result = function(*args, **kwargs)
            self.count([result])
            return result

        return call


def held_tensors(model: torch.nn.Module) -> Iterator[torch.Tensor]:
    """Yields parameters and buffers, except for lazy ones, which have no memory before
    the first step."""
    for tensor in (*model.parameters(), *model.buffers()):
        if not is_lazy(tensor):
            yield tensor


def held_gradients(model: torch.nn.Module) -> Iterator[torch.Tensor]:
    """Yields gradients, and the buckets in which DistributedDataParallel communicates
    them. They may share their storages."""
    gradients = (parameter.grad for parameter in model.parameters())
    yield from (each for each in gradients if each is not None)
    for module in model.modules():
        if isinstance(module, torch.nn.parallel.DistributedDataParallel):
            yield from _compat.gradient_buckets(module)


def model_tensors(model: torch.nn.Module) -> Iterator[torch.Tensor]:
    """Yields parameters, buffers, gradients and their buckets."""
    yield from held_tensors(model)
    yield from held_gradients(model)


@contextlib.contextmanager
def _noting_sizes(meter: Meter) -> Iterator[None]:
    """No mode sees how FSDP frees and allocates the weights that it gathers: it gives
    their storages other sizes."""
    resize = torch.UntypedStorage.resize_

    def resize_and_note(storage: Any, size: int) -> Any:
        result = resize(storage, size)
        meter.note_size(storage)
        return result

    torch.UntypedStorage.resize_ = resize_and_note
    try:
        yield
    finally:
        torch.UntypedStorage.resize_ = resize

# ===- _other.py - The device memory besides saved tensors -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The values of a recorded step that no plan can offload: "other memory", by its parts.

The obstacle of such a value is the part that it belongs to: "parameters" (and
buffers), "gradients" (and the buckets in which they are communicated),
"optimizer-state", "inputs" of the model or "workspace" (tensors that ops make and that
are not saved for backward). Without an obstacle the part is not known.
"""

from __future__ import annotations

import gc
from typing import Any, Callable, Mapping

import torch
from torch.utils import _pytree

from ._meter import parts_of

NAME = "other memory"

# Bytes when each op begins, and the most while it runs.
Levels = tuple[list[int], list[int]]


def is_other(value: Mapping[str, Any]) -> bool:
    """Returns whether a value of a trace is other memory."""
    return value["name"] == NAME


def levels(trace: Mapping[str, Any]) -> dict[str, Levels]:
    """Returns the other memory at each op, by part; "": not known."""
    count = len(trace["ops"])
    parts: dict[str, Levels] = {}
    for value in filter(is_other, trace["values"]):
        empty = [0] * count, [0] * count
        first, most = parts.setdefault(value.get("obstacle", ""), empty)
        last = max(value["uses"], default=max(value["def"], 0))
        for op in range(max(value["def"], 0), last + 1):
            most[op] += value["bytes"]
            if op > value["def"]:
                first[op] += value["bytes"]
    return parts


def values_of(parts: Mapping[str, Levels]) -> list[dict[str, Any]]:
    """Returns values that amount to the levels of each part."""
    return [
        value | {"obstacle": part} if part else value
        for part, (first, most) in parts.items()
        for value in _fill(first, most)
    ]


def _fill(first: list[int], most: list[int]) -> list[dict[str, Any]]:
    """Values that add up to so many bytes when each op begins, and while it runs."""
    values: list[dict[str, Any]] = []
    alive: list[dict[str, Any]] = []

    def add(op: int, size: int) -> None:
        if size > 0:
            alive.append(
                {"name": NAME, "bytes": size, "def": op, "uses": [], "offloadable": False}
            )

    def shrink(size: int, end: int) -> None:
        """The youngest end first, after the op before `end`."""
        surplus = sum(one["bytes"] for one in alive) - size
        while surplus > 0:
            one = alive[-1]
            gone = min(surplus, one["bytes"])
            one["bytes"] -= gone
            if one["bytes"] == 0:
                alive.pop()
            uses = [end - 1] if one["def"] < end - 1 else []
            values.append({**one, "bytes": gone, "uses": uses})
            surplus -= gone

    for op, (begin, peak) in enumerate(zip(first, most)):
        shrink(begin, op)
        add(op - 1, begin - sum(one["bytes"] for one in alive))
        add(op, peak - sum(one["bytes"] for one in alive))
    shrink(0, len(first))
    return values


def split(
    trace: Mapping[str, Any], divide: Callable[[int], Mapping[str, int]]
) -> dict[str, Any]:
    """Returns the trace with its other memory divided into parts.

    `divide` gives the parts of the bytes that are there during each op. The other bytes
    of an op are workspace.
    """
    parts = levels(trace)
    count = len(trace["ops"])
    first, most = parts.pop("", ([0] * count, [0] * count))
    lasting = min(first, default=0)
    for part, size in divide(lasting).items():
        parts[part] = [size] * count, [size] * count
    parts["workspace"] = tuple([size - lasting for size in each] for each in (first, most))
    saved = [value for value in trace["values"] if not is_other(value)]
    return {**trace, "values": saved + values_of(parts)}


def storages_of(tensors: Any) -> dict[int, int]:
    """Returns the bytes of each storage of tensors, by its address."""
    storages = (part.untyped_storage() for each in tensors for part in parts_of(each))
    return {storage._cdata: storage.nbytes() for storage in storages}


def bytes_of(tensors: Any) -> int:
    """Returns the bytes of the storages of tensors, each storage counted once."""
    return sum(storages_of(tensors).values())


def optimizer_bytes(model: torch.nn.Module) -> int:
    """Returns the bytes of the state that optimizers hold for a model's parameters, on
    the devices of the parameters."""
    parameters = set(map(id, model.parameters()))
    return bytes_of(
        tensor
        for each in gc.get_objects()
        # The class of a proxy may be any that it stands for.
        if issubclass(type(each), torch.optim.Optimizer)
        for parameter, state in each.state.items()
        if id(parameter) in parameters
        for tensor in _pytree.tree_leaves(state)
        if isinstance(tensor, torch.Tensor) and tensor.device == parameter.device
    )

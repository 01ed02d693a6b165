# ===- _collectives.py - Communication in graphs ---------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The ops of a step that run while a collective does.

A functional collective returns at once, and a wait for its result follows. Until then
the collective runs beside the ops in between.
"""

from __future__ import annotations

from typing import Any, Iterator, Mapping, Sequence

import torch
from torch import fx

from ._storages import is_op


def is_collective(node: fx.Node) -> bool:
    """Returns whether a node starts a functional collective or waits for one."""
    target = node.target
    return (
        isinstance(target, torch._ops.OpOverload)
        and target.namespace == "_c10d_functional"
    )


def occupy_links(
    trace: Mapping[str, Any],
    ops: Sequence[Sequence[fx.Node]],
    machine: Mapping[str, Any],
) -> None:
    """Marks the ops of a trace that run while a collective does.

    Args:
      trace: an `ao.step-trace` document; changed in place.
      ops: the nodes of each op.
      machine: its `collective_occupancy` is the share of each direction of the host
        link that a collective uses; absent or 0: nothing is marked.
    """
    occupancy = machine.get("collective_occupancy", 0)
    if not occupancy:
        return
    for start, end in _intervals(ops):
        for op in trace["ops"][start : end + 1]:
            op["d2h_occupancy"] = op["h2d_occupancy"] = occupancy


def _intervals(ops: Sequence[Sequence[fx.Node]]) -> Iterator[tuple[int, int]]:
    """The first and the last op beside each collective. A collective for which its own
    graph does not wait runs until the end of the graph."""
    op_of = {node: index for index, nodes in enumerate(ops) for node in nodes}
    last_of = {node.graph: index for node, index in op_of.items()}
    for node, index in op_of.items():
        if is_collective(node) and not _is_wait(node):
            waits = [op_of[wait] for wait in _waits(node) if wait in op_of]
            yield index, max(waits, default=last_of[node.graph])


def _is_wait(node: fx.Node) -> bool:
    return str(node.target) == "_c10d_functional.wait_tensor.default"


def _waits(node: fx.Node) -> Iterator[fx.Node]:
    """The nodes that wait for the result of a node, or for a view of it."""
    for user in node.users:
        if _is_wait(user):
            yield user
        elif not is_op(user):
            yield from _waits(user)

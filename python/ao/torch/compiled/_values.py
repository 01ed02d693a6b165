# ===- _values.py - Values of the graphs of a step -------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""A storage of a step's graphs as a value of its trace."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Container

import torch
from torch import fx

from ._storages import hint

if TYPE_CHECKING:
    from ._graphs import StepGraphs


@dataclasses.dataclass
class Value:
    """A storage: its entry in an `ao.step-trace`, and its nodes.

    `size` are its bytes, which may have symbols; `readers` is the number of nodes of ops
    that read it. `base` is the node whose result is all of it, `saved` are the forward
    nodes by which backward receives it.
    """

    name: str
    size: Any
    definition: int
    device: torch.device | None = None
    base: fx.Node | None = None
    uses: set[int] = dataclasses.field(default_factory=set)
    readers: int = 0
    live_out: bool = False
    obstacle: str = ""
    saved: list[fx.Node] = dataclasses.field(default_factory=list)
    # The node that makes it, None for inputs.
    maker: fx.Node | None = None

    @property
    def bytes(self) -> int:
        """Its bytes at the sizes that tracing has seen."""
        return hint(self.size)

    @property
    def offloadable(self) -> bool:
        return not self.obstacle

    def describe(self, slots: dict[int, int], index: int) -> dict[str, Any]:
        entry: dict[str, Any] = {
            "name": self.name,
            "bytes": self.bytes,
            "def": self.definition,
            "uses": sorted(use for use in self.uses if use > self.definition),
            "offloadable": self.offloadable,
            "live_out": self.live_out,
        }
        if self.obstacle:
            entry["obstacle"] = self.obstacle
        if index in slots:
            entry["slot"] = slots[index]
        return entry


def forget(graphs: StepGraphs, dropped: Container[int]) -> None:
    """Drops values by number from the graphs of a step."""
    kept: dict[int, int] = {}
    values = []
    for index, value in enumerate(graphs.values):
        if index not in dropped:
            kept[index] = len(values)
            values.append(value)
    graphs.values = values
    for node, owners in graphs.owners.items():
        graphs.owners[node] = [kept[owner] for owner in owners if owner in kept]

# ===- _buffers.py - Values of a step as inductor allocates them -----------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Corrects the values of a step's graphs by the buffers of its kernels.

A result that is in no memory is no value; one that is has the bytes of its buffer, and
is used by every kernel that reads it. A buffer that has no node's result, such as a
copy for an extern kernel, is a value that no plan offloads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Mapping, Sequence

from torch import fx

from ._kernels import Buffer, Kernels
from ._storages import allocated_bytes
from ._values import Value, forget

if TYPE_CHECKING:
    from ._graphs import StepGraphs


def take_buffers(
    graphs: StepGraphs, lowered: Sequence[Kernels], regions: Mapping[fx.Node, Any]
) -> None:
    """Replaces the sizes and lifetimes of values by those of the buffers of lowered
    graphs.

    Args:
      graphs: the graphs of a step; their values are changed.
      lowered: the kernels of both graphs, forward first.
      regions: for each node of a kernel, its graph and its op in it.
    """
    index_of = {regions.get(op[0]): index for index, op in enumerate(graphs.ops)}
    gone: set[int] = set()
    copies: dict[fx.Node, Value] = {}
    boundary, end = graphs.forward_ops, len(graphs.ops)
    for side, kernels, ops in zip(
        (graphs.forward, graphs.backward),
        lowered,
        (range(boundary), range(boundary, end)),
    ):
        places, place = [], ops.start
        for op in range(len(kernels.ops)):
            place = index_of.get((side, op), place)
            places.append(place)
        if ops:
            gone |= _Side(graphs, side.graph, kernels, ops, places, copies).take()
    forget(graphs, gone)


class _Side:
    """One of the graphs of a step.

    Args:
      graphs: the step.
      graph: the graph.
      kernels: its kernels.
      ops: its ops in the step.
      places: for each kernel, its op in the step.
      copies: for each result of forward that is a copy of an input, the value of the
        copy, which backward gets instead of the input.
    """

    def __init__(
        self,
        graphs: StepGraphs,
        graph: fx.Graph,
        kernels: Kernels,
        ops: range,
        places: Sequence[int],
        copies: dict[fx.Node, Value],
    ) -> None:
        self._graphs, self._kernels = graphs, kernels
        self._ops, self._places, self._copies = ops, places, copies
        self._nodes = {node.name: node for node in graph.nodes}
        self._results = list(self._nodes.values())[-1].args[0]
        # The number of the value of each buffer and input, by name.
        self._values: dict[str, int] = {}
        self._gone: set[int] = set()

    def take(self) -> set[int]:
        """Returns the numbers of values that are in no memory."""
        values = self._graphs.values
        self._find_values()
        taken = set(self._values.values())
        self._gone = {
            index
            for index in self._own_values()
            if index not in taken
            and values[index].maker.name not in self._kernels.externs
        }
        for name, buffer in self._kernels.buffers.items():
            if name in self._values:
                self._correct(values[self._values[name]], buffer)
            elif buffer.node not in self._nodes or (
                buffer.node not in self._kernels.externs
            ):
                self._add(buffer)
        for name, ops in self._kernels.reads.items():
            self._read(name, {self._places[op] for op in ops})
        if self._ops.start:
            self._end_inputs()
        for buffer in self._kernels.buffers.values():
            if buffer.donor is not None and buffer.donor in self._values:
                self._take_over(self._values[buffer.donor], self._places[buffer.made])
        return self._gone

    def _own_values(self) -> list[int]:
        """Numbers of the values that ops of the graph make and nothing else sees."""
        return [
            number
            for number, value in enumerate(self._graphs.values)
            if value.definition in self._ops
            and value.maker is not None
            and not (value.live_out or value.saved)
        ]

    def _owners(self, name: str | None) -> list[int]:
        node = self._nodes.get(name or "")
        return self._graphs.owners.get(node, []) if node is not None else []

    def _find_values(self) -> None:
        """Finds the value of each buffer: the value of its node, else that of the result
        of the graph that has the buffer."""
        buffers = self._kernels.buffers
        ordered = sorted(buffers.values(), key=lambda buffer: buffer.made)
        pairs = [(buffer.name, buffer.node) for buffer in ordered]
        results = [
            (name, node)
            for node, name in zip(self._results, self._kernels.results)
            if isinstance(node, fx.Node) and name in buffers
        ]
        pairs += [(name, node.name) for name, node in results]
        taken: set[int] = set()
        for name, node in pairs:
            owners = self._owners(node)
            if name in self._values or len(owners) != 1 or taken.intersection(owners):
                continue
            if self._graphs.values[owners[0]].definition in self._ops:
                taken.update(owners)
                self._values[name] = owners[0]
        for name, node in results:
            owners = self._graphs.owners.get(node, [])
            is_input = owners and self._graphs.values[owners[0]].definition < 0
            if is_input and name not in self._values:
                self._add(buffers[name])
                self._copies[node] = self._graphs.values[self._values[name]]

    def _read(self, name: str, places: set[int]) -> None:
        """Adds ops that read an input to the uses of its value."""
        node = self._nodes.get(name)
        copy = self._copies.get(self._graphs.sources.get(node))
        if copy is not None:
            copy.uses |= places
            return
        for owner in self._owners(name):
            self._graphs.values[owner].uses |= places
            self._values[name] = owner

    def _end_inputs(self) -> None:
        """Ends inputs of backward after the last kernel that reads them. An op whose
        operand another kernel has copied is a use in the graph alone."""
        last: dict[int, int] = {}
        for name, ops in self._kernels.reads.items():
            for owner in self._owners(name):
                ends = [last.get(owner, -1), *(self._places[op] for op in ops)]
                last[owner] = max(ends)
        for owner, end in last.items():
            value = self._graphs.values[owner]
            value.uses = {use for use in value.uses if use <= end}

    def _correct(self, value: Value, buffer: Buffer) -> None:
        value.size = allocated_bytes(buffer.bytes, buffer.device)
        made = self._places[buffer.made]
        value.uses |= self._places_of(buffer)
        if made >= value.definition:
            return
        if not value.saved:
            value.definition = made
            return
        # A plan offloads it after its node only, so the time before is another value's.
        early = self._append(f"{value.name}.early", buffer)
        early.uses.add(value.definition - 1)
        value.uses = {use for use in value.uses if use >= value.definition}

    def _places_of(self, buffer: Buffer) -> set[int]:
        return {self._places[op] for op in buffer.reads}

    def _add(self, buffer: Buffer) -> None:
        """Adds the value of a buffer that has no node's result."""
        side = "backward" if self._ops.start else "forward"
        self._values[buffer.name] = len(self._graphs.values)
        self._append(f"{side}.{buffer.name}", buffer).uses |= self._places_of(buffer)

    def _append(self, name: str, buffer: Buffer) -> Value:
        value = Value(
            name,
            allocated_bytes(buffer.bytes, buffer.device),
            self._places[buffer.made],
            buffer.device,
            obstacle="excluded",
        )
        self._graphs.values.append(value)
        return value

    def _take_over(self, number: int, place: int) -> None:
        """Ends a value before the op whose result reuses its memory."""
        value = self._graphs.values[number]
        if value.live_out or value.saved or value.definition not in self._ops:
            return
        if value.definition >= place:
            self._gone.add(number)
        else:
            before = {place - 1} if place - 1 > value.definition else set()
            value.uses = {use for use in value.uses if use < place} | before

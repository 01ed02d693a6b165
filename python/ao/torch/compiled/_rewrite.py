# ===- _rewrite.py - A plan as calls in graphs -----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Applies a plan to graphs: inserts transfers, and replaces uses by reloaded values.

Before op k is before its first node. Commands between the last op of forward and the
first of backward are divided: offloads end forward, reloads begin backward. Nothing is
freed; values that the plan releases have no further use.
"""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import json
from typing import TYPE_CHECKING, Any, Mapping

import torch
from torch import fx

from ..._messages import Error
from ..common import _compat, _ops
from ._storages import drop_dead_code, fake_of, is_equal, layout_of, symbol_inputs

if TYPE_CHECKING:
    from ._graphs import StepGraphs

_aten = torch.ops.aten


def apply(graphs: StepGraphs, plan: Mapping[str, Any]) -> None:
    """Rewrites the graphs in place."""
    rewriter = _Rewriter(graphs, plan)
    rewriter.run()
    for graph_module in (graphs.forward, graphs.backward):
        if graph_module is not None:
            drop_dead_code(graph_module.graph)
    for node in rewriter.replaced:
        node.graph.erase_node(node)
    for graph_module in (graphs.forward, graphs.backward):
        if graph_module is not None:
            graph_module.graph.lint()
            graph_module.recompile()


def digest_of(plan: Mapping[str, Any]) -> str:
    """Returns the digest of a plan, an argument of its transfers."""
    text = json.dumps(plan, sort_keys=True).encode()
    return hashlib.sha256(text).hexdigest()[:16]


@dataclasses.dataclass
class _Place:
    """The place of a value at a point of a graph."""

    # All of it on the device; None while it is on the host only.
    device: fx.Node | None
    # Its copy on the host.
    host: fx.Node | None = None
    # A copy that is not waited for yet.
    copy: fx.Node | None = None
    # True if the graph's own nodes determine the device contents.
    is_original: bool = True
    # Views of `device` by the node that each replaces.
    views: dict[fx.Node, fx.Node] = dataclasses.field(default_factory=dict)


class _Rewriter:
    def __init__(self, graphs: StepGraphs, plan: Mapping[str, Any]) -> None:
        self.graphs = graphs
        self.commands = list(enumerate(plan["commands"]))
        self.digest = digest_of(plan)
        offloaded = sorted({command["value"] for command in plan["commands"]})
        self.places = {value: _Place(graphs.values[value].base) for value in offloaded}
        # Inputs of backward that nothing uses once dead code has gone.
        self.replaced: list[fx.Node] = []

    def run(self) -> None:
        for index, nodes in enumerate(self.graphs.ops):
            if index == self.graphs.boundary:
                self._cross(index)
            while self.commands and self.commands[0][1]["before"] <= index:
                self._emit(*self.commands.pop(0), nodes[0])
            for node in nodes:
                self._show_values_to(node)

    # From forward to backward

    def _cross(self, boundary: int) -> None:
        end = next(iter(self.graphs.forward.graph.find_nodes(op="output")))
        rest = []
        for number, command in self.commands:
            outwards = command["do"] in ("offload", "release")
            if command["before"] == boundary and outwards:
                self._emit(number, command, end)
            else:
                rest.append((number, command))
        self.commands = rest
        reloaded = {c["value"] for _, c in rest if c["do"] == "reload"}
        for value, place in self.places.items():
            saved = self.graphs.values[value].saved
            if saved:
                kept = [place.device] if place.device is not None else []
                if place.host is not None and (value in reloaded or not kept):
                    kept.append(place.host)
                self._save_instead(saved, kept, end)
                inputs = self._take_instead(saved, kept)
                self.places[value] = _Place(
                    device=inputs.get(place.device),
                    host=inputs.get(place.host),
                    is_original=False,
                )

    def _save_instead(
        self, saved: list[fx.Node], kept: list[fx.Node], end: fx.Node
    ) -> None:
        """Saves `kept` at the position of the first of `saved`: tensors whose version
        is not checked are after those whose version is."""
        count = self.graphs.num_forward_outputs
        own, outputs = list(end.args[0][:count]), []
        for node in end.args[0][count:]:
            if node is saved[0]:
                outputs += kept
            elif node not in saved:
                outputs.append(node)
        for node in kept:
            if saved[0].meta.get(_compat.UNCHECKED):
                node.meta[_compat.UNCHECKED] = True
            else:
                node.meta.pop(_compat.UNCHECKED, None)
        end.args = (own + outputs,)

    def _take_instead(
        self, saved: list[fx.Node], kept: list[fx.Node]
    ) -> dict[fx.Node, fx.Node]:
        """Returns the inputs of backward for the nodes of forward that it receives."""
        graph = self.graphs.backward.graph
        found = [
            node
            for node in graph.find_nodes(op="placeholder")
            if self.graphs.sources.get(node) in saved
        ]
        self.replaced += found
        inputs = {}
        with graph.inserting_before(found[0]):
            for node in kept:
                inputs[node] = graph.placeholder(f"{node.name}_handed")
                inputs[node].meta["val"] = fake_of(node)
        return inputs

    # Commands

    def _emit(self, number: int, command: Mapping[str, Any], at: fx.Node) -> None:
        value = command["value"]
        place = self.places[value]
        with at.graph.inserting_before(at):
            if command["do"] == "offload":
                self._offload(place, at.graph, number)
            elif command["do"] == "release":
                if place.copy is not None:
                    place.host = self._wait(place, at.graph, place.device, number)
                place.device, place.is_original, place.views = None, False, {}
            elif command["do"] == "reload":
                device = self.graphs.values[value].device
                self._reload(place, at.graph, device, number)
            else:
                place.device = self._wait(place, at.graph, place.host, number)

    def _offload(self, place: _Place, graph: fx.Graph, number: int) -> None:
        place.copy = graph.call_function(
            _ops.offload, (place.device, self.digest, number)
        )
        place.copy.meta["val"] = _fake_like(fake_of(place.device), "cpu")

    def _reload(
        self,
        place: _Place,
        graph: fx.Graph,
        device: torch.device | None,
        number: int,
    ) -> None:
        place.copy = graph.call_function(
            _ops.reload, (place.host, device, self.digest, number)
        )
        place.copy.meta["val"] = _fake_like(fake_of(place.host), device)

    def _wait(
        self, place: _Place, graph: fx.Graph, source: fx.Node | None, number: int
    ) -> fx.Node:
        node = graph.call_function(
            _ops.wait, (place.copy, source, self.digest, number)
        )
        node.meta["val"] = fake_of(place.copy)
        place.copy = None
        return node

    # Uses

    def _show_values_to(self, op: fx.Node) -> None:
        """Lets a node of an op read values where they are now."""
        for operand in op.all_input_nodes:
            owners = self.graphs.owners.get(operand, [])
            place = self.places.get(owners[0]) if len(owners) == 1 else None
            if place is None or place.is_original:
                continue
            if place.device is None:
                name = self.graphs.values[owners[0]].name
                raise Error(f"'{op.name}' uses '{name}' while the plan has it offloaded")
            op.replace_input_with(operand, _view(place, operand, op))


def _fake_like(like: torch.Tensor, device: torch.device | str | None) -> Any:
    with like.fake_mode:  # type: ignore[attr-defined]
        return torch.empty_strided(
            like.size(), like.stride(), dtype=like.dtype, device=device
        )


def _view(place: _Place, operand: fx.Node, before: fx.Node) -> fx.Node:
    """Returns the view of a value that `operand` is, of the present node of the
    value."""
    if operand not in place.views:
        with before.graph.inserting_before(before):
            place.views[operand] = _make_view(place.device, fake_of(operand))
    return place.views[operand]


def _make_view(base: fx.Node, wanted: torch.Tensor) -> fx.Node:
    have = fake_of(base)
    if wanted.dtype != have.dtype:
        flat = _as_strided(base, [have.numel()], [1], 0)
        base = _call(flat, _aten.view.dtype, wanted.dtype)
        have = fake_of(base)
    ours, other = layout_of(wanted), layout_of(have)
    if len(ours) != len(other) or not all(map(is_equal, ours, other)):
        base = _as_strided(
            base,
            list(wanted.size()),
            list(wanted.stride()),
            wanted.storage_offset(),
        )
    if wanted.is_conj():
        base = _call(base, _aten._conj.default)
    if wanted.is_neg():
        base = _call(base, _aten._neg_view.default)
    return base


def _as_strided(
    base: fx.Node, size: list[Any], stride: list[Any], offset: Any
) -> fx.Node:
    """Returns a view, whose layout may have symbols."""
    node_of = functools.partial(_size_node, base.graph, symbol_inputs(base.graph))
    args = [list(map(node_of, size)), list(map(node_of, stride)), node_of(offset)]
    return _call(base, _aten.as_strided.default, *args)


def _size_node(
    graph: fx.Graph, inputs: Mapping[Any, fx.Node], size: Any
) -> fx.Node | int:
    """Returns a size as an operand: computed from the inputs of the graph, if it has
    symbols."""
    if not isinstance(size, torch.SymInt):
        return size
    tracer = fx.proxy.GraphAppendingTracer(graph)
    result = _compat.private("sympy_interp")(
        _compat.private("PythonReferenceAnalysis"),
        {symbol: fx.Proxy(node, tracer) for symbol, node in inputs.items()},
        size.node.expr,
    )
    if not isinstance(result, fx.Proxy):
        return int(result)
    _note_size(result.node)
    return result.node


def _note_size(node: fx.Node) -> None:
    """Notes the size that a node computes, if it is new, and those of its operands."""
    if "val" in node.meta:
        return
    for operand in node.all_input_nodes:
        _note_size(operand)
    node.meta["val"] = node.target(*fx.map_arg(node.args, fake_of))


def _call(operand: fx.Node, target: Any, *args: Any) -> fx.Node:
    node = operand.graph.call_function(target, (operand, *args))
    fake = fake_of(operand)
    with fake.fake_mode:
        node.meta["val"] = target(fake, *fx.map_arg(args, fake_of))
    return node

# ===- _joint.py - Joint graphs with recomputed ops ------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The joint graph of a step as a trace whose ops may be recomputed, and recomputed ops
as nodes in it.

Forward ops come first. A recomputed op is a copy of the op's nodes at the position that
the plan has for it; later readers read the copy. Dividing the graph then saves the
values of forward that backward reads.
"""

from __future__ import annotations

from typing import Any, Dict, Iterator, Mapping

import torch
from torch import fx

from ..._messages import Error
from ..common import _compat
from . import _regions
from ._collectives import is_collective
from ._graphs import Durations, StepGraphs, output_node
from ._graphs import results_of, tidy
from ._storages import draws, drop_dead_code, elements_of, fake_of, is_mutable
from ._storages import is_symbolic, tensors_of
from ._values import Value

# Namespaces whose ops access nothing but their operands.
_KNOWN = ("aten", "prims")

# Nodes of the recomputation by those of the first run.
_Run = Dict[fx.Node, fx.Node]


class JointGraph:
    """The graph of forward and backward in one, which `rematerialize` rewrites."""

    def __init__(
        self,
        joint: fx.GraphModule,
        *,
        num_forward_outputs: int,
        regions: Any = _regions.none,
    ) -> None:
        self.module = joint
        self._outputs = num_forward_outputs
        _refuse_symbols(joint.graph)
        tidy(joint.graph)
        backward = self._order()
        self._graphs = StepGraphs(
            joint,
            num_forward_outputs=num_forward_outputs,
            regions=regions,
            backward_nodes=backward,
        )
        self._boundary = self._graphs.forward_ops
        ops = enumerate(self._graphs.ops)
        self._op_of = {node: i for i, nodes in ops for node in nodes}
        self._find_lifetimes()

    @property
    def values(self) -> list[Value]:
        """The storages of the step."""
        return self._graphs.values

    @property
    def ops(self) -> list[list[fx.Node]]:
        """The nodes of each op."""
        return self._graphs.ops

    @property
    def gradients(self) -> list[Any]:
        """The results of backward."""
        return results_of(self.module)[self._outputs :]

    def trace(
        self, durations: Durations, *, name: str, held_bytes: int
    ) -> dict[str, Any]:
        """Returns the step without a plan, an `ao.step-trace` document with a mark on
        each op that may be recomputed."""
        trace = self._graphs.trace(durations, name=name, held_bytes=held_bytes)
        trace["boundary"], trace["complete_uses"] = self._boundary, True
        fixed = self._fixed()
        for index, entry in enumerate(trace["ops"]):
            is_backward = index >= self._boundary
            entry["phase"] = "backward" if is_backward else "forward"
            reasons = (*map(why_not, self._graphs.ops[index]), fixed.get(index, ""))
            reason = next(filter(None, reasons), "")
            if reason:
                entry["why_not"] = reason
            else:
                entry["recompute"] = True
        return trace

    def rematerialize(self, plan: Mapping[str, Any]) -> list[str]:
        """Inserts the recomputed ops of a plan into the graph, without its transfers.
        Returns the names of the rematerialized values."""
        names = _Recomputing(self._graphs, self._boundary, self._op_of).apply(plan)
        for node in self.module.graph.nodes:
            _compat.forget_checkpoint(node)
        drop_dead_code(self.module.graph)
        # The graph does not run before it is divided, so it needs no code.
        self.module.graph.lint()
        return names

    # Forward and backward

    def _order(self) -> set[fx.Node]:
        """Moves the nodes of forward before all others, and marks the side of each node
        for the partitioner. Returns the nodes of backward."""
        graph = self.module.graph
        tied: set[fx.Node] = set()
        for node in graph.nodes:
            if _compat.is_tangent(node) or tied.intersection(node.all_input_nodes):
                tied.add(node)
        needed = _closure(results_of(self.module)[: self._outputs])
        # Results of an op of forward that backward alone reads are computed in forward.
        needed |= {element for node in needed for element in elements_of(node)}
        calls = [node for node in graph.nodes if node.op == "call_function"]
        last = max((i for i, node in enumerate(calls) if node in needed), default=-1)
        forward = [n for i, n in enumerate(calls) if i <= last and n not in tied]
        backward = set(calls).difference(forward)
        early = [node for node in calls[: last + 1] if node in backward]
        at = calls[last] if last >= 0 else None
        for node in early:
            at.append(node)
            at = node
        for node in calls:
            _compat.set_side(node, node in backward)
        return backward

    def _find_lifetimes(self) -> None:
        """Sets the definitions of gradients, which exist when backward begins, and
        excludes values that backward does not read."""
        values, boundary = self._graphs.values, self._boundary
        returned = {
            owner
            for result in results_of(self.module)
            if isinstance(result, fx.Node)
            for owner in self._graphs.owners.get(result, [])
        }
        for node in self.module.graph.find_nodes(op="placeholder"):
            if _compat.is_tangent(node):
                for owner in self._graphs.owners[node]:
                    values[owner].definition = boundary - 1
                    values[owner].live_out = owner in returned
        for value in values:
            is_saved = value.definition < boundary <= max(value.uses, default=-1)
            if not is_saved:
                value.obstacle = value.obstacle or "not-saved"

    # Ops that may be recomputed

    def _overwritten(self) -> set[int]:
        """Returns the values that are written to, in the graph or after forward."""
        written = {
            owner
            for node in self.module.graph.nodes
            if node.op == "call_function" and is_mutable(node)
            for operand in node.all_input_nodes
            for owner in self._graphs.owners.get(operand, [])
        }
        output = output_node(self.module).meta.get("desc") or ()
        changed = set(map(_compat.mutated_input, output)) - {None}
        for node in self.module.graph.find_nodes(op="placeholder"):
            if node.meta.get("desc") in changed:
                written.update(self._graphs.owners[node])
        return written

    def _fixed(self) -> dict[int, str]:
        """Returns the reasons why values forbid that their ops are recomputed, by op."""
        overwritten = self._overwritten()
        fixed: dict[int, str] = {}
        for owner, value in enumerate(self._graphs.values):
            if owner in overwritten:
                for op in value.uses | {value.definition}:
                    fixed[op] = "overwritten"
            elif value.live_out:
                fixed.setdefault(value.definition, "kept")
        return fixed


class _Recomputing:
    """Inserts recomputed ops into a graph, op by op."""

    def __init__(
        self, graphs: StepGraphs, boundary: int, op_of: Mapping[fx.Node, int]
    ) -> None:
        self._graphs, self._boundary, self._op_of = graphs, boundary, op_of
        self._graph = graphs.forward.graph
        self._results: dict[int, list[int]] = {}
        for owner, value in enumerate(graphs.values):
            self._results.setdefault(value.definition, []).append(owner)
        # By value: the recomputation that made its present nodes; none: its own op.
        self._made_by: dict[int, _Run] = {}
        self._absent: set[int] = set()
        self._is_backward = False
        # Views of rematerialized values, by the node of the step and its operands.
        self._views: dict[Any, fx.Node] = {}

    def apply(self, plan: Mapping[str, Any]) -> list[str]:
        commands, names = list(plan["commands"]), []
        for index, nodes in enumerate(self._graphs.ops):
            self._is_backward = index >= self._boundary
            while commands and commands[0]["before"] <= index:
                command = commands.pop(0)
                if command["do"] == "recompute":
                    names += self._recompute(command["op"], index, nodes[0])
                elif command["do"] in ("drop", "release"):
                    self._absent.add(command["value"])
                elif command["do"] == "reload":
                    self._absent.discard(command["value"])
            for node in nodes:
                self._read_now(node, {}, node)
        return names

    def _recompute(self, op: int, index: int, before: fx.Node) -> Iterator[str]:
        run: _Run = {}
        for node in self._graphs.ops[op]:
            # With all of its results: otherwise dividing the graph divides the op.
            for part in (node, *reversed(list(elements_of(node)))):
                with self._graph.inserting_before(before):
                    run[part] = self._graph.node_copy(part)
                _compat.set_side(run[part], self._is_backward)
                self._read_now(run[part], run, run[part])
                _see(run[part])
        for owner in self._results.get(op, []):
            value = self._graphs.values[owner]
            is_over = max(value.uses, default=-1) < index
            if owner in self._absent or is_over:
                self._made_by[owner] = run
                self._absent.discard(owner)
                yield value.name

    def _read_now(self, node: fx.Node, run: _Run, before: fx.Node) -> None:
        """Replaces the operands of a node by the present nodes of their values; those of
        a recomputed op by nodes of the same run, where it computes them."""
        for operand in node.all_input_nodes:
            now = self._now(operand, run, before)
            if now is not operand:
                node.replace_input_with(operand, now)

    def _now(self, node: fx.Node, run: _Run, before: fx.Node) -> fx.Node:
        if node in run:
            return run[node]
        owners = self._graphs.owners.get(node, [])
        made_by = self._made_by.get(owners[0]) if len(owners) == 1 else None
        if made_by and node in made_by:
            return made_by[node]
        if node.op != "call_function" or node in self._op_of:
            return node
        # A view.
        of = {
            operand: self._now(operand, run, before)
            for operand in node.all_input_nodes
        }
        if all(old is new for old, new in of.items()):
            return node
        key = (node, *of.values())
        if key not in self._views:
            with self._graph.inserting_before(before):
                view = self._graph.node_copy(node, lambda operand: of[operand])
            _compat.set_side(view, self._is_backward)
            _see(view)
            self._views[key] = view
        return self._views[key]


def why_not(node: fx.Node) -> str:
    """Returns the reason why a node must not be recomputed; empty: it may be."""
    target = node.target
    if not isinstance(target, torch._ops.OpOverload):
        return "opaque"
    if is_collective(node):
        return "collective"
    if is_mutable(node):
        return "effects"
    if draws(node):
        return "random"
    # Memory that is not initialized differs between runs.
    if target.namespace not in _KNOWN or "empty" in target.__name__:
        return "opaque"
    # Constants in the graph, which have no fake tensors.
    if any(fake_of(operand) is None for operand in node.all_input_nodes):
        return "opaque"
    return "kept" if _compat.must_be_saved(node) else ""


def _see(node: fx.Node) -> None:
    """Gives a copy a storage of its own, as tracing would have."""
    tensors = tensors_of(fake_of(node))
    if not tensors:  # A result that an op does not give.
        return
    args, kwargs = fx.map_arg((node.args, node.kwargs), fake_of)
    with tensors[0].fake_mode:  # type: ignore[attr-defined]
        node.meta["val"] = node.target(*args, **kwargs)


def _closure(results: list[Any]) -> set[fx.Node]:
    """All that some results are computed from."""
    found: set[fx.Node] = set()
    left = [node for node in results if isinstance(node, fx.Node)]
    while left:
        node = left.pop()
        if node not in found:
            found.add(node)
            left += node.all_input_nodes
    return found


def _refuse_symbols(graph: fx.Graph) -> None:
    for node in graph.nodes:
        value = fake_of(node)
        if isinstance(value, (torch.SymInt, torch.SymFloat, torch.SymBool)) or any(
            is_symbolic(tensor.size()) for tensor in tensors_of(value)
        ):
            raise Error(
                f"'{node.name}' has a symbol in its shape, and recompute='planned' "
                "needs all sizes: torch.compile(…, dynamic=False) has them"
            )

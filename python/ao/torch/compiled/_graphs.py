# ===- _graphs.py - Graphs of AOTAutograd as a trace -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Storages, ops and lifetimes of a forward and a backward graph.

An op is a node that makes a storage, or a region of nodes that run as one; a value
is a storage. Forward comes first.
"""

from __future__ import annotations

import operator
import re
from typing import Any, Callable, Container, Iterable, Mapping

import torch
from torch import fx

from ... import _planner
from ..._messages import Error
from ..common import _compat
from . import _regions, _rewrite
from ._buffers import take_buffers
from ._kernels import Kernels, arrange
from ._storages import drop_dead_code, elements_of, fake_of, fills_storage, hint
from ._storages import is_mutable, is_op
from ._storages import allocated_bytes, made_bytes, storage_bytes, storage_key
from ._storages import symbol_inputs, symbols_of, tensors_of
from ._values import Value, forget

# Returns the microseconds of an op of one node, and its kind ("matmul", …) as in
# `ao.step-trace`. A method `region` may return those of several nodes, by the bytes that
# they read and write; `workspace` the bytes of a node beside its results.
Durations = Callable[[fx.Node], "tuple[float, str]"]

# The kernels that inductor makes of the graphs of a step, forward first.
Lower = Callable[["StepGraphs"], "list[Kernels]"]


class StepGraphs:
    """The forward and the backward graph of a step, as AOTAutograd's partitioner
    returns them, to which a plan is applied.

    Without `backward` the graph is joint, as from `make_fx`; `backward_nodes` are then
    those after forward, where that is known. Ops are kernels: those that `lower` gives,
    with their buffers, or the estimates that `regions` makes of a joint graph.
    """

    def __init__(
        self,
        forward: fx.GraphModule,
        backward: fx.GraphModule | None = None,
        *,
        num_forward_outputs: int,
        static_inputs: Iterable[int] = (),
        regions: _regions.Regions = _regions.none,
        lower: Lower | None = None,
        backward_nodes: Container[fx.Node] = (),
    ) -> None:
        self.forward, self.backward = forward, backward
        self.num_forward_outputs = num_forward_outputs
        self.static_inputs = tuple(static_inputs)
        self.values: list[Value] = []
        # The nodes of each op.
        self.ops: list[list[fx.Node]] = []
        # By node: its region.
        self._regions: dict[fx.Node, Any] = {}
        # By node: the values of the tensors that it gives, in order.
        self.owners: dict[fx.Node, list[int]] = {}
        # By input of backward: the forward node whose result it is.
        self.sources: dict[fx.Node, fx.Node] = {}
        self.boundary: int | None = None
        for graph_module in (forward, backward):
            if graph_module is not None:
                tidy(graph_module.graph)
                self._regions |= regions(graph_module.graph, backward_nodes)
        lowered = self._lower(lower) if lower else None
        # By graph: the ops of each of its kernels; empty: not lowered.
        self.fused = [kernels.fused for kernels in lowered or ()]
        # Number of ops of forward.
        self.forward_ops = 0
        self._collect_forward(backward_nodes)
        if backward is not None:
            self.boundary = self.forward_ops
            self._collect_backward(backward)
        self._find_obstacles()
        if lowered:
            take_buffers(self, lowered, self._regions)
        else:
            self._forget_inner_values()

    @property
    def gradients(self) -> list[Any]:
        """The results of backward."""
        return [] if self.backward is None else results_of(self.backward)

    def trace(
        self,
        durations: Durations,
        *,
        name: str = "step",
        held_bytes: int = 0,
    ) -> dict[str, Any]:
        """The step as an `ao.step-trace` document. `held_bytes` are on the
        device all the time and belong to no graph."""
        values = self.values
        slots: dict[int, int] = {}
        for node in saved_nodes(self):
            for owner in self._owners_of(node):
                slots.setdefault(owner, len(slots))
        entries = [value.describe(slots, i) for i, value in enumerate(values)]
        if held_bytes:
            held = Value("held", held_bytes, -1, live_out=True, obstacle="argument")
            entries.append(held.describe(slots, len(values)))
        entries += self._describe_workspaces(durations)
        return {
            **_planner.TRACE_HEADER,
            "name": name,
            "boundary": self.boundary,
            "ops": self._describe_ops(durations),
            "values": entries,
        }

    def apply(self, plan: Mapping[str, Any]) -> None:
        """Applies an `ao.plan` document to the graphs."""
        _rewrite.apply(self, plan)

    # Collecting

    def _lower(self, lower: Lower) -> list[Kernels]:
        """Puts the nodes of each kernel together."""
        lowered = lower(self)
        for side, kernels in zip((self.forward, self.backward), lowered):
            ops = arrange(side.graph, kernels)
            self._regions |= {node: (side, op) for node, op in ops.items()}
        return lowered

    def _collect_forward(self, backward_nodes: Container[fx.Node]) -> None:
        known: dict[int, int] = {}
        for node in self.forward.graph.nodes:
            if node.op in ("placeholder", "get_attr"):
                self._add_inputs(node, known, definition=-1)
            elif node.op == "call_function":
                self._add_call(node)
        backward = (i for i, op in enumerate(self.ops) if op[0] in backward_nodes)
        self.forward_ops = next(backward, len(self.ops))
        outputs = results_of(self.forward)
        ends = len(outputs)
        if self.backward is not None:
            ends = self.num_forward_outputs
        described = output_node(self.forward).meta.get("desc") or [None] * ends
        for output, what in zip(outputs[:ends], described):
            self._keep(output, _compat.is_input_mutation(what))
        for output in outputs[ends:]:
            for owner in self._owners_of(output):
                self.values[owner].saved.append(output)

    def _collect_backward(self, backward: fx.GraphModule) -> None:
        self.sources = pair_saved(self, backward.graph)
        known = self._known_from(self.sources.values())
        for node in backward.graph.nodes:
            if node in self.sources:
                self.owners[node] = self._owners_of(self.sources[node])
            elif node.op == "placeholder":
                # Gradients come in when forward has run: the first op finds them.
                self._add_inputs(node, known, definition=self.forward_ops)
            elif node.op == "get_attr":
                self._add_inputs(node, known, definition=-1)
            elif node.op == "call_function":
                self._add_call(node)
        for value in self.values:  # Of a backward graph without ops.
            value.definition = min(value.definition, len(self.ops) - 1)
        for output in results_of(backward):
            self._keep(output)

    def _keep(self, output: Any, only_to_the_end: bool = False) -> None:
        """An output is alive after the graph, or until forward has run."""
        for owner in self._owners_of(output):
            value = self.values[owner]
            value.obstacle = value.obstacle or "output"
            if only_to_the_end:
                value.uses.add(self.forward_ops - 1)
            else:
                value.live_out = True

    def _owners_of(self, output: Any) -> list[int]:
        return self.owners.get(output, []) if isinstance(output, fx.Node) else []

    def _known_from(self, nodes: Iterable[fx.Node]) -> dict[int, int]:
        """The values of what nodes give, by fake storage."""
        return {
            storage_key(tensor): owner
            for node in nodes
            for tensor, owner in zip(tensors_of(fake_of(node)), self._owners_of(node))
        }

    def _add_inputs(
        self, node: fx.Node, known: dict[int, int], definition: int
    ) -> None:
        """Inputs of one storage are one value."""
        self.owners[node] = []
        for tensor in tensors_of(fake_of(node)):
            key = storage_key(tensor)
            if key not in known:
                size = storage_bytes(tensor)
                known[key] = self._add_value(node.name, tensor, definition, size)
                self.values[known[key]].obstacle = "argument"
                self.values[known[key]].live_out = definition < 0
            self.owners[node].append(known[key])

    def _add_call(self, node: fx.Node) -> None:
        # Storages recomputed in backward have the fake storage of their
        # originals, so only a node's own operands show what it shares.
        known = self._known_from(node.all_input_nodes)
        if is_op(node, known):
            self._add_op(node)
            for owner in known.values():
                self.values[owner].uses.add(len(self.ops) - 1)
                self.values[owner].readers += 1
        results = tensors_of(fake_of(node))
        several = not isinstance(fake_of(node), torch.Tensor)
        self.owners[node] = []
        for number, tensor in enumerate(results):
            owner = known.get(storage_key(tensor))
            if owner is None:
                name = f"{node.name}.{number}" if several else node.name
                size = made_bytes(node, tensor, number)
                owner = self._add_value(name, tensor, len(self.ops) - 1, size)
                known[storage_key(tensor)] = owner
                self.values[owner].base = None if several else node
                self.values[owner].maker = node
            self.owners[node].append(owner)
            value = self.values[owner]
            if value.base is None and value.definition >= 0 and not several:
                value.base = node

    def _add_op(self, node: fx.Node) -> None:
        region = self._regions.get(node)
        last = self.ops[-1][0] if self.ops else None
        if region is not None and self._regions.get(last) == region:
            self.ops[-1].append(node)
        else:
            self.ops.append([node])

    def _add_value(
        self, name: str, tensor: torch.Tensor, definition: int, size: Any
    ) -> int:
        size = allocated_bytes(size, tensor.device)
        self.values.append(Value(name, size, definition, tensor.device))
        return len(self.values) - 1

    def _find_obstacles(self) -> None:
        joint = self.backward is None
        bound = self._bound_symbols()
        views: dict[int, list[torch.Tensor]] = {}
        for node, owners in self.owners.items():
            for tensor, owner in zip(tensors_of(fake_of(node)), owners):
                views.setdefault(owner, []).append(tensor)
            if node.op == "call_function" and is_mutable(node):
                for owner in self._known_from(node.all_input_nodes).values():
                    value = self.values[owner]
                    value.obstacle = value.obstacle or "excluded"
        for index, value in enumerate(self.values):
            if value.obstacle:
                continue
            if not joint and not value.saved:
                value.obstacle = "not-saved"
            elif value.base is None or not fills_storage(fake_of(value.base)):
                value.obstacle = "excluded"
            elif not all(symbols_of(view) <= bound for view in views[index]):
                value.obstacle = "excluded"

    def _bound_symbols(self) -> set[Any]:
        """Returns the symbols that are inputs of each graph, so that views can be made
        in both."""
        graphs = [m.graph for m in (self.forward, self.backward) if m is not None]
        return set.intersection(*(set(symbol_inputs(graph)) for graph in graphs))

    def _forget_inner_values(self) -> None:
        """Drops the values that one node of a region makes and one other node reads.
        Inductor may put a value with several readers into memory."""
        forget(
            self,
            {
                index
                for index, value in enumerate(self.values)
                if value.definition >= 0
                and len(self.ops[value.definition]) > 1
                and value.uses <= {value.definition}
                and value.readers <= 1
                and not (value.live_out or value.saved)
            },
        )

    # Describing

    def _describe_ops(self, durations: Durations) -> list[dict[str, Any]]:
        crossing = self.crossing_sizes()
        entries = []
        for index, nodes in enumerate(self.ops):
            cost = _cost_of(nodes, hint(crossing[index]), durations)
            entries.append(self._describe_op(index, nodes[0], *cost))
        return entries

    def _describe_op(
        self, index: int, node: fx.Node, duration: float, kind: str
    ) -> dict[str, Any]:
        entry: dict[str, Any] = {
            "name": node.name,
            "duration_us": duration,
            "kind": kind,
        }
        if self.boundary is not None:
            is_backward = index >= self.boundary
            entry["phase"] = "backward" if is_backward else "forward"
        layer = _layer_of(node)
        if layer is not None:
            entry["layer"] = layer
        return entry

    def crossing_sizes(self) -> list[Any]:
        """Returns the bytes that each op reads and writes, which may have symbols."""
        crossing: list[Any] = [0] * len(self.ops)
        for value in self.values:
            for op in value.uses | {value.definition}:
                if op >= 0:
                    crossing[op] += value.size
        return crossing

    def _describe_workspaces(self, durations: Durations) -> list[dict[str, Any]]:
        """Returns the workspaces of ops, if the durations have them, as values without
        uses."""
        find = getattr(durations, "workspace", lambda node: 0)
        sizes = (
            (index, nodes[0], find(nodes[0]))
            for index, nodes in enumerate(self.ops)
            if len(nodes) == 1
        )
        return [
            Value(
                f"{node.name}.workspace", size, index, obstacle="workspace"
            ).describe({}, -1)
            for index, node, size in sizes
            if size
        ]


def _cost_of(
    nodes: list[fx.Node], crossing: int, durations: Durations
) -> tuple[float, str]:
    """Returns the duration and the kind of an op that reads and writes `crossing` bytes. An op
    with a product, which inductor may fuse with an addition, has the product's kind."""
    if len(nodes) == 1 or not hasattr(durations, "region"):
        return durations(nodes[0])
    duration, kind = durations.region(crossing)
    products = [cost for cost in map(durations, nodes) if cost[1] != "memory"]
    if not products:
        return duration, kind
    longest, kind = max(products)
    return max(duration, longest), kind


def _layer_of(node: fx.Node) -> int | None:
    """The first number in the path of the module that the node belongs to."""
    stack = node.meta.get("nn_module_stack") or node.meta.get("fwd_nn_module_stack")
    if not stack:
        return None
    path = list(stack.values())[-1][0]
    found = re.search(r"\.(\d+)(?:\.|$)", path)
    return int(found[1]) if found else None


def output_node(graph_module: fx.GraphModule) -> fx.Node:
    return next(iter(graph_module.graph.find_nodes(op="output")))


def constants_of(graph_module: fx.GraphModule) -> list[torch.Tensor]:
    """The tensors that the graph itself holds."""
    nodes = graph_module.graph.find_nodes(op="get_attr")
    found = (operator.attrgetter(node.target)(graph_module) for node in nodes)
    return [constant for constant in found if isinstance(constant, torch.Tensor)]


def results_of(graph_module: fx.GraphModule) -> list[Any]:
    outputs = output_node(graph_module).args[0]
    if not isinstance(outputs, (list, tuple)):
        raise Error("a graph of a step must return a list")
    return list(outputs)


def saved_nodes(graphs: StepGraphs) -> list[fx.Node]:
    """Returns the results of forward that only backward gets."""
    if graphs.backward is None:
        return []
    saved = results_of(graphs.forward)[graphs.num_forward_outputs :]
    return [node for node in saved if isinstance(node, fx.Node)]


def pair_saved(graphs: StepGraphs, backward: fx.Graph) -> dict[fx.Node, fx.Node]:
    """Returns the saved node that each input of backward is. They have one name, except
    random states for checkpoints, which have one order."""
    saved = saved_nodes(graphs)
    by_name = {node.name: node for node in saved}
    inputs = backward.find_nodes(op="placeholder")
    pairs = {node: by_name[node.name] for node in inputs if node.name in by_name}
    taken = set(pairs.values())
    rest = [node for node in saved if node not in taken]
    states = [node for node in inputs if node.name.startswith(_compat.STATE)]
    return pairs | dict(zip(states, rest))


def _complete(node: fx.Node) -> None:
    """Sets the result of a node that PyTorch's partitioner adds without one: an op that
    keeps a random state, or runs with one, for checkpoints."""
    elements = list(elements_of(node))
    given: list[Any] = [None] * (1 + max((e.args[1] for e in elements), default=-1))
    if _compat.runs_with_state(node):
        # Results without uses are computed as well.
        _, target, *args = node.args
        args, kwargs = fx.map_arg((args, node.kwargs), fake_of)
        with tensors_of(args)[0].fake_mode:  # type: ignore[attr-defined]
            result = target(*args, **kwargs)
        if isinstance(result, torch.Tensor):
            node.meta["val"] = result
            return
        given = list(result)
    elif not elements or len(elements) < len(node.users):
        return
    for element in elements:
        given[element.args[1]] = fake_of(element)
    node.meta["val"] = tuple(given)


def tidy(graph: fx.Graph) -> None:
    """Puts the nodes of single results next to their op, so that unused results
    end with it, and drops dead code."""
    for node in reversed(graph.nodes):
        if node.op == "call_function" and "val" not in node.meta:
            _complete(node)
    for node in list(graph.nodes):
        for element in reversed(list(elements_of(node))):
            node.append(element)
    drop_dead_code(graph)

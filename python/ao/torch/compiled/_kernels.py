# ===- _kernels.py - Kernels and buffers of inductor -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The kernels that inductor makes of a graph, and the buffers that they allocate.

Inductor decides while it lowers a graph which nodes are fused, which results are in
memory at all, which copies an extern kernel needs, and which buffer is written over.
So a graph is lowered once before it is planned, up to the point where its code would
be compiled.
"""

from __future__ import annotations

import dataclasses
from typing import Any, Sequence

import torch
from torch import fx

from ..common import _compat, _ops
from ._collectives import is_collective
from ._storages import fake_of, hint, is_mutable, is_op


@dataclasses.dataclass
class Buffer:
    """Memory that the code of a graph allocates.

    Attributes:
      name: inductor's.
      node: the name of the node whose result it has; None: it has none.
      bytes: its size, which may have symbols.
      device: where it is.
      made: the op that allocates it.
      reads: the ops that read or write it.
      donor: the name of the buffer or input whose memory it reuses; None: none.
    """

    name: str
    node: str | None
    bytes: Any
    device: torch.device
    made: int
    reads: set[int] = dataclasses.field(default_factory=set)
    donor: str | None = None


@dataclasses.dataclass
class Kernels:
    """The ops of a lowered graph, in the order in which they run. An op is a kernel;
    on the processor, all kernels between two extern ones are one C++ function.

    Attributes:
      ops: by op, the names of the nodes that it computes, and of some before them.
      externs: by name of a node that is an extern kernel, its op.
      buffers: by name.
      reads: by name of an input, the ops that read it.
      results: by result of the graph, the name of its buffer or input.
      strides: by result of the graph, its strides; None: no tensor.
      fused: as `fused_ops` of its kernels.
    """

    ops: list[list[str]]
    externs: dict[str, int]
    buffers: dict[str, Buffer]
    reads: dict[str, set[int]]
    results: list[str | None]
    strides: list[Sequence[int] | None]
    fused: list[list[str]]


class _Lowered(BaseException):
    """Ends a compilation when the graph is lowered."""

    def __init__(self, kernels: Kernels) -> None:
        super().__init__()
        self.kernels = kernels


def lower(
    graph_module: fx.GraphModule,
    inputs: Sequence[Any],
    *,
    is_backward: bool,
    visible: Sequence[int],
) -> Kernels:
    """Lowers a graph as inductor does under its current settings, and returns its
    kernels. Changes the graph.

    Args:
      graph_module: the graph.
      inputs: its fake inputs, with the strides that they have in the step.
      is_backward: whether it is the backward graph.
      visible: the results whose layout the caller of the graph sees.
    """
    end = next(iter(graph_module.graph.find_nodes(op="output")))
    end.meta["user_visible_output_idxs"] = list(visible)

    def codegen(graph: Any) -> Any:
        graph.init_wrapper_code()
        graph._update_scheduler()
        graph.wrapper_code.push_codegened_graph(graph)
        graph.scheduler.codegen()
        raise _Lowered(_Reader(graph).read())

    config = _compat.private("inductor_config")
    with (
        config.patch(force_disable_caches=True),
        _compat.replacing("GraphLowering", codegen=codegen),
    ):
        try:
            _compat.private("compile_fx_inner")(
                graph_module, inputs, is_backward=is_backward
            )
        except _Lowered as lowered:
            return lowered.kernels
    # A graph without calls is not lowered.
    results = end.args[0]
    nothing = [None] * len(results)
    return Kernels([], {}, {}, {}, nothing, list(nothing), [])


class _Reader:
    """Reads the scheduler of a lowered graph."""

    def __init__(self, graph: Any) -> None:
        self._graph, self._scheduler = graph, graph.scheduler
        self._ir = _compat.private("inductor_ir")
        self._number = {node: i for i, node in enumerate(graph.graph.nodes)}
        self._ops: list[list[str]] = []
        self._externs: dict[str, int] = {}
        self._buffers: dict[str, Buffer] = {}
        self._reads: dict[str, set[int]] = {}

    def read(self) -> Kernels:
        places = self._place()
        for node, op in places:
            for output in node.get_outputs():
                self._add_buffer(output.node, op)
        for node, op in places:
            for dependency in node.read_writes.reads | node.read_writes.writes:
                self._add_read(dependency.name, op)
        reuses = self._graph.wrapper_code.reuses
        for name, donor in reuses.items():
            if name in self._buffers:
                self._buffers[name].donor = self._base(donor)
        return Kernels(
            [self._computed(op) for op in range(len(self._ops))],
            self._externs,
            self._buffers,
            self._reads,
            [self._result(result) for result in self._graph.graph_outputs],
            [self._strides(result) for result in self._graph.graph_outputs],
            fused_ops(self._scheduler.nodes),
        )

    def _place(self) -> list[tuple[Any, int]]:
        """Returns each node of the scheduler with its op, and fills `_ops`."""
        places, is_alone = [], True
        for node in self._scheduler.nodes:
            device = node.get_device()
            is_extern = node.is_extern() or node.is_template()
            is_nothing = isinstance(node, _compat.private("NopKernel"))
            # It is one result of the extern kernel before it.
            is_element = isinstance(node.node, self._ir.MultiOutput)
            on_device = device is not None and device.type != "cpu"
            begins = not is_nothing and (is_extern or is_alone or on_device)
            if not self._ops or begins and not is_element:
                self._ops.append([])
            if not is_nothing:
                is_alone = is_extern
            op = len(self._ops) - 1
            self._ops[op] += [origin.name for origin in _compat.origins_of(node)]
            if node.is_extern() and not is_element:
                # Its last origin is the extern kernel; the others are operands.
                origins = _compat.origins_of(node)
                last = max(origins, key=self._number.__getitem__, default=None)
                if last is not None:
                    self._externs.setdefault(last.name, op)
            places.append((node, op))
        return places

    def _computed(self, op: int) -> list[str]:
        """Returns the names of the nodes that an op computes. An op that copies an
        operand for an extern kernel has its node as an origin, but does not compute it."""
        return [n for n in self._ops[op] if self._externs.get(n, op) == op]

    def _add_buffer(self, buffer: Any, op: int) -> None:
        name, layout = buffer.get_name(), buffer.get_output_spec()
        base = self._base(name)
        if base != name:
            if base in self._buffers:  # The first op that writes to it allocates it.
                self._buffers[base].made = min(self._buffers[base].made, op)
            return
        is_memory = isinstance(layout, self._ir.Layout)
        if not is_memory or name in self._graph.removed_buffers:
            return
        size = self._size(layout.storage_size()) * layout.dtype.itemsize
        origin = buffer.get_origin_node()
        self._buffers[name] = Buffer(
            name, origin.name if origin else None, size, layout.device, op
        )

    def _add_read(self, name: str, op: int) -> None:
        base = self._base(name)
        if base in self._buffers:
            buffer = self._buffers[base]
            buffer.made = min(buffer.made, op)
            buffer.reads.add(op)
        elif base in self._graph.graph_inputs:
            self._reads.setdefault(base, set()).add(op)

    def _base(self, name: str) -> str:
        """Returns the buffer or input of which a buffer is a view or an alias."""
        name = self._scheduler.mutation_real_name.get(name, name)
        known = self._scheduler.name_to_buf.get(name)
        if known is None:
            return name
        layout = known.node.get_output_spec()
        if isinstance(layout, self._ir.NonOwningLayout):
            return self._base(layout.view.get_name())
        if isinstance(layout, self._ir.MutationLayoutSHOULDREMOVE):
            return self._base(layout.get_buffer().get_name())
        for alias in known.node.get_inputs_that_alias_output():
            return self._base(alias)
        return name

    def _result(self, result: Any) -> str | None:
        get_name = getattr(result, "maybe_get_name", None)
        name = get_name() if get_name else None
        return None if name is None else self._base(name)

    def _strides(self, result: Any) -> list[int] | None:
        if not getattr(result, "has_tensor_output", bool)():
            return None
        return [self._hint(stride) for stride in result.get_stride()]

    def _size(self, size: Any) -> Any:
        """Returns one of inductor's sizes as graphs have them."""
        sizes = self._graph.sizevars
        # Without inductor's own symbols for what it computes once.
        plain = sizes.remove_precomputed_replacements(size)
        return sizes.shape_env.create_symintnode(plain, hint=self._hint(size))

    def _hint(self, number: Any) -> int:
        return int(self._graph.sizevars.optimization_hint(number))


def fused_ops(kernels: Sequence[Any]) -> list[list[str]]:
    """Returns the names of the ops that each of inductor's kernels computes, sorted;
    transfers are excluded."""
    found = []
    for kernel in kernels:
        origins = _compat.origins_of(kernel)
        if not any(map(_ops.is_transfer, origins)):
            found.append(sorted({origin.name for origin in origins if is_op(origin)}))
    return sorted(filter(None, found))


def placeholders_with(
    graph: fx.Graph, strides: dict[fx.Node, Sequence[int] | None]
) -> list[Any]:
    """Returns the fake inputs of a graph, with the given strides."""
    inputs = []
    for node in graph.find_nodes(op="placeholder"):
        fake, known = fake_of(node), strides.get(node)
        if known is not None and list(known) != [hint(n) for n in fake.stride()]:
            with fake.fake_mode:
                fake = fake.as_strided(fake.size(), known)
        inputs.append(fake)
    return inputs


def arrange(graph: fx.Graph, kernels: Kernels) -> dict[fx.Node, int]:
    """Puts the nodes of each op together, in the order of ops. Returns the op of each
    node that computes; a node in several ops belongs to the first of them."""
    return _Arranger(graph, kernels).run()


class _Arranger:
    def __init__(self, graph: fx.Graph, kernels: Kernels) -> None:
        self._kernels = kernels
        self._nodes = list(graph.nodes)
        self._number = {node: i for i, node in enumerate(self._nodes)}
        self._by_name = {node.name: node for node in self._nodes}
        self._ops: dict[fx.Node, int] = {}
        self._placed: set[fx.Node] = set()
        self._order: list[fx.Node] = []

    def run(self) -> dict[fx.Node, int]:
        fixed = [n for n in self._nodes if n.op in ("placeholder", "output")]
        self._placed.update(fixed)
        made = self._made_by_results()
        for op, names in enumerate(self._kernels.ops):
            computed = [self._by_name[name] for name in names if name in self._by_name]
            computed += made.get(op, [])
            for node in sorted(computed, key=self._number.__getitem__):
                self._place(node, op)
        for node in self._nodes:
            self._place(node, None)
        for node in self._order:
            self._nodes[-1].prepend(node)
        return self._ops

    def _made_by_results(self) -> dict[int, list[fx.Node]]:
        """Returns the results of the graph by the op that makes them. Inductor may have
        replaced the nodes that compute them."""
        made: dict[int, list[fx.Node]] = {}
        end = self._nodes[-1]
        for node, name in zip(end.args[0], self._kernels.results):
            buffer = self._kernels.buffers.get(name or "")
            if isinstance(node, fx.Node) and buffer is not None:
                made.setdefault(buffer.made, []).append(node)
        return made

    def _place(self, node: fx.Node, op: int | None) -> None:
        """Appends a node of an op to the order, after the nodes that it needs and that no
        earlier op has placed; they belong to the same op."""
        waiting = [node]
        while waiting:
            node = waiting[-1]
            if node in self._placed:
                waiting.pop()
                continue
            needed = [n for n in self._needed(node) if n not in self._placed]
            if needed:
                waiting += needed
                continue
            waiting.pop()
            self._placed.add(node)
            self._order.append(node)
            # Inductor replaces collectives by other nodes: each is an op of its own.
            is_kernel = node.op == "call_function" and not is_collective(node)
            if op is not None and is_kernel:
                self._ops[node] = op

    def _needed(self, node: fx.Node) -> list[fx.Node]:
        """Returns the operands of a node and, if it writes to them, their earlier
        readers."""
        needed = list(node.all_input_nodes)
        if is_mutable(node):
            number = self._number[node]
            needed += [
                user
                for operand in node.all_input_nodes
                for user in operand.users
                if self._number[user] < number
            ]
        return needed

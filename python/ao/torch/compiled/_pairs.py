# ===- _pairs.py - Captured graphs and their compilations ------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""A graph that Dynamo has captured, and the pairs of a forward and a backward graph
that AOTAutograd makes of it, one for each plan."""

from __future__ import annotations

import copy
import dataclasses
from typing import Any, Callable, Mapping, Sequence

import torch
from torch import fx

from ..._messages import Remark
from ..common import _compat
from ._capture import Capture
from ._durations import flops_of
from ._graphs import StepGraphs, results_of
from ._inductor import lower_step
from ._kernels import Kernels
from ._storages import evaluate, hint

# At most so many plans of one graph are compiled for one kind of step, and kept for
# all kinds.
MOST_CALLS, _MOST_VARIANTS = 16, 64


@dataclasses.dataclass
class Facts:
    """A pair of graphs in numbers, without transfers.

    `trace` is an `ao.step-trace` document without held bytes. The lists say which
    value of it an input or a result is, None: no tensor. `tangents` are the gradients
    that come into backward, by position from the end of its inputs. `sizes` are the
    bytes of the first values of the trace and `work` the FLOP or bytes of its ops,
    which may have symbols. `device` is where the ops run.
    """

    trace: dict[str, Any]
    inputs: list[int | None]
    outputs: list[int | None]
    tangents: dict[int, int]
    gradients: list[int | None]
    sizes: list[Any]
    work: list[Any]
    device: torch.device

    def at(self, sizes: Mapping[Any, int]) -> Facts:
        """Returns the facts where symbols have other sizes. The duration of an op is
        proportional to its FLOP or, if it has none, to its bytes."""
        values = list(self.trace["values"])
        for index, size in enumerate(self.sizes):
            values[index] = {**values[index], "bytes": evaluate(size, sizes)}
        ops = [
            {**op, "duration_us": op["duration_us"] * _ratio(work, sizes)}
            for op, work in zip(self.trace["ops"], self.work)
        ]
        trace = {**self.trace, "values": values, "ops": ops}
        return dataclasses.replace(self, trace=trace)

    @property
    def begin_bytes(self) -> int:
        """Bytes that exist when forward begins."""
        return sum(v["bytes"] for v in self.trace["values"] if v["def"] < 0)

    @property
    def gradient_bytes(self) -> int:
        """Bytes of the gradients that backward returns."""
        values = self.trace["values"]
        return sum(values[v]["bytes"] for v in self.gradients if v is not None)


def names_of(trace: Mapping[str, Any]) -> list[str]:
    """Returns the names of values and ops: equal for equal divisions of a graph."""
    return [entry["name"] for entry in trace["values"] + trace["ops"]]


def _ratio(work: Any, sizes: Mapping[Any, int]) -> float:
    first = hint(work)
    return evaluate(work, sizes) / first if first else 1.0


def facts_of(
    graphs: StepGraphs, trace: dict[str, Any], device: torch.device
) -> Facts:
    """Returns the facts of graphs that no plan was applied to."""
    assert graphs.backward is not None

    def find(node: Any) -> int | None:
        owners = graphs.owners.get(node, []) if isinstance(node, fx.Node) else []
        return owners[0] if len(owners) == 1 else None

    backward_inputs = list(graphs.backward.graph.find_nodes(op="placeholder"))
    tangents = {
        position - len(backward_inputs): find(node)
        for position, node in enumerate(backward_inputs)
        if node not in graphs.sources
    }
    outputs = results_of(graphs.forward)[: graphs.num_forward_outputs]
    return Facts(
        trace,
        [find(node) for node in graphs.forward.graph.find_nodes(op="placeholder")],
        list(map(find, outputs)),
        {at: value for at, value in tangents.items() if value is not None},
        list(map(find, graphs.gradients)),
        [value.size for value in graphs.values],
        list(map(_work_of, graphs.ops, graphs.crossing_sizes())),
        device,
    )


def _work_of(nodes: Sequence[fx.Node], crossing: Any) -> Any:
    """Returns the FLOP of an op, or the bytes that it reads and writes."""
    flops = sum(map(flops_of, nodes))
    return flops if hint(flops) else crossing


class Variant:
    """One compilation: a forward and a backward graph with the transfers of a plan.

    Attributes:
      function: runs it, as Dynamo calls it.
      constants: the tensors that the graphs hold.
      outputs: how many results of forward the caller gets.
      device: where it runs.
      fused: by graph, the ops of each kernel without the plan; empty: not known.
      remarks: of its kernels.
      written: positions of the inputs that forward writes.
      capture: its CUDA graphs; None: it has none.
    """

    def __init__(self, pair: Pair) -> None:
        self.pair = pair
        self.written: frozenset[int] = frozenset()
        self.capture: Capture | None = None
        self.function: Callable[..., Any] | None = None
        self.constants: list[torch.Tensor] = []
        self.outputs = 0
        self.device = torch.device("cpu")
        self.fused: list[list[list[str]]] = []
        self.remarks: list[Remark] = []


    @property
    def is_replayed(self) -> bool:
        """Returns whether its next run is captured or launched."""
        return self.capture is not None and self.capture.is_ready


class Pair:
    """A captured graph.

    Attributes:
      number: in the order of capture.
      options: of inductor.
      captures: whether its steps are replayed from CUDA graphs.
      symbols: the inputs that are sizes, by position; its facts have those of the first
        call.
      has_backward: whether it is differentiated.
      has_run: whether it was called.
      is_part: other graphs are known to run in its steps.
      facts: of its graphs, as PyTorch's partitioner gives them.
      safe: the compilation that offloads all eligible values; None: not compiled yet.
    """

    def __init__(
        self,
        number: int,
        graph_module: fx.GraphModule,
        inputs: Sequence[Any],
        options: dict[str, Any],
        captures: bool,
    ) -> None:
        self.number, self.options, self.captures = number, options, captures
        self._is_static = list(map(_compat.is_static, inputs))
        self.symbols = {
            position: each.node.expr
            for position, each in enumerate(inputs)
            if isinstance(each, torch.SymInt) and each.node.expr.is_Symbol
        }
        # Compiling changes the graph.
        self._captured = fx.GraphModule(graph_module, copy.deepcopy(graph_module.graph))
        self._context = _compat.private("TracingContext").try_get()
        self._inputs = [_compat.without_memory(x, self._context) for x in inputs]
        self.has_backward = self.has_run = self.is_part = False
        self.facts: Facts | None = None
        self.safe: Variant | None = None
        # The graphs that were lowered, as text, and their kernels.
        self._lowered: tuple[list[str], list[Kernels]] | None = None
        # By plan, in the order of use.
        self._variants: dict[str, Variant] = {}

    def sizes_of(self, inputs: Sequence[Any]) -> tuple[int, ...]:
        """Returns the sizes among the inputs of a call that have symbols."""
        return tuple(hint(inputs[position]) for position in self.symbols)

    def facts_at(self, sizes: Sequence[int]) -> Facts:
        """Returns the facts of a call with such sizes."""
        assert self.facts is not None
        if not self.symbols:
            return self.facts
        return self.facts.at(dict(zip(self.symbols.values(), sizes, strict=True)))

    @property
    def buffer_bytes(self) -> int:
        """Bytes on the device that a captured step needs besides its trace: buffers of
        inputs that are not static, copies of outputs, and buffers of their gradients."""
        if not self.captures or self.facts is None:
            return 0
        facts, is_static = self.facts, self._is_static
        if len(is_static) != len(facts.inputs):
            is_static = [False] * len(facts.inputs)
        copied = [i for i, static in zip(facts.inputs, is_static) if not static]
        values = [i for i in (*copied, *facts.outputs, *facts.outputs) if i is not None]
        return sum(facts.trace["values"][i]["bytes"] for i in values)

    def compile_again(
        self, compile: Callable[[fx.GraphModule, list[Any]], Callable[..., Any]]
    ) -> Callable[..., Any]:
        """Calls `compile` with a copy of the graph, as Dynamo would."""
        again = fx.GraphModule(self._captured, copy.deepcopy(self._captured.graph))
        with _compat.compiling_in(self._context):
            return compile(again, list(self._inputs))

    def lower(self, graphs: StepGraphs) -> list[Kernels]:
        """Returns the kernels that inductor makes of the pair's graphs. Graphs that equal
        those of the last call are not lowered again."""
        text = [str(side.graph) for side in (graphs.forward, graphs.backward)]
        if self._lowered is None or self._lowered[0] != text:
            self._lowered = text, lower_step(graphs)
        return self._lowered[1]

    def keep(self, key: str, variant: Variant) -> None:
        """Keeps a compilation, and drops those that were not used for longest."""
        self._variants[key] = variant
        while len(self._variants) > _MOST_VARIANTS:
            del self._variants[next(iter(self._variants))]

    def find(self, key: str) -> Variant | None:
        """The compilation of a plan, which counts as used; None: there is none."""
        variant = self._variants.pop(key, None)
        if variant is not None:
            self._variants[key] = variant
        return variant

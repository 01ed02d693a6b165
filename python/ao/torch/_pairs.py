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
from typing import Any, Callable, Sequence

import torch
from torch import fx

from . import _compat
from ._graphs import StepGraphs, results_of
from ._inductor import lower_step
from ._kernels import Kernels

# At most so many plans of one graph are compiled for one kind of step, and kept for
# all kinds.
MOST_CALLS, _MOST_VARIANTS = 16, 64


@dataclasses.dataclass
class Facts:
    """A pair of graphs in numbers, without transfers.

    `trace` is an `ao.step-trace` document without held bytes. The lists say which
    value of it an input or a result is, None: no tensor. `tangents` are the gradients
    that come into backward, by position from the end of its inputs.
    """

    trace: dict[str, Any]
    inputs: list[int | None]
    outputs: list[int | None]
    tangents: dict[int, int]
    gradients: list[int | None]

    @property
    def names(self) -> list[str]:
        """Values and ops: equal for equal divisions of a graph."""
        entries = self.trace["values"] + self.trace["ops"]
        return [entry["name"] for entry in entries]


def facts_of(graphs: StepGraphs, trace: dict[str, Any]) -> Facts:
    """Returns the facts of graphs that no plan was applied to."""
    assert graphs.backward is not None

    def find(node: Any) -> int | None:
        owners = graphs.owners.get(node, []) if isinstance(node, fx.Node) else []
        return owners[0] if len(owners) == 1 else None

    backward_inputs = list(graphs.backward.graph.find_nodes(op="placeholder"))
    tangents = {
        position - len(backward_inputs): find(node)
        for position, node in enumerate(backward_inputs)
        if node not in graphs.handed
    }
    outputs = results_of(graphs.forward)[: graphs.num_forward_outputs]
    return Facts(
        trace,
        [find(node) for node in graphs.forward.graph.find_nodes(op="placeholder")],
        list(map(find, outputs)),
        {at: value for at, value in tangents.items() if value is not None},
        list(map(find, graphs.gradients)),
    )


class Variant:
    """One compilation: a forward and a backward graph with the transfers of a plan.

    Attributes:
      function: runs it, as Dynamo calls it.
      constants: the tensors that the graphs hold.
      outputs: how many results of forward the caller gets.
      device: where it runs.
    """

    def __init__(self, pair: Pair) -> None:
        self.pair = pair
        self.function: Callable[..., Any] | None = None
        self.constants: list[torch.Tensor] = []
        self.outputs = 0
        self.device = torch.device("cpu")


class Pair:
    """A captured graph.

    Attributes:
      number: in the order of capture.
      options: of inductor.
      has_symbols: whether sizes are known only when it is called; its trace has those
        of the first call.
      has_backward: whether it is differentiated.
      has_run: whether it was called.
      is_part: other graphs are known to run in its steps.
      facts: of its graphs, as PyTorch's partitioner gives them.
      safe: the compilation in which all that may move does; None: not compiled yet.
    """

    def __init__(
        self,
        number: int,
        graph_module: fx.GraphModule,
        inputs: Sequence[Any],
        options: dict[str, Any],
    ) -> None:
        self.number, self.options = number, options
        self.has_symbols = any(isinstance(x, torch.SymInt) for x in inputs)
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
        """Keeps a compilation, and forgets those that were not used for longest."""
        self._variants[key] = variant
        while len(self._variants) > _MOST_VARIANTS:
            del self._variants[next(iter(self._variants))]

    def find(self, key: str) -> Variant | None:
        """The compilation of a plan, which counts as used; None: there is none."""
        variant = self._variants.pop(key, None)
        if variant is not None:
            self._variants[key] = variant
        return variant

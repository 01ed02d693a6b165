# ===- _inductor.py - Planned graphs under inductor ------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compiles a step with inductor that was planned after its partitioner.

Inductor fuses kernels as it does without a plan; then the kernels are put into the
plan's order. Ties between ops in the graph would give other kernels, whose sums have
other bits. Two of inductor's settings would cost memory that no plan counts: dead
buffers that are kept for reuse, and sums that are computed late and hold their
operands meanwhile. A third would change the order.
"""

from __future__ import annotations

import functools
import hashlib
import pathlib
from typing import Any, Callable, Mapping, Sequence

import torch
from torch import fx

from ..._messages import Error
from ..common import _compat, _ops
from . import _kernels
from ._graphs import StepGraphs, pair_saved, results_of
from ._storages import copy_of

# The setting for CUDA graphs, which are captured here: inductor's hold no transfers.
CUDA_GRAPHS = "triton.cudagraphs"

# Required by a plan's order and memory.
SETTINGS = {
    "allow_buffer_reuse": False,
    "realize_reads_threshold": 1,
    "reorder_for_peak_memory": False,
}

_PASS = "_post_fusion_custom_pass"
# Begins a line of generated code that names the ops of split kernels.
_SPLIT = "# ao: in other kernels than without a plan: "
_PARTITIONER = "custom_partitioner_fn"

# Options of inductor that would undo a plan.
_FORBIDDEN = {*SETTINGS, _PARTITIONER, "cpp_wrapper", CUDA_GRAPHS}

Partition = Callable[..., "tuple[fx.GraphModule, fx.GraphModule]"]


def check_options(runner: str, options: Mapping[str, Any] | None) -> dict[str, Any]:
    """Returns the options of a caller for inductor.

    Raises:
      Error: an option that would undo a plan, or any for another runner.
    """
    if options and runner != "inductor":
        raise Error(f"'options' has no effect under the runner '{runner}'")
    for name in options or {}:
        if name in _FORBIDDEN:
            raise Error(f"'options' must not set inductor's '{name}'")
    return dict(options or {})


def settings_of(
    runner: str, mode: str | None, options: Mapping[str, Any] | None
) -> tuple[dict[str, Any], bool]:
    """Returns the options that `torch.compile(…, mode=…, options=…)` selects, and whether
    steps are replayed from CUDA graphs.

    Raises:
      Error: one that would undo a plan.
    """
    settings = dict(options or {})
    if mode is not None and mode != "default":
        settings |= _compat.private("list_mode_options")(mode)
    config = _compat.private("inductor_config") if runner == "inductor" else None
    captures = settings.pop(CUDA_GRAPHS, bool(config and config.triton.cudagraphs))
    for name in settings:
        if name in _FORBIDDEN and settings[name] != SETTINGS.get(name, False):
            given = f"mode={mode!r}" if mode else "options="
            raise Error(
                f"{given} of torch.compile sets inductor's '{name}' to "
                f"{settings[name]!r}, which would undo a plan"
            )
    return settings if runner == "inductor" else {}, captures


def compile_step(
    graph_module: fx.GraphModule,
    inputs: Sequence[Any],
    *,
    partition: Partition,
    digest: str,
    options: Mapping[str, Any],
    wrap: Callable[[Callable[[list], Any], Mapping[str, Any]], Any],
    fused: Callable[[], Sequence[list[list[str]]]],
    note_split: Callable[[list[str]], None],
) -> Any:
    """Compiles what Dynamo has captured.

    Args:
      graph_module: the graph that Dynamo has captured.
      inputs: its inputs.
      partition: divides and plans it.
      digest: the key of the plan in inductor's cache.
      options: of inductor.
      wrap: may put something around the function of each compiled graph.
      fused: returns the ops of each kernel without the plan, by graph.
      note_split: takes the ops that are in other kernels under the plan.
    """
    config = _compat.private("inductor_config")
    _compat.offload_saved_layout(_ops.offload)
    own_pass = options.get(_PASS, getattr(config, _PASS))
    own_partitioner = getattr(config, _PARTITIONER)
    compile_inner = _compat.private("compile_fx_inner")

    def compile_graph(graph: fx.GraphModule, *args: Any, **kwargs: Any) -> Any:
        compiled = compile_inner(graph, *args, **kwargs)
        for line in getattr(compiled, "source_code", "").splitlines():
            if line.startswith(_SPLIT):
                note_split(line.removeprefix(_SPLIT).split())
        compiled.current_callable = wrap(compiled.current_callable, kwargs)
        return compiled

    patches = {
        **options,
        **SETTINGS,
        CUDA_GRAPHS: False,
        _PASS: _compat.make_kernel_pass(
            own_pass, functools.partial(_check_kernels, fused), digest
        ),
        _PARTITIONER: _compat.make_partitioner(
            functools.partial(partition, own_partitioner), digest
        ),
    }
    # A cached pair of graphs would come without its plan; the code that inductor
    # makes of them is cached all the same.
    with _compat.private("functorch_config").patch(enable_autograd_cache=False):
        return _compat.private("compile_fx")(
            graph_module, inputs, compile_graph, config_patches=patches
        )


def lower_step(graphs: StepGraphs) -> list[_kernels.Kernels]:
    """The kernels that inductor makes of the graphs of a step, without transfers."""
    assert graphs.backward is not None
    forward = _kernels.lower(
        copy_of(graphs.forward),
        _kernels.placeholders_with(graphs.forward.graph, {}),
        is_backward=False,
        visible=range(graphs.num_forward_outputs),
    )
    # Backward gets what is saved in the layout that forward gives it.
    results = results_of(graphs.forward)
    strides = dict(zip(results, forward.strides))
    sources = pair_saved(graphs, graphs.backward.graph)
    backward = _kernels.lower(
        copy_of(graphs.backward),
        _kernels.placeholders_with(
            graphs.backward.graph,
            {node: strides.get(source) for node, source in sources.items()},
        ),
        is_backward=True,
        visible=range(len(graphs.gradients)),
    )
    return [forward, backward]


def _check_kernels(
    fused: Callable[[], Sequence[list[list[str]]]], kernels: list[Any]
) -> list[Any]:
    """Sorts kernels. Names the ops in the generated code, which inductor caches, that
    are in other kernels than without the plan."""
    graph = _compat.private("V").graph
    expected = fused()
    if expected and not graph.is_inference:
        before = expected[bool(graph.is_backward)]
        now = _kernels.fused_ops(kernels)
        differing = [ops for ops in now if ops not in before]
        if differing:
            names = " ".join(sorted({name for ops in differing for name in ops}))
            graph.wrapper_code.header.writeline(f"{_SPLIT}{names}")
    return keep_order(kernels)


def keep_order(nodes: list[Any]) -> list[Any]:
    """Sorts the kernels that inductor has fused by the last node of the graph that each
    computes: transfers and ops keep the plan's order, and no kernel runs later, when it
    would hold its operands meanwhile."""
    places: dict[fx.Node, int] = {}

    def place(kernel: Any) -> int:
        origins = _compat.origins_of(kernel)
        for origin in origins:
            if origin not in places:
                places.update({n: i for i, n in enumerate(origin.graph.nodes)})
        return max((places[origin] for origin in origins), default=-1)

    if _compat.private("V").graph.is_inference:
        return nodes
    return _compat.sort_by_operands(sorted(nodes, key=place))


@functools.cache
def digest_of_sources() -> str:
    """Of the code that makes plans, for inductor's cache."""
    text = hashlib.sha256()
    for path in sorted(pathlib.Path(__file__).parents[1].rglob("*.py")):
        text.update(path.read_bytes())
    return text.hexdigest()

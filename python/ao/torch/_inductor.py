# ===- _inductor.py - Planned graphs under inductor ------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Lets inductor compile a step that was planned behind its partitioner.

Transfers and heavy ops are tied to each other in the plan's order; otherwise
inductor would put each wait right behind its copy. Two of its settings would cost
memory that no plan counts: dead buffers that are kept for reuse, and sums that
are computed late and hold their operands meanwhile.
"""

from __future__ import annotations

import functools
import hashlib
import pathlib
from typing import Any, Callable, Mapping, Sequence

import torch
from torch import fx

from .._messages import Error
from . import _compat
from ._storages import fake_of, is_op

# A plan's order and memory stand on these.
SETTINGS = {"allow_buffer_reuse": False, "realize_reads_threshold": 1}

_PASSES = "post_grad_custom_post_pass"
_PARTITIONER = "custom_partitioner_fn"

# Options of inductor that would undo a plan.
_FORBIDDEN = {*SETTINGS, _PARTITIONER, "cpp_wrapper", "triton.cudagraphs"}

Partition = Callable[..., "tuple[fx.GraphModule, fx.GraphModule]"]


def check_options(options: Mapping[str, Any] | None) -> dict[str, Any]:
    """What a caller wants of inductor.

    Raises:
      Error: an option that would undo a plan.
    """
    for name in options or {}:
        if name in _FORBIDDEN:
            raise Error(f"'options' must leave inductor's '{name}' alone")
    return dict(options or {})


def compile_step(
    graph_module: fx.GraphModule,
    inputs: Sequence[Any],
    *,
    partition: Partition,
    digest: str,
    options: Mapping[str, Any],
    wrap: Callable[[Callable[[list], Any], Mapping[str, Any]], Any],
) -> Any:
    """Compiles what Dynamo has captured. `partition` divides and plans it, and
    `wrap` may put something around the function of each compiled graph."""
    config = _compat.private("inductor_config")
    if config.triton.cudagraphs:
        raise Error(
            "CUDA graphs hold no transfers: torch._inductor.config.triton."
            "cudagraphs must be off"
        )
    own_passes = options.get(_PASSES, getattr(config, _PASSES))
    last = _compat.make_graph_pass(keep_order, digest)
    own_partitioner = getattr(config, _PARTITIONER)
    compile_inner = _compat.private("compile_fx_inner")

    def compile_graph(graph: fx.GraphModule, *args: Any, **kwargs: Any) -> Any:
        compiled = compile_inner(graph, *args, **kwargs)
        compiled.current_callable = wrap(compiled.current_callable, kwargs)
        return compiled

    patches = {
        **options,
        **SETTINGS,
        _PASSES: _compat.chain_passes(own_passes, last),
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


def keep_order(graph: fx.Graph) -> None:
    """Ties each transfer and each heavy op to the one before, and to what was
    computed since then and is needed later: computed late, it would hold its
    operands meanwhile."""
    if not any(_is_transfer(node) for node in graph.nodes):
        return
    flops = _compat.private("flop_registry")
    last = _last_uses(graph)
    ties = {}
    tied, since = None, []
    for number, node in enumerate(graph.nodes):
        packet = getattr(node.target, "overloadpacket", None)
        if node.op != "call_function" or packet is None:
            continue
        if packet in flops or _is_transfer(node):
            needed = [other for other in since if last[other] > number]
            if tied is not None:
                needed.append(tied)
            if needed:
                ties[node] = _compat.private("OrderedSet")(needed)
            tied, since = node, []
        elif is_op(node) and isinstance(fake_of(node), torch.Tensor):
            since.append(node)
    _compat.private("preserve_node_ordering")(graph, ties)


def _last_uses(graph: fx.Graph) -> dict[fx.Node, int]:
    """By node: the number of the last op that reads it or a view of it."""
    numbers = {node: number for number, node in enumerate(graph.nodes)}
    last: dict[fx.Node, int] = {}
    for node in reversed(graph.nodes):
        uses = [
            numbers[user] if user.op == "output" or is_op(user) else last[user]
            for user in node.users
        ]
        last[node] = max(uses, default=-1)
    return last


def _is_transfer(node: fx.Node) -> bool:
    return getattr(node.target, "namespace", None) == "ao_transfers"


@functools.cache
def digest_of_sources() -> str:
    """Of the code that makes plans, for inductor's cache."""
    text = hashlib.sha256()
    for path in sorted(pathlib.Path(__file__).parent.glob("*.py")):
        text.update(path.read_bytes())
    return text.hexdigest()

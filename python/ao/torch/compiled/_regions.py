# ===- _regions.py - Estimated kernels of joint graphs ---------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Estimates which nodes of a joint graph inductor fuses: connected ones between two that
it cannot fuse, a region.

A joint graph is not lowered, since inductor compiles the two graphs that it is divided
into; `_kernels` has the kernels of those. The result of a node that one other node of its
region reads counts as in no memory.
"""

from __future__ import annotations

from typing import Callable, Container, Iterator

from torch import fx

from ..common import _compat

# Returns the first node of the region of each node in a region. Takes a graph and its
# nodes of backward.
Regions = Callable[[fx.Graph, Container[fx.Node]], "dict[fx.Node, fx.Node]"]


def none(_: fx.Graph, __: Container[fx.Node]) -> dict[fx.Node, fx.Node]:
    """Every node runs alone."""
    return {}


def fused(graph: fx.Graph, backward: Container[fx.Node]) -> dict[fx.Node, fx.Node]:
    """Finds the regions of a graph and puts the nodes of each together. Regions
    between the same two nodes do not depend on each other, so that any order of
    them will do. No region has nodes of forward and of `backward`."""
    first: dict[fx.Node, fx.Node] = {}
    for span in list(_spans(graph, backward)):
        before = span[0].prev
        regions = _connected(span)
        for region in regions:
            for node in region:
                if before.next is not node:
                    before.append(node)
                before, first[node] = node, region[0]
    return first


def _spans(
    graph: fx.Graph, backward: Container[fx.Node]
) -> Iterator[list[fx.Node]]:
    """Fusible nodes in a row."""
    is_fusible = _compat.private("is_fusible_node")
    span: list[fx.Node] = []
    for node in graph.nodes:
        fits = is_fusible(node)
        if span and not (fits and (node in backward) == (span[0] in backward)):
            yield span
            span = []
        if fits:
            span.append(node)


def _connected(span: list[fx.Node]) -> list[list[fx.Node]]:
    """Divides a span into nodes connected by operands, in the order of first nodes."""
    order = {node: number for number, node in enumerate(span)}
    # A forest over positions in the span; a root is the first node of its tree.
    parent = list(range(len(span)))

    def root(number: int) -> int:
        while parent[number] != number:
            parent[number] = parent[parent[number]]
            number = parent[number]
        return number

    for number, node in enumerate(span):
        for operand in node.all_input_nodes:
            if operand in order:
                low, high = sorted((root(order[operand]), root(number)))
                parent[high] = low
    regions: dict[int, list[fx.Node]] = {}
    for number, node in enumerate(span):
        regions.setdefault(root(number), []).append(node)
    return list(regions.values())

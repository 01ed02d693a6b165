# ===- module_text.py - Recordings as MLIR ---------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Writes the graphs of a recording as a forward/backward pair in MLIR.

Ordinary nodes become unregistered ops with their cost as attributes, views
become the tensor dialect's views, and every op and argument has a location
that names the recording and the value, which is how the op is found again in
the output.
"""

import recordings


def tensor_type(value):
    extents = [str(extent) for extent in value["shape"]]
    if value.get("dynamic"):
        extents[0] = "?"
    return f"tensor<{'x'.join(extents)}x{value['dtype']}>"


def mark_of(node):
    """The mark of a node, as a list of attributes.

    PyTorch refuses marked values that are not contiguous, and results of
    tuples. A tensor has no strides in MLIR, and the second result of an op is
    a value like any other, so what knows of these reasons is the framework that
    exports the graph: it says `ao.keep`.
    """
    if not any(v.get("marked") for v in recordings.results_of(node)):
        return []
    strided = not node.get("contiguous", True) and not node.get("view")
    return ["ao.keep" if "results" in node or strided else "ao.offload"]


def attribute_dictionary(attributes):
    return f" {{{', '.join(attributes)}}}" if attributes else ""


def view_text(node, source):
    """One view op of the tensor dialect, without its location."""
    kind, shape = node["kind"], node["shape"]
    result, operand = tensor_type(node), tensor_type(source)
    attributes = attribute_dictionary(mark_of(node))
    name = f"%{source['name']}"
    if kind == "cast":
        return f"tensor.cast {name}{attributes} : {operand} to {result}"
    if kind == "collapse":
        return (
            f"tensor.collapse_shape {name} [[0, 1]]{attributes}"
            f" : {operand} into {result}"
        )
    if kind == "expand":
        return (
            f"tensor.expand_shape {name} [[0, 1]] output_shape {shape}{attributes}"
            f" : {operand} into {result}"
        )
    assert kind in ("slice-rows", "slice-columns"), kind
    zeros, ones = [0] * len(shape), [1] * len(shape)
    return (
        f"tensor.extract_slice {name}{zeros} {shape} {ones}{attributes}"
        f" : {operand} to {result}"
    )


def op_text(node, values):
    """One ordinary node, or a view as an op that takes no time, without its
    location."""
    attributes = mark_of(node)
    if node.get("view"):
        attributes += ["ao.cost_ns = 0 : i64", 'ao.kind = "memory"']
    elif "ns" in node:
        attributes.append(f"ao.cost_ns = {node['ns']} : i64")
        if node["kind"] != "compute":
            attributes.append(f'ao.kind = "{node["kind"]}"')
    operands = ", ".join(f"%{name}" for name in node["inputs"])
    types = ", ".join(tensor_type(values[name]) for name in node["inputs"])
    results = ", ".join(tensor_type(v) for v in recordings.results_of(node))
    return (
        f'"test.op"({operands}){attribute_dictionary(attributes)}'
        f" : ({types}) -> ({results})"
    )


def location(recording, name):
    return f'loc("{recording["name"]}/{name}")'


def argument_text(recording, node, forward):
    attributes = []
    if forward and not node.get("static"):
        attributes.append("ao.donated")
    attributes += mark_of(node)
    return (
        f"%{node['name']}: {tensor_type(node)}"
        f"{attribute_dictionary(attributes)} {location(recording, node['name'])}"
    )


def function_lines(recording, which, header, views_as_ops):
    """One function; `header` is its symbol, `attributes` clause included."""
    graph = recording[which]
    values = recordings.values_of(graph)
    arguments = ",\n    ".join(
        argument_text(recording, node, which == "forward")
        for node in graph["nodes"]
        if node["kind"] == "argument"
    )
    types = ", ".join(tensor_type(values[name]) for name in graph["outputs"])
    symbol, attributes = header
    yield f"func.func @{symbol}(\n    {arguments}) -> ({types}){attributes} {{"
    for node in recordings.operations_of(graph):
        named = ", ".join(f"%{v['name']}" for v in recordings.results_of(node))
        if node.get("view") and not views_as_ops:
            text = view_text(node, values[node["inputs"][0]])
        else:
            text = op_text(node, values)
        yield f"  {named} = {text} {location(recording, node['name'])}"
    operands = ", ".join(f"%{name}" for name in graph["outputs"])
    yield f"  return {operands} : {types} {location(recording, 'return')}"
    yield "}"


def module_text(recording, views_as_ops=False):
    """The whole pair, as the top level of a module.

    With `views_as_ops`, views of the backward function are written as ops that
    take no time. PyTorch brings a value back before the first view of it,
    wherever that stands; a view in MLIR is no op of the step, so that no
    command of a plan can be between it and its neighbours.
    """
    pair = (
        " attributes {ao.backward = @bwd, "
        f"ao.num_outputs = {recording['num_outputs']} : i64}}"
    )
    lines = list(function_lines(recording, "forward", ("fwd", pair), False))
    lines += function_lines(recording, "backward", ("bwd", ""), views_as_ops)
    return "\n".join(lines) + "\n"

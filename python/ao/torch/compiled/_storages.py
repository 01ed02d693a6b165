# ===- _storages.py - Storages of the nodes of a graph ---------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Finds the storage of a node's tensor by fake tensors.

Schemas do not have it: `_unsafe_view` shares its operand's storage, which its schema
denies.
"""

from __future__ import annotations

import operator
from typing import Any, Container, Iterator, Mapping

import torch
from torch import fx
from torch.utils import _pytree

from ..._messages import Error
from ..common import _compat
from ..common._meter import parts_of


def hint(number: Any) -> int:
    """Returns a size as a number. Comparing or converting a symbol would make Dynamo
    guard it; its hint is the size that was seen.

    Raises:
      Error: the size follows from the contents of a tensor.
    """
    node = getattr(number, "node", None)
    if node is None:
        return number
    if node.hint is None:
        raise Error(
            "unsupported: a graph in which a size follows from the contents of a tensor; "
            "torch._dynamo.config.capture_dynamic_output_shape_ops = False ends the "
            "graph before it"
        )
    return int(node.hint)


def is_symbolic(numbers: Any) -> bool:
    """Returns whether one of the sizes is a symbol."""
    return any(isinstance(number, torch.SymInt) for number in numbers)


def evaluate(number: Any, sizes: Mapping[Any, Any]) -> int:
    """Returns a size where symbols have the given sizes. One with another symbol, such as
    that of a larger storage of which an input is a view, is as tracing has seen it."""
    node = getattr(number, "node", None)
    if node is None or not node.expr.free_symbols <= sizes.keys():
        return hint(number)
    return int(node.expr.xreplace(sizes))


def symbols_of(tensor: torch.Tensor) -> set[Any]:
    """Returns the symbols in the layout of a tensor."""
    return _compat.private("free_symbols")(layout_of(tensor))


def symbol_inputs(graph: fx.Graph) -> dict[Any, fx.Node]:
    """Returns the inputs of a graph that are sizes, by symbol."""
    inputs = {}
    for node in graph.find_nodes(op="placeholder"):
        size = fake_of(node)
        if isinstance(size, torch.SymInt) and size.node.expr.is_Symbol:
            inputs.setdefault(size.node.expr, node)
    return inputs


def layout_of(tensor: torch.Tensor) -> tuple[Any, ...]:
    """Returns sizes, strides and offset of a tensor."""
    return (*tensor.size(), *tensor.stride(), tensor.storage_offset())


def is_equal(ours: Any, other: Any) -> bool:
    """Returns whether two sizes are equal, whatever the sizes of symbols are. Comparing
    them by `==` would make Dynamo guard the result."""
    return _compat.private("statically_known_true")(ours == other)


def fake_of(node: fx.Node) -> Any:
    """Returns the fake result of a node: a tensor, a tuple, a number or None."""
    return node.meta.get("val")


def tensors_of(value: Any) -> list[torch.Tensor]:
    """The tensors with storages among the results of a node; of a sparse one its
    indices and values."""
    if isinstance(value, torch.Tensor) and value.layout is torch.strided:
        return [value]
    return [
        part
        for leaf in _pytree.tree_leaves(value)
        if isinstance(leaf, torch.Tensor)
        for part in ([leaf] if leaf.layout is torch.strided else parts_of(leaf))
    ]


def storage_key(tensor: torch.Tensor) -> int:
    """Equal for fake tensors of one storage."""
    return tensor.untyped_storage()._cdata


def storage_bytes(tensor: torch.Tensor) -> Any:
    """Bytes of the storage, not of the tensor; they may have symbols."""
    return tensor.untyped_storage().nbytes()


# PyTorch's allocator of CUDA gives no less, and multiples of it.
_BLOCK = 512


def allocated_bytes(size: Any, device: torch.device) -> Any:
    """Returns the bytes that the allocator of a device occupies for a storage."""
    return size if device.type == "cpu" else -(-size // _BLOCK) * _BLOCK


def fills_storage(tensor: torch.Tensor) -> bool:
    """Returns whether the tensor's elements are the whole storage, each once: then its
    copy has all that any view of it shows."""
    if tensor.layout is not torch.strided or tensor.is_conj() or tensor.is_neg():
        return False
    elements: Any = 1
    dims = [
        (stride, size)
        for stride, size in zip(tensor.stride(), tensor.size())
        if not is_equal(size, 1)
    ]
    for stride, size in sorted(dims, key=lambda pair: tuple(map(hint, pair))):
        if not is_equal(stride, elements):
            return False
        elements *= size
    return (
        is_equal(elements * tensor.element_size(), storage_bytes(tensor))
        and is_equal(tensor.storage_offset(), 0)
        and hint(elements) > 0
    )


def made_bytes(node: fx.Node, tensor: torch.Tensor, number: int = 0) -> Any:
    """Bytes of a storage that the node makes, for its result of that number. `copy` to
    a slice makes a copy of all that the slice is of, which fake tensors do not
    show."""
    size = storage_bytes(tensor)
    if node.target is torch.ops.aten.copy.default:
        whole = fake_of(node.args[0])
        if not fills_storage(whole):
            return storage_bytes(whole)
    real = _real_type(node, tensor, number)
    return size // tensor.element_size() * real.itemsize


_NORMS = ("batch_norm", "group_norm", "layer_norm")


def _real_type(node: fx.Node, tensor: torch.Tensor, number: int) -> torch.dtype:
    """Returns the type of a result. With mixed types, fake tensors do not show that the
    processor gives statistics of norms the type of the parameters, and gradients of
    inputs that of the incoming gradients."""
    name = getattr(node.target, "__name__", "")
    if tensor.device.type != "cpu" or not any(norm in name for norm in _NORMS):
        return tensor.dtype
    operands = tensors_of([fake_of(operand) for operand in node.all_input_nodes])
    if "backward" in name:
        return tensor.dtype if number else operands[0].dtype
    return operands[1].dtype if number and operands[1:] else tensor.dtype


def is_mutable(node: fx.Node) -> bool:
    """Returns whether the node writes to an operand."""
    schema = getattr(node.target, "_schema", None)
    return bool(schema is not None and schema.is_mutable)


def draws(node: fx.Node) -> bool:
    """Returns whether the node draws random numbers."""
    tags = getattr(node.target, "tags", ())
    if torch.Tag.nondeterministic_seeded not in tags:
        return False
    return _argument(node, "dropout_p") != 0


def _argument(node: fx.Node, name: str) -> Any:
    """An argument of an operator, such as attention's that says whether it draws;
    None where it takes none of that name."""
    for index, argument in enumerate(node.target._schema.arguments):
        if argument.name == name:
            if index < len(node.args):
                return node.args[index]
            return node.kwargs.get(name, argument.default_value)
    return None


def copy_of(graph_module: fx.GraphModule) -> fx.GraphModule:
    """A graph for a partitioner, which changes what it divides."""
    graph = fx.Graph()
    results, end = graph.graph_copy(graph_module.graph, {}, return_output_node=True)
    graph.output(results).meta.update(end.meta)
    again = fx.GraphModule(graph_module, graph)
    again.meta.update(graph_module.meta)
    return again


def is_op(node: fx.Node, known: Container[int] | None = None) -> bool:
    """Returns whether the node takes time: no view, no element of a tuple, no size.
    `known` are its operands' storages, where the caller has them."""
    if node.op != "call_function" or node.target is operator.getitem:
        return False
    if known is None:
        known = {
            storage_key(tensor)
            for operand in node.all_input_nodes
            for tensor in tensors_of(fake_of(operand))
        }
    made = (storage_key(tensor) for tensor in tensors_of(fake_of(node)))
    return any(key not in known for key in made) or is_mutable(node)


def drop_dead_code(graph: fx.Graph) -> None:
    """Erases nodes without uses. PyTorch's own pass computes the effects of each node,
    also of those that are used."""
    for node in reversed(graph.nodes):
        if not node.users and node.op not in ("placeholder", "output"):
            if not node.is_impure():
                graph.erase_node(node)


def elements_of(node: fx.Node) -> Iterator[fx.Node]:
    """The nodes that take single results of a node with several."""
    for user in node.users:
        if user.op == "call_function" and user.target is operator.getitem:
            yield user

# ===- _fusion.py - Fusion of elementwise ops ------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""A model of XLA's fusion, for steps of StableHLO.

XLA fuses an elementwise op into the ops that use its result, and its result
takes no memory. An op that is cheap is fused into each of its users; an op that
is not, if there is one user. A plan for the values of the module would offload
values that do not exist.
"""

from __future__ import annotations

import functools
from typing import Any, Callable

from . import _stablehlo
from ._compat import private

# Ops that XLA recomputes in each fusion that uses them. A sharding constraint has
# been removed when XLA fuses.
_CHEAP = frozenset(
    f"stablehlo.{name}"
    for name in (
        "abs add and bitcast_convert broadcast_in_dim ceil clamp compare complex "
        "constant convert floor imag iota is_finite maximum minimum "
        "multiply negate not or real reshape round_nearest_afz "
        "round_nearest_even select sign slice subtract transpose xor"
    ).split()
) | {"sdy.sharding_constraint"}
# Elementwise ops that XLA does not recompute.
_EXPENSIVE = frozenset(
    f"stablehlo.{name}"
    for name in (
        "atan2 cbrt cosine divide exponential exponential_minus_one log log_plus_one "
        "logistic power remainder rsqrt sine sqrt tan tanh"
    ).split()
)
_CONSUMERS = _CHEAP | _EXPENSIVE | {"stablehlo.reduce"}

_TRANSPOSE = "stablehlo.transpose"

# The start of the names of ops that others are fused into.
PREFIX = "fusion."

# An op that more ops are fused into has a result in memory.
_MOST_FUSED = 64


def fold_transposes(main: Any) -> None:
    """Lets products read the operands of transposes that exchange rows and columns,
    as XLA does: such a transpose takes no memory."""
    for operation in _operations(main):
        if operation.name == "stablehlo.dot_general":
            for side in ("lhs", "rhs"):
                _fold_transpose(operation, side)
    for operation in reversed(_operations(main)):
        if operation.name == _TRANSPOSE and not list(operation.results[0].uses):
            operation.erase()


def _fold_transpose(product: Any, side: str) -> None:
    position = ("lhs", "rhs").index(side)
    operand = product.operands[position]
    if isinstance(operand, private("BlockArgument")):
        return
    transpose = operand.owner.operation
    if transpose.name != _TRANSPOSE:
        return
    attribute = private("DotDimensionNumbers")
    numbers = attribute(product.attributes["dot_dimension_numbers"])
    dimensions = {
        f"{side}_{kind}_dimensions": list(getattr(numbers, f"{side}_{kind}_dimensions"))
        for side in ("lhs", "rhs")
        for kind in ("batching", "contracting")
    }
    batching = dimensions[f"{side}_batching_dimensions"]
    permutation = list(transpose.attributes["permutation"])
    is_exchange = len(permutation) == len(batching) + 2 and all(
        permutation[dimension] == dimension for dimension in batching
    )
    if not is_exchange or "sdy.sharding" in transpose.attributes:
        return
    contracting = f"{side}_contracting_dimensions"
    dimensions[contracting] = [permutation[d] for d in dimensions[contracting]]
    product.attributes["dot_dimension_numbers"] = attribute.get(**dimensions)
    product.operands[position] = transpose.operands[0]


def copy_to_users(main: Any) -> frozenset[int]:
    """Copies ops that XLA fuses to the ops that they are fused into, and returns
    the positions of the copies in `main`.

    XLA removes copies that nothing separates.
    """
    operations = _operations(main)
    fused = _find_fused(operations)
    copies: set[Any] = set()
    for user in operations:
        if not _is_in(fused, user):
            copies |= _copy_before(user, _find_sources(user, fused))
    for operation in reversed(fused.values()):
        operation.erase()
    return frozenset(
        number
        for number, operation in enumerate(_operations(main))
        if not copies.isdisjoint(operation.results)
    )


def fuse(main: Any, is_copy: Callable[[Any], bool]) -> None:
    """Replaces each op, with the copies that XLA fuses into it, by one that uses
    the values that they use. The result is no StableHLO, and can only be
    planned."""
    operations = _operations(main)
    # A copy that a collective reads has a result in memory.
    fused = {
        operation.results[0]: operation
        for operation in operations
        if is_copy(operation) and _can_be_fused(operation)
    }
    inputs: dict[Any, list[Any]] = {}
    for operation in operations:
        operands = [
            source
            for operand in operation.operands
            for source in inputs.get(operand, [operand])
        ]
        operands = list(dict.fromkeys(operands))
        if _is_in(fused, operation):
            inputs[operation.results[0]] = operands
        elif any(operand in inputs for operand in operation.operands):
            _replace(operation, operands)
    for operation in reversed(fused.values()):
        operation.erase()


def _operations(main: Any) -> list[Any]:
    return [operation.operation for operation in _stablehlo.body(main)]


def _find_fused(operations: list[Any]) -> dict[Any, Any]:
    """Returns the ops that XLA fuses into all of their users by result, in
    order. The hash of an op changes with its operands."""
    fused: dict[Any, Any] = {}
    counts: dict[Any, int] = {}
    for operation in operations:
        is_view = (
            operation.name == "stablehlo.reshape" and operation.operands[0] not in fused
        )
        if is_view or not _can_be_fused(operation):
            continue
        count = 1 + sum(counts.get(operand, 0) for operand in operation.operands)
        if count <= _MOST_FUSED:
            fused[operation.results[0]] = operation
            counts[operation.results[0]] = count
    return fused


def _is_in(fused: dict[Any, Any], operation: Any) -> bool:
    return len(operation.results) == 1 and operation.results[0] in fused


def _can_be_fused(operation: Any) -> bool:
    if operation.name not in _CHEAP | _EXPENSIVE:
        return False
    users = {use.owner.operation for use in operation.results[0].uses}
    return (
        len(users) > 0
        and (operation.name in _CHEAP or len(users) == 1)
        and all(
            user.name in _CONSUMERS and user.block == operation.block
            for user in users
        )
    )


def _find_sources(user: Any, fused: dict[Any, Any]) -> list[Any]:
    """Returns the ops that are fused into an op, in order."""
    sources: set[Any] = set()
    pending = [user]
    while pending:
        for operand in pending.pop().operands:
            if operand in fused and operand not in sources:
                sources.add(operand)
                pending.append(fused[operand])
    return sorted(
        (fused[value] for value in sources),
        key=functools.cmp_to_key(
            lambda a, b: -1 if a.is_before_in_block(b) else 1
        ),
    )


def _copy_before(user: Any, sources: list[Any]) -> set[Any]:
    """Copies ops to the place before their user, and returns the copies'
    results."""
    copies: dict[Any, Any] = {}
    for operation in sources:
        copy = operation.clone(ip=private("InsertionPoint")(user))
        _replace_operands(copy, copies)
        copies[operation.results[0]] = copy.results[0]
    _replace_operands(user, copies)
    return set(copies.values())


def _replace_operands(operation: Any, values: dict[Any, Any]) -> None:
    for number, operand in enumerate(operation.operands):
        if operand in values:
            operation.operands[number] = values[operand]


def _replace(operation: Any, operands: list[Any]) -> None:
    with private("InsertionPoint")(operation):
        replacement = private("Operation").create(
            f"{PREFIX}{operation.name.split('.')[-1]}",
            results=[result.type for result in operation.results],
            operands=operands,
            attributes={
                name: operation.attributes[name]
                for name in operation.attributes
                if name.startswith(("ao.", "jax."))
            },
            loc=operation.location,
        )
    for old, new in zip(operation.results, replacement.results):
        old.replace_all_uses_with(new)
    operation.erase()

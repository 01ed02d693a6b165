# ===- _parts.py - Parts of concatenated values ----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Replaces slices of concatenated values by their parts, as ao-rebuild-values does.

JAX concatenates the values that the layers of a `jax.lax.scan` with `unroll=True` save,
and slices the result for the layers of the backward pass. XLA undoes this later; a plan
would have one value for all layers.
"""

from __future__ import annotations

from typing import Any

from . import _stablehlo


# Operations without effects, which are erased once they have no uses.
_MOVEMENTS = ("broadcast_in_dim", "concatenate", "reshape", "slice")


def read_parts(module: Any) -> None:
    """Replaces each slice of a concatenated value by the part that it is, where all
    uses of the value are such slices, and erases the value."""
    operations = list(_stablehlo.walk(module))
    for operation in filter(_stacks_rows, reversed(operations)):
        slices: list[tuple[Any, Any]] = []
        if _find_slices(operation.results[0], slices):
            for each, part in slices:
                each.results[0].replace_all_uses_with(part)
                _read_row(part)
    for operation in reversed(operations):
        if operation.name.removeprefix("stablehlo.") in _MOVEMENTS:
            if not list(operation.results[0].uses):
                operation.erase()


def _read_row(part: Any) -> None:
    """Replaces reshapes of a part by the value that the part is, with one more
    dimension of size one."""
    row = _defining(part)
    if row is None or row.name != "stablehlo.broadcast_in_dim":
        return
    dimensions = list(row.attributes["broadcast_dimensions"])
    for use in list(part.uses):
        user = use.owner.operation
        if user.name == "stablehlo.reshape" and dimensions == sorted(dimensions):
            if user.results[0].type == row.operands[0].type:
                user.results[0].replace_all_uses_with(row.operands[0])


def _stacks_rows(operation: Any) -> bool:
    return (
        operation.name == "stablehlo.concatenate"
        and operation.attributes["dimension"].value == 0
    )


def _defining(value: Any) -> Any:
    """Returns the operation that defines a value; None for an argument of a block."""
    return getattr(value.owner, "operation", None)


def _find_slices(value: Any, slices: list[tuple[Any, Any]]) -> bool:
    """Appends the slices of a value with their parts; returns False if it has other
    uses."""
    for use in value.uses:
        operation = use.owner.operation
        if operation.name == "stablehlo.slice":
            part = _find_part(operation)
            if part is not None:
                slices.append((operation, part))
                continue
        elif not _stacks_rows(operation):
            return False
        if not _find_slices(operation.results[0], slices):
            return False
    return True


def _find_part(operation: Any) -> Any:
    """Returns the part of a concatenated value that a slice is; None if it is no
    whole part, or if the part is a slice of a larger value, which would live longer."""
    value, begin, is_part = operation.results[0], 0, False
    rows = value.type.shape[0] if value.type.shape else 0
    while (source := _defining(value)) is not None:
        if source.name == "stablehlo.slice":
            if is_part or not _takes_rows(source):
                return None
            begin += source.attributes["start_indices"][0]
            value = source.operands[0]
        elif _stacks_rows(source):
            for part in source.operands:
                count = part.type.shape[0]
                if 0 <= begin and begin + rows <= count:
                    value, is_part = part, True
                    break
                begin -= count
            else:
                return None
        else:
            break
    return value if is_part and value.type == operation.results[0].type else None


def _takes_rows(operation: Any) -> bool:
    """Returns whether a slice has consecutive rows, with all columns."""
    named = operation.attributes
    shape = operation.operands[0].type.shape
    return (
        all(stride == 1 for stride in named["strides"])
        and list(named["start_indices"])[1:] == [0] * (len(shape) - 1)
        and list(named["limit_indices"])[1:] == list(shape)[1:]
    )

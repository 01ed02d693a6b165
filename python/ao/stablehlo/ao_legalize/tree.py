# ===- tree.py - Functions, operations and locations of a module -----------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Functions, operations, constants and locations of a module, and its passes."""

import re

from jaxlib.mlir import ir
from jaxlib.mlir.dialects import func
from jaxlib.mlir.passmanager import PassManager


class LegalizeError(Exception):
    """A module that cannot be legalized, described in one line."""


def location_names(location):
    """Returns the names in a location, outermost caller first."""
    text = str(location)
    return [n for n in re.findall(r'"((?:[^"\\]|\\.)*)"', text)][::-1]


def located(op, message):
    """Returns a LegalizeError about an operation."""
    names = location_names(op.location)
    return LegalizeError(message + (f" (in '{names[-1].rstrip(':')}')" if names else ""))


def first_cause(error):
    """Returns a LegalizeError with the first diagnostic of an MLIRError."""
    for diagnostic in error.error_diagnostics:
        return located(diagnostic, diagnostic.message)
    return LegalizeError(str(error).splitlines()[0])


def run_passes(module, pipeline):
    """Runs passes on a module.

    Raises:
      LegalizeError: a pass failed.
    """
    try:
        with module.context:
            PassManager.parse(f"builtin.module({pipeline})").run(module.operation)
    except ir.MLIRError as error:
        raise first_cause(error) from None


def functions(module):
    """Returns the functions of a module."""
    return [op for op in module.body.operations if isinstance(op, func.FuncOp)]


def is_private(function):
    """Returns whether only the module itself calls a function."""
    attributes = function.attributes
    return ("sym_visibility" in attributes and
            ir.StringAttr(attributes["sym_visibility"]).value == "private")


def owner(value):
    """Returns the operation that defines a value, or None for a block argument."""
    return None if isinstance(value.owner, ir.Block) else value.owner.operation


def operations(module):
    """Returns all operations in the module's functions, regions included."""
    found = []

    def visit(op):
        found.append(op)
        return ir.WalkResult.ADVANCE

    for function in functions(module):
        function.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return [op for op in found if op.name != "func.func"]


def constant_op(value):
    """Returns the operation that defines a constant value, or None."""
    op = owner(value)
    return op if op is not None and op.name == "stablehlo.constant" else None


def constant_of(value):
    """Returns the attribute of a constant value, or None; the bindings cannot read
    a complex one."""
    op = constant_op(value)
    if op is None or isinstance(op.results[0].type.element_type, ir.ComplexType):
        return None
    return op.attributes["value"]


def replace(op, values):
    """Replaces the results of an operation and erases it."""
    for old, new in zip(list(op.results), list(values), strict=True):
        old.replace_all_uses_with(new)
    op.erase()

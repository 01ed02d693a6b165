# ===- structured.py - Calls that stand for structured ops -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Structured ops in place of the calls that stand for them."""

from jaxlib.mlir import ir
from jaxlib.mlir.dialects import func

from . import chains, stages
from .tree import replace as replace_results


def _text(op):
    """Returns a function with the structured op of a call; None for other ops."""
    if op.name != "stablehlo.custom_call":
        return None
    name = ir.StringAttr(op.attributes["call_target_name"]).value
    if name == stages.STAGE:
        return stages.text_of(op)
    if name.startswith(chains.CHAINS):
        return chains.text_of(op, name.removeprefix(chains.CHAINS))
    return None


def _locate(op, location):
    """Sets the location of an operation, and of all in it."""

    def visit(inner):
        inner.location = location
        for region in inner.regions:
            for block in region.blocks:
                for argument in block.arguments:
                    argument.set_location(location)
        return ir.WalkResult.ADVANCE

    op.walk(visit, ir.WalkOrder.PRE_ORDER)


def replace(op):
    """Replaces a call by the structured op that it stands for."""
    text = _text(op)
    if text is None:
        return
    source = ir.Module.parse(text)
    [function] = [f for f in source.body.operations if isinstance(f, func.FuncOp)]
    for argument, operand in zip(list(function.arguments), list(op.operands)):
        argument.replace_all_uses_with(operand)
    *moved, terminator = list(function.entry_block.operations)
    results = list(terminator.operands)
    terminator.operation.erase()
    for inner in moved:
        _locate(inner.operation, op.location)
        ir.InsertionPoint(op).insert(inner.operation.detach_from_parent())
    replace_results(op, results)

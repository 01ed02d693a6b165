# ===- chains.py - Updates of a row, one after the other -------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Structured ops in place of the calls that `lowerings.py` makes of scatters.

Each element of the result is one of its own, so a device computes all of them at
once; the updates of an element are combined in their order, so the bits are the
same wherever it is done.
"""

from jaxlib.mlir import ir
from jaxlib.mlir.dialects import func

# The start of the names of calls that stand for chains; the combiner follows.
CHAINS = "ao.chains."

# For floats and for integers; without an op the update takes the place.
COMBINERS = {
    "set": (None, None),
    "add": ("arith.addf", "arith.addi"),
    "sub": ("arith.subf", "arith.subi"),
    "mul": ("arith.mulf", "arith.muli"),
    "min": ("arith.minimumf", "arith.minsi"),
    "max": ("arith.maximumf", "arith.maxsi"),
}

TEXT = """
#element = affine_map<(r, c) -> (r, c)>
#row = affine_map<(r, c) -> (r)>
func.func @chains(%operand: {whole}, %updates: {updates}, %first: {first}, %following: {following}) -> {whole} {{
  %count = arith.constant {count} : i32
  %empty = tensor.empty() : {whole}
  %result = linalg.generic {{indexing_maps = [#element, #row, #element], iterator_types = ["parallel", "parallel"]}}
      ins(%operand, %first : {whole}, {first}) outs(%empty : {whole}) {{
  ^bb0(%before: {element}, %start: i32, %out: {element}):
    %column = linalg.index 1 : index
    %last:2 = scf.while (%update = %start, %value = %before) : (i32, {element}) -> (i32, {element}) {{
      %more = arith.cmpi ult, %update, %count : i32
      scf.condition(%more) %update, %value : i32, {element}
    }} do {{
    ^bb0(%update: i32, %value: {element}):
      %place = arith.index_cast %update : i32 to index
      %new = tensor.extract %updates[%place, %column] : {updates}
      {combine}
      %next = tensor.extract %following[%place] : {following}
      scf.yield %next, {combined} : i32, {element}
    }}
    linalg.yield %last#1 : {element}
  }} -> {whole}
  return %result : {whole}
}}
"""


def _text(op):
    whole, updates, first, following = (operand.type for operand in op.operands)
    element = whole.element_type
    combiner = COMBINERS[_combiner(op)][isinstance(element, ir.IntegerType)]
    combine = f"%combined = {combiner} %value, %new : {element}" if combiner else ""
    return TEXT.format(whole=whole, updates=updates, first=first, following=following,
                       element=element, count=updates.shape[0], combine=combine,
                       combined="%combined" if combiner else "%new")


def _combiner(op):
    """Of a call that stands for chains; None of other ops."""
    if op.name != "stablehlo.custom_call":
        return None
    name = ir.StringAttr(op.attributes["call_target_name"]).value
    return name.removeprefix(CHAINS) if name.startswith(CHAINS) else None


def replace(op):
    """By the structured op that it stands for, if it is such a call."""
    if _combiner(op) is None:
        return
    source = ir.Module.parse(_text(op))
    [function] = [f for f in source.body.operations if isinstance(f, func.FuncOp)]
    for argument, operand in zip(list(function.arguments), list(op.operands)):
        argument.replace_all_uses_with(operand)
    *moved, terminator = list(function.entry_block.operations)
    result = terminator.operands[0]
    op.result.replace_all_uses_with(result)
    terminator.operation.erase()
    for inner in moved:
        inner.operation.location = op.location
        ir.InsertionPoint(op).insert(inner.operation.detach_from_parent())
    op.erase()

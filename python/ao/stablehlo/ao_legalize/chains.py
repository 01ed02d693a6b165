# ===- chains.py - Updates of a row, one after the other -------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Structured ops in place of the calls that `jax_rules` makes of scatters.

A device computes all elements of the result at once; the updates of an element are
combined in their order, so the bits are the same on all devices.
"""

from jaxlib.mlir import ir

# The start of the names of calls that stand for chains; the combiner follows.
CHAINS = "ao.chains."

# The op for floats and that for integers; without an op the update is the result.
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


def text_of(op, combiner):
    """Returns a function that computes a call's result in a structured op."""
    whole, updates, first, following = (operand.type for operand in op.operands)
    element = whole.element_type
    name = COMBINERS[combiner][isinstance(element, ir.IntegerType)]
    combine = f"%combined = {name} %value, %new : {element}" if name else ""
    return TEXT.format(whole=whole, updates=updates, first=first, following=following,
                       element=element, count=updates.shape[0], combine=combine,
                       combined="%combined" if name else "%new")

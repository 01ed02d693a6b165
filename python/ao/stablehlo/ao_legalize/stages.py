# ===- stages.py - Stages of a sorting network -----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Structured ops in place of the calls that `jax_rules` makes of long sorts.

A stage compares each entry with the one at a distance and exchanges them where
they are in the wrong order, all pairs at once. Keys are integers with a sign, and
equal ones are in the order of their places, so that a sort is stable.
"""

# The name of calls that stand for a stage.
STAGE = "ao.sort_stage"

TEXT = """
#entry = affine_map<(r, c) -> (r, c)>
#number = affine_map<(r, c) -> ()>
func.func @stage({parameters}, %order: {order}, %block: tensor<i32>, %distance: tensor<i32>) -> {order} {{
  %empty = tensor.empty() : {order}
  %result = linalg.generic {{indexing_maps = [#entry, #number, #number, #entry], iterator_types = ["parallel", "parallel"]}}
      ins(%order, %block, %distance : {order}, tensor<i32>, tensor<i32>) outs(%empty : {order}) {{
  ^bb0(%mine: i32, %size: i32, %far: i32, %out: i32):
    %zero = arith.constant 0 : i32
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %place = arith.index_cast %column : index to i32
    %partner = arith.xori %place, %far : i32
    %there = arith.index_cast %partner : i32 to index
    %other = tensor.extract %order[%row, %there] : {order}
    %i = arith.index_cast %mine : i32 to index
    %j = arith.index_cast %other : i32 to index
    %before{count} = arith.cmpi slt, %mine, %other : i32
{comparisons}
    %low_bit = arith.andi %place, %far : i32
    %low = arith.cmpi eq, %low_bit, %zero : i32
    %up_bit = arith.andi %place, %size : i32
    %up = arith.cmpi eq, %up_bit, %zero : i32
    %smaller = arith.cmpi eq, %low, %up : i1
    %keeps = arith.cmpi eq, %before0, %smaller : i1
    %kept = arith.select %keeps, %mine, %other : i32
    linalg.yield %kept : i32
  }} -> {order}
  return %result : {order}
}}
"""

# Of one key; `%before` of the next key decides where both are equal.
COMPARISON = """    %a{n} = tensor.extract %key{n}[%row, %i] : {key}
    %b{n} = tensor.extract %key{n}[%row, %j] : {key}
    %less{n} = arith.cmpi slt, %a{n}, %b{n} : {element}
    %same{n} = arith.cmpi eq, %a{n}, %b{n} : {element}
    %tie{n} = arith.andi %same{n}, %before{next} : i1
    %before{n} = arith.ori %less{n}, %tie{n} : i1"""


def text_of(op):
    """Returns a function that computes a call's result in a structured op."""
    *keys, order, _, _ = (operand.type for operand in op.operands)
    comparisons = [COMPARISON.format(n=n, next=n + 1, key=key, element=key.element_type)
                   for n, key in enumerate(keys)]
    return TEXT.format(
        parameters=", ".join(f"%key{n}: {key}" for n, key in enumerate(keys)),
        order=order, count=len(keys), comparisons="\n".join(reversed(comparisons)))

# ===- deep_nest.py - Loops in loops in loops ------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""deep_nest.py DEPTH prints that many loops in each other, each of which computes new
values from what the loop in it has made of those it carries."""

import sys

TYPE = "tensor<4xf32>"
TYPES = f"({TYPE}, {TYPE})"

depth = int(sys.argv[1])
print(f"func.func @step(%x: {TYPE}, %y: {TYPE}) -> {TYPES} attributes {{ao.step}} {{")
print("%c0 = arith.constant 0 : index")
print("%c1 = arith.constant 1 : index")
inner = "%x", "%y"
for i in range(depth):
    print(f"%r{i}:2 = scf.for %i{i} = %c0 to %c1 step %c1 "
          f"iter_args(%a{i} = {inner[0]}, %b{i} = {inner[1]}) -> {TYPES} {{")
    inner = f"%a{i}", f"%b{i}"
for i in reversed(range(depth)):
    for new, old in zip((f"%m{i}", f"%n{i}"), inner):
        print(f"{new}e = tensor.empty() : {TYPE}")
        print(f"{new} = linalg.exp ins({old} : {TYPE}) outs({new}e : {TYPE}) -> {TYPE}")
    print(f"scf.yield %m{i}, %n{i} : {TYPE}, {TYPE}")
    print("}")
    inner = f"%r{i}#0", f"%r{i}#1"
print(f"return %r0#0, %r0#1 : {TYPE}, {TYPE}")
print("}")

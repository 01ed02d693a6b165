# ===- lives.py - A step whose buffers live as a table says ----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Prints a step whose buffers live as a table of MiniMalloc's says.

Arguments: the table, and the first and last time of interest. A line of the table
becomes a tensor that is filled where it begins and read for the last time where it
ends; a unit of size is one element of 256 bytes.
"""

import csv
import sys


def main():
    table, first, last = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    with open(table, encoding="utf-8") as file:
        rows = [[int(row[name]) for name in ("id", "lower", "upper", "size")]
                for row in csv.DictReader(file)]
    events = []
    for name, lower, upper, size in rows:
        if lower < last and upper > first:
            # Who dies makes room for who begins at the same time.
            events += [(lower, 1, name, size), (upper, 0, name, size)]
    print("func.func @step() -> tensor<f32> attributes {ao.step} {")
    print("  %zero = arith.constant 0.0 : f32")
    print("  %none = tensor.empty() : tensor<f32>")
    print("  %sum0 = linalg.fill ins(%zero : f32) outs(%none : tensor<f32>) -> tensor<f32>")
    sums = 0
    for _, begins, name, size in sorted(events):
        vector = f"tensor<{64 * size}xf32>"
        if begins:
            print(f"  %c{name} = arith.constant {name + 1}.0 : f32")
            print(f"  %e{name} = tensor.empty() : {vector}")
            print(f"  %b{name} = linalg.fill ins(%c{name} : f32) outs(%e{name} : {vector}) "
                  f"-> {vector}")
            continue
        print(f"  %sum{sums + 1} = linalg.dot ins(%b{name}, %b{name} : {vector}, {vector}) "
              f"outs(%sum{sums} : tensor<f32>) -> tensor<f32>")
        sums += 1
    print(f"  return %sum{sums} : tensor<f32>")
    print("}")


main()

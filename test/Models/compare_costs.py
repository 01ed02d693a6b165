# ===- compare_costs.py - Costs of products in two forms of a step ---------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Prints the time of products and convolutions in one trace over that in another.

usage: compare_costs.py TRACE OTHER
"""

import json
import sys


def time_of(path, kind):
    with open(path, encoding="utf-8") as file:
        ops = json.load(file)["ops"]
    return sum(op["duration_us"] for op in ops if op.get("kind") == kind)


for kind in ("matmul", "conv"):
    one, other = (time_of(path, kind) for path in sys.argv[1:])
    if one or other:
        ratio = one / other
        print(f"{kind}: {'equal' if abs(ratio - 1) <= 0.1 else ratio}")

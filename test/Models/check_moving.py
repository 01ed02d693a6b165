# ===- check_moving.py - What is planned moves -----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compares remarks of ao-plan-loops, on standard input, with those of
ao-stream-stacks: each stack of which slices leave is one that moves, whole or in
parts."""

import re
import sys

text = sys.stdin.read()
planned = set(re.findall(r"offloaded slice by slice: '([^']+)'", text))
moved = re.findall(r"offloaded slice by slice: '([^']+)'", text)
whole = {re.sub(r"\[\d+:\d+\]", "", name) for name in moved}
for name in sorted(planned - whole):
    print(f"does not move: {name}")
print(f"{len(planned & whole)} of {len(planned)} stacks move")

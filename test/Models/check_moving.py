# ===- check_moving.py - Planned and offloaded residuals -------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compares the stacked residuals that remarks of ao-plan-offload, on standard input,
report as offloaded, at least in part, with the number of those that the planned step
has in host memory."""

import re
import sys

text = sys.stdin.read()
planned = set(
    re.findall(r"\[Passed\] plan-offload .*offloaded slice by slice: '([^']+)'", text)
)
streamed = re.search(r"(\d+) stacked residuals? offloaded slice by slice", text)
print(f"{streamed[1] if streamed else 0} of {len(planned)} stacked residuals offloaded")

# ===- check_moving.py - Remarks of two passes -----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compares remarks of ao-plan-loops, on standard input, with those of
ao-stream-residuals: each stacked residual that is planned to be offloaded, at least
in part, is offloaded, as a whole or in parts."""

import re
import sys


def offloaded(name):
    """Names of residuals in the remarks of a pass."""
    remark = rf"\[Passed\] {name} .*offloaded slice by slice: '([^']+)'"
    return set(re.findall(remark, text))


text = sys.stdin.read()
planned = offloaded("ao-plan-loops")
streamed = {
    re.sub(r"\[\d+:\d+\]", "", name) for name in offloaded("ao-stream-residuals")
}
for name in sorted(planned - streamed):
    print(f"kept on device: {name}")
print(f"{len(planned & streamed)} of {len(planned)} stacked residuals offloaded")

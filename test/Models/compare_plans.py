# ===- compare_plans.py - Compare plans of what loops stack ----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compares the plan of loops that have been cut with the one that is read back.

    compare_plans.py PLAN READ [OUTER]

PLAN is what the attributes of the loops amount to, READ what the transfers do,
and OUTER the plan of the step around them, which moves nothing: its peak is the
one measured.
"""

import json
import sys


def load(path):
    with open(path) as file:
        return json.load(file)


def main():
    plan, read = (load(path) for path in sys.argv[1:3])
    assert plan["commands"] == read["commands"], "not the same commands"
    was, now = plan["predicted"], read["predicted"]
    # Who inserts a slice into a stack reads its number from memory, in a
    # nanosecond; where it leaves, nobody does.
    difference = abs(was["makespan_us"] - now["makespan_us"])
    assert difference <= 0.02 * was["makespan_us"], (was, now)
    for key in ("peak_bytes", "host_peak_bytes", "offloaded_bytes"):
        assert was[key] == now[key], (key, was[key], now[key])
    for outer in (load(path) for path in sys.argv[3:]):
        assert not outer["commands"]
        assert now["peak_bytes"] == outer["predicted"]["peak_bytes"]
    print("same plan of", len(read["commands"]), "commands")


main()

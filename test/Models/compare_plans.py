# ===- compare_plans.py - Compare plans of stacked residuals ---------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compares a plan for the iterations of loops with the step that the plan makes.

    compare_plans.py PLAN STEP

STEP is the plan of the rewritten step, in which each loop is one op. Both predict the
same peaks of device and host memory, within the budget of host memory if PLAN has one,
and nearly the same time.
"""

import json
import sys


def load(path):
    with open(path) as file:
        return json.load(file)


def main():
    plan, step = (load(path) for path in sys.argv[1:])
    assert not step["commands"], "transfers outside of loops"
    for key in ("peak_bytes", "host_peak_bytes"):
        predicted, read = plan["predicted"][key], step["predicted"][key]
        assert predicted == read > 0, (key, predicted, read)
    budget = plan["options"].get("host_budget")
    assert budget is None or read <= budget, (budget, read)
    predicted, read = (each["predicted"]["makespan_us"] for each in (plan, step))
    assert abs(predicted - read) <= 0.05 * read, (predicted, read)
    print("same peaks with", len(plan["commands"]), "commands")


main()

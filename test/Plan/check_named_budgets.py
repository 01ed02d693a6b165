# ===- check_named_budgets.py - A budget that an error names is accepted ---===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Plans each module for a budget of one byte, reads the smallest feasible budget
from the error, and plans for that one: by each policy that takes budgets, and by
'planned' for buffers with and without arenas.

usage: check_named_budgets.py --ao-opt=AO-OPT --machine=FILE MODULE...
"""

import argparse
import pathlib
import re
import subprocess
import sys

NAMED = re.compile(r"smallest feasible device memory budget is (\d+) bytes|"
                   r"a budget of (\d+) bytes can be met")
TENSORS = "--ao-offload-pipeline=strategy={}"
BUFFERS = "--ao-offload-to-buffers-pipeline=strategy=planned arenas={}"
RULES = ("planned", "checkpoint", "knapsack", "two-level", "greedy-remat")
PIPELINES = [TENSORS.format(rule) for rule in RULES] + [
    BUFFERS.format(arenas) for arenas in ("none", "device", "all")]


def plan(arguments, module, pipeline, budget):
    """Returns the exit status and the errors of planning for a budget."""
    done = subprocess.run(
        [arguments.ao_opt, module, "-o", "/dev/null",
         f"{pipeline} machine={arguments.machine} min-bytes=1024 "
         f"device-memory-budget={budget}"],
        capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


def check(arguments, module, pipeline):
    """Returns an empty text, or a description of the fault."""
    status, errors = plan(arguments, module, pipeline, 1)
    if status != 1:
        return f"a budget of one byte: status {status} instead of 1\n{errors}"
    named = NAMED.search(errors)
    if not named:
        return f"no budget is named\n{errors}"
    budget = named[1] or named[2]
    status, errors = plan(arguments, module, pipeline, budget)
    return "" if status == 0 else f"{budget} bytes are named, and refused\n{errors}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--ao-opt", required=True)
    parser.add_argument("--machine", required=True)
    parser.add_argument("modules", nargs="+")
    arguments = parser.parse_args()
    faults = 0
    for module in arguments.modules:
        for pipeline in PIPELINES:
            fault = check(arguments, module, pipeline)
            if fault:
                faults += 1
                print(f"{pathlib.Path(module).name}, {pipeline}: {fault}")
    print(f"{len(arguments.modules) * len(PIPELINES)} plans, {faults} faults")
    return 1 if faults else 0


sys.exit(main())

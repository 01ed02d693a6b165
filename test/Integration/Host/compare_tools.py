#!/usr/bin/env python3
# ===- compare_tools.py - ao-run and ao-plan compare the same plans --------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Checks that `ao-run --compare` and `ao-plan --compare` compare the same plans.

Both know the same names, and under each name both predict the same peaks, times and
bytes that move, with and without a budget: `ao-plan` from the trace alone, `ao-run` from
the transfers that are in the module.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
from checks import Failure, run_all, run_command

# Each figure in the tables of both; ao-run's times are whole nanoseconds.
FIGURES = {"peak_bytes": "peak_device_bytes", "host_peak_bytes": "peak_host_bytes",
           "makespan_us": "step_ns", "exposed_us": "exposed_ns"}


def plan(options, module, budget, folder):
    """Returns the predictions of ao-plan by policy, without those that need missing
    layers."""
    trace = folder / "trace.json"
    subprocess.run([options.ao_opt, module, "--ao-inline-callees",
                    "--ao-rebuild-values", "--ao-copy-returned-views",
                    f"--ao-emit-trace=machine={options.machine} output={trace}",
                    "-o", "/dev/null"], check=True)
    done = run_command([options.ao_plan, trace, f"--machine={options.machine}", *budget,
                        "--compare", "--json"])
    if done.returncode:
        raise Failure(f"ao-plan: exit {done.returncode}: {done.stderr[-500:]}")
    has_layers = any("layer" in op for op in json.loads(trace.read_text())["ops"])
    return {row["policy"]: row for row in json.loads(done.stdout)
            if has_layers or row["policy"] != "layerwise"}


def run(options, module, strategies, budget, folder):
    """Returns the predictions of ao-run by strategy."""
    output = folder / "run.json"
    done = run_command([options.ao_run, module, f"--machine={options.machine}", *budget,
                        "--compare", f"--strategy={','.join(strategies)}", "-O0",
                        # Traces count bytes only.
                        "--min-elements=0", f"--json={output}"])
    # A policy that breaks the budget, or moves nothing, is compared all the same.
    if not output.exists():
        raise Failure(f"ao-run: exit {done.returncode}: {done.stderr[-500:]}")
    return {row["strategy"]: row["predicted"] for row in json.loads(output.read_text())["runs"]}


def check(options, module, budget):
    with tempfile.TemporaryDirectory() as folder:
        plans = plan(options, module, budget, pathlib.Path(folder))
        runs = run(options, module, plans, budget, pathlib.Path(folder))
    if set(plans) != set(runs):
        raise Failure(f"ao-plan compares {sorted(plans)}, ao-run {sorted(runs)}")
    for name, planned in plans.items():
        for theirs, ours in FIGURES.items():
            scale = 1e3 if ours.endswith("_ns") else 1
            if abs(planned[theirs] * scale - runs[name][ours]) > scale / 1e3:
                raise Failure(f"{name}: ao-plan predicts a {theirs} of {planned[theirs]}, "
                              f"ao-run a {ours} of {runs[name][ours]}")
    return ", ".join(plans)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    for tool in ("--ao-opt", "--ao-plan", "--ao-run", "--machine"):
        parser.add_argument(tool, required=True)
    parser.add_argument("--budgets", default=",95%", help="of device memory")
    parser.add_argument("modules", nargs="+")
    options = parser.parse_args()
    checks = []
    for module in options.modules:
        for text in options.budgets.split(","):
            budget = ["--min-bytes=1024"] + [f"--device-memory-budget={text}"] * bool(text)
            checks.append((f"{pathlib.Path(module).name} {text or 'without a budget'}",
                           lambda module=module, budget=budget: check(options, module, budget)))
    return 1 if run_all(checks) else 0


if __name__ == "__main__":
    sys.exit(main())

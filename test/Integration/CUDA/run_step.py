#!/usr/bin/env python3
# ===- run_step.py - Runs a step on a GPU ----------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compiles a step for a GPU and runs it there with every strategy.

Outputs must have the bits of the step without offloading, and device memory must
reach what was predicted. With --benchmark, copies must also overlap compute and
reach 90 % of the rate of plain copies that are measured in the same run. Exits
77, which ctest takes for skipped, where no driver is found.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

import call_log

SKIPPED = 77


def probe(ao_run):
    """Why nothing can run here, or an empty string."""
    done = subprocess.run([ao_run, "--backend=cuda", "/dev/null"], capture_output=True,
                          text=True, check=False)
    return done.stderr.strip() if "the CUDA backend is" in done.stderr else ""


def check_rows(path):
    """Not by the exit status: the plan may be to move nothing, which --compare
    objects to."""
    failures = 0
    for row in json.loads(path.read_text())["runs"]:
        if "error" in row:
            print(f"{row['strategy']}: {row['error']}")
            failures += 1
            continue
        # Constants of the program stay on the device, beside the step's buffers.
        constants = row["statistics"]["devices"][0]["device_bytes"]
        peak = row["peak_device_bytes"]
        predicted = row["static_peak_device_bytes"] + constants
        print(f"{row['strategy']}: {peak} bytes, {predicted} predicted")
        failures += not predicted - call_log.HOST_SCALARS <= peak <= predicted
        failures += not row.get("same_bits", True)
    return failures


def run(arguments, folder):
    executable, results = folder / "step", folder / "results.json"
    subprocess.run(
        [arguments.ao_run, arguments.module, "--emit=exe", "--target=nvptx", "--compare",
         f"--chip={arguments.chip}", "-o", str(executable), f"--machine={arguments.machine}",
         f"--min-bytes={arguments.min_bytes}"], check=True)
    if arguments.benchmark:
        return subprocess.run([arguments.benchmark, "--check", str(executable)],
                              check=False).returncode
    subprocess.run([str(executable), "--compare", "--repeat=2", f"--json={results}"],
                   check=False)
    return 1 if not results.exists() or check_rows(results) else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-run", required=True)
    parser.add_argument("--benchmark", help="ao-benchmark-gpu")
    parser.add_argument("--chip", default="sm_90")
    parser.add_argument("--machine", default="h100-pcie5")
    parser.add_argument("--min-bytes", type=int, default=1 << 20)
    parser.add_argument("module")
    arguments = parser.parse_args()
    missing = probe(arguments.ao_run)
    if missing:
        print(missing)
        return SKIPPED
    with tempfile.TemporaryDirectory() as folder:
        return run(arguments, pathlib.Path(folder))


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# ===- whole_step_benchmark.py - A tape planned by region and as a whole ---===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs a tape with every region planned for itself, and planned as a whole.

Without a module, the tape is that of a GPT of 4 layers of width 256 in two
microbatches, which utils/export_jax.py writes with the JAX of the build. Peaks are
measured on the host backend: the lowest that a strategy reaches without exposed
time, as the planner predicts it.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

STRATEGIES = ["none", "compiled-regions", "planned"]
TARGET = 0.80
ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "default"
MODEL = ("--model gpt --form tape --layers 4 --width 256 --sequence 64 --batch 2 "
         "--microbatches 2 --dialect linalg").split()


def export(arguments, folder):
    """The path of the tape to run."""
    if arguments.module:
        return arguments.module
    tape = pathlib.Path(folder, "tape.mlir")
    done = subprocess.run([arguments.python, ROOT / "utils" / "export_jax.py", *MODEL, "-o", tape],
                          capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(done.stderr.strip())
    return tape


def run(arguments):
    with tempfile.TemporaryDirectory() as folder:
        module = export(arguments, folder)
        report = pathlib.Path(folder, "runs.json")
        done = subprocess.run(
            [arguments.ao_run, module, "--compare",
             f"--strategy={','.join(STRATEGIES)}", f"--machine={arguments.machine}",
             f"--min-bytes={arguments.min_bytes}", f"--json={report}"],
            capture_output=True, text=True, check=False)
        if done.returncode != 0:
            sys.exit(done.stderr.strip())
        return {run["strategy"]: run for run in json.loads(report.read_text())["runs"]}


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("module", nargs="?", help="a tape on linalg and tensors")
    parser.add_argument("--ao-run", default=BUILD / "bin" / "ao-run")
    parser.add_argument("--machine", default=ROOT / "examples" / "small-device.json")
    parser.add_argument("--python", default=BUILD / "frameworks" / "bin" / "python",
                        help="has JAX")
    parser.add_argument("--min-bytes", type=int, default=1024)
    arguments = parser.parse_args()
    runs = run(arguments)
    print(f"{'strategy':9} {'peak B':>12} {'predicted':>12} {'exposed us, predicted':>22} "
          f"{'offloaded B':>12} same bits")
    for strategy in STRATEGIES:
        figures = runs[strategy]
        predicted = figures["predicted"]
        print(f"{strategy:9} {figures['peak_device_bytes']:12} "
              f"{predicted['peak_device_bytes']:12} {predicted['exposed_ns'] / 1e3:22.1f} "
              f"{figures['offloaded_bytes']:12} "
              f"{'-' if strategy == 'none' else str(figures['same_bits']).lower()}")
    whole, regions = runs["planned"], runs["compiled-regions"]
    ratio = whole["peak_device_bytes"] / regions["peak_device_bytes"]
    slower = whole["predicted"]["exposed_ns"] > regions["predicted"]["exposed_ns"]
    print(f"measured peak of the whole / regions: {ratio:.3f} (target <= {TARGET:.2f}), "
          f"{'more' if slower else 'no more'} exposed time")
    return 0 if ratio <= TARGET and not slower else 1


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# ===- check_outputs.py - Runs a step's kernels without a GPU --------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs a step compiled for a GPU on the fake driver, kernels included.

The fake driver (runtime/fake) executes kernels from their PTX. It fails on
accesses outside of buffers, on races between streams, between blocks and between
the threads of a block, and on barriers that some threads do not reach. Here
  * every strategy gives the bits of the step without offloading;
  * running blocks and threads in reverse or shuffled gives the same bits;
  * outputs are those of the processor, with the library's products and without;
  * products go to the library where there is one;
  * with --drop-waits, a wait between streams that is left out is found as a race.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "benchmarks" / "gpu"))

import compare_outputs  # noqa: E402, found by the line above


class Failure(Exception):
    """Something that is not as it should be."""


def run(command, **environment):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          check=False, env={**os.environ, **environment})
    if done.returncode != 0:
        raise Failure(f"{' '.join(map(str, command))}: exit {done.returncode}: "
                      f"{done.stderr[-700:]}")
    return done


def check_library(arguments, reference, folder, environment):
    """Every strategy, with the library's products. Returns the error."""
    results, outputs = folder / "results.json", folder / "library"
    run([arguments.executable, "--compare", f"--strategy={arguments.strategies}",
         f"--json={results}", f"--outputs={outputs}"],
        AO_CUBLAS=arguments.fake_driver, **environment)
    for row in json.loads(results.read_text())["runs"]:
        if row["statistics"]["devices"][0]["library_bytes"] == 0:
            raise Failure(f"{row['strategy']}: products did not go to the library")
    return compare_outputs.compare_folders(reference, outputs)


def check_kernels(arguments, reference, folder, environment):
    """Products as kernels as well, in two orders. Returns the error."""
    hashes = []
    for order in ({}, {"AO_FAKE_REVERSE": "1"}, {"AO_FAKE_SHUFFLE": "1"}):
        done = run([arguments.executable, "--strategy=none", "--print-outputs",
                    f"--outputs={folder / 'kernels'}"], AO_CUBLAS="none", **environment, **order)
        hashes.append(done.stdout[done.stdout.index("output 0"):])
    if len(set(hashes)) > 1:
        raise Failure("blocks and threads in another order give other bits")
    return compare_outputs.compare_folders(reference, folder / "kernels",
                                           arguments.tolerance)


def check_dropped_waits(arguments, environment):
    """Each of the first waits in turn. One may be implied by the others."""
    command = [arguments.executable, "--strategy=sync"]
    missed = []
    for wait in range(arguments.drop_waits):
        done = subprocess.run(command, capture_output=True, text=True, check=False,
                              env={**os.environ, **environment, "AO_FAKE_DROP_WAIT": str(wait),
                                   "AO_CUBLAS": arguments.fake_driver})
        if done.returncode == 0 or "race: " not in done.stderr:
            missed.append(wait)
    if len(missed) > 1:
        raise Failure(f"without one of the waits {missed} of --strategy=sync nothing is found")


def check_outputs(arguments, folder):
    (folder / "libcuda.so.1").symlink_to(arguments.fake_driver)
    environment = {"LD_LIBRARY_PATH": str(folder)}
    reference = folder / "host"
    run([arguments.ao_run, arguments.module, "--strategy=none", "--backend=host",
         f"--outputs={reference}"])
    count, without = check_kernels(arguments, reference, folder, environment)
    check_dropped_waits(arguments, environment)
    text = f"{count} outputs, off by {without:.1e}"
    if arguments.strategies:
        _, error = check_library(arguments, reference, folder, environment)
        text += f", {error:.1e} with the library's products"
    return text


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-run", required=True)
    parser.add_argument("--fake-driver", required=True)
    parser.add_argument("--executable", required=True, help="of the module")
    parser.add_argument("--strategies", default="none,sync,pytorch,planned",
                        help="empty: the step has none but none, and no products")
    parser.add_argument("--drop-waits", type=int, default=0, metavar="N")
    parser.add_argument("--tolerance", type=float, metavar="ERROR",
                        help="instead of what types allow, where a step magnifies errors")
    parser.add_argument("module")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        try:
            print(check_outputs(arguments, pathlib.Path(folder)))
        except (Failure, compare_outputs.Mismatch) as failure:
            print(f"FAIL {arguments.module}: {failure}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# ===- check_calls.py - Runs a step on the fake driver ---------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs a step compiled for a GPU on the fake driver and checks what it calls.

Kernels are skipped here, so outputs mean nothing; check_outputs.py runs them.
Everything that the host does is real: launches, copies, events, allocations.
For every strategy
  * no stream is made for a copy, and a step that has run before makes nothing;
  * the host does not wait inside a step;
  * copies start after their buffers are allocated, and buffers are freed after
    their copies are done, whatever the streams do;
  * device memory reaches what the compiler predicted, but for scalars that the
    host keeps, and not a byte more;
  * with --arenas, nothing is allocated or freed inside a step.
Without the fake driver the executable must say that there is no driver.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import call_log

STRATEGIES = ("none", "sync", "pytorch", "planned")
REPEATS = 3


class Failure(Exception):
    """Something that is not as it should be."""


def run(command, expected=0, **environment):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          check=False, env={**os.environ, **environment})
    if done.returncode != expected:
        raise Failure(f"{' '.join(map(str, command))}: exit {done.returncode}, "
                      f"expected {expected}: {done.stderr[-500:]}")
    return done


def check_no_driver(executable, folder):
    """`folder` hides whatever driver the machine has."""
    (folder / "none").mkdir()
    (folder / "none" / "libcuda.so.1").write_text("no library")
    errors = run([executable], 1, LD_LIBRARY_PATH=str(folder / "none")).stderr
    if errors.count("\n") != 1 or "no driver found" not in errors:
        raise Failure(f"without a driver: {errors}")


def check_the_check(calls):
    """Without the waits between streams, the check of the order must object."""
    unordered = [call for call in calls if call[0] != "cuStreamWaitEvent"]
    try:
        call_log.check_order(unordered)
    except call_log.Fault:
        return
    raise Failure("the order of calls passes without any wait")


def check_strategy(arguments, executable, strategy, folder):
    log, results = folder / f"{strategy}.log", folder / f"{strategy}.json"
    run([executable, f"--strategy={strategy}", f"--repeat={REPEATS}", f"--json={results}"],
        LD_LIBRARY_PATH=str(folder), AO_FAKE_LOG=str(log), AO_FAKE_SKIP_KERNELS="1")
    calls = call_log.read(log)
    row = json.loads(results.read_text())["runs"][0]
    functions = len(call_log.steps(calls))
    if functions != REPEATS * arguments.functions:
        raise Failure(f"{strategy}: the host waits inside a step: {functions} pieces of "
                      f"{REPEATS} runs of {arguments.functions} functions")
    call_log.check_streams(calls)
    call_log.check_steady(calls)
    if arguments.arenas:
        call_log.check_no_allocations(calls)
    copies = call_log.check_order(calls)
    if copies > 0:
        check_the_check(calls)
    # The plan may be to move nothing.
    if strategy != "planned" and (strategy != "none") != (copies > 0):
        raise Failure(f"{strategy}: {copies} copies beside compute")
    peak = call_log.peak_bytes(calls)
    if peak != row["peak_device_bytes"]:
        raise Failure(f"{strategy}: {peak} bytes were allocated at once, the statistics say "
                      f"{row['peak_device_bytes']}")
    # Constants of the program stay on the device, beside the step's buffers.
    constants = row["statistics"]["devices"][0]["device_bytes"]
    predicted = row["static_peak_device_bytes"] + constants
    if not predicted - call_log.HOST_SCALARS <= peak <= predicted:
        raise Failure(f"{strategy}: a peak of {peak} bytes, predicted are {predicted}")
    return f"{strategy}: {copies // REPEATS} copies, {peak} bytes"


def check_in_process(arguments, module, folder):
    """ao-run itself, where it finds a driver."""
    ours, theirs = folder / "planned.json", folder / "ao-run.json"
    run([arguments.ao_run, module, "--backend=cuda", "--strategy=planned",
         f"--chip={arguments.chip}", f"--json={theirs}", *compilation(arguments)],
        LD_LIBRARY_PATH=str(folder), AO_FAKE_SKIP_KERNELS="1")
    for key in ("peak_device_bytes", "offloaded_bytes", "reloaded_bytes"):
        one, other = (json.loads(path.read_text())["runs"][0][key] for path in (ours, theirs))
        if one != other:
            raise Failure(f"{key} is {one}, in ao-run's own process {other}")


def check_benchmark(arguments, executable, folder):
    """Its figures mean nothing here, but it must read what executables write."""
    text = run([arguments.benchmark, "--repeat=1", "--rounds=2", executable], LD_LIBRARY_PATH=str(folder),
               AO_FAKE_SKIP_KERNELS="1").stdout
    for strategy in STRATEGIES:
        if not re.search(rf"^ *{strategy} .* yes$", text, re.MULTILINE):
            raise Failure(f"no row of {strategy} in\n{text}")


def compilation(arguments):
    arenas = ["--arenas=all", "--results=arena"] if arguments.arenas else []
    return [f"--min-bytes={arguments.min_bytes}", f"--machine={arguments.machine}", *arenas]


def check_model(arguments, module, folder):
    executable = arguments.executable
    (folder / "libcuda.so.1").symlink_to(arguments.fake_driver)
    check_no_driver(executable, folder)
    texts = [check_strategy(arguments, executable, strategy, folder)
             for strategy in STRATEGIES]
    check_in_process(arguments, module, folder)
    if arguments.benchmark:
        check_benchmark(arguments, executable, folder)
    return "; ".join(texts)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-run", required=True)
    parser.add_argument("--fake-driver", required=True)
    parser.add_argument("--chip", default="sm_90")
    parser.add_argument("--benchmark", help="ao-benchmark-gpu")
    parser.add_argument("--machine", required=True, help="one that makes values move")
    parser.add_argument("--min-bytes", type=int, default=1024)
    parser.add_argument("--executable", required=True, help="of the module")
    parser.add_argument("--arenas", action="store_true",
                        help="the executable has its buffers, results included, in arenas")
    parser.add_argument("--functions", type=int, default=1, help="2 for a pair")
    parser.add_argument("module")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        try:
            print(check_model(arguments, arguments.module, pathlib.Path(folder)))
        except (Failure, call_log.Fault) as failure:
            print(f"FAIL {arguments.module}: {failure}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

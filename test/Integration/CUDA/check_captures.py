#!/usr/bin/env python3
# ===- check_captures.py - Replays a step's captures without a GPU ---------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs a step compiled for a GPU from a CUDA graph tree on the fake driver.

Kernels are executed from their PTX, transfers run on streams of their own inside of a
recording, and the driver refuses what a real one refuses while it captures. For every
strategy
  * each function is warmed up once, recorded once, and replayed from then on, with the
    bits of the step that is not recorded, though inputs change from run to run;
  * a replay is one call of the driver, and nothing is allocated, made or waited for
    between the replays of one step.

Of a step in parts, which of them run depends on data: each is recorded at its second run and
replayed from then on, by one call of the driver each.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import call_log

RUNS = 5
# Enough for data to go both ways.
PART_RUNS = 10


class Failure(Exception):
    """Something that is not as it should be."""


def run(command, **environment):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          check=False, env={**os.environ, **environment})
    if done.returncode != 0:
        raise Failure(f"{' '.join(map(str, command))}: exit {done.returncode}: "
                      f"{done.stderr[-700:]}")
    return done


def check_row(row, functions):
    tree = row["capture"]
    expected = {"functions": functions, "warmups": functions, "captures": functions,
                "eager_runs": 0, "recaptures": 0, "replays": functions * (RUNS - 2),
                "copied_bytes": 0}
    for key, value in expected.items():
        if tree[key] != value:
            raise Failure(f"{row['strategy']}: {tree[key]} {key}, expected {value}")
    if tree["pool_bytes"] < tree["pool_bound_bytes"]:
        raise Failure(f"{row['strategy']}: a pool below its bound")


def check_replays(calls, functions, strategy):
    """The launch after a capture runs it for the first time; then come replays."""
    launches = [i for i, call in enumerate(calls) if call[0] == "cuGraphLaunch"]
    if len(launches) != functions * (RUNS - 1):
        raise Failure(f"{strategy}: {len(launches)} launches of graphs")
    replays = launches[functions:]
    for first, last in zip(replays[::functions], replays[functions - 1::functions]):
        if last - first != functions - 1:
            raise Failure(f"{strategy}: a replay is more than one call: {calls[first:last]}")
    # Results that are copied back are the harness's, and waited for.
    unwanted = (*call_log.ALLOCATING, *call_log.MAKING, "cuLaunchKernel")
    between = sorted({call[0] for call in calls[replays[0]:replays[-1]]
                      if call[0] in unwanted})
    if between:
        raise Failure(f"{strategy}: {', '.join(between)} between replays")


def check_parts(row, calls):
    tree = row["capture"]
    if not tree["replays"] or tree["eager_runs"] or tree["recaptures"]:
        raise Failure(f"{row['strategy']}: {tree}")
    launches = sum(call[0] == "cuGraphLaunch" for call in calls)
    if launches != tree["captures"] + tree["replays"]:
        raise Failure(f"{row['strategy']}: {launches} launches of graphs for "
                      f"{tree['captures']} captures and {tree['replays']} replays")


def check_strategy(arguments, strategy, folder, **environment):
    log, results = folder / f"{strategy}.log", folder / f"{strategy}.json"
    log.unlink(missing_ok=True)
    runs = PART_RUNS if arguments.parts else RUNS
    run([arguments.executable, f"--strategy={strategy}", f"--replay={runs}",
         f"--json={results}"], AO_FAKE_LOG=str(log), **environment)
    row = json.loads(results.read_text())["runs"][0]
    if arguments.parts:
        check_parts(row, call_log.read(log))
    else:
        check_row(row, arguments.functions)
        check_replays(call_log.read(log), arguments.functions, strategy)
    return (f"{strategy}: pool {row['capture']['pool_bytes']} of at least "
            f"{row['capture']['pool_bound_bytes']} bytes")


def check_model(arguments, folder):
    (folder / "libcuda.so.1").symlink_to(arguments.fake_driver)
    environment = {"LD_LIBRARY_PATH": str(folder)}
    # Products as kernels as well; elsewhere by the library, which records, too.
    check_strategy(arguments, "sync", folder, AO_CUBLAS="none", **environment)
    texts = [check_strategy(arguments, strategy, folder, AO_CUBLAS=arguments.fake_driver,
                            **environment) for strategy in arguments.strategies.split(",")]
    return "; ".join(texts)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fake-driver", required=True)
    parser.add_argument("--functions", type=int, default=1, help="of the step")
    parser.add_argument("--parts", action="store_true", help="it is recorded in parts")
    parser.add_argument("--strategies", default="none,sync,planned")
    parser.add_argument("executable", help="compiled with --capture and --compare")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        try:
            print(check_model(arguments, pathlib.Path(folder)))
        except (Failure, call_log.Fault) as failure:
            print(f"FAIL {failure}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

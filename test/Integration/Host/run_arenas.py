#!/usr/bin/env python3
# ===- run_arenas.py - Runs steps whose buffers are in arenas --------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs training steps with and without arenas.

Each module runs once as it is, and then with every strategy in arenas: the bits are
the same, the device's peak is the one that was computed, to the byte, and the host
memory in use is the arena's, the only buffer of it that is taken. Freed and not yet
arrived memory outside the arenas is poisoned, and copies are interleaved by a seed.
One run has its results in the arena as well, and then nothing at all is allocated
on the device while a model's step runs: the account of its memory, in the measured
timeline, does not grow.

With `--executable`, the same holds for an executable of the module; with
`--generator`, modules are random steps. With `--faults`, places are broken one at a
time, which ao-verify-slots or ao-verify-transfers must find, and of a quarter of them,
without these checks, a run with poison.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
from checks import (Failure, add_step_options, checking_mode, list_errors, list_outputs,
                    run_command, run_modules, run_seeds, write_random_step)

STRATEGIES = "sync,pytorch,planned"
FAULTS = ["shifted-slot", "shrunk-slot", "early-end"]


def run(command, seed, may_fail=False):
    """Returns the lines that tell outputs, and the errors."""
    done = run_command(command, checking_mode(seed))
    if done.returncode not in ((0, 1) if may_fail else (0,)):
        raise Failure(f"exit {done.returncode}: {done.stderr[-500:]}")
    return list_outputs(done), list_errors(done)


def check_row(row, arenas, has_choices):
    name = row["strategy"]
    if row.get("error"):
        raise Failure(f"{name}: {row['error']}")
    if not row.get("same_bits", True):
        raise Failure(f"{name}: other bits than without offloading")
    static, measured = row["static_peak_device_bytes"], row["peak_device_bytes"]
    # A run may take the branch that needs less beside the arena.
    if measured > static or (measured < static and not has_choices):
        raise Failure(f"{name}: {static} bytes computed, {measured} measured")
    arena = row.get("arena", {"device_bytes": 0, "host_bytes": 0})
    device = row["statistics"]["devices"][0]
    taken = device["pool_hits"] + device["pool_misses"]
    if arenas == "all" and taken != (arena["host_bytes"] > 0):
        raise Failure(f"{name}: {taken} buffers of host memory were taken, beside the arena")
    if arenas == "all" and row["peak_host_bytes"] != arena["host_bytes"]:
        raise Failure(f"{name}: {row['peak_host_bytes']} bytes of host memory, the arena "
                      f"has {arena['host_bytes']}")
    # A place is larger than what is in it only by what aligns the next one.
    used = device["peak_slot_bytes"]
    if used > arena["device_bytes"] or (used > 0) != (arena["device_bytes"] > 0):
        raise Failure(f"{name}: places of {used} bytes at once in an arena of "
                      f"{arena['device_bytes']}")
    return arena


def check_timeline(file, tangents):
    """No step of a run in arenas, its results included, allocates. Its caller makes so
    many tangents between forward and backward function."""
    events = json.loads(file.read_text())["traceEvents"]
    measured = [event["pid"] for event in events if event["ph"] == "M"
                and event["name"] == "process_name" and "measured" in event["args"]["name"]]
    if not measured:
        raise Failure("no measured timeline")
    for pid in measured:
        own = [event for event in events if event["pid"] == pid]
        spans = [event for event in own if event["ph"] == "X"]
        end = max((event["ts"] + event["dur"] for event in spans), default=0)
        if not spans:
            raise Failure("the measured timeline is empty")
        account = [event for event in own if event["ph"] == "C"
                   and event["name"] == "device memory" and event["ts"] < end]
        grown = [after["ts"] for before, after in zip(account, account[1:])
                 if after["args"]["bytes"] > before["args"]["bytes"]]
        if len(grown) > tangents:
            raise Failure(f"device memory grows {len(grown)} times in the step, first "
                          f"after {grown[0]} us")
        if not any(event["ph"] == "C" and event["name"] == "arena memory" for event in own):
            raise Failure("what the arena is used for is not in the timeline")


def count_outputs(module):
    """Returns the number of outputs of the pairs' forward functions."""
    return sum(map(int, re.findall(r"ao\.num_outputs = (\d+)", module.read_text())))


def compare(command, expected, arenas, strategies, seed, folder, has_choices=False):
    """Returns the arenas by strategy."""
    output = folder / "run.json"
    outputs, errors = run([*command, "--compare", f"--strategy={strategies}",
                           "--print-outputs", f"--json={output}"], seed, may_fail=True)
    # A step may have nothing worth moving.
    errors = [line for line in errors if "nothing offloaded" not in line]
    if errors:
        raise Failure("; ".join(errors)[:500])
    if outputs != expected:
        raise Failure(f"arenas={arenas}: other outputs than without")
    rows = json.loads(output.read_text())["runs"]
    return {row["strategy"]: check_row(row, arenas, has_choices) for row in rows}


def check_executable(arguments, module, expected, options, folder):
    executable = folder / "step"
    for results in ("alloc", "arena"):
        run([arguments.ao_run, module, "--emit=exe", "-o", executable, "--compare",
             "--arenas=all", f"--results={results}", f"--strategy={STRATEGIES}", *options], 0)
        compare([executable], expected, "all", STRATEGIES, 1, folder)


def check_module(arguments, module, seed, folder):
    options = [f"--min-bytes={arguments.min_bytes}", f"-O{arguments.optimization}"]
    seeded = [f"--seed={seed}"]
    expected, _ = run([arguments.ao_run, module, "--strategy=none", "--print-outputs",
                       *options, *seeded], seed)
    if not expected:
        raise Failure("no outputs to compare")
    has_choices = re.search(r"scf\.(if|index_switch|while)", module.read_text()) is not None
    command = [arguments.ao_run, module, *options, *seeded]
    found = compare([*command, "--arenas=all"], expected, "all", STRATEGIES, seed, folder,
                    has_choices)
    compare([*command, "--arenas=device"], expected, "device", "sync", seed, folder,
            has_choices)
    timeline = folder / "timeline.json"
    compare([*command, "--arenas=all", "--results=arena", f"--timeline={timeline}"], expected,
            "all", "sync", seed, folder, has_choices)
    # A random step may return what has no place, a donated argument twice, say.
    if not arguments.generator:
        check_timeline(timeline, count_outputs(module))
    if arguments.executable:
        check_executable(arguments, module, expected, options, folder)
    return found


def check_model(arguments, module):
    with tempfile.TemporaryDirectory() as folder:
        found = check_module(arguments, pathlib.Path(module), 0, pathlib.Path(folder))
    for name, arena in found.items():
        if arena["device_bytes"] == 0 or (arena["host_bytes"] == 0 and name == "sync"):
            raise Failure(f"{name}: no arena")
    return "; ".join(f"{name}: {arena['device_bytes']} + {arena['host_bytes']} bytes"
                     for name, arena in found.items())


def run_unchecked(arguments, module, folder, *passes):
    """Runs buffers at the places that they have, right or wrong."""
    used = pathlib.Path(folder, "used.mlir")
    subprocess.run([arguments.ao_test_opt, module, *passes, "--ao-use-arenas=marks=true",
                    "-o", used], check=True)
    return run([arguments.ao_run, used, "--buffers", "--strategy=none", "--print-outputs",
                "-O0"], 1, may_fail=True)


def check_faults(arguments, module):
    """Plants faults of each kind; `arguments.faults` is how many."""
    with tempfile.TemporaryDirectory() as folder:
        planned = pathlib.Path(folder, "planned.mlir")
        subprocess.run([arguments.ao_test_opt, module, "-o", planned,
                        "--ao-offload-to-buffers-pipeline=strategy=sync min-bytes=1024 "
                        "arenas=all"], check=True)
        expected, errors = run_unchecked(arguments, planned, folder)
        if errors or not expected:
            raise Failure(f"without a fault: {errors}")
        for kind in FAULTS:
            for seed in range(arguments.faults):
                # Places that are far apart in a module of hundreds of them.
                fault = f"--test-plant-slot-fault=kind={kind} seed={seed * 37}"
                broken = pathlib.Path(folder, "broken.mlir")
                subprocess.run([arguments.ao_test_opt, planned, fault, "-o", broken],
                               check=True)
                checked = subprocess.run([arguments.ao_test_opt, broken, "-o", os.devnull,
                                          "--ao-verify-transfers", "--ao-verify-slots"],
                                         capture_output=True, text=True, check=False)
                if checked.returncode != 1 or "error:" not in checked.stderr:
                    raise Failure(f"{kind} {seed}: exit {checked.returncode}, not found")
                if seed % 4:
                    continue
                outputs, errors = run_unchecked(arguments, broken, folder)
                if not errors and outputs == expected:
                    raise Failure(f"{kind} {seed}: not found at run time")
    return f"{arguments.faults} faults of each kind found"


def check_random(arguments, seed):
    """Returns whether a strategy has an arena on the host."""
    with tempfile.TemporaryDirectory() as folder:
        module = write_random_step(arguments, seed, folder)
        found = check_module(arguments, module, seed, pathlib.Path(folder))
    return any(arena["host_bytes"] > 0 for arena in found.values())


def run_random(arguments):
    failures, results = run_seeds(arguments, check_random)
    placed = sum(results)
    print(f"{arguments.seeds} random steps, {placed} of them with a host arena")
    # A generator that gives nothing to move would make this test worthless.
    return failures + (2 * placed < arguments.seeds)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-run", required=True)
    parser.add_argument("--min-bytes", type=int, default=1024)
    parser.add_argument("--optimization", type=int, default=0)
    parser.add_argument("--executable", action="store_true")
    parser.add_argument("--ao-test-opt")
    parser.add_argument("--faults", type=int, default=0)
    add_step_options(parser)
    arguments = parser.parse_args()
    failures = run_modules(arguments, check_faults if arguments.faults else check_model)
    if arguments.generator:
        failures += run_random(arguments)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

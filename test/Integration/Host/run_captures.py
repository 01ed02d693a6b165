#!/usr/bin/env python3
# ===- run_captures.py - Runs steps from CUDA graph trees ------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs training steps from CUDA graph trees.

Each module runs with several strategies; each function of the step is warmed up once,
recorded once and replayed from then on, with other inputs at every run and the bits of
the step that is not recorded. Freed and not yet arrived memory is poisoned, and copies
are interleaved by a seed; then compute is a stream among them, too.

With `--executable`, the same holds for an executable of the module; with `--fake-driver`, for
one that is compiled for a GPU alone, on a driver without a device; with
`--generator`, modules are random steps. One that branches on data says at each of these
branches that it cannot be recorded, is recorded in parts, and can be recorded with a constant
there. With `--parts`, modules are recorded in parts.
"""

import argparse
import json
import pathlib
import re
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
from checks import (Failure, add_step_options, checking_mode, list_errors, run_command,
                    run_modules, run_seeds, write_random_step)

STRATEGIES = "none,sync"
RUNS = 5


class Uncapturable(Exception):
    """The step cannot be recorded."""


def run(command, seed, environment=None):
    done = run_command(command, {**checking_mode(seed), **(environment or {})})
    if "cannot be captured: " in done.stderr:
        raise Uncapturable(done.stderr)
    # A step may have nothing worth moving.
    errors = [line for line in list_errors(done) if "nothing offloaded" not in line]
    if done.returncode not in (0, 1) or errors:
        raise Failure(f"exit {done.returncode}: {done.stderr[-500:]}")
    return done.stdout


def check_row(row, in_parts):
    name = row["strategy"]
    if row.get("error"):
        raise Failure(f"{name}: {row['error']}")
    tree = row["capture"]
    if in_parts:
        return check_parts(name, tree)
    functions = tree["functions"]
    expected = {"warmups": functions, "captures": functions, "eager_runs": 0,
                "recaptures": 0, "replays": functions * (RUNS - 2), "copied_bytes": 0}
    for key, value in expected.items():
        if tree[key] != value:
            raise Failure(f"{name}: {tree[key]} {key}, expected {value}")
    if tree["pool_bytes"] < tree["pool_bound_bytes"]:
        raise Failure(f"{name}: a pool below its bound")
    return tree


def check_parts(name, tree):
    """Which parts run, and how often, may depend on data."""
    if tree["functions"] and not tree["captures"]:
        raise Failure(f"{name}: nothing recorded")
    if tree["eager_runs"]:
        raise Failure(f"{name}: {tree['eager_runs']} eager runs: {tree['reasons']}")
    return tree


def check_runs(command, seed, folder, in_parts=False, environment=None):
    output = folder / "run.json"
    table = run([*command, "--compare", f"--strategy={STRATEGIES}", f"--replay={RUNS}",
                 f"--json={output}"], seed, environment)
    if "host time replayed" not in table:
        raise Failure("no table of captures")
    rows = json.loads(output.read_text())["runs"]
    return {row["strategy"]: check_row(row, in_parts) for row in rows}


def emit(arguments, module, options, folder):
    executable = folder / "step"
    run([arguments.ao_run, module, "--emit=exe", "-o", executable, "--compare",
         f"--strategy={STRATEGIES}", *options], 0)
    return executable


def check_module(arguments, module, seed, folder, in_parts=False):
    options = [f"--min-bytes={arguments.min_bytes}"]
    options += ["--capture=split", "--capture-min-launches=1"] if in_parts else ["--capture"]
    if arguments.fake_driver:
        executable = emit(arguments, module, ["--target=nvptx", "--chip=sm_90", *options], folder)
        driver = folder / "libcuda.so.1"
        if not driver.exists():
            driver.symlink_to(arguments.fake_driver)
        return check_runs([executable, f"--seed={seed}"], seed, folder, in_parts,
                          {"LD_LIBRARY_PATH": str(folder), "AO_CUBLAS": "none"})
    options.append("-O0")
    command = [arguments.ao_run, module, *options, f"--seed={seed}"]
    found = check_runs(command, seed, folder, in_parts)
    if not in_parts and seed % 2 == 0:
        check_runs(command, seed, folder, environment={"AO_ASYNC_COMPUTE": "1"})
    if arguments.executable:
        executable = emit(arguments, module, options, folder)
        check_runs([executable], seed, folder, in_parts)
    return found


def check_model(arguments, module):
    with tempfile.TemporaryDirectory() as folder:
        try:
            found = check_module(arguments, pathlib.Path(module), 0, pathlib.Path(folder),
                                 arguments.parts)
        except Uncapturable as reason:
            raise Failure(str(reason)[:500]) from reason
    return "; ".join(f"{name}: pool {tree['pool_bytes']} of at least "
                     f"{tree['pool_bound_bytes']} bytes" for name, tree in found.items())


def check_random(arguments, seed):
    """Returns why the step is refused; nothing if it is not."""
    with tempfile.TemporaryDirectory() as folder:
        module = write_random_step(arguments, seed, folder)
        text = module.read_text()
        constant, reads = re.subn(r"= tensor\.extract %.*[<x](\w+)>",
                                  lambda match: f"= arith.constant "
                                  f"{'1.0' if match[1][0] in 'fb' else '1'} : {match[1]}", text)
        if reads:
            refused = run_command([arguments.ao_run, module, "--capture", "-O0"])
            # Of a branch that can be decided when the step is compiled nothing is left.
            reads = "cannot be captured: the host reads " in refused.stderr
            if refused.returncode != reads:
                raise Failure(f"exit {refused.returncode}: {refused.stderr[-500:]}")
            if reads:
                check_module(arguments, module, seed, pathlib.Path(folder), in_parts=True)
            module.write_text(constant)
        try:
            check_module(arguments, module, seed, pathlib.Path(folder))
        except Uncapturable as reason:
            if "larger than result" not in str(reason):
                raise Failure(str(reason)) from reason
            return "size"
        return "branch" if reads else None


def run_random(arguments):
    failures, results = run_seeds(arguments, check_random)
    refused, odd = results.count("branch"), results.count("size")
    print(f"{arguments.seeds} random steps, {refused} of them refused with a branch on data, "
          f"{odd} without")
    return failures + (5 * odd > arguments.seeds)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-run", required=True)
    parser.add_argument("--min-bytes", type=int, default=1024)
    parser.add_argument("--executable", action="store_true")
    parser.add_argument("--fake-driver")
    parser.add_argument("--parts", action="store_true")
    add_step_options(parser)
    arguments = parser.parse_args()
    failures = run_modules(arguments, check_model)
    if arguments.generator:
        failures += run_random(arguments)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# ===- run_captures.py - Runs steps from trees of recordings ---------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs training steps from trees of recordings.

Each module runs with several strategies; each function of the step is warmed up once,
recorded once and replayed from then on, with other inputs at every run and the bits of
the step that is not recorded. Freed and not yet arrived memory is poisoned, and copies
are interleaved by a seed.

With `--executable`, the same holds for an executable of the module; with
`--generator`, modules are random steps. One that branches on data says at each of these
branches that it cannot be recorded, and can be recorded with a constant there.
"""

import argparse
import functools
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
from checks import Failure, run_all

STRATEGIES = "none,sync"
RUNS = 5


class Uncapturable(Exception):
    """The step cannot be recorded."""


def run(command, seed):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          check=False,
                          env={**os.environ, "AO_POISON": "1", "AO_INTERLEAVING_SEED": str(seed)})
    if "cannot be captured: " in done.stderr:
        raise Uncapturable(done.stderr)
    # A step may have nothing worth moving.
    errors = [line for line in done.stderr.splitlines()
              if "error:" in line and "moved nothing" not in line]
    if done.returncode not in (0, 1) or errors:
        raise Failure(f"exit {done.returncode}: {done.stderr[-500:]}")
    return done.stdout


def check_row(row):
    name = row["strategy"]
    if row.get("error"):
        raise Failure(f"{name}: {row['error']}")
    tree = row["capture"]
    functions = tree["functions"]
    expected = {"warmups": functions, "recordings": functions, "eager_runs": 0,
                "rerecords": 0, "replays": functions * (RUNS - 2), "copied_bytes": 0}
    for key, value in expected.items():
        if tree[key] != value:
            raise Failure(f"{name}: {tree[key]} {key}, expected {value}")
    if tree["pool_bytes"] < tree["pool_bound_bytes"]:
        raise Failure(f"{name}: a pool below its bound")
    return tree


def check_runs(command, seed, folder):
    output = folder / "run.json"
    table = run([*command, "--compare", f"--strategy={STRATEGIES}", f"--replay={RUNS}",
                 f"--json={output}"], seed)
    if "host replay" not in table:
        raise Failure("no table of recordings")
    rows = json.loads(output.read_text())["runs"]
    return {row["strategy"]: check_row(row) for row in rows}


def check_module(arguments, module, seed, folder):
    options = [f"--min-bytes={arguments.min_bytes}", "-O0", "--capture"]
    found = check_runs([arguments.ao_run, module, *options, f"--seed={seed}"], seed, folder)
    if arguments.executable:
        executable = folder / "step"
        run([arguments.ao_run, module, "--emit=exe", "-o", executable, "--compare",
             f"--strategy={STRATEGIES}", *options], 0)
        check_runs([executable], seed, folder)
    return found


def check_model(arguments, module):
    with tempfile.TemporaryDirectory() as folder:
        try:
            found = check_module(arguments, pathlib.Path(module), 0, pathlib.Path(folder))
        except Uncapturable as reason:
            raise Failure(str(reason)[:500]) from reason
    return "; ".join(f"{name}: pool {tree['pool_bytes']} of at least "
                     f"{tree['pool_bound_bytes']} bytes" for name, tree in found.items())


def check_random(arguments, seed):
    with tempfile.TemporaryDirectory() as folder:
        module = pathlib.Path(folder, "step.mlir")
        with module.open("w") as output:
            subprocess.run([sys.executable, arguments.generator, "--flavour=executable",
                            f"--seed={seed}"], stdout=output, check=True)
        text = module.read_text()
        constant, reads = re.subn(r"= tensor\.extract %.*[<x](\w+)>",
                                  lambda match: f"= arith.constant "
                                  f"{'1.0' if match[1][0] in 'fb' else '1'} : {match[1]}", text)
        if reads:
            refused = subprocess.run([arguments.ao_run, module, "--capture", "-O0"],
                                     capture_output=True, text=True, check=False)
            # Of a branch that can be decided when the step is compiled nothing is left.
            reads = "cannot be captured: the host reads " in refused.stderr
            if refused.returncode != reads:
                raise Failure(f"exit {refused.returncode}: {refused.stderr[-500:]}")
            module.write_text(constant)
        check_module(arguments, module, seed, pathlib.Path(folder))
        return bool(reads)


def run_random(arguments):
    failures, refused, odd = 0, 0, 0
    for seed in range(arguments.first_seed, arguments.first_seed + arguments.seeds):
        try:
            refused += check_random(arguments, seed)
        except Uncapturable as reason:
            odd += 1
            if "larger than result" not in str(reason):
                failures += 1
                print(f"FAIL seed {seed}: {reason}")
        except Failure as failure:
            failures += 1
            print(f"FAIL seed {seed}: {failure}")
    print(f"{arguments.seeds} random steps, {refused} of them refused with a branch on data, "
          f"{odd} without")
    return failures + (5 * odd > arguments.seeds)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-run", required=True)
    parser.add_argument("--min-bytes", type=int, default=1024)
    parser.add_argument("--executable", action="store_true")
    parser.add_argument("--generator")
    parser.add_argument("--seeds", type=int, default=0)
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("modules", nargs="*")
    arguments = parser.parse_args()
    failures = run_all((pathlib.Path(module).name,
                        functools.partial(check_model, arguments, module))
                       for module in arguments.modules)
    if arguments.generator:
        failures += run_random(arguments)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

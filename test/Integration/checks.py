# ===- checks.py - Shared parts of integration tests -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Common parts of the drivers of integration tests."""

import functools
import os
import pathlib
import subprocess
import sys


class Failure(Exception):
    """Something that is not as it should be."""


def run_all(checks):
    """Runs named functions, prints what each returns, or its failure.

    Returns how many failed.
    """
    failures = 0
    for name, check in checks:
        try:
            print(f"{name}: {check()}")
        except Failure as failure:
            failures += 1
            print(f"FAIL {name}: {failure}")
    return failures


def add_step_options(parser):
    """The options of run_modules and run_seeds."""
    parser.add_argument("--generator", help="writes random steps")
    parser.add_argument("--seeds", type=int, default=0)
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("modules", nargs="*")


def run_modules(arguments, check):
    """Runs `check(arguments, module)` for each module; returns how many failed."""
    return run_all((pathlib.Path(module).name, functools.partial(check, arguments, module))
                   for module in arguments.modules)


def run_seeds(arguments, check):
    """Runs `check(arguments, seed)` for each seed, and prints only what fails.

    Returns how many failed, and what the others returned.
    """
    failures, results = 0, []
    for seed in range(arguments.first_seed, arguments.first_seed + arguments.seeds):
        try:
            results.append(check(arguments, seed))
        except Failure as failure:
            failures += 1
            print(f"FAIL seed {seed}: {failure}")
    return failures, results


def write_random_step(arguments, seed, folder, flavour="executable"):
    module = pathlib.Path(folder, f"{flavour}{seed}.mlir")
    with module.open("w") as output:
        subprocess.run([sys.executable, arguments.generator, f"--flavour={flavour}",
                        f"--seed={seed}"], stdout=output, check=True)
    return module


def checking_mode(seed):
    """Freed and not yet arrived memory is poisoned, copies are interleaved."""
    return {"AO_POISON": "1", "AO_INTERLEAVING_SEED": str(seed)}


def run_command(command, environment=None):
    """The finished process, whatever its status."""
    return subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          check=False, env={**os.environ, **(environment or {})})


def list_errors(done):
    return [line for line in done.stderr.splitlines() if "error:" in line]


def list_outputs(done):
    return [line for line in done.stdout.splitlines() if line.startswith("output ")]

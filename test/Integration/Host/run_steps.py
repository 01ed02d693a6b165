#!/usr/bin/env python3
# ===- run_steps.py - Runs steps with and without offloading ---------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs training steps on the host backend with and without offloading.

For each module: `sync` and `pytorch` without a budget, then every strategy at
each budget. Every run has the bits of the run without offloading, takes exactly the
device memory that was predicted, and stays within its budget. `sync` and `pytorch` know
no budget: they stay within it or report that the device's memory is exhausted. A budget
that no plan can meet must be refused as infeasible; the smallest feasible budget that
the refusal names must then work (tried once a module).

With `--may-offload-nothing`, each module is run once by every strategy without a
budget: enough for steps of loops with few offloaded values.

With `--generator`, modules are random steps, run by every strategy at once and
in the runtime's checking mode: freed memory and memory of pending copies are poisoned,
and copies are interleaved by the seed. Such a step may have no values worth offloading.
Its device memory is as predicted. With `--ao-opt`, it also has the bits of the step with
its loops unrolled, and of the step with its loops split and their stacked residuals
offloaded and prefetched an iteration ahead, or rematerialized. With
`--unrolled-flavour`, it has the bits of the step that the generator writes without
loops.

With `--recompute`, modules and random steps are planned at each budget with ops that
may be recomputed, and run in the checking mode; the same holds for them. A share of
these plans (`--least-again`) must recompute ops; of steps with loops, half of that.
"""

import argparse
import functools
import json
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
from checks import (Failure, add_step_options, checking_mode, list_errors, list_outputs,
                    run_all, run_command, run_modules, run_seeds, write_random_step)


ALL = "sync,pytorch,planned"
# Iterations of loops with stacked residuals are layers.
LOOPS = f"{ALL},layerwise"
# Loops without eligible residuals, or with fewer iterations than layers to offload; names
# of other ops that count layers as well.
NO_LAYERS = re.compile(r"has no layers\b|'num-layers' must |is also an iteration of loop")
# A budget that cannot be met.
REFUSAL = re.compile(r"smallest feasible device memory budget is|"
                     r"of device memory at once, above the budget")


def compare(arguments, module, strategies, options, environment=None):
    """Returns (rows by strategy, error lines) of one `ao-run --compare`."""
    with tempfile.TemporaryDirectory() as folder:
        output = pathlib.Path(folder, "run.json")
        done = run_command(
            [arguments.ao_run, module, "--compare", f"--strategy={strategies}",
             f"--min-bytes={arguments.min_bytes}", f"--json={output}",
             # Compiling costs far more than these steps take, however slow.
             f"-O{arguments.optimization}", *options], environment)
        errors = list_errors(done)
        if done.returncode not in (0, 1):
            raise Failure(f"exit {done.returncode}: {done.stderr[-500:]}")
        if (done.returncode == 1) != bool(errors):
            raise Failure(f"exit {done.returncode} with errors {errors}")
        rows = json.loads(output.read_text())["runs"] if output.exists() else []
    has_branches = "scf.if" in pathlib.Path(module).read_text()
    return {row["strategy"]: {**row, "has_branches": has_branches} for row in rows}, errors


def expect_clean(errors):
    if errors:
        raise Failure("; ".join(errors)[:500])


def check_prediction(row):
    """The peak of the buffers is as predicted. A run that takes a branch with less memory
    than the other one may stay below."""
    predicted, measured = row["predicted"]["peak_device_bytes"], row["peak_device_bytes"]
    static = row["static_peak_device_bytes"]
    if predicted != static or measured > predicted:
        raise Failure(f"{row['strategy']}: {predicted} bytes predicted, {static} in "
                      f"buffers, {measured} measured")
    if measured != predicted and not row["has_branches"]:
        raise Failure(f"{row['strategy']}: {predicted} bytes predicted, {measured} measured")


def check_row(row, budget=None):
    if row.get("error"):
        raise Failure(f"{row['strategy']}: {row['error']}")
    if not row["same_bits"]:
        raise Failure(f"{row['strategy']}: other bits than without offloading")
    check_prediction(row)
    if budget and row["peak_device_bytes"] > budget:
        raise Failure(f"{row['strategy']}: peak of {row['peak_device_bytes']} "
                      f"bytes above the budget of {budget}")


def check_rows(rows, budget=None):
    """Rows of runs with the budget as the device's capacity; returns which of the
    strategies that know none fit."""
    fit = []
    for strategy, row in rows.items():
        if strategy == "none":
            continue
        if strategy != "planned" and row.get("status") == "out of device memory":
            continue
        check_row(row, budget)
        fit += [strategy] if strategy != "planned" else []
    return " with " + ", ".join(fit) if fit else ""


def check_budget(arguments, module, budget):
    """Returns what to print about one budget."""
    rows, errors = compare(arguments, module, ALL, [f"--device-memory-budget={budget}"])
    smallest = None
    for line in errors:
        match = re.search(r"smallest feasible device memory budget is (\d+) bytes", line)
        smallest = int(match.group(1)) if match else smallest
    if smallest is None:
        expect_clean(errors)
        # Of the peak of tensors, which the planner reports without a budget.
        share = int(budget.rstrip("%")) if budget.endswith("%") else None
        limit = arguments.unplanned * share // 100 if share else int(budget)
        return f"{budget}: ok" + check_rows(rows, limit)
    if smallest in arguments.tried:
        return f"{budget}: infeasible, like the one before"
    arguments.tried.add(smallest)
    rows, errors = compare(arguments, module, ALL, [f"--device-memory-budget={smallest}"])
    # At the bound itself, buffers may take a little more than their tensors.
    if any("of device memory at once, above the budget" in line for line in errors):
        return f"{budget}: infeasible, {smallest} bytes: not in buffers"
    if smallest < arguments.unplanned:
        expect_clean(errors)
    return f"{budget}: infeasible, {smallest} bytes: ok" + check_rows(rows, smallest)


def compare_loops(arguments, module, layers, options, environment=None):
    """The same of steps with loops; `layers` iterations leave by strategy layerwise."""
    rows, errors = compare(arguments, module, LOOPS,
                           ["--min-elements=0", f"--num-layers={layers}", *options],
                           environment)
    of_rows = [row.get("error", "") for row in rows.values()]
    if any(NO_LAYERS.search(text) for text in errors + of_rows):
        rows, errors = compare(arguments, module, ALL, options, environment)
    expect_clean([line for line in errors if "nothing offloaded" not in line])
    return rows


def check_loops(arguments, module):
    """Returns how many bytes each strategy moved."""
    rows = compare_loops(arguments, module, 2, [])
    check_prediction(rows["none"])
    for strategy, row in rows.items():
        if strategy != "none":
            check_row(row)
    return ", ".join(f"{strategy} moved {row['offloaded_bytes']} bytes"
                     for strategy, row in rows.items() if strategy != "none")


def check_model(arguments, module):
    rows, errors = compare(arguments, module, "sync,pytorch", [])
    expect_clean(errors)
    for strategy in ("sync", "pytorch"):
        check_row(rows[strategy])
    check_prediction(rows["none"])
    arguments.tried = set()
    arguments.unplanned = rows["none"]["predicted"]["peak_device_bytes"]
    texts = [check_budget(arguments, module, budget)
             for budget in arguments.budgets.split(",") if budget]
    return "; ".join(texts)


def read_outputs(arguments, module, seed, environment=None):
    done = run_command([arguments.ao_run, module, "--strategy=none", "-O0", "--print-outputs",
                        f"--seed={seed}"], environment)
    if done.returncode:
        raise Failure(f"exit {done.returncode}: {done.stderr[-500:]}")
    return list_outputs(done)


def mark_split(slices, iterations):
    """Returns a mark for a loop of which all slices are offloaded."""
    trips = max(map(int, slices.split(",")))
    inside = sorted(each for each in set(iterations) if each < trips)
    return f"#ao.loop<split = {inside}>" if inside else "#ao.loop<prefetch = 0>"


def write_split(arguments, module, iterations, folder):
    """Returns a module whose loops with eligible residuals are split before `iterations`."""
    planned = subprocess.run(
        [arguments.ao_opt, str(module), "--ao-plan-offload=policy=sync min-bytes=0"],
        check=True, capture_output=True, text=True).stdout
    marked = re.sub(r"#ao\.loop<offload = \[([^]]*)\][^>]*>",
                    lambda match: mark_split(match[1], iterations), planned)
    marked = re.sub(r'ao\.plan = "[^"]*", |, ao\.plan = "[^"]*"', "", marked)
    if "split = " not in marked:
        return module
    split = pathlib.Path(folder, "split.mlir")
    subprocess.run([arguments.ao_opt, "-", "--ao-apply-plan", "-o", str(split)],
                   input=marked, check=True, text=True)
    return split


def check_rewritten(arguments, module, seed, folder):
    """Loops may be unrolled, or split and their stacked residuals offloaded."""
    split = write_split(arguments, module, [1 + seed % 3, 2 + seed % 4], folder)
    stream = "--ao-stream-residuals=min-bytes=0 prefetch-distance=1"
    variants = {"unrolled": [module, "--ao-unroll-loops"],
                "offloaded": [split, stream, "--ao-verify-transfers"],
                "offloaded with a delay": [
                    split, f"{stream} offload-delay=1", "--ao-verify-transfers"],
                "recomputed": [module, "--ao-rematerialize-residuals", "--ao-verify-transfers"],
                "split, recomputed and offloaded": [
                    split, "--ao-rematerialize-residuals", stream, "--ao-verify-transfers"]}
    expected = read_outputs(arguments, module, seed)
    for name, command in variants.items():
        rewritten = pathlib.Path(folder, f"{name}.mlir")
        subprocess.run([arguments.ao_opt, *map(str, command), "-o", str(rewritten)],
                       check=True)
        arguments.recomputed += name == "recomputed" and "ao.recompute" in rewritten.read_text()
        if read_outputs(arguments, rewritten, seed, checking_mode(seed)) != expected:
            raise Failure(f"other bits than with loops {name}")


def check_unrolled(arguments, module, seed, folder):
    unrolled = write_random_step(arguments, seed, folder, "unrolled")
    expected = read_outputs(arguments, unrolled, seed)
    outputs = read_outputs(arguments, module, seed, checking_mode(seed))
    # Without loops, the last one may be an argument, which steps do not return.
    if not expected or outputs[:len(expected)] != expected:
        raise Failure("other bits than without loops")


def check_random(arguments, seed):
    """Returns whether a strategy offloaded a value."""
    with tempfile.TemporaryDirectory() as folder:
        return check_random_in(arguments, seed, folder)


def check_random_in(arguments, seed, folder):
    module = write_random_step(arguments, seed, folder)
    options = [f"--seed={seed}"]
    if arguments.ao_opt:
        rows = compare_loops(arguments, module, 1 + seed % 4, options, checking_mode(seed))
        check_rewritten(arguments, module, seed, folder)
    else:
        rows, errors = compare(arguments, module, ALL, options, checking_mode(seed))
        expect_clean([line for line in errors if "nothing offloaded" not in line])
    if arguments.unrolled_flavour:
        check_unrolled(arguments, module, seed, folder)
    check_prediction(rows["none"])
    for strategy, row in rows.items():
        if strategy != "none":
            check_row(row)
    return any(row["offloaded_bytes"] > 0 for row in rows.values())


def check_recompute(arguments, module, seed):
    """Returns for how many budgets there was a plan, and for how many of them it recomputes ops."""
    planned = again = 0
    for budget in arguments.budgets.split(","):
        rows, errors = compare(
            arguments, module, "planned",
            ["--recompute", f"--device-memory-budget={budget}", f"--seed={seed}"],
            checking_mode(seed))
        if any(REFUSAL.search(line) for line in errors):
            continue
        expect_clean([line for line in errors if "nothing offloaded" not in line])
        check_row(rows["planned"])
        planned += 1
        again += rows["planned"]["predicted"].get("recomputed_ns", 0) > 0
    arguments.planned += planned
    arguments.again += again
    return f"{planned} plans, {again} of them recompute ops"


def check_random_recompute(arguments, seed):
    with tempfile.TemporaryDirectory() as folder:
        check_recompute(arguments, write_random_step(arguments, seed, folder), seed)


def run_recompute(arguments):
    """Returns the number of failures."""
    arguments.planned = arguments.again = 0
    checks = [(pathlib.Path(module).name,
               functools.partial(check_recompute, arguments, module, 0))
              for module in arguments.modules]
    failures = run_all(checks) if checks else 0
    failures += run_seeds(arguments, check_random_recompute)[0]
    print(f"{arguments.planned} plans, {arguments.again} of them recompute ops")
    # Budgets that no plan meets would make this test worthless.
    return failures + (arguments.planned == 0 or
                       arguments.again < arguments.least_again * arguments.planned)


def run_random(arguments):
    arguments.recomputed = 0
    failures, results = run_seeds(arguments, check_random)
    moved = sum(results)
    print(f"{arguments.seeds} random steps, {moved} of them offloaded values")
    # A generator without values to offload would make this test worthless.
    failures += 2 * moved < arguments.seeds
    if arguments.ao_opt:
        print(f"in {arguments.recomputed} of them loops rematerialize slices")
        failures += arguments.recomputed < arguments.least_again / 2 * arguments.seeds
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-run", required=True)
    parser.add_argument("--budgets", default="70%,50%,30%")
    parser.add_argument("--min-bytes", type=int, default=1024)
    parser.add_argument("--may-offload-nothing", action="store_true")
    parser.add_argument("--optimization", type=int, default=0)
    parser.add_argument("--ao-opt", help="compares with loops unrolled")
    add_step_options(parser)
    parser.add_argument("--unrolled-flavour", action="store_true",
                        help="the generator writes steps without loops, too")
    parser.add_argument("--recompute", action="store_true")
    parser.add_argument("--least-again", type=float, default=0.1)
    arguments = parser.parse_args()
    if arguments.recompute:
        return 1 if run_recompute(arguments) else 0
    failures = run_modules(arguments,
                           check_loops if arguments.may_offload_nothing else check_model)
    if arguments.generator:
        failures += run_random(arguments)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

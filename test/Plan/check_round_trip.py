#!/usr/bin/env python3
# ===- check_round_trip.py - Modules do what their plans say ---------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Checks that a planned module is what its plan says.

For each module and budget: `ao-plan-offload` plans, `ao-apply-plan` rewrites; the result
passes `ao-verify-transfers`; `ao-emit-trace` on it gives the very trace of the
original, and a plan, rebuilt from the `ao` ops it finds, whose commands and
predicted figures are those of the plan that was carried out. `ao-apply-plan`
with that plan gives the same module again. The same holds for the plans of the
other policies, and `ao-plan` makes the same plan of the trace alone. Decisions on
loops are carried out first: the plan is that of the values around them.
"""

import argparse
import itertools
import json
import pathlib
import re
import subprocess
import sys
import tempfile

# The bound is proven by search on the planned side, at the plan's own peak on
# the other, so it is the one figure that need not agree.
FIGURES = [
    "makespan_us",
    "base_us",
    "exposed_us",
    "peak_bytes",
    "unplanned_peak_bytes",
    "host_peak_bytes",
    "pinned_peak_bytes",
    "offloaded_bytes",
]


PLAN = r'ao\.plan = "(?:\\.|[^"\\])*"'


class Failure(Exception):
    """A check that does not hold."""


def run(arguments):
    done = subprocess.run(arguments, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failure(f"exit {done.returncode}: {done.stderr.strip()[:600]}")
    return done


def expect_equal(what, expected, actual):
    if expected != actual:
        raise Failure(f"{what}: expected {expected}, got {actual}")


def compare_plans(planned, rebuilt):
    expect_equal("commands", planned["commands"], rebuilt["commands"])
    for figure in FIGURES:
        expected = planned["predicted"][figure]
        actual = rebuilt["predicted"][figure]
        if abs(expected - actual) > 1e-9 * max(1.0, abs(expected)):
            raise Failure(f"{figure}: planned {expected}, rebuilt {actual}")


def undo_overwrites(before, after, moved):
    """A value that two slots held may be overwritten by its last user once it is
    offloaded, and then has one slot. The result counts from the next op on."""
    old_values, new_values, ops = before["values"], after["values"], after["ops"]
    lasts = {(value["uses"][-1], value["bytes"])
             for index, value in enumerate(old_values)
             if index in moved and value["uses"]}
    for old, new in zip(old_values, new_values):
        place, bytes_ = old["def"], old["bytes"]
        if new["def"] != place + 1 or (place, bytes_) not in lasts:
            continue
        new["def"] = place
        if old["uses"][:1] == [place + 1]:
            new["uses"].insert(0, place + 1)
        inherited = ops[place + 1].pop("inherited_bytes", 0) - bytes_
        if inherited:
            ops[place + 1]["inherited_bytes"] = inherited


def compare_with_ao_plan(options, paths, policy, budget):
    """The plan of `ao-plan` for the trace is that of the pass."""
    command = [options.ao_plan, paths["before.json"], f"--machine={options.machine}",
               f"--min-bytes={options.min_bytes}", f"--policy={policy}", "-o",
               paths["pure.json"]]
    if budget:
        command.append(f"--device-memory-budget={budget}")
    if options.pinned_budget and policy == "planned":
        command.append(f"--pinned-memory-budget={options.pinned_budget}")
    run(command)
    plan, pure = (json.loads(pathlib.Path(paths[name]).read_text())
                  for name in ("plan.json", "pure.json"))
    for part in ("options", "commands", "predicted"):
        expect_equal(f"{part} by ao-plan", plan[part], pure[part])


def carry_out_loops(command, paths, planning):
    """Carries out decisions on loops until there are no more; returns how often, and
    None if there are plans of bodies."""
    costs = pathlib.Path(paths["costs.mlir"])
    for times in itertools.count():
        done = subprocess.run([*command, str(costs), f"--ao-plan-offload={planning}"],
                              capture_output=True, text=True, check=False)
        if "ao.plan = [" in done.stdout:
            return None
        if done.returncode != 0 or "#ao.loop<" not in done.stdout:
            return times
        text = re.sub(rf"{PLAN}, |, {PLAN}|{PLAN}", "", done.stdout)
        marked = costs.with_suffix(".marked.mlir")
        marked.write_text(text)
        run([*command, str(marked), "--ao-apply-plan", "-o", str(costs)])


def check(options, module, policy, budget, folder):
    """Returns the number of values moved, each rewrite of loops counted as one; None if
    the budget cannot be held, or plans of bodies hold it."""
    tool, machine = options.ao_opt, options.machine
    paths = {
        name: str(folder / name)
        for name in ("costs.mlir", "before.json", "plan.json", "pure.json",
                     "planned.mlir", "after.json", "rebuilt.json", "applied.mlir")
    }
    common = ["--allow-unregistered-dialect", "--mlir-print-debuginfo"]
    run([tool, *common, module, "--ao-inline-callees", f"--ao-estimate-costs=machine={machine}",
         "-o", paths["costs.mlir"]])
    planning = (f"policy={policy} machine={machine} min-bytes={options.min_bytes} "
                f"plan-output={paths['plan.json']}")
    if budget:
        planning += f" device-memory-budget={budget}"
    if options.pinned_budget and policy == "planned":
        planning += f" pinned-memory-budget={options.pinned_budget}"
    rewrites = carry_out_loops([tool, *common], paths, planning)
    if rewrites is None:
        return None
    run([tool, *common, paths["costs.mlir"],
         f"--ao-emit-trace=machine={machine} output={paths['before.json']}", "-o", "/dev/null"])
    done = subprocess.run(
        [tool, *common, paths["costs.mlir"], f"--ao-plan-offload={planning}",
         "--ao-apply-plan", "--ao-verify-transfers", "-o", paths["planned.mlir"]],
        capture_output=True, text=True, check=False)
    # Device memory that cannot be counted cannot be held, either.
    if done.returncode == 1 and ("smallest" in done.stderr
                                 or "cannot hold" in done.stderr):
        return None
    if done.returncode != 0:
        raise Failure(f"exit {done.returncode}: {done.stderr.strip()[:600]}")
    run([tool, *common, paths["planned.mlir"],
         f"--ao-emit-trace=machine={machine} output={paths['after.json']} "
         f"plan-output={paths['rebuilt.json']}", "-o", "/dev/null"])
    before = json.loads(pathlib.Path(paths["before.json"]).read_text())
    after = json.loads(pathlib.Path(paths["after.json"]).read_text())
    for part in ("name", "boundary"):
        expect_equal(part, before[part], after[part])
    plan = json.loads(pathlib.Path(paths["plan.json"]).read_text())
    undo_overwrites(before, after, {command["value"] for command in plan["commands"]})
    for part in ("ops", "values"):
        expect_equal(f"number of {part}", len(before[part]), len(after[part]))
        for index, (old, new) in enumerate(zip(before[part], after[part])):
            # Slots that held further views of a moved value are gone.
            expect_equal(f"{part}[{index}]", *({k: v for k, v in entry.items() if k != "slot"}
                                               for entry in (old, new)))
    rebuilt = json.loads(pathlib.Path(paths["rebuilt.json"]).read_text())
    compare_plans(plan, rebuilt)
    limit = plan["options"]["device_budget"]
    if limit is not None and plan["predicted"]["peak_bytes"] > limit:
        raise Failure(f"peak {plan['predicted']['peak_bytes']} over {limit}")
    limit = plan["options"].get("pinned_budget")
    if limit is not None and plan["predicted"]["pinned_peak_bytes"] > limit:
        raise Failure(f"{plan['predicted']['pinned_peak_bytes']} pinned over {limit}")
    options.pageable += sum("tier" in command for command in plan["commands"])
    # The trace of rewritten loops has neither their host memory nor the peak before.
    if options.ao_plan and rewrites == 0:
        compare_with_ao_plan(options, paths, policy, budget)
    run([tool, *common, paths["costs.mlir"],
         f"--ao-apply-plan=plan={paths['plan.json']}",
         "-o", paths["applied.mlir"]])
    expect_equal("module after ao-apply-plan",
                 pathlib.Path(paths["planned.mlir"]).read_text(),
                 pathlib.Path(paths["applied.mlir"]).read_text())
    return len({command["value"] for command in plan["commands"]}) + rewrites


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--ao-opt", default="ao-opt")
    parser.add_argument("--ao-plan", help="compare with its plans as well")
    parser.add_argument("--machine", required=True)
    parser.add_argument("--min-bytes", type=int, default=256)
    parser.add_argument("--budgets", default=",90%,70%,50%,30%")
    parser.add_argument("--pinned-budget", help="for planned, of which some must then "
                        "move to pageable memory")
    parser.add_argument("--policies", default="sync,pytorch",
                        help="checked beside planned, which takes the budgets")
    parser.add_argument("--generator", help="prints a random step for --seed")
    parser.add_argument("--seeds", type=int, default=0,
                        help="how many random steps to check as well")
    parser.add_argument("modules", nargs="*")
    parser.set_defaults(pageable=0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        modules = options.modules + write_random_steps(
            options.generator, options.seeds, pathlib.Path(folder))
        return check_all(modules, options)


def write_random_steps(generator, seeds, folder):
    paths = []
    for seed in range(seeds):
        path = folder / f"seed-{seed}.mlir"
        run([sys.executable, generator, f"--seed={seed}", f"--output={path}"])
        paths.append(str(path))
    return paths


def check_all(modules, options):
    failures = 0
    moved_total = 0
    variants = [("planned", budget) for budget in options.budgets.split(",")]
    variants += [(policy, "") for policy in options.policies.split(",") if policy]
    for module in modules:
        for policy, budget in variants:
            name = f"{pathlib.Path(module).name} {policy} {budget or 'no budget'}"
            with tempfile.TemporaryDirectory() as folder:
                try:
                    moved = check(options, module, policy, budget,
                                  pathlib.Path(folder))
                except Failure as failure:
                    print(f"FAIL {name}: {failure}")
                    failures += 1
                    continue
            text = "cannot be held" if moved is None else f"{moved} values moved"
            if budget and moved == 0:
                print(f"FAIL {name}: met without moving anything")
                failures += 1
                continue
            print(f"ok   {name}: {text}")
            moved_total += moved or 0
    if options.pinned_budget and options.pageable == 0:
        print("FAIL nothing was pageable")
        failures += 1
    if moved_total == 0:
        print("FAIL nothing was moved at all")
        failures += 1
    print(f"{failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# ===- arenas.py - Size of arenas and time to plan them --------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Measures `ao-plan-arenas`.

With modules or `--generator`, plans each step with every strategy and prints what its
arenas take, over the least that any layout can take: geometric mean and worst, by
strategy. With `--costs`, prints the time of `ao-plan-arenas` over that of the rest of
`ao-bufferize-pipeline`, for synthetic steps of growing size.
"""

import argparse
import json
import math
import pathlib
import re
import subprocess
import sys
import tempfile

STRATEGIES = ["sync", "pytorch", "pytorch-per-layer", "layerwise", "planned"]


def run(command, **options):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          check=False, **options)


def plan(arguments, module, strategy, folder):
    """The figures of the arenas of a step; None: the strategy cannot plan it."""
    output = pathlib.Path(folder, "step.layout.json")
    done = run([arguments.ao_opt, module, "--allow-unregistered-dialect", "-o", "/dev/null",
                f"--ao-offload-to-buffers-pipeline=strategy={strategy} min-bytes=1024",
                f"--ao-plan-arenas=layout-output={output} effort={arguments.effort}"])
    if done.returncode != 0:
        return None
    return [pool for pool in json.loads(output.read_text())["solution"]["pools"]
            if pool["bytes"] > 0]


def make_steps(arguments, folder):
    """Yields modules, one at a time."""
    yield from arguments.modules
    for seed in range(arguments.seeds if arguments.generator else 0):
        module = pathlib.Path(folder, "step.mlir")
        with module.open("w") as output:
            subprocess.run([sys.executable, arguments.generator, "--flavour=executable",
                            f"--seed={seed}"], stdout=output, check=True)
        yield module


def print_tightness(arguments):
    ratios = {strategy: [] for strategy in STRATEGIES}
    unplanned = dict.fromkeys(STRATEGIES, 0)
    worst = (1, "")
    with tempfile.TemporaryDirectory() as folder:
        for index, module in enumerate(make_steps(arguments, folder)):
            for strategy in STRATEGIES:
                pools = plan(arguments, module, strategy, folder)
                unplanned[strategy] += pools is None
                for pool in pools or []:
                    ratio = pool["bytes"] / pool["bound_bytes"]
                    ratios[strategy].append(ratio)
                    name = f"{pathlib.Path(module).name} {index}, {strategy}"
                    if ratio > worst[0]:
                        worst = (ratio, name)
    print(f"{'strategy':18} {'arenas':>7} {'mean/bnd':>9} {'worst/bnd':>9} {'unplanned':>9}")
    for strategy, found in [*ratios.items(), ("all", sum(ratios.values(), []))]:
        mean = math.exp(sum(map(math.log, found)) / max(len(found), 1))
        print(f"{strategy:18} {len(found):7} {mean:9.4f} {max(found, default=1):9.4f} "
              f"{unplanned.get(strategy, sum(unplanned.values())):9}")
    print(f"worst: {worst[1] or 'all at their bound'}\n"
          "target: mean <= 1.002, worst <= 1.01")


def read_timing(text):
    """Seconds by pass, from the list that -mlir-timing prints."""
    times = re.findall(r"^ *(\d+\.\d+) \( *[\d.]+%\) +(\S+)$", text, re.MULTILINE)
    return [(name, float(seconds)) for seconds, name in times]


def make_joint_step(count):
    """A step of so many ops: a chain, and backward ops that read what it left."""
    tensor = "tensor<64x64xf32>"
    lines = [f"func.func @step(%v0: {tensor}) -> {tensor} attributes {{ao.step}} {{"]

    def add(result, name, left, right):
        lines.append(f"  %e{result} = tensor.empty() : {tensor}")
        lines.append(f"  %{result} = linalg.{name} ins(%{left}, %{right} : {tensor}, "
                     f"{tensor}) outs(%e{result} : {tensor}) -> {tensor}")

    half = count // 2
    for i in range(half):
        add(f"v{i + 1}", "add", f"v{i}", f"v{i}")
    add(f"g{half}", "mul", f"v{half}", f"v{half}")
    for i in range(half - 1, 0, -1):
        add(f"g{i}", "mul", f"g{i + 1}", f"v{i}")
    return "\n".join([*lines, f"  return %g1 : {tensor}", "}", ""])


def print_costs(arguments):
    print(f"{'ops':>8} {'rest s':>9} {'arenas s':>9} {'ratio':>7}  target <= 0.25")
    count = 1000
    while count <= arguments.max_ops:
        moved = run([arguments.ao_opt, "--mlir-disable-threading",
                     "--ao-offload-pipeline=strategy=pytorch min-bytes=1"],
                    input=make_joint_step(count))
        timed = run([arguments.ao_opt, "-o", "/dev/null", "--mlir-disable-threading",
                     "--ao-bufferize-pipeline=arenas=all", "--mlir-timing",
                     "--mlir-timing-display=list"], input=moved.stdout)
        if timed.returncode != 0:
            sys.exit(timed.stderr[-500:])
        passes = [(name, seconds) for name, seconds in read_timing(timed.stderr)
                  if name not in ("Parser", "Output", "root", "Rest", "Total")]
        arenas = sum(seconds for name, seconds in passes
                     if name == "AOPlanArenas")
        rest = sum(seconds for _, seconds in passes) - arenas
        print(f"{count:8} {rest:9.3f} {arenas:9.3f} {arenas / rest:7.3f}", flush=True)
        count *= 10


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-opt", required=True)
    parser.add_argument("--effort", type=int, default=1)
    parser.add_argument("--generator")
    parser.add_argument("--seeds", type=int, default=40)
    parser.add_argument("--costs", action="store_true")
    parser.add_argument("--max-ops", type=int, default=100_000)
    parser.add_argument("modules", nargs="*")
    arguments = parser.parse_args()
    if arguments.modules or arguments.generator:
        print_tightness(arguments)
    if arguments.costs:
        print_costs(arguments)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
# ===- run_drivers.py - Runs drivers that call one pair many times ---------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs plain functions that call a forward/backward pair for several microbatches.

The pair has one body for all of them, so whatever a strategy makes of its signatures the
calls have to follow. By every strategy, each microbatch has the bits that it has when one
runs after the other without offloading, the peak is as predicted to the byte, and nothing
is left; `planned` keeps all microbatches in flight within one budget. The same holds where the
calls stand in a loop, of which each iteration makes the same again, and in the
interleaved order, where each of two chunks is a pair of its own.
"""

import argparse
import pathlib
import re
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
from checks import Failure, run_modules
import run_pipelines as pipelines


def make_driver(text, order):
    """The module with a function that calls the pair and is no step of its own."""
    written = pipelines.StepWriter(text).write(order)
    return written.replace(" attributes {ao.step}", "", 1)


def put_in_loop(driver):
    """The driver with its calls in a loop, which passes on what they make."""
    begin = driver.index("\n", driver.index("func.func @step(")) + 1
    end = driver.index("    return ", begin)
    values, kinds = driver[end + len("    return "):driver.index("\n", end)].split(" : ")
    values, kinds = values.split(", "), kinds.split(", ")
    zeros = ["0.0" if kind.endswith("f32>") else "0" for kind in kinds]
    inits = [f"    %init_{i} = arith.constant dense<{zero}> : {kind}"
             for i, (zero, kind) in enumerate(zip(zeros, kinds))]
    carried = ", ".join(f"%carried_{i} = %init_{i}" for i in range(len(kinds)))
    loop = [
        "    %from = arith.constant 0 : index", "    %by = arith.constant 1 : index",
        "    %to = arith.constant 2 : index", *inits,
        f"    %loop:{len(kinds)} = scf.for %number = %from to %to step %by "
        f"iter_args({carried}) -> ({', '.join(kinds)}) {{",
        driver[begin:end].rstrip().replace(" = call ", " = func.call "),
        f"    scf.yield {', '.join(values)} : {', '.join(kinds)}", "    }",
        f"    return {', '.join(f'%loop#{i}' for i in range(len(kinds)))} : {', '.join(kinds)}"]
    return driver[:begin] + "\n".join(loop) + driver[driver.index("\n", end):]


def give_chunks_pairs(driver):
    """The driver with a copy of the pair, which the second chunk calls."""
    begin = driver.index("  func.func @fwd(")
    end = re.compile("^  }.*\n", re.MULTILINE).search(driver, driver.index("func.func @bwd(")).end()
    copy = re.sub(r"@(fwd|bwd)\b", r"@\1_1", driver[begin:end])
    calls = re.sub(r"(%(fwd|bwd)_\d+_1:\d+ = call @\2)\(", r"\1_1(", driver[:begin])
    return calls + driver[begin:end] + copy + driver[end:]


def check(arguments, module):
    count = arguments.microbatches
    order = list(pipelines.one_forward_one_backward(count))
    straight = check_driver(arguments, module, 1, order, lambda driver: driver)
    loop = check_driver(arguments, module, 1, order, put_in_loop)
    chunks = check_driver(arguments, module, 2, pipelines.interleaved(count), give_chunks_pairs)
    return f"{straight}; in a loop: {loop}; interleaved: {chunks}"


def check_driver(arguments, module, chunks, order, change):
    text = pathlib.Path(module).read_text()
    count = arguments.microbatches
    with tempfile.TemporaryDirectory() as folder:
        sequential = pathlib.Path(folder, "sequential.mlir")
        sequential.write_text(make_driver(text, pipelines.one_after_the_other(count, chunks)))
        expected, rows = pipelines.run(arguments, sequential, ["--strategy=none"])
        if not expected:
            raise Failure("no outputs")
        pipelines.check_row(rows["none"])
        driver = pathlib.Path(folder, "driver.mlir")
        driver.write_text(change(make_driver(text, order)))
        peaks, moved = {}, {}
        for number, strategy in enumerate(("none", *arguments.strategies.split(","))):
            budget = [f"--device-memory-budget={arguments.budget}"] * (strategy == "planned")
            outputs, rows = pipelines.run(arguments, driver,
                                          [f"--strategy={strategy}", *budget],
                                          pipelines.checking_mode(number))
            if outputs != expected:
                raise Failure(f"{strategy}: other bits than one microbatch after the other")
            pipelines.check_row(rows[strategy])
            peaks[strategy] = rows[strategy]["peak_device_bytes"]
            moved[strategy] = rows[strategy]["offloaded_bytes"]
    limit = peaks["none"] * float(arguments.budget.rstrip("%")) / 100
    if peaks.get("planned", 0) > limit:
        raise Failure(f"planned takes {peaks['planned']} bytes, above {limit:.0f}")
    del moved["none"]
    if not all(moved.values()):
        raise Failure(f"a strategy moves nothing: {moved}")
    return ", ".join(f"{strategy} {peak} bytes" for strategy, peak in peaks.items())


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-run", required=True)
    parser.add_argument("--microbatches", type=int, default=4)
    parser.add_argument("--strategies", default="sync,pytorch,planned")
    parser.add_argument("--budget", default="85%")
    parser.add_argument("modules", nargs="+")
    arguments = parser.parse_args()
    return 1 if run_modules(arguments, check) else 0


if __name__ == "__main__":
    sys.exit(main())

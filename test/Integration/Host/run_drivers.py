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
is left; `planned` keeps all instances in flight within one budget.
"""

import argparse
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
from checks import Failure, run_modules
import run_pipelines as pipelines


def make_driver(text, order):
    """The module with a function that calls the pair and is no step of its own."""
    written = pipelines.StepWriter(text).write(order)
    return written.replace(" attributes {ao.step}", "", 1)


def check(arguments, module):
    text = pathlib.Path(module).read_text()
    count = arguments.microbatches
    with tempfile.TemporaryDirectory() as folder:
        sequential = pathlib.Path(folder, "sequential.mlir")
        sequential.write_text(make_driver(text, pipelines.one_after_the_other(count, 1)))
        expected, rows = pipelines.run(arguments, sequential, ["--strategy=none"])
        if not expected:
            raise Failure("no outputs")
        pipelines.check_row(rows["none"])
        driver = pathlib.Path(folder, "driver.mlir")
        driver.write_text(make_driver(text, pipelines.one_forward_one_backward(count)))
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

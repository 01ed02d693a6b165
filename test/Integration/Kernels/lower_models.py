#!/usr/bin/env python3
# ===- lower_models.py - Lowers steps for an NVIDIA device -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Lowers steps to code for an NVIDIA device and looks at what is left.

For each module and strategy: nothing but the LLVM dialect, launches and one
binary, which holds a real cubin; every copy has its stream from the runtime; no
stream or event is made, and the host waits for nothing.
"""

import argparse
import functools
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
from checks import Failure, run_all

STRATEGIES = {
    "none": [],
    "pytorch": ["--ao-offload-pipeline=strategy=pytorch min-bytes={min_bytes}"],
    "planned": ["--ao-offload-pipeline=strategy=planned min-bytes={min_bytes} machine={machine}"],
}

# Making streams and events, and waiting on the host.
FORBIDDEN = re.compile(
    r"llvm\.call @(mgpuStream\w+|mgpuEvent\w+|mgpuMemAlloc|mgpuMemFree|mgpuMemHost\w+|"
    r"aortStepSynchronize|aortStepRead)\b")
# ELF magic of a cubin as the printer escapes it, inside the fatbin.
CUBIN = "\\7FELF"


def lower(arguments, module, strategy):
    options = [option.format(min_bytes=arguments.min_bytes, machine=arguments.machine)
               for option in STRATEGIES[strategy]]
    done = subprocess.run(
        [arguments.ao_opt, module, *options, f"--ao-lower-to-nvvm-pipeline=chip={arguments.chip}"],
        capture_output=True, text=True, check=False)
    complaint = done.stderr
    # All that a step keeps may be inside of loops.
    nothing_eligible = "no value is eligible" in complaint
    if nothing_eligible or (strategy == "planned" and "nothing offloaded" in complaint):
        # It is said why, and nothing else.
        complaint = re.search("(error|warning):.*", complaint)
    if done.returncode != 0 or complaint:
        raise Failure(f"exit {done.returncode}: {done.stderr[:500]}")
    return done.stdout, nothing_eligible


def check(text, strategy, nothing_eligible):
    found = FORBIDDEN.search(text)
    if found:
        raise Failure(f"calls {found[1]}")
    if text.count("gpu.binary") != 1 or CUBIN not in text:
        raise Failure("no cubin")
    launches = text.count("gpu.launch_func <")
    if launches == 0 or "gpu.launch_func async" in text:
        raise Failure("launches that are not on the runtime's stream")
    begun = text.count("llvm.call @aortStepTransferBegin")
    streams = text.count("llvm.call @aortStepTransferStreamOf")
    copies = text.count("llvm.call @mgpuMemcpy")
    if not begun == streams == copies:
        raise Failure(f"{begun} transfers, {streams} streams, {copies} copies")
    # Without a budget the planner may find nothing worth moving.
    expected = strategy == "pytorch" and not nothing_eligible
    if strategy != "planned" and expected != (begun > 0):
        raise Failure(f"{begun} transfers")
    return launches, begun


def check_module(arguments, module, strategy):
    text, nothing_eligible = lower(arguments, module, strategy)
    launches, transfers = check(text, strategy, nothing_eligible)
    return f"{launches} launches, {transfers} transfers"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-opt", required=True)
    parser.add_argument("--machine", required=True)
    parser.add_argument("--chip", default="sm_90")
    parser.add_argument("--min-bytes", type=int, default=1024)
    parser.add_argument("modules", nargs="+")
    arguments = parser.parse_args()
    failures = run_all((f"{pathlib.Path(module).name}, {strategy}",
                        functools.partial(check_module, arguments, module, strategy))
                       for module in arguments.modules for strategy in STRATEGIES)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

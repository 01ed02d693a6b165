#!/usr/bin/env python3
# ===- run_tiers.py - Runs steps whose pinned memory is short --------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs planned steps that may pin little, so that some copies are pageable.

Each has the bits of the step without offloading, pins exactly what was predicted, copies
what is pageable through staging alone, and has no memory refused. In the runtime's checking
mode, on several interleavings; with --fake-driver and --executable also as kernels on the
driver without a device, which finds races between streams.
"""

import argparse
import json
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
from checks import Failure, checking_mode, run_command, run_modules


def check_row(row, limit):
    if row.get("error"):
        raise Failure(row["error"])
    if not row["same_bits"]:
        raise Failure("other bits than without offloading")
    predicted, pinned = row["predicted"]["peak_pinned_bytes"], row["peak_pinned_bytes"]
    if predicted != pinned:
        raise Failure(f"{predicted} pinned bytes predicted, {pinned} measured")
    if row["peak_host_bytes"] != row["predicted"]["peak_host_bytes"]:
        raise Failure(f"{row['predicted']['peak_host_bytes']} bytes on the host predicted, "
                      f"{row['peak_host_bytes']} measured")
    if pinned > limit:
        raise Failure(f"{pinned} bytes are pinned, above {limit}")
    figures = row["statistics"]["devices"][0]
    if figures["pinning_fallbacks"]:
        raise Failure("memory was refused that the plan wants pinned")
    if not figures["pageable_bytes"]:
        raise Failure("nothing was pageable")
    if figures["staged_bytes"] != figures["pageable_bytes"]:
        raise Failure(f"{figures['staged_bytes']} of {figures['pageable_bytes']} pageable bytes "
                      "went through staging")
    return f"{pinned} of {row['peak_host_bytes']} bytes pinned"


def run(command, limit, environment):
    with tempfile.TemporaryDirectory() as folder:
        output = pathlib.Path(folder, "run.json")
        done = run_command([*command, "--compare", "--strategy=planned", f"--json={output}"],
                           environment)
        if not output.exists():
            raise Failure(f"exit {done.returncode}: {done.stderr[-500:]}")
        rows = {row["strategy"]: row for row in json.loads(output.read_text())["runs"]}
    return check_row(rows["planned"], limit)


def options(arguments):
    return [f"--machine={arguments.machine}", f"--min-bytes={arguments.min_bytes}",
            f"--device-memory-budget={arguments.device_budget}",
            f"--pinned-memory-budget={arguments.pinned_budget}"]


def check(arguments, module):
    command = [arguments.ao_run, module, "-O0", "--backend=host", *options(arguments)]
    for seed in range(arguments.seeds):
        text = run(command, arguments.pinned_budget, checking_mode(seed))
    if not arguments.fake_driver:
        return text
    with tempfile.TemporaryDirectory() as folder:
        executable = pathlib.Path(folder, "step")
        done = run_command([arguments.ao_run, module, "--emit=exe", "--target=nvptx",
                            "--chip=sm_90", "--compare", "--strategy=planned", "-o", executable,
                            *options(arguments)])
        if done.returncode != 0:
            raise Failure(f"exit {done.returncode}: {done.stderr[-500:]}")
        pathlib.Path(folder, "libcuda.so.1").symlink_to(arguments.fake_driver)
        run([executable], arguments.pinned_budget,
            {"LD_LIBRARY_PATH": folder, "AO_CUBLAS": arguments.fake_driver})
    return text + ", as kernels, too"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-run", required=True)
    parser.add_argument("--machine", required=True)
    parser.add_argument("--min-bytes", type=int, default=1024)
    parser.add_argument("--device-budget", default="75%")
    parser.add_argument("--pinned-budget", type=int, required=True, help="bytes")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--fake-driver")
    parser.add_argument("modules", nargs="+")
    arguments = parser.parse_args()
    return 1 if run_modules(arguments, check) else 0


if __name__ == "__main__":
    sys.exit(main())

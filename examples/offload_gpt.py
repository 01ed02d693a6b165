#!/usr/bin/env python3
# ===- offload_gpt.py - Offloading a training step from Python -------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Offloads a GPT training step that was exported from JAX.

  PYTHONPATH=build/default/python examples/offload_gpt.py -o offloaded.mlir
"""

import argparse
import pathlib
import sys

import ao

ROOT = pathlib.Path(__file__).resolve().parents[1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument(
        "module",
        nargs="?",
        type=pathlib.Path,
        default=ROOT / "test/Models/gpt-pair.linalg.mlir",
    )
    parser.add_argument(
        "--machine", default=str(ROOT / "examples/small-device.json")
    )
    parser.add_argument("--budget", default="75%")
    parser.add_argument("--min-bytes", type=int, default=4096)
    parser.add_argument("-o", "--output", type=pathlib.Path)
    args = parser.parse_args()

    try:
        result = ao.offload(
            args.module.read_text(),
            machine=args.machine,
            device_memory_budget=args.budget,
            min_bytes=args.min_bytes,
            name=str(args.module),
        )
    except ao.Error as error:
        print(error, file=sys.stderr)
        return 1

    moved = [remark for remark in result.remarks if remark.kind == "passed"]
    print(f"moved {len(moved)} activations, the largest ones:")
    for remark in sorted(moved, key=lambda r: -(r.bytes or 0))[:3]:
        print(f"  {remark.bytes} bytes, {remark.message}: {remark.reason}")
    before, after = result.predicted_peak_before, result.predicted_peak_after
    figures = result.plan["predicted"]
    print(f"device memory: {before} -> {after} bytes")
    print(f"exposed transfer time: {figures['exposed_us']:.0f} us a step")

    print("what other policies would do:")
    rows = ao.compare(
        result.trace, machine=args.machine, min_bytes=args.min_bytes
    )
    for policy, row in rows.items():
        if row:
            print(
                f"  {policy:18} {row['peak_bytes']:10} bytes"
                f" {row['makespan_us']:12.0f} us"
            )
    if args.output:
        args.output.write_text(result.module)
    return 0


if __name__ == "__main__":
    sys.exit(main())

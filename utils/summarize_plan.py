#!/usr/bin/env python3
# ===- summarize_plan.py - Figures of a plan -------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Prints the figures of a plan, or the first transfers of an offloaded module."""

import argparse
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "python" / "ao"))
from _units import format_bytes, format_share, format_time  # noqa: E402


def summarize(plan):
    """Returns the figures of a plan in the format `ao.plan`, as lines of text."""
    predicted = plan["predicted"]
    count = {
        kind: len({c["value"] for c in plan["commands"] if c["do"] == kind})
        for kind in ("offload", "drop")
    }
    unplanned = predicted["unplanned_peak_bytes"]
    share = 1 - predicted["peak_bytes"] / unplanned if unplanned else 0
    lines = [
        f"device peak     {format_bytes(unplanned)} before, "
        f"{format_bytes(predicted['peak_bytes'])} after ({format_share(share)} less)",
        f"peak bound      {format_bytes(predicted['peak_bound_bytes'])}: no plan without "
        "exposed time needs less",
        f"step time       {format_time(predicted['base_us'] / 1e6)} before, "
        f"{format_time(predicted['makespan_us'] / 1e6)} after, of which "
        f"{format_time(predicted['exposed_us'] / 1e6)} are exposed transfers",
        f"host peak       {format_bytes(predicted['host_peak_bytes'])}",
        f"offloaded       {count['offload']} value(s), "
        f"{format_bytes(predicted['offloaded_bytes'])}",
    ]
    if count["drop"]:
        lines.append(f"rematerialized  {count['drop']} value(s)")
    return lines


def shorten(line, width):
    return line if len(line) <= width else line[: width - 1] + "…"


def excerpt(lines, first, last, width):
    """Returns the lines from `first` to `last`, long ones cut, without the middle."""
    shown = [shorten(line, width) for line in lines[first : last + 1]]
    if len(shown) > 9:
        shown = shown[:5] + ["    …"] + shown[-3:]
    return shown


def find(lines, start, *words):
    for number in range(start, len(lines)):
        if all(word in lines[number] for word in words):
            return number
    return None


def show_transfers(text, width):
    """Returns the first offload with its wait, and the first reload with its wait."""
    lines = text.splitlines()
    shown = []
    for op in ("ao.offload", "ao.reload"):
        begin = find(lines, 0, op)
        if begin is None:
            continue
        name = lines[begin].split("=")[0].strip()
        end = find(lines, begin, "ao.wait", name + " ") or begin
        if shown:
            shown.append("    …")
        shown += excerpt(lines, max(0, begin - 1), min(end + 1, len(lines) - 1),
                         width)
    return shown


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--ir", action="store_true",
                        help="the file is a module, not a plan")
    parser.add_argument("--width", type=int, default=110)
    options = parser.parse_args()
    text = options.file.read_text(encoding="utf-8")
    lines = (show_transfers(text, options.width) if options.ir
             else summarize(json.loads(text)))
    if not lines:
        print(f"{options.file}: expected transfers, found none", file=sys.stderr)
        return 1
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())

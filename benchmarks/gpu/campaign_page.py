#!/usr/bin/env python3
# ===- campaign_page.py - The results of a campaign as text for the page ---===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Prints the tables for docs/Development/Measurements.md from a folder of results."""

import json
import pathlib
import sys


def table(columns, rows):
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


def captures(document):
    rows = []
    for row in document["runs"]:
        tree = row.get("capture")
        if tree:
            rows.append((row["strategy"], tree["host_eager_ns"] // 1000,
                         tree["host_replay_ns"] // 1000, tree["captures"], tree["replays"]))
    return table(("strategy", "host time without capture (µs)", "replayed (µs)",
                  "captures", "replays"), rows) if rows else ""


def strategies(step):
    return table(
        ("strategy", "step", "TFLOP/s", "peak of device memory", "predicted", "overlap"),
        [(row["strategy"], f"{row['median_ms']:.1f} ms", f"{row['teraflops']:.1f}",
          row["peak_device_bytes"], row["predicted_peak_device_bytes"], row.get("overlap", ""))
         for row in step["strategies"] if "error" not in row])


def read(path):
    """Returns the document in a file, an empty one if there is none."""
    return json.loads(path.read_text()) if path.exists() else {}


def kernel_rates(profile, kernels, bandwidth):
    """Returns the rates of kernels that are no products, the longest first.

    Args:
      profile: durations by the name of an op, an `ao.profile` document.
      kernels: the bytes of each kernel, an `ao.kernels` document.
      bandwidth: of the device's memory, in bytes per second; None: unknown.
    """
    timed = []
    for kernel in kernels["kernels"]:
        ns = profile["ops"].get(kernel["name"])
        ns = ns["ns"] if isinstance(ns, dict) else ns
        if ns and not kernel["product"] and kernel["executions"] == 1:
            timed.append((kernel["name"], kernel["bytes"], ns))

    def row(name, size, ns):
        share = f"{100e9 * size / ns / bandwidth:.1f} %" if bandwidth else ""
        return name, size, f"{ns / 1000:.1f}", f"{size / ns:.0f}", share

    if not timed:
        return ""
    timed.sort(key=lambda kernel: -kernel[2])
    total = (f"all {len(timed)}", *(sum(column) for column in list(zip(*timed))[1:]))
    return table(("kernel", "bytes", "time (µs)", "GB/s", "of the memory's rate"),
                 [row(*kernel) for kernel in (total, *timed[:20])])


def figures(document):
    """Returns the tables of one file; empty if it has none."""
    if "page" in document:
        return document["page"]
    if "runs" in document:
        return captures(document)
    if document.get("schema") == "ao.gpu-benchmark":
        return "\n\n".join(map(strategies, document["steps"]))
    return ""


def main():
    folder = pathlib.Path(sys.argv[1])
    print("## Results\n")
    for name in ("device.txt", "summary.txt", "pairs.txt"):
        if not (folder / name).exists():
            continue
        print(f"```text\n{(folder / name).read_text().strip()}\n```\n")
    headline = []
    for path in sorted(folder.glob("*.json")):
        document = json.loads(path.read_text())
        if not isinstance(document, dict):
            continue
        text = figures(document)
        if document.get("part") == "headline":
            headline.append(text.split("\n"))
        elif text:
            print(f"### {path.stem}\n\n{text}\n")
    kernels = pathlib.Path(__file__).resolve().parent / "kernels"
    machine = read(folder / "interference.json").get("machine") or {}
    for path in sorted(folder.glob("profile-*.json")):
        known = read(kernels / f"{path.stem.removeprefix('profile-')}.json")
        text = kernel_rates(read(path), known, machine.get("memory_bandwidth")) if known else ""
        if text:
            print(f"### Kernels of {path.stem.removeprefix('profile-')}\n\n{text}\n")
    if headline:
        lines = headline[0][:2] + [line for text in headline for line in text[2:]]
        print("### headline\n\n" + "\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

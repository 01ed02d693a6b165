#!/usr/bin/env python3
# ===- runtime_benchmark.py - Cost of offloading in a running step ---------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Prints what the runtime costs, on the host backend, as Markdown tables.

Calls: processor time of the computing thread for an offload and its wait,
beside a bare thread with a queue that moves the same bytes.

Overlap: a step with its link throttled to 0.5, 1 and 2 times balance. Balance is
the rate at which what a strategy moves out takes as long as the step computes
without offloading. Overlap efficiency is 1 - exposed / transfer time, the share
of the copies' time that compute did not wait for. Predicted is what the planner's
model says with costs measured before. Every figure is that of the fastest of
--repeat steps. With `--arenas=none,all`, copies on the host lie in blocks of their own
and in one pinned arena, and the last column is the time of a step over that with the
first kind: one arena must not serialise copies.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

LINKS = (0.5, 1, 2)
# Nothing takes so long to copy that it would delay a step.
FREE_LINK = 1e15


def run(command):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True,
                          check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stderr[-2000:]}")
    return done.stdout


def print_table(header, rows):
    print("| " + " | ".join(header) + " |")
    print("|---" * len(header) + "|")
    for row in rows:
        print("| " + " | ".join(row) + " |", flush=True)
    print()


def measure_calls(arguments):
    options = [f"--benchmark_min_time={arguments.min_time}"]
    report = json.loads(run([arguments.calls, "--benchmark_format=json", *options]))
    times = {}
    for entry in report["benchmarks"]:
        name, *shape = entry["name"].split("/")
        if "host_ns_per_pair" in entry:
            key = tuple(part.split(":")[1] for part in shape if ":" in part)
            times.setdefault(key, {})[name] = entry["host_ns_per_pair"]
    rows = []
    for (depth, size), by_name in times.items():
        runtime, bare = by_name["offloadWait"], by_name["bareThreadQueue"]
        rows.append([depth, size, f"{runtime:.0f}", f"{bare:.0f}", f"{runtime / bare:.2f}"])
    print_table(["in flight", "bytes", "runtime ns/pair", "bare queue ns/pair", "ratio"],
                rows)


class Step:
    """One module, its measured costs, and runs of it."""

    def __init__(self, arguments, module, folder):
        self.arguments, self.module, self.folder = arguments, module, folder
        self.profile = folder / "profile.json"
        machine = self.machine(FREE_LINK)
        self.run("none", machine, f"--profile={self.profile}")
        # Without the ranges that a profile is measured with, and more than once:
        # all else is relative to it.
        self.compute_ns = min(self.run("none", machine)["step_ns"] for _ in range(3))

    def machine(self, rate):
        path = self.folder / "machine.json"
        path.write_text(json.dumps({
            "name": "throttled", "d2h_bandwidth": rate, "h2d_bandwidth": rate,
            "latency_us": 0, "ranks_per_host_link": 1}))
        return path

    def run(self, strategy, machine, *options):
        output = self.folder / "run.json"
        output.unlink(missing_ok=True)
        if self.profile.exists():
            options += (f"--use-profile={self.profile}",)
        run([self.arguments.ao_run, self.module, f"--strategy={strategy}",
             f"--machine={machine}", f"--json={output}",
             f"--repeat={self.arguments.repeat}",
             f"--min-bytes={self.arguments.min_bytes}",
             f"-O{self.arguments.optimization}", *options])
        return json.loads(output.read_text())["runs"][0]

    def rows(self, strategy):
        budget = () if strategy != "planned" else (
            f"--device-memory-budget={self.arguments.budget}",)
        moved = self.run(strategy, self.machine(FREE_LINK), *budget)["offloaded_bytes"]
        balance = moved / (self.compute_ns / 1e9)
        for link in LINKS:
            rate = max(1.0, balance * link)
            first = None
            for arenas in self.arguments.arenas.split(","):
                row = self.run(strategy, self.machine(rate), "--throttle",
                               f"--arenas={arenas}", *budget)
                first = first or row["step_ns"]
                yield [*self.format(strategy, link, rate, row), arenas,
                       f"{row['step_ns'] / first:.2f}"]

    def format(self, strategy, link, rate, row):
        copies = row["offload_busy_ns"] + row["reload_busy_ns"]
        predicted = row.get("predicted")
        if not copies or not predicted:
            sys.exit(f"{self.module.name}: {strategy} offloaded nothing, or has no prediction")
        return [self.module.name.split(".")[0], strategy, f"{link:g}×", f"{rate / 1e9:.3f}",
                f"{row['offloaded_bytes'] / 1e6:.2f}",
                f"{copies / 1e6:.2f}", f"{row['exposed_ns'] / 1e6:.2f}",
                f"{round(1 - row['exposed_ns'] / copies, 2) + 0.0:.2f}",
                f"{row['step_ns'] / 1e6:.2f}", f"{predicted['step_ns'] / 1e6:.2f}",
                f"{row['step_ns'] / predicted['step_ns']:.2f}"]


def measure_overlap(arguments):
    def rows():
        for module in map(pathlib.Path, arguments.modules):
            with tempfile.TemporaryDirectory() as folder:
                step = Step(arguments, module, pathlib.Path(folder))
                print(f"{module.name}: {step.compute_ns / 1e6:.2f} ms without offloading",
                      file=sys.stderr)
                for strategy in arguments.strategies.split(","):
                    yield from step.rows(strategy)

    print_table(["step", "strategy", "link / balance", "GB/s", "MB out", "copies ms",
                 "exposed ms", "overlap efficiency", "step ms", "predicted ms",
                 "measured / predicted", "arenas", "step / first kind"], rows())


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--calls", help="ao-benchmark-runtime; without it no calls")
    parser.add_argument("--min-time", default="0.5", help="seconds for each call")
    parser.add_argument("--ao-run", help="without it no steps")
    parser.add_argument("--repeat", type=int, default=20)
    parser.add_argument("--strategies", default="sync,pytorch,planned")
    parser.add_argument("--arenas", default="none", help="of ao-run, for each step in turn")
    parser.add_argument("--optimization", type=int, default=2)
    parser.add_argument("--budget", default="70%", help="of planned")
    parser.add_argument("--min-bytes", type=int, default=4096)
    parser.add_argument("modules", nargs="*")
    arguments = parser.parse_args()
    if arguments.calls:
        measure_calls(arguments)
    if arguments.ao_run:
        measure_overlap(arguments)


if __name__ == "__main__":
    main()

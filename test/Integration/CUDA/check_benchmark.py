#!/usr/bin/env python3
# ===- check_benchmark.py - Figures of ao-benchmark-gpu --------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs ao-benchmark-gpu on a step whose figures are made up.

The benchmark measures by running executables and reading what they write; here
the executable is a script that writes given figures, so that its verdicts can be
tested without a device:
  * a step that keeps every promise passes --check;
  * each promise that is broken, and no other, is named;
  * times come from steps without events around copies, in rounds in which all
    strategies take turns, and their spread is printed;
  * TFLOP/s stand beside PyTorch's, in the table and in the JSON.
"""

import argparse
import copy
import json
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "Formats"))
try:
    from documents import check as check_document
except ImportError:  # No package python3-jsonschema.
    def check_document(document, _):
        return document

# Copies of the stand-in take a microsecond, whatever their size.
FAST = 1e18

STEP = """#!{python}
import json, pathlib, sys
folder = pathlib.Path({folder!r})
options = dict(word[2:].partition("=")[::2] for word in sys.argv[1:])
with open(folder / "calls", "a") as log:
    log.write(" ".join(sorted(name for name in options if name not in ("json", "timeline"))) + chr(10))
figures = json.loads((folder / "figures.json").read_text())
if "timeline" in options:
    pathlib.Path(options["timeline"]).write_text(json.dumps(figures["timeline"]))
elif "json" in options:
    if "steps-only" in options:
        rounds = (folder / "calls").read_text().count("steps-only")
        for row in (row for row in figures["runs"] if "error" not in row):
            row["step_times_ns"] = [row["step_times_ns"][0] + 1000000 * (rounds - 1)]
    pathlib.Path(options["json"]).write_text(json.dumps(figures))
"""


class Failure(Exception):
    """Something that is not as it should be."""


def row(strategy, moved):
    device = {"device_bytes": 0, "library_bytes": 1 << 25, "driver_peak_reserved_bytes": 4096,
              "driver_peak_used_bytes": 2048, "pinning_fallbacks": 0,
              "offload_bytes_per_second": FAST if moved else 0,
              "reload_bytes_per_second": FAST if moved else 0, "streams_created": 2,
              "values": [{"offloaded_bytes": moved, "reloaded_bytes": moved,
                          "transfers": 2}] if moved else []}
    return {"strategy": strategy, "exposed_ns": 0, "peak_device_bytes": 1000,
            "static_peak_device_bytes": 1000, "peak_host_bytes": moved,
            "product_flops": 3e9, "step_times_ns": [10000000], "same_bits": True,
            "statistics": {"devices": [device]}}


def span(category, start, duration):
    return {"ph": "X", "pid": 2, "cat": category, "ts": start, "dur": duration}


def figures():
    """Of a step that keeps every promise."""
    timeline = [{"name": "process_name", "pid": 2, "args": {"name": "measured"}},
                span("compute", 0, 100), span("offload", 50, 100)]
    return {"runs": [row("none", 0), row("planned", 4096)], "timeline": {"traceEvents": timeline}}


def device(run):
    return run["statistics"]["devices"][0]


def slow(given):
    given["runs"][1]["step_times_ns"] = [10400000]


def without_library(given):
    device(given["runs"][1])["library_bytes"] = 0


def pageable(given):
    device(given["runs"][1])["pinning_fallbacks"] = 1


def high_peak(given):
    given["runs"][1]["peak_device_bytes"] = 1001


def other_bits(given):
    device(given["runs"][1])["library_bytes"] = 1
    given["runs"][1].update(same_bits=False, difference="output 0 differs")


def slow_link(given):
    device(given["runs"][1])["reload_bytes_per_second"] = 1


def alone(given):
    given["timeline"]["traceEvents"][1]["dur"] = 10


def nothing_moved(given):
    device(given["runs"][1])["values"] = []
    # Nor has it a rate or an overlap.
    given["runs"][1]["strategy"] = "sync"


def too_large(given):
    given["runs"][1] = {"strategy": "planned", "error": "out of memory"}


# Invalid results, and the messages of --check.
BROKEN = {
    slow: ["planned: a step at most 1.0% slower, found 3.6%"],
    without_library: ["planned: products through cuBLAS (AO_CUBLAS names it)"],
    pageable: ["planned: pinned host memory"],
    high_peak: ["planned: a peak as predicted"],
    other_bits: ["planned: the bits without offloading"],
    slow_link: ["planned: 90% of the reload rate of plain copies"],
    alone: ["planned: copies that overlap compute"],
    nothing_moved: ["sync: something moved"],
    too_large: ["planned: out of memory"],
}


class Bench:
    """The benchmark, the step and the driver in one folder."""

    def __init__(self, arguments, folder):
        self.benchmark, self.folder = arguments.benchmark, folder
        (folder / "libcuda.so.1").symlink_to(arguments.fake_driver)
        self.step = folder / "gpt-f32-50"
        self.step.write_text(STEP.format(python=sys.executable, folder=str(folder)))
        self.step.chmod(0o755)

    def run(self, given, *options):
        """The exit status, what was printed, and the JSON of the step."""
        (self.folder / "calls").write_text("")
        (self.folder / "figures.json").write_text(json.dumps(given))
        results = self.folder / "results.json"
        results.unlink(missing_ok=True)
        done = subprocess.run(
            [self.benchmark, "--no-pairs", "--repeat=1", "--rounds=3", f"--json={results}", *options, self.step],
            capture_output=True, text=True, check=False,
            env={**os.environ, "LD_LIBRARY_PATH": str(self.folder)})
        if not results.exists():
            raise Failure(f"no results: {done.stderr}")
        document = check_document(json.loads(results.read_text()), "ao.gpu-benchmark")
        return done.returncode, done.stdout, document["steps"][0]


def expect(what, found, expected):
    if found != expected:
        raise Failure(f"{what}: {found}, expected {expected}")


def check_verdicts(bench):
    status, text, step = bench.run(figures(), "--check")
    expect("a good step", (status, step["not_met"]), (0, []))
    for damage, complaints in BROKEN.items():
        given = copy.deepcopy(figures())
        damage(given)
        status, text, step = bench.run(given, "--check")
        expect(damage.__name__, (status, step["not_met"]), (1, complaints))
        for complaint in complaints:
            if f"  NOT MET: {complaint}\n" not in text:
                raise Failure(f"{damage.__name__}: '{complaint}' is not printed")
        status, _, step = bench.run(given)
        expect(f"{damage.__name__} without --check", (status, step["not_met"]), (0, []))
    given = figures()
    slow(given)
    status, _, _ = bench.run(given, "--check", "--most-slowdown=5")
    expect("a slowdown that is allowed", status, 0)


def check_rounds(bench):
    """One run for figures and bits, rounds for times, one for the timeline."""
    _, text, step = bench.run(figures())
    calls = (bench.folder / "calls").read_text().split("\n")[:-1]
    expect("calls", calls, ["compare repeat", *3 * ["compare repeat steps-only"],
                            "repeat strategy"])
    none = step["strategies"][0]
    expect("steps", (none["steps_ms"], none["median_ms"]), ([10, 11, 12], 11))
    if "10.00 to 12.00" not in text:
        raise Failure(f"the spread is not printed: {text}")


def check_torch(bench):
    times = bench.folder / "torch.json"
    rows = [{"step": "gpt-f32", "mode": "tf32", "median_ms": 25.5, "teraflops": 130.25,
             "peak_mib": 1024},
            {"step": "gpt", "mode": "f32", "median_ms": 1, "teraflops": 2, "peak_mib": 3}]
    times.write_text(json.dumps({"steps": rows}))
    _, text, step = bench.run(figures(), f"--torch={times}")
    # 3 GFLOP in 11 ms.
    expect("TFLOP/s", round(step["strategies"][0]["teraflops"], 4), 0.2727)
    if "TFLOP/s" not in text or "  0.27 " not in text:
        raise Failure(f"no TFLOP/s in the table: {text}")
    expect("PyTorch", step["pytorch"], [{key: rows[0][key] for key in rows[0] if key != "step"}])
    if "  PyTorch, tf32           25.500 ms, 130.25 TFLOP/s, peak 1024.00 MiB\n" not in text:
        raise Failure(f"PyTorch's time is not printed: {text}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--benchmark", required=True, help="ao-benchmark-gpu")
    parser.add_argument("--fake-driver", required=True)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        try:
            bench = Bench(arguments, pathlib.Path(name))
            for check in (check_verdicts, check_rounds, check_torch):
                check(bench)
        except Failure as failure:
            print(f"FAIL: {failure}")
            return 1
    print(f"{len(BROKEN)} broken promises found")
    return 0


if __name__ == "__main__":
    sys.exit(main())

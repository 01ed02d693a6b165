#!/usr/bin/env python3
# ===- rehearse_campaign.py - The measuring script without a GPU -----------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs benchmarks/gpu/run from start to end on the fake driver.

The folder is laid out as script/gpu-bundle does, with small steps in place of
the large ones. Time on a device is too short to find out there that a command
of the script is wrong. What only a device can fulfil (rates, and so the
benchmark's --check) fails here, and nothing else may.
"""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tarfile
import tempfile

SOURCES = pathlib.Path(__file__).resolve().parents[3] / "benchmarks" / "gpu"


class Failure(Exception):
    """Something that is not as it should be."""


def lay_out(arguments, bundle):
    for folder in ("small", "large", "reference"):
        (bundle / folder).mkdir(parents=True)
    for name in ("run", "compare_outputs.py", "torch_step.py"):
        shutil.copy(SOURCES / name, bundle)
    shutil.copy(arguments.cts, bundle / "ao-runtime-cts")
    shutil.copy(arguments.benchmark, bundle / "ao-benchmark-gpu")
    shutil.copy(arguments.executable, bundle / "small" / "step")
    shutil.copy(arguments.executable, bundle / "large" / "gpt-f32-50")
    subprocess.run([arguments.ao_run, arguments.module, "--strategy=none", "--backend=host",
                    f"--outputs={bundle / 'reference' / 'step'}"],
                   check=True, stdout=subprocess.DEVNULL)


def run(bundle, results, environment):
    done = subprocess.run([bundle / "run", results, "correct", "large"], capture_output=True,
                          text=True, check=False, env={**os.environ, **environment})
    summary = (results / "summary.txt").read_text().split("\n")
    return done, dict(line[3:].split(": ", 1) for line in summary if line.startswith("== "))


def check_campaign(arguments, folder):
    bundle, results = folder / "gpu-bundle", folder / "results"
    lay_out(arguments, bundle)
    (folder / "driver").mkdir()
    (folder / "driver" / "libcuda.so.1").symlink_to(arguments.fake_driver)
    done, verdicts = run(bundle, results, {"LD_LIBRARY_PATH": str(folder / "driver"),
                                           "AO_CUBLAS": arguments.fake_driver,
                                           "ROUNDS": "1", "REPEAT": "1"})
    failed = {name for name, verdict in verdicts.items() if not verdict.startswith("passed")}
    expected = {"pairs", "conformance", "small-step", "small-step-kernels",
                "benchmark-gpt-f32-50", "timeline-gpt-f32-50", "profile-gpt-f32"}
    if set(verdicts) != expected:
        raise Failure(f"ran {sorted(verdicts)}: {done.stderr[-500:]}")
    if failed - {"benchmark-gpt-f32-50"}:
        raise Failure(f"{sorted(failed)} failed: {done.stdout[-1500:]}")
    benchmark = (results / "benchmark-gpt-f32-50.txt").read_text()
    broken = [line for line in benchmark.split("\n") if "NOT MET" in line]
    for promise in ("the bits", "a peak", "cuBLAS", "pinned"):
        if any(promise in line for line in broken):
            raise Failure(f"the benchmark: {benchmark[-1500:]}")
    with tarfile.open(f"{results}.tar.gz") as archive:
        names = archive.getnames()
    for name in ("device.txt", "small-step.json", "timeline-gpt-f32-50.json",
                 "profile-gpt-f32.json"):
        if f"results/{name}" not in names:
            raise Failure(f"{name} is not in the archive: {names}")
    return f"{len(verdicts)} commands, {len(names)} files"


def check_varying_products(arguments, folder):
    """A library of products that gives other bits elsewhere is no failure of offloading."""
    done = subprocess.run(
        [arguments.benchmark, "--check", "--rounds=1", "--repeat=1", arguments.executable],
        capture_output=True, text=True, check=False,
        env={**os.environ, "LD_LIBRARY_PATH": str(folder / "driver"),
             "AO_CUBLAS": arguments.fake_driver, "AO_FAKE_VARY_PRODUCTS": "1"})
    broken = [line for line in done.stdout.split("\n") if "NOT MET" in line]
    if "the largest relative error" not in done.stdout or \
            "with products as kernels the bits are the same" not in done.stdout or \
            any("the bits" in line for line in broken):
        raise Failure(f"products that vary: {done.stdout[-1500:]} {done.stderr[-500:]}")


def check_without_driver(folder):
    """One command says so, and nothing else runs."""
    (folder / "none").mkdir()
    (folder / "none" / "libcuda.so.1").write_text("no library")
    done, verdicts = run(folder / "gpu-bundle", folder / "empty",
                         {"LD_LIBRARY_PATH": str(folder / "none")})
    if done.returncode != 1 or "no driver found" not in done.stdout or \
            verdicts.get("conformance"):
        raise Failure(f"without a driver: {done.stdout[-500:]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-run", required=True)
    parser.add_argument("--cts", required=True, help="ao-runtime-cts")
    parser.add_argument("--benchmark", required=True, help="ao-benchmark-gpu")
    parser.add_argument("--fake-driver", required=True)
    parser.add_argument("--executable", required=True, help="of the module")
    parser.add_argument("module")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        try:
            print(check_campaign(arguments, pathlib.Path(name)))
            check_varying_products(arguments, pathlib.Path(name))
            check_without_driver(pathlib.Path(name))
        except Failure as failure:
            print(f"FAIL: {failure}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

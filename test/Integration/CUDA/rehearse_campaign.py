#!/usr/bin/env python3
# ===- rehearse_campaign.py - The measuring campaign without a GPU ---------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Makes an archive by script/gpu-bundle and runs it on the fake driver.

Small steps stand in the place of the large ones; all else is as it will be on a machine
with a GPU, where time is too short to find out that a command is wrong: the archive is
unpacked into an empty folder, cuBLAS is found in a wheel's folder, and the profile that
comes back plans the step again. Conditions that need a device (rates, and so the
benchmark's --check) fail here, and no others may.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tarfile
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]


class Failure(Exception):
    """Something that is not as it should be."""


class Campaign:
    """The tools, and a folder that is empty at first."""

    def __init__(self, arguments, folder):
        self.arguments, self.folder = arguments, folder
        (folder / "driver").mkdir()
        (folder / "driver" / "libcuda.so.1").symlink_to(arguments.fake_driver)
        # As PyTorch's wheels have it, off the loader's path.
        wheel = folder / "site" / "nvidia" / "cublas" / "lib"
        wheel.mkdir(parents=True)
        (wheel / "libcublas.so.12").symlink_to(arguments.fake_driver)
        self.environment = {
            **{name: value for name, value in os.environ.items() if name != "AO_CUBLAS"},
            "LD_LIBRARY_PATH": str(folder / "driver"), "PYTHONPATH": str(folder / "site"),
            "ROUNDS": "1", "REPEAT": "1", "PATIENCE": "10"}

    def make_bundle(self, name, *options):
        """The folder that the archive unpacks to, in a folder of its own."""
        made, empty = self.folder / "made" / name, self.folder / f"unpacked-{name}"
        made.parent.mkdir(exist_ok=True)
        empty.mkdir()
        done = subprocess.run(
            [ROOT / "script" / "gpu-bundle", "--build", self.arguments.build, "--machine",
             ROOT / "examples" / "small-device.json", "-o", made, *options],
            capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Failure(f"script/gpu-bundle: {done.stderr[-700:]}")
        with tarfile.open(f"{made}.tar.xz") as archive:
            archive.extractall(empty)
        return empty / name

    def run(self, bundle, results, *parts, **environment):
        """Returns the output of `run`, and its verdict on each command."""
        done = subprocess.run([bundle / "run", results, *parts], capture_output=True, text=True,
                              check=False, env={**self.environment, **environment})
        lines = (results / "summary.txt").read_text().split("\n")
        return done, dict(line[3:].split(": ", 1) for line in lines if line.startswith("== "))


def check_results(results, expected):
    """One archive holds them all."""
    with tarfile.open(f"{results}.tar.gz") as archive:
        names = archive.getnames()
    for name in expected:
        if f"results/{name}" not in names:
            raise Failure(f"{name} is not in the archive: {names}")
    return len(names)


def check_figures(results):
    """The benchmark's JSON: TFLOP/s of each strategy, and promises that hold without a device."""
    step = json.loads((results / "benchmark-gpt-tiny-80.json").read_text())["steps"][0]
    # Strategies that know no budget may exceed it.
    measured = [row for row in step["strategies"] if "error" not in row]
    if not {"none", "planned"} <= {row["strategy"] for row in measured}:
        raise Failure(f"the benchmark measured {measured}")
    for row in measured:
        if not row["teraflops"] > 0 or not row["library_bytes"] > 0:
            raise Failure(f"{row['strategy']}: {row['teraflops']} TFLOP/s, "
                          f"{row['library_bytes']} bytes of libraries")
    for promise in ("the bits", "a peak", "cuBLAS", "pinned"):
        if any(promise in broken for broken in step["not_met"]):
            raise Failure(f"the benchmark: {step['not_met']}")


def check_recordings(results):
    """Each function is captured once and replayed in later runs; progress names each run."""
    progress = (results / "replay-gpt-tiny.txt").read_text()
    for line in ("none: without captures, run 2 of 2", "pytorch: captures, run 20 of 20"):
        if f"ao-run: {line}\n" not in progress:
            raise Failure(f"'{line}' is not in the output of captures: {progress[-700:]}")
    for row in json.loads((results / "replay-gpt-tiny.json").read_text())["runs"]:
        tree = row["capture"]
        if tree["captures"] != tree["functions"] or tree["eager_runs"] or \
                tree["replays"] != 18 * tree["functions"]:
            raise Failure(f"{row['strategy']}: captures {tree}")


def check_campaign(campaign):
    model = campaign.arguments.module
    bundle = campaign.make_bundle("gpu-bundle", "--small", model, "--large", f"{model}:80")
    results = campaign.folder / "results"
    done, verdicts = campaign.run(bundle, results, "correct", "large", "recordings")
    failed = {name for name, verdict in verdicts.items() if not verdict.startswith("passed")}
    expected = {"pairs", "conformance", "small-gpt-tiny", "small-gpt-tiny-kernels",
                "benchmark-gpt-tiny-80", "timeline-gpt-tiny-80", "profile-gpt-tiny",
                "replay-gpt-tiny", "launches"}
    if set(verdicts) != expected:
        raise Failure(f"ran {sorted(verdicts)}: {done.stderr[-500:]}")
    # These need PyTorch with a GPU.
    if failed - {"benchmark-gpt-tiny-80", "launches"}:
        raise Failure(f"{sorted(failed)} failed: {done.stdout[-1500:]}")
    check_figures(results)
    check_recordings(results)
    count = check_results(results, (
        "device.txt", "summary.txt", "small-gpt-tiny.json", "benchmark-gpt-tiny-80.json",
        "timeline-gpt-tiny-80.json", "profile-gpt-tiny.json", "replay-gpt-tiny.json", "page.md"))
    page = (results / "page.md").read_text()
    if "### Kernels of gpt-tiny\n\n| kernel | bytes |" not in page:
        raise Failure(f"the page has no rates of kernels: {page[-700:]}")
    if "### replay-gpt-tiny\n\n| strategy | host time" not in page:
        raise Failure(f"the page has no captures: {page[-700:]}")
    print(f"{len(verdicts)} commands, {count} files")
    return bundle, results


def check_planning_again(campaign, results):
    """From measured times: another plan than from the machine's rates."""
    model = campaign.arguments.module
    times = json.loads((results / "profile-gpt-tiny.json").read_text())["ops"]
    if not times or not all(isinstance(ns, int) for ns in times.values()):
        raise Failure(f"the profile: {times}")
    # As if the device took a millisecond for each op.
    profile = campaign.folder / "profile.json"
    profile.write_text(json.dumps({
        "schema": "ao.profile", "version": 1, "ops": {name: 1000000 for name in times}}))
    bundle = campaign.make_bundle("again", "--large", f"{model}:80", "--profile", profile)
    if list((bundle / "small").iterdir()):
        raise Failure("a plan made again brings small steps")
    written = campaign.folder / "again.json"
    done = subprocess.run(
        [bundle / "large" / "gpt-tiny-80", "--strategy=planned", f"--json={written}"],
        capture_output=True, text=True, check=False,
        env={**campaign.environment, "AO_FAKE_SKIP_KERNELS": "1"})
    if done.returncode != 0:
        raise Failure(f"the step that is planned again: {done.stderr[-500:]}")
    predicted = json.loads(written.read_text())["runs"][0]["predicted"]["step_ns"]
    if predicted < 1000000 * len(times):
        raise Failure(f"{predicted} ns are predicted, {len(times)} ops were measured")


def check_varying_products(campaign, bundle):
    """A library of products that gives other bits elsewhere is no failure of offloading."""
    done = subprocess.run(
        [bundle / "ao-benchmark-gpu", "--no-pairs", "--check", "--rounds=1", "--repeat=1",
         bundle / "small" / "gpt-tiny"], capture_output=True, text=True, check=False,
        env={**campaign.environment, "AO_CUBLAS": campaign.arguments.fake_driver,
             "AO_FAKE_VARY_PRODUCTS": "1"})
    broken = [line for line in done.stdout.split("\n") if "NOT MET" in line]
    if "the largest relative error" not in done.stdout or \
            "with products as kernels the bits are the same" not in done.stdout or \
            any("the bits" in line for line in broken):
        raise Failure(f"products that vary: {done.stdout[-1500:]} {done.stderr[-500:]}")


def check_without_driver(campaign, bundle):
    """One command says so, and nothing else runs."""
    (campaign.folder / "none").mkdir()
    (campaign.folder / "none" / "libcuda.so.1").write_text("no library")
    done, verdicts = campaign.run(bundle, campaign.folder / "empty", "correct", "large",
                                  LD_LIBRARY_PATH=str(campaign.folder / "none"))
    if done.returncode != 1 or "no driver found" not in done.stdout or \
            verdicts.get("conformance"):
        raise Failure(f"without a driver: {done.stdout[-500:]}")


def write_script(path, *lines):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    path.write_text("\n".join(("#!/usr/bin/env bash", *lines, "")))
    path.chmod(0o755)


def check_frameworks(campaign, bundle):
    """PyTorch is not here: what it is asked to run finds its package and models."""
    if not (bundle / "python").is_dir():
        print("without frameworks: this build has no ao._runtime")
        return
    stub = campaign.folder / "stub"
    write_script(stub / "python3",
                 '[ "$1" != - ] || exit 0',
                 '! [[ $1 == *campaign_page.py ]] || exit 0',
                 'cd "$(dirname "$1")" && ls "$PYTHONPATH"/ao/_runtime*.so '
                 '"$PYTHONPATH"/ao/libao-planner.so "$PYTHONPATH"/ao/torch models.py "$1"')
    done, verdicts = campaign.run(
        bundle, campaign.folder / "frameworks", "frameworks",
        PATH=f"{stub}{os.pathsep}{os.environ['PATH']}")
    if set(verdicts) != {"frameworks-correct", "frameworks-gpt"} or done.returncode != 0:
        raise Failure(f"frameworks: {verdicts}, {done.stdout[-500:]}")


def check_failures(campaign, bundle):
    """A step that crashes, one with wrong numbers and one without an end stop nothing."""
    for name in ("ao-benchmark-gpu", "ao-runtime-cts"):
        write_script(bundle / name, "exit 0")
    for folder in ("small", "large"):
        for step in (bundle / folder).iterdir():
            step.unlink()
    reference = bundle / "reference" / "gpt-tiny"
    hand_over = (f'for word; do case $word in --outputs=*) cp "{reference}"/* "${{word#*=}}" ;; '
                 "esac; done")
    write_script(bundle / "small" / "crashing", "exit 3")
    write_script(bundle / "small" / "right", hand_over)
    write_script(bundle / "small" / "wrong", hand_over)
    for name in ("crashing", "right"):
        (bundle / "reference" / name).symlink_to(reference)
    # The numbers of the same step, but for one sign.
    (bundle / "reference" / "wrong").mkdir()
    for path in reference.iterdir():
        data = bytearray(path.read_bytes())
        data[-1] ^= 0x80
        (bundle / "reference" / "wrong" / path.name).write_bytes(data)
    write_script(bundle / "large" / "endless-50", "sleep 100")
    done, verdicts = campaign.run(bundle, campaign.folder / "broken", "correct", "large",
                                  LIMIT="4", PATIENCE="1")
    found = {name: verdict.split(",")[0] for name, verdict in verdicts.items()}
    expected = {"pairs": "passed", "conformance": "passed", "small-crashing": "FAILED (exit 3)",
                "small-right": "passed", "small-wrong": "FAILED (exit 1)",
                "benchmark-endless-50": "passed", "timeline-endless-50": "FAILED (exit 124)",
                "profile-endless": "FAILED (exit 124)"}
    expected.update({f"{name}-kernels": verdict for name, verdict in expected.items()
                     if name.startswith("small-")})
    if found != expected or done.returncode != 1:
        raise Failure(f"failures: {found}, expected {expected}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", required=True, help="folder with the tools")
    parser.add_argument("--fake-driver", required=True)
    parser.add_argument("module", help="gpt-tiny.linalg.mlir")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        campaign = Campaign(arguments, pathlib.Path(name))
        try:
            bundle, results = check_campaign(campaign)
            check_planning_again(campaign, results)
            check_varying_products(campaign, bundle)
            check_without_driver(campaign, bundle)
            check_frameworks(campaign, bundle)
            check_failures(campaign, bundle)
        except Failure as failure:
            print(f"FAIL: {failure}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

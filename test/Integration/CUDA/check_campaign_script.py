#!/usr/bin/env python3
# ===- check_campaign_script.py - The campaign script without a GPU --------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs benchmarks/gpu/run on executables that only write results.

Checks the order of parts, that a second call repeats only the parts that have not
passed, that no part starts after the budget of time is used up, and the page.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

GPU = pathlib.Path(__file__).resolve().parents[3] / "benchmarks" / "gpu"

# The results of a part of torch_points.py, of a benchmark and of captured CUDA graphs.
POINT = {"part": "headline", "rows": [], "machine": {"memory_bandwidth": 4.8e12}, "page": "| method |\n| --- |\n| some |"}
BENCHMARK = {"schema": "ao.gpu-benchmark", "version": 1, "steps": [{
    "executable": "gpt", "not_met": [], "pytorch": [], "strategies": [
        {"strategy": "none", "median_ms": 12.34, "teraflops": 5.0, "peak_device_bytes": 99,
         "predicted_peak_device_bytes": 98, "overlap": 0.5},
        {"strategy": "sync", "error": "no memory"}]}]}
REPLAY = {"runs": [{"strategy": "none", "capture": {
    "host_eager_ns": 7000, "host_replay_ns": 3000, "captures": 2, "replays": 36}}]}
PROFILE = {"schema": "ao.profile", "version": 1, "ops": {"add": 2000, "dot": {"ns": 9000}}}
KERNELS = {"schema": "ao.kernels", "version": 1, "kernels": [
    {"name": "add", "product": False, "executions": 1, "bytes": 8_000_000},
    {"name": "dot", "product": True, "executions": 1, "bytes": 8_000_000},
    {"name": "loop", "product": False, "executions": 2, "bytes": 8_000_000}]}


class Failure(Exception):
    """An unexpected result."""


def write_script(path, *lines):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(("#!/usr/bin/env bash", *lines, "")))
    path.chmod(0o755)


def make_bundle(folder):
    """An archive whose executables write the value of `--json` and a line to a log."""
    bundle, log = folder / "bundle", folder / "log"
    bundle.mkdir()
    for name in ("run", "campaign_page.py", "torch_points.py"):
        shutil.copy(GPU / name, bundle)
    (folder / "point.json").write_text(json.dumps(POINT))
    (folder / "benchmark.json").write_text(json.dumps(BENCHMARK))
    (folder / "replay.json").write_text(json.dumps(REPLAY))
    (folder / "profile.json").write_text(json.dumps(PROFILE))
    (bundle / "kernels").mkdir()
    (bundle / "kernels" / "gpt.json").write_text(json.dumps(KERNELS))
    leave = ['file=; for word; do case $word in --json=*|--profile=*) file=${word#*=} ;; esac; done',
             f'echo "$(basename "$0") $*" >>"{log}"']
    copy = '[ -z "$file" ] || cp "{}" "$file"'
    write_script(bundle / "ao-benchmark-gpu", *leave, copy.format(folder / "benchmark.json"))
    write_script(bundle / "ao-runtime-cts", *leave)
    for kind in ("small", "large"):
        write_script(bundle / "replay" / kind / f"gpt-{kind}", *leave,
                     copy.format(folder / "replay.json"))
    write_script(bundle / "large" / "gpt-50", *leave, copy.format(folder / "profile.json"))
    (bundle / "small").mkdir()
    # A stand-in for PyTorch.
    write_script(
        folder / "bin" / "python3", '[ "$1" != - ] || exit 0',
        f'case $1 in *campaign_page.py) exec "{sys.executable}" "$@" ;; esac',
        f'echo "$*" >>"{log}"', f'[ ! -e "{folder}/fail-$2" ] || exit 3',
        f'while [ $# -gt 0 ]; do [ "$1" != --json ] || cp "{folder}/point.json" "$2"; shift; done')
    return bundle, log


def run(folder, bundle, *parts, **environment):
    """Returns the finished process, the verdicts of this call, and the log of started
    executables."""
    log = folder / "log"
    log.write_text("")
    done = subprocess.run(
        [bundle / "run", folder / "results", *parts], capture_output=True, text=True, check=False,
        env={**os.environ, "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
             **environment})
    lines = [line[3:].split(": ", 1) for line in done.stdout.split("\n")
             if line.startswith("== ") and ": " in line]
    return done, {name: verdict.split(",")[0] for name, verdict in lines}, log.read_text()


def expect(found, expected, what):
    if found != expected:
        raise Failure(f"{what}: expected {expected}, got {found}")


def check_order_and_resumption(folder, bundle):
    (folder / "fail-interference").touch()
    done, verdicts, _ = run(folder, bundle, METHODS="ao-session none")
    expect(list(verdicts), [
        "pairs", "conformance", "later-steps", "interference", "replay-gpt-small",
        "replay-gpt-large", "launches", "captured-steps", "headline-ao-session", "headline-none",
        "two-processes", "torch", "benchmark-gpt-50", "timeline-gpt-50", "profile-gpt"],
        "the order of commands")
    expect([name for name, verdict in verdicts.items() if verdict != "passed"],
           ["interference"], "commands that failed")
    expect(done.returncode, 1, "the exit status")
    (folder / "fail-interference").unlink()
    done, verdicts, log = run(folder, bundle, METHODS="ao-session none")
    expect({verdict for name, verdict in verdicts.items() if name != "interference"},
           {"passed before"}, "commands of a second call")
    expect(verdicts["interference"], "passed", "the command that had failed")
    expect(log.count("\n"), 1, "commands that a second call starts")
    expect(done.returncode, 0, "the exit status of a second call")


def check_page(folder):
    page = (folder / "results" / "page.md").read_text()
    for text in ("== later-steps: passed", "| none | 12.3 ms | 5.0 | 99 | 98 | 0.5 |",
                 "| none | 7 | 3 | 2 | 36 |", "### headline\n\n| method |",
                 "| all 1 | 8000000 | 2.0 | 4000 | 83.3 % |"):
        if text not in page:
            raise Failure(f"'{text}' is not in the page: {page}")
    expect(page.count("| some |"), 8, "rows of parts in the page")


def check_budget(folder, bundle):
    """No command starts if the budget of time is used up."""
    shutil.rmtree(folder / "results")
    done, verdicts, log = run(folder, bundle, "large", "torch", BUDGET="0")
    expect(set(verdicts.values()), {"SKIPPED (no time is left)"}, "commands without time")
    expect((log, done.returncode), ("", 1), "what is started without time")


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        bundle, _ = make_bundle(folder)
        try:
            check_order_and_resumption(folder, bundle)
            check_page(folder)
            check_budget(folder, bundle)
        except Failure as failure:
            print(f"FAIL: {failure}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

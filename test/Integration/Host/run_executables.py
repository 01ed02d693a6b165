#!/usr/bin/env python3
# ===- run_executables.py - Writes executables and runs them ---------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Writes stand-alone executables of training steps and runs them.

The executable of a module must give what ao-run gives with every strategy: the
same bits and the same peak of device memory. It must find everything it needs
on a machine without LLVM and without the C++ library.
"""

import argparse
import json
import pathlib
import re
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
from checks import Failure, list_outputs, run_command, run_modules

STRATEGIES = ("none", "sync", "pytorch", "planned")
# The C library and the loader, by the names of glibc.
SYSTEM = re.compile(r"(libc|libm|libpthread|libdl|librt|ld-linux[\w-]*)\.so(\.\d+)*")


def run(command, expected=0):
    done = run_command(command)
    if done.returncode != expected:
        raise Failure(f"{command[0]}: exit {done.returncode}, expected {expected}: "
                      f"{done.stderr[-500:]}")
    return done


def read_run(path):
    return json.loads(path.read_text())["runs"][0]


def check_libraries(readelf, executable):
    needed = re.findall(r"NEEDED.*\[(.*)\]", run([readelf, "-d", executable]).stdout)
    if not needed:
        raise Failure("the executable names no library: is it one?")
    for library in needed:
        if not SYSTEM.fullmatch(library):
            raise Failure(f"needs {library}")


def compilation(arguments):
    return [f"--min-bytes={arguments.min_bytes}", f"--machine={arguments.machine}",
            f"-O{arguments.optimization}"]


def check_strategy(arguments, module, executable, strategy, folder):
    """Outputs of one strategy, from both."""
    ours, theirs = folder / "ours.json", folder / "theirs.json"
    options = [f"--strategy={strategy}", "--seed=3", "--print-outputs"]
    expected = run([arguments.ao_run, module, *options, f"--json={theirs}",
                    *compilation(arguments)])
    actual = run([executable, *options, f"--json={ours}"])
    if list_outputs(actual) != list_outputs(expected) or not list_outputs(actual):
        raise Failure(f"{strategy}: other outputs than ao-run's")
    for key in ("peak_device_bytes", "offloaded_bytes", "reloaded_bytes"):
        if read_run(ours)[key] != read_run(theirs)[key]:
            raise Failure(f"{strategy}: {key} is {read_run(ours)[key]}, "
                          f"ao-run's is {read_run(theirs)[key]}")


def check_model(arguments, module):
    with tempfile.TemporaryDirectory() as folder:
        return check_executable(arguments, module, pathlib.Path(folder))


def check_executable(arguments, module, folder):
    executable = folder / "step"
    run([arguments.ao_run, module, "--emit=exe", "-o", executable, "--compare",
         *compilation(arguments)])
    if arguments.readelf:
        check_libraries(arguments.readelf, executable)
    for strategy in STRATEGIES:
        check_strategy(arguments, module, executable, strategy, folder)
    # Without a budget it may be best to move nothing, which --compare objects to.
    table = run([executable, "--compare", "--strategy=sync,pytorch", "--repeat=2"]).stdout
    if table.count(" yes") != 2:
        raise Failure(f"--compare printed\n{table}")
    profile, timeline = folder / "profile.json", folder / "timeline.json"
    run([executable, f"--profile={profile}", f"--timeline={timeline}"])
    if not all(ns >= 0 for ns in json.loads(profile.read_text())["ops"].values()):
        raise Failure("negative times in the profile")
    if "traceEvents" not in json.loads(timeline.read_text()):
        raise Failure("the timeline is no Chrome trace")
    return "ok"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-run", required=True)
    parser.add_argument("--readelf", help="do not check libraries without it")
    parser.add_argument("--machine", required=True, help="one that makes values move")
    parser.add_argument("--min-bytes", type=int, default=1024)
    parser.add_argument("--optimization", type=int, default=0)
    parser.add_argument("modules", nargs="+")
    arguments = parser.parse_args()
    return 1 if run_modules(arguments, check_model) else 0


if __name__ == "__main__":
    sys.exit(main())

# ===- wheel_test.py - A wheel, made, installed and used -------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""wheel_test.py SOURCES WORK: makes a wheel of the sources and uses it.

Skipped (status 77) where the packages to build it with cannot be had.
"""

import pathlib
import shutil
import subprocess
import sys
import venv

PROGRAM = """
import json, sys
import ao

plan = ao.plan(open(sys.argv[1]).read(), device_memory_budget="70%", effort=0)
assert plan["commands"]
for use, wanted in (
    (lambda: ao.verify(""), "ao.verify need MLIR"),
    (lambda: __import__("ao.torch"), "ao.torch needs PyTorch"),
):
    try:
        use()
    except ImportError as error:
        assert wanted in str(error), error
    else:
        raise AssertionError(wanted)
print(ao.__version__, ao.__file__)
"""


def make_environment(folder: pathlib.Path) -> pathlib.Path:
    venv.create(folder, with_pip=True)
    return folder / "bin/python"


def pip(python: pathlib.Path, *arguments: object) -> bool:
    command = [python, "-m", "pip", "--disable-pip-version-check", "--no-input"]
    done = subprocess.run(
        [*command, *map(str, arguments)], capture_output=True, text=True
    )
    if done.returncode != 0:
        print(done.stdout, done.stderr)
    return done.returncode == 0


def main() -> int:
    sources, work = (pathlib.Path(path).resolve() for path in sys.argv[1:])
    # The build folder stays: it is what takes time.
    for name in ("env", "fresh", "wheels"):
        shutil.rmtree(work / name, ignore_errors=True)
    work.mkdir(parents=True, exist_ok=True)
    builder = make_environment(work / "env")
    requirements = sources / "utils/requirements-wheel.txt"
    if not pip(builder, "install", "--no-deps", "--requirement", requirements):
        print(f"skipped: the packages of {requirements.name} cannot be installed")
        return 77
    made = pip(
        builder, "wheel", sources, "--no-deps", "--no-build-isolation",
        "--wheel-dir", work / "wheels",
        "--config-settings", f"build-dir={work / 'build'}",
    )
    if not made:
        return 1
    (wheel,) = (work / "wheels").iterdir()
    assert "-py3-none-" in wheel.name, wheel.name
    fresh = make_environment(work / "fresh")
    if not pip(fresh, "install", "--no-index", "--no-deps", wheel):
        return 1
    trace = sources / "test/Traces/G_unet.json"
    done = subprocess.run([fresh, "-c", PROGRAM, trace], cwd=work)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())

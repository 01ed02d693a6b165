# ===- wheel_test.py - A wheel, made, installed and used -------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""wheel_test.py SOURCES WORK [FRAMEWORKS]: makes a wheel of the sources and uses it:
plans a step and, with the PyTorch of the environment FRAMEWORKS, trains one.

Skipped (status 77) where the packages to build it with cannot be had.
"""

import pathlib
import shutil
import subprocess
import sys
import venv

PROGRAM = """
import importlib.util, json, sys
import ao

plan = ao.plan(open(sys.argv[1]).read(), device_memory_budget="70%", effort=0)
assert plan["commands"]
for use, wanted in (
    (lambda: ao.verify(""), "ao.compile need MLIR"),
    (lambda: importlib.import_module("ao.torch"), "ao.torch needs PyTorch"),
):
    try:
        use()
    except ImportError as error:
        assert wanted in str(error), error
    else:
        raise AssertionError(wanted)
assert importlib.util.find_spec("ao._runtime")
print(ao.__version__, ao.__file__)
"""

SESSION = """
import torch
import ao.torch

assert ao.__file__.startswith(sys.prefix), ao.__file__
torch.manual_seed(0)
model = torch.nn.Sequential(*[torch.nn.Linear(64, 64) for _ in range(6)])
x = torch.randn(256, 64)

def train():
    model.zero_grad()
    model(x).square().mean().backward()
    return [p.grad.clone() for p in model.parameters()]

expected = train()
session = ao.torch.session(
    model, machine="h100-pcie5", device_memory_budget="70%", min_bytes=64
)
for _ in range(3):
    with session:
        ours = train()
    assert all(map(torch.equal, ours, expected))
figures = session.statistics
assert session.state == "follow" and figures["moves"] > 0, figures
measured, predicted = session.step.measured(), session.step.predicted
assert measured["peak_bytes"] == predicted["peak_bytes"], (measured, predicted)
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


def train(fresh: pathlib.Path, frameworks: pathlib.Path) -> int:
    """Trains with the installed package and the PyTorch of another environment."""
    folders = list(frameworks.glob("lib/python*/site-packages"))
    if not folders:
        print(f"no PyTorch in {frameworks}: nothing is trained")
        return 0
    done = subprocess.run(
        [fresh, "-c", f"import sys; sys.path.append({str(folders[0])!r}){SESSION}"],
        cwd=fresh.parent,
    )
    return done.returncode


def main() -> int:
    sources, work = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
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
    if done.returncode != 0 or len(sys.argv) < 4:
        return done.returncode
    return train(fresh, pathlib.Path(sys.argv[3]).absolute())


if __name__ == "__main__":
    sys.exit(main())

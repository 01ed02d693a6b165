# ===- frameworks.py - Runs tests where PyTorch and JAX are ----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Makes a virtual environment with the frameworks, and runs tests in it.

    frameworks.py make ENVIRONMENT REQUIREMENTS [FURTHER…]
    frameworks.py run [--needs=MODULE,…] PYTHON SCRIPT [ARGUMENT…]

If the packages cannot be installed, both end with status 77 (skipped) and one sentence.
Scripts need PyTorch and JAX, or the modules that are named. An environment is made once
for each content of the requirements. If packages of FURTHER requirements cannot be
installed, the tests that need them are skipped.
"""

import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import venv

SKIPPED = 77


def skip(reason: str) -> None:
    print(f"skipped: {reason}")
    sys.exit(SKIPPED)


def digest_of(requirements: pathlib.Path) -> str:
    digest = hashlib.sha256(requirements.read_bytes()).hexdigest()
    return f"{digest} {sys.executable} {sys.version}"


def install(environment: pathlib.Path, requirements: pathlib.Path) -> bool:
    """Returns whether the packages could be installed."""
    command = [
        environment / "bin/python", "-m", "pip", "install", "--quiet",
        "--disable-pip-version-check", "--no-input", "--no-deps",
        "--only-binary=:all:", "--requirement", requirements,
    ]
    done = subprocess.run(command, capture_output=True, check=False, text=True)
    if done.returncode != 0:
        print(done.stderr)
    return done.returncode == 0


def make(
    environment: pathlib.Path,
    requirements: pathlib.Path,
    further: list[pathlib.Path],
) -> None:
    stamp, wanted = environment / "installed", digest_of(requirements)
    if not stamp.exists() or stamp.read_text() != wanted:
        shutil.rmtree(environment, ignore_errors=True)
        venv.create(environment, with_pip=True)
        if not install(environment, requirements):
            skip(f"the packages of {requirements.name} cannot be installed")
        stamp.write_text(wanted)
    for more in further:
        stamp, wanted = environment / f"installed-{more.stem}", digest_of(more)
        if stamp.exists() and stamp.read_text() == wanted:
            continue
        if install(environment, more):
            stamp.write_text(wanted)
        else:
            print(f"the packages of {more.name} cannot be installed")


def run(python: pathlib.Path, command: list[str], modules: list[str]) -> None:
    probe = [python, "-c", f"import {', '.join(modules)}"]
    try:
        done = subprocess.run(probe, capture_output=True, check=False, text=True)
    except OSError as error:
        skip(f"no environment with the frameworks: {error}")
    if done.returncode != 0:
        skip(f"no {' and '.join(modules)} in {python}")
    os.execv(python, [str(python), *command])


def main() -> None:
    what, where, *rest = sys.argv[1:]
    modules = ["torch", "jax"]
    if where.startswith("--needs="):
        modules = where.removeprefix("--needs=").split(",")
        where, *rest = rest
    if what == "make":
        requirements, *further = map(pathlib.Path, rest)
        make(pathlib.Path(where), requirements, further)
    else:
        run(pathlib.Path(where), rest, modules)


if __name__ == "__main__":
    main()

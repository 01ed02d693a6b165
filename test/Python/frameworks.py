# ===- frameworks.py - Runs tests where PyTorch and JAX are ----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Makes a virtual environment with the frameworks, and runs tests in it.

    frameworks.py make ENVIRONMENT REQUIREMENTS
    frameworks.py run PYTHON SCRIPT [ARGUMENT…]

Where the packages cannot be had, both end with status 77 (skipped) and one
sentence. An environment is made once for each content of the requirements.
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


def make(environment: pathlib.Path, requirements: pathlib.Path) -> None:
    wanted = hashlib.sha256(requirements.read_bytes()).hexdigest()
    wanted += f" {sys.executable} {sys.version}"
    stamp = environment / "installed"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    shutil.rmtree(environment, ignore_errors=True)
    venv.create(environment, with_pip=True)
    command = [
        environment / "bin/python", "-m", "pip", "install", "--quiet",
        "--disable-pip-version-check", "--no-input", "--no-deps",
        "--only-binary=:all:", "--requirement", requirements,
    ]
    done = subprocess.run(command, capture_output=True, check=False, text=True)
    if done.returncode != 0:
        print(done.stderr)
        skip(f"the packages of {requirements.name} cannot be installed")
    stamp.write_text(wanted)


def run(python: pathlib.Path, command: list[str]) -> None:
    probe = [python, "-c", "import torch, jax"]
    try:
        done = subprocess.run(probe, capture_output=True, check=False, text=True)
    except OSError as error:
        skip(f"no environment with the frameworks: {error}")
    if done.returncode != 0:
        skip(f"no PyTorch and JAX in {python}")
    os.execv(python, [str(python), *command])


def main() -> None:
    what, where, *rest = sys.argv[1:]
    if what == "make":
        make(pathlib.Path(where), pathlib.Path(rest[0]))
    else:
        run(pathlib.Path(where), rest)


if __name__ == "__main__":
    main()

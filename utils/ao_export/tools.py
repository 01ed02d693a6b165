# ===- tools.py - The programs of MLIR and LLVM ----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The stock MLIR and LLVM programs of the version that `ao` is built with."""

import os
import re
import shutil
import subprocess

from . import ExportError

LLVM_MAJOR = 22


class Tools:
    """Programs in one folder, found once and run with clear errors."""

    def __init__(self, folder=None):
        self.folder = folder or self._find_folder()
        version = self.run("mlir-opt", "--version").decode()
        match = re.search(r"LLVM version (\d+)", version)
        if not match or int(match.group(1)) != LLVM_MAJOR:
            raise ExportError(f"{self.folder}/mlir-opt is not of LLVM {LLVM_MAJOR}")

    @staticmethod
    def _find_folder():
        config = shutil.which(f"llvm-config-{LLVM_MAJOR}")
        if config is None:
            raise ExportError(
                f"llvm-config-{LLVM_MAJOR} not found: give the folder of mlir-opt "
                "by --llvm-bin")
        done = subprocess.run([config, "--bindir"], capture_output=True, check=True)
        return done.stdout.decode().strip()

    def run(self, program, *arguments, stdin=b""):
        path = os.path.join(self.folder, program)
        try:
            done = subprocess.run([path, *arguments], input=stdin, capture_output=True)
        except OSError as error:
            raise ExportError(f"{path}: {error.strerror}") from None
        if done.returncode:
            lines = done.stderr.decode().strip().splitlines() or ["no message"]
            raise ExportError(f"{program} failed: {lines[0]}")
        return done.stdout

    def opt(self, text, pipeline, *arguments):
        output = self.run(
            "mlir-opt", "--allow-unregistered-dialect",
            f"--pass-pipeline={pipeline}", *arguments, stdin=text.encode())
        return output.decode()

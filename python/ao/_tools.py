# ===- _tools.py - Tools and plugin of the package -------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs the tools of the wheel ao-mlir, and finds its plugin."""

from __future__ import annotations

import os
import pathlib
import sys

from ._extension import extension


def run() -> None:
    """Replaces this process with the tool that has the name of the script."""
    name = pathlib.Path(sys.argv[0]).name
    tool = os.fspath(pathlib.Path(__file__).parent / "bin" / name)
    # The tools import jaxlib with the Python of this environment.
    os.environ.setdefault("AO_JAX_PYTHON", sys.executable)
    os.execv(tool, [tool, *sys.argv[1:]])


def plugin_path() -> str:
    """Returns the path of the dialect and pass plugin for MLIR's tools.

    The plugin is loaded with ``--load-dialect-plugin`` and ``--load-pass-plugin``
    by `mlir-opt` and other tools that are linked to the same version of the shared
    library of MLIR.

    Raises:
      ImportError: the package was built without MLIR.
    """
    library = pathlib.Path(extension().library_path())
    return os.fspath(library.resolve().parent / "ao-plugin.so")

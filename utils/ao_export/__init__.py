# ===- __init__.py - Exports training steps from JAX -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Exports training steps written in JAX as MLIR that `ao` can offload.

models.py   the models, as plain functions on trees of arrays; llama.py, lstm.py, scans.py
parts.py    what models have in common
steps.py    a model as a forward/backward pair or as a joint step, in StableHLO
ir.py       rewrites on that StableHLO: residuals, constants, locations
linalg.py   fusion of what `ao_legalize` (python/ao/stablehlo) makes of StableHLO
execute.py  compiles a linalg module with stock tools and compares with JAX
suite.py    the modules that are checked in under test/Models
"""

import pathlib
import sys

# `ao_legalize` is no part of the package `ao`, which needs to be built.
_ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(_ROOT / "python" / "ao" / "stablehlo"))


class ExportError(Exception):
    """A wrong request or a failed check, told to the user in one line."""

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
lowerings.py  sorts, poolings' gradients and scatters, in terms of what linalg has
linalg.py   StableHLO to linalg on tensors
execute.py  compiles a linalg module with stock tools and compares with JAX
suite.py    the modules that are checked in under test/Models
"""


class ExportError(Exception):
    """A wrong request or a failed check, told to the user in one line."""

# ===- __init__.py - Primitives without a lowering -------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Primitives of JAX that StableHLO's pass to linalg has no lowering for, and scans.

Each is written in JAX again, in terms of others, and takes the primitive's
place while a function is exported. Needs `jax`.

sorts.py      sort, top_k, approx_top_k
scatters.py   scatters
poolings.py   gradients of poolings
factors.py    factors of matrices, triangular systems
fourier.py    Fourier transforms
scans.py      scans that are unrolled in part
"""

import jax
from jax._src.interpreters import mlir

from . import factors, fourier, poolings, scans, scatters, sorts


def _lowerings(rules):
    return tuple((primitive, mlir.lower_fun(rule, multiple_results=True))
                 for primitive, rule in rules.items())


def lowerings_of_scans():
    """Returns the lowering rules of scans, for `jax.export`."""
    return _lowerings(scans.RULES)


def lower(function, *arguments, keeps_scatters=False, **keywords):
    """Returns a jitted function in StableHLO, with these primitives replaced; with
    `keeps_scatters` only those that a reader of StableHLO has no model for."""
    replaced = sorts.RULES | factors.RULES | fourier.RULES | scans.RULES
    if not keeps_scatters:
        replaced |= poolings.RULES | scatters.RULES
    rules = _lowerings(replaced)
    return function.trace(*arguments, **keywords).lower(
        _private_parameters=mlir.LoweringParameters(override_lowering_rules=rules))

# ===- scans.py - Scans that are unrolled in part --------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Scans of which `unroll` does not divide the number of layers.

JAX has a loop over groups of `unroll` layers, and runs the others after it. In the
backward pass, those after the loop are the first layers, and no group is one of the
forward pass. Here the others are always the last layers, which a reversed scan runs
before its loop: in both passes, groups are the same.
"""

from jax import lax
from jax._src.lax.control_flow import loops


def _split(values, count):
    return values[:count], values[count:]


def _scan(*arguments, length, unroll, reverse, num_consts, num_carry, **parameters):
    def run(carry, xs, length, unroll):
        results = loops.scan_p.bind(
            *consts, *carry, *xs, length=length, unroll=unroll, reverse=reverse,
            num_consts=num_consts, num_carry=num_carry, **parameters)
        return _split(results, num_carry)

    others = length % unroll if unroll > 1 else 0
    if not others or others == length:
        return loops._scan_impl(
            *arguments, length=length, unroll=unroll, reverse=reverse,
            num_consts=num_consts, num_carry=num_carry, **parameters)
    consts, rest = _split(arguments, num_consts)
    carry, xs = _split(rest, num_carry)
    grouped = length - others
    # Zero unrolls all layers.
    parts = [([lax.slice_in_dim(x, 0, grouped) for x in xs], grouped, unroll),
             ([lax.slice_in_dim(x, grouped, length) for x in xs], others, 0)]
    stacked = []
    for part in reversed(parts) if reverse else parts:
        carry, ys = run(carry, *part)
        stacked.append(ys)
    if reverse:
        stacked.reverse()
    return [*carry, *(lax.concatenate(ys, 0) for ys in zip(*stacked))]


RULES = {loops.scan_p: _scan}

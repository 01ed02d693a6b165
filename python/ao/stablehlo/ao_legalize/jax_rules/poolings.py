# ===- poolings.py - Gradients of poolings ---------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The gradient of a pooling.

The places of the windows are visited one by one, once to find the place that was
chosen, and once to add up the gradients there.
"""

import jax.numpy as jnp
import numpy as np
from jax import lax
from jax._src.lax import windowed_reductions


def _select_and_scatter_add(source, operand, *, select_prim, window_dimensions,
                            window_strides, padding):
    zero = jnp.zeros((), operand.dtype)
    padded = lax.pad(operand, zero, [(low, high, 0) for low, high in padding])
    inside = lax.pad(jnp.ones(operand.shape, bool), jnp.array(False),
                     [(low, high, 0) for low, high in padding])
    lengths = [(size - 1) * stride + 1
               for size, stride in zip(source.shape, window_strides)]

    def each_place(array, offset):
        ends = [begin + length for begin, length in zip(offset, lengths)]
        return lax.slice(array, offset, ends, window_strides)

    offsets = list(np.ndindex(*window_dimensions))
    best = jnp.zeros(source.shape, operand.dtype)
    chosen = jnp.full(source.shape, -1, jnp.int32)
    for number, offset in enumerate(offsets):
        value = each_place(padded, offset)
        # The chosen element is replaced only if it loses.
        loses = (chosen < 0) | ~select_prim.bind(best, value)
        changes = loses & each_place(inside, offset)
        best = jnp.where(changes, value, best)
        chosen = jnp.where(changes, number, chosen)
    total = jnp.zeros(padded.shape, source.dtype)
    for number, offset in enumerate(offsets):
        share = jnp.where(chosen == number, source, jnp.zeros((), source.dtype))
        rest = [size - begin - length for size, begin, length
                in zip(padded.shape, offset, lengths)]
        total += lax.pad(share, jnp.zeros((), source.dtype),
                         [(begin, end, stride - 1) for begin, end, stride
                          in zip(offset, rest, window_strides)])
    return [lax.pad(total, jnp.zeros((), source.dtype),
                    [(-low, -high, 0) for low, high in padding])]


RULES = {
    windowed_reductions.select_and_scatter_add_p: _select_and_scatter_add,
}

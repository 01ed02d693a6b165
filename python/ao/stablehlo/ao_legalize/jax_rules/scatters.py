# ===- scatters.py - Scatters as chains of updates -------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Scatters as chains of updates.

A scatter finds for each row of the result the first update that goes there, and
for each update the next one, by comparing all of them. Each element then follows
its chain of updates, in their order and all elements at once. StableHLO has no op
for this: `chains.py` replaces the call that stands for it by a structured op.
Nothing depends on the order of threads: the same input gives the same bits.
"""

import math

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax._src.lax import slicing

from ..chains import CHAINS
from ..tree import LegalizeError


def _as_windows(updates, operand, numbers):
    """Returns updates as windows of the operand's rank along a first axis."""
    window = numbers.update_window_dims
    batch = [axis for axis in range(updates.ndim) if axis not in window]
    updates = jnp.transpose(updates, (*batch, *window))
    single = {*numbers.inserted_window_dims, *numbers.operand_batching_dims}
    sizes = iter(updates.shape[len(batch):])
    shape = [1 if axis in single else next(sizes) for axis in range(operand.ndim)]
    return updates.reshape((-1, *shape))


def _starts(indices, operand, numbers):
    """Returns the begin of each window along every axis of the operand."""
    batch = indices.shape[:-1]
    columns = [jnp.zeros(batch, indices.dtype)] * operand.ndim
    for place, axis in enumerate(numbers.scatter_dims_to_operand_dims):
        columns[axis] = indices[..., place]
    for axis, source in zip(numbers.operand_batching_dims,
                            numbers.scatter_indices_batching_dims, strict=True):
        columns[axis] = lax.broadcasted_iota(indices.dtype, batch, source)
    return jnp.stack(columns, axis=-1).reshape((-1, operand.ndim))


def _fitting(starts, windows, operand, mode):
    """Returns the begins of windows, and which windows are not dropped."""
    last = jnp.array([size - window for size, window
                      in zip(operand.shape, windows.shape[1:])], jnp.int32)
    if mode == lax.GatherScatterMode.CLIP:
        starts = jnp.clip(starts, 0, last)
    return starts, jnp.all((starts >= 0) & (starts <= last), axis=-1)


def _places(starts, fits, window, sizes):
    """Returns the row that each row of each window updates, and the number of rows:
    windows have the shape `window` in an array of `sizes`. That number stands for
    the rows of windows that are dropped."""
    places = jnp.zeros((len(starts), *window), jnp.int32)
    for axis, size in enumerate(sizes):
        offset = lax.broadcasted_iota(jnp.int32, places.shape, axis + 1)
        start = starts[:, axis].reshape((-1, *([1] * len(window))))
        places = places * size + (start + offset)
    count = math.prod(sizes)
    fits = fits.reshape((-1, *([1] * len(window))))
    return jnp.where(fits, places, count).reshape(-1), count


def _chains(places, count):
    """Returns for each row its first update, and for each update the next one of the
    same row; the number of updates if there is none."""
    number = len(places)
    update = jnp.arange(number, dtype=jnp.int32)
    rows = jnp.arange(count, dtype=jnp.int32)
    first = jnp.min(jnp.where(places == rows[:, None], update, number), axis=1)
    follows = (places == places[:, None]) & (update > update[:, None])
    return first, jnp.min(jnp.where(follows, update, number), axis=1)


def _combine_rows(operand, updates, places, combiner):
    """Returns the operand with the updates of each row, combined in their order for
    all elements at once."""
    first, following = _chains(places, len(operand))
    call = jax.ffi.ffi_call(CHAINS + combiner,
                            jax.ShapeDtypeStruct(operand.shape, operand.dtype))
    return call(operand, updates, first, following)


def _scatter_plain(operand, indices, updates, numbers, mode, combiner):
    windows = _as_windows(updates, operand, numbers)
    starts, fits = _fitting(_starts(indices.astype(jnp.int32), operand, numbers),
                            windows, operand, mode)
    # Axes that every window has all of are the columns of a row.
    rows = [axis for axis, size in enumerate(operand.shape)
            if size != windows.shape[axis + 1]]
    order = rows + [axis for axis in range(operand.ndim) if axis not in rows]
    sizes = [operand.shape[axis] for axis in rows]
    window = [windows.shape[axis + 1] for axis in rows]
    places, count = _places(starts[:, jnp.array(rows, int)], fits, window, sizes)
    turned = jnp.transpose(operand, order)
    updates = jnp.transpose(windows, (0, *(axis + 1 for axis in order)))
    result = _combine_rows(turned.reshape((count, -1)),
                           updates.reshape((len(places), -1)), places, combiner)
    return jnp.transpose(result.reshape(turned.shape), np.argsort(order))


def _apply_repeatedly(function, operand, counts):
    """Applies a function of one element to each element as often as it is counted."""
    once = jax.vmap(function)

    def advance(state):
        done, values = state
        applied = once(values.reshape(-1)).reshape(values.shape)
        return done + 1, jnp.where(counts > done, applied, values)

    most = jnp.max(counts)
    return lax.while_loop(lambda state: state[0] < most, advance,
                          (jnp.int32(0), operand))[1]


def _replacement(combiner, jaxpr, consts):
    """Returns the function of an element that `x.at[...].apply` takes, or None: its
    scatter combines by a function of the old value alone."""
    if combiner != "set" or jaxpr is None or jaxpr.outvars[0] is jaxpr.invars[1]:
        return None
    return lambda x: jax.core.eval_jaxpr(jaxpr, consts, x, x)[0]


def _scatter(combiner):
    def rule(operand, indices, updates, *, dimension_numbers, mode, update_jaxpr,
             update_consts, **_):
        if updates.size == 0:
            return [operand]
        if function := _replacement(combiner, update_jaxpr, update_consts):
            counts = _scatter_plain(
                jnp.zeros(operand.shape, jnp.int32), indices,
                jnp.ones(updates.shape, jnp.int32), dimension_numbers, mode, "add")
            return [_apply_repeatedly(function, operand, counts)]
        of = lambda operand, updates: _scatter_plain(
            operand, indices, updates, dimension_numbers, mode, combiner)
        if jnp.issubdtype(operand.dtype, jnp.complexfloating):
            if combiner == "mul":
                raise LegalizeError("complex numbers cannot be multiplied in a scatter")
            return [lax.complex(of(jnp.real(operand), jnp.real(updates)),
                                of(jnp.imag(operand), jnp.imag(updates)))]
        if operand.dtype == jnp.bool_:
            return [of(operand.astype(jnp.int8), updates.astype(jnp.int8)) != 0]
        if not jnp.issubdtype(operand.dtype, jnp.unsignedinteger):
            return [of(operand, updates)]
        # The structured op has integers with a sign. With the highest bit flipped they
        # have the order of those without one.
        signed = jnp.dtype(f"int{8 * operand.dtype.itemsize}")
        flip = jnp.array(1 << (8 * signed.itemsize - 1) if combiner in ("min", "max") else 0,
                         operand.dtype)
        plain = lambda x: lax.bitcast_convert_type(x ^ flip, signed)
        result = of(plain(operand), plain(updates))
        return [lax.bitcast_convert_type(result, operand.dtype) ^ flip]

    return rule


RULES = {
    slicing.scatter_p: _scatter("set"),
    slicing.scatter_add_p: _scatter("add"),
    slicing.scatter_sub_p: _scatter("sub"),
    slicing.scatter_mul_p: _scatter("mul"),
    slicing.scatter_min_p: _scatter("min"),
    slicing.scatter_max_p: _scatter("max"),
}

# ===- lowerings.py - Primitives without a lowering to linalg --------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Primitives of JAX that StableHLO's pass to linalg has nothing for.

Each is written in JAX once more, in terms of others, and takes the primitive's
place while a function is exported. Nothing here is atomic or depends on the
order of threads: the same input gives the same bits.

Sorts count for each entry how many come before it, which takes the square of
the length but is one reduction for all entries at once.

The gradient of a pooling looks at the places of its windows one by one, once to
find the place that was chosen, and once to add up what comes back there.

Scatters find for each row of the result the first update that goes there, and
for each update the next one, by comparing all of them. Each element then follows
its chain of updates, in their order and all elements at once, which no op of
StableHLO says: `ao_legalize` makes a structured op of the call that stands for it.
"""

import math

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax._src.interpreters import mlir
from jax._src.lax import lax as lax_internal
from jax._src.lax import slicing, windowed_reductions

from ao_legalize.chains import CHAINS

from . import ExportError


def lower(function, *arguments, keeps_scatters=False, **options):
    """`jax.jit(function)` in StableHLO, with these primitives replaced; scatters
    can stay, for who reads StableHLO."""
    replaced = _SORTS if keeps_scatters else _SORTS | _POOLINGS | _SCATTERS
    rules = tuple((primitive, mlir.lower_fun(rule, multiple_results=True))
                  for primitive, rule in replaced.items())
    return jax.jit(function, **options).trace(*arguments).lower(
        _private_parameters=mlir.LoweringParameters(override_lowering_rules=rules))


# Sorts. NaN is behind every number, as in numpy.


def _is_before(left, right):
    if jnp.issubdtype(left.dtype, jnp.complexfloating):
        raise ExportError("complex numbers cannot be sorted in linalg")
    if not jnp.issubdtype(left.dtype, jnp.floating):
        return left < right
    return (left < right) | ((left == left) & (right != right))


def _pairs(key):
    """Each entry of the last axis beside each other one, as rows and columns."""
    shape = (*key.shape, key.shape[-1])
    return (lax.broadcast_in_dim(key, shape, tuple(range(key.ndim))),
            lax.broadcast_in_dim(key, shape, (*range(key.ndim - 1), key.ndim)))


def _sorted_order(keys, descending=False):
    """Where the sorted entries of the last axis come from. Stable."""
    length, rank = keys[0].shape[-1], keys[0].ndim
    shape = (*keys[0].shape, length)
    row, column = (lax.broadcasted_iota(jnp.int32, shape, axis) for axis in (rank - 1, rank))
    # Whether the column's entry is in front of the row's, by the last key first.
    in_front = column < row
    for key in reversed(keys):
        own, other = _pairs(key)
        if descending:
            own, other = other, own
        in_front = _is_before(other, own) | (in_front & ~_is_before(own, other))
    place = jnp.sum(in_front, axis=-1, dtype=jnp.int32)
    # Exactly one entry has each place.
    own = lax.broadcast_in_dim(place, shape, (*range(rank - 1), rank))
    return jnp.sum(jnp.where(own == row, column, 0), axis=-1, dtype=jnp.int32)


def _take(array, order):
    return jnp.take_along_axis(array, order, axis=-1, mode="promise_in_bounds")


def _sort(*operands, dimension, is_stable, num_keys):
    del is_stable
    last = [jnp.moveaxis(operand, dimension, -1) for operand in operands]
    order = _sorted_order(last[:num_keys])
    return [jnp.moveaxis(_take(array, order), -1, dimension) for array in last]


def _top_k(operand, *, k, axis, **_):
    last = jnp.moveaxis(operand, axis, -1)
    order = _sorted_order([last], descending=True)[..., :k]
    return [jnp.moveaxis(found, -1, axis) for found in (_take(last, order), order)]


# Scatters.


def _as_windows(updates, operand, numbers):
    """Updates as windows of the operand's rank, one behind the other."""
    window = numbers.update_window_dims
    batch = [axis for axis in range(updates.ndim) if axis not in window]
    updates = jnp.transpose(updates, (*batch, *window))
    single = {*numbers.inserted_window_dims, *numbers.operand_batching_dims}
    sizes = iter(updates.shape[len(batch):])
    shape = [1 if axis in single else next(sizes) for axis in range(operand.ndim)]
    return updates.reshape((-1, *shape))


def _starts(indices, operand, numbers):
    """Where each window begins, for every axis of the operand."""
    batch = indices.shape[:-1]
    columns = [jnp.zeros(batch, indices.dtype)] * operand.ndim
    for place, axis in enumerate(numbers.scatter_dims_to_operand_dims):
        columns[axis] = indices[..., place]
    for axis, source in zip(numbers.operand_batching_dims,
                            numbers.scatter_indices_batching_dims, strict=True):
        columns[axis] = lax.broadcasted_iota(indices.dtype, batch, source)
    return jnp.stack(columns, axis=-1).reshape((-1, operand.ndim))


def _fitting(starts, windows, operand, mode):
    """Where windows begin, and which of them are not dropped."""
    last = jnp.array([size - window for size, window
                      in zip(operand.shape, windows.shape[1:])], jnp.int32)
    if mode == lax.GatherScatterMode.CLIP:
        starts = jnp.clip(starts, 0, last)
    return starts, jnp.all((starts >= 0) & (starts <= last), axis=-1)


def _places(starts, fits, window, sizes):
    """The row that each row of each window goes to: windows have the shape
    `window` in an array of `sizes`. One behind the last for what is dropped."""
    places = jnp.zeros((len(starts), *window), jnp.int32)
    for axis, size in enumerate(sizes):
        offset = lax.broadcasted_iota(jnp.int32, places.shape, axis + 1)
        start = starts[:, axis].reshape((-1, *([1] * len(window))))
        places = places * size + (start + offset)
    count = math.prod(sizes)
    fits = fits.reshape((-1, *([1] * len(window))))
    return jnp.where(fits, places, count).reshape(-1), count


def _chains(places, count):
    """For each row the first update that goes there, and for each update the
    next one that goes where it goes; the number of updates if there is none."""
    number = len(places)
    update = jnp.arange(number, dtype=jnp.int32)
    rows = jnp.arange(count, dtype=jnp.int32)
    first = jnp.min(jnp.where(places == rows[:, None], update, number), axis=1)
    follows = (places == places[:, None]) & (update > update[:, None])
    return first, jnp.min(jnp.where(follows, update, number), axis=1)


def _combine_rows(operand, updates, places, combiner):
    """Each row of the operand with the updates of that place, one after the
    other in their order. All elements at once."""
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


def _scatter(combiner):
    def rule(operand, indices, updates, *, dimension_numbers, mode, **_):
        if updates.size == 0:
            return [operand]
        of = lambda operand, updates: _scatter_plain(
            operand, indices, updates, dimension_numbers, mode, combiner)
        if jnp.issubdtype(operand.dtype, jnp.complexfloating):
            if combiner == "mul":
                raise ExportError("complex numbers cannot be multiplied in a scatter")
            return [lax.complex(of(jnp.real(operand), jnp.real(updates)),
                                of(jnp.imag(operand), jnp.imag(updates)))]
        if operand.dtype == jnp.bool_:
            return [of(operand.astype(jnp.int8), updates.astype(jnp.int8)) != 0]
        if not jnp.issubdtype(operand.dtype, jnp.unsignedinteger):
            return [of(operand, updates)]
        # Without a sign there is one order only, and it is not that of numbers
        # with one.
        signed = jnp.dtype(f"int{8 * operand.dtype.itemsize}")
        flip = jnp.array(1 << (8 * signed.itemsize - 1) if combiner in ("min", "max") else 0,
                         operand.dtype)
        plain = lambda x: lax.bitcast_convert_type(x ^ flip, signed)
        result = of(plain(operand), plain(updates))
        return [lax.bitcast_convert_type(result, operand.dtype) ^ flip]

    return rule


# Poolings.


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
        # What was chosen stays chosen unless it loses.
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


_POOLINGS = {
    windowed_reductions.select_and_scatter_add_p: _select_and_scatter_add,
}
_SORTS = {lax_internal.sort_p: _sort, lax_internal.top_k_p: _top_k}
_SCATTERS = {
    slicing.scatter_p: _scatter("set"),
    slicing.scatter_add_p: _scatter("add"),
    slicing.scatter_sub_p: _scatter("sub"),
    slicing.scatter_mul_p: _scatter("mul"),
    slicing.scatter_min_p: _scatter("min"),
    slicing.scatter_max_p: _scatter("max"),
}

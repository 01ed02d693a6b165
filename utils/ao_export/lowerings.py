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
the length but is one reduction for all entries at once. Scatters are loops over
the updates, one after the other.
"""

import jax
import jax.numpy as jnp
from jax import lax
from jax._src.interpreters import mlir
from jax._src.lax import lax as lax_internal
from jax._src.lax import slicing

from . import ExportError


def lower(function, *arguments, **options):
    """`jax.jit(function)` in StableHLO, with these primitives replaced."""
    rules = tuple((primitive, mlir.lower_fun(rule, multiple_results=True))
                  for primitive, rule in _RULES.items())
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


def _scatter(combine):
    def rule(operand, indices, updates, *, dimension_numbers, mode, **_):
        if updates.size == 0:
            return [operand]
        # Comparisons with sizes below must not wrap.
        indices = indices.astype(jnp.int32)
        windows = _as_windows(updates, operand, dimension_numbers)
        starts = _starts(indices, operand, dimension_numbers)
        last = jnp.array([size - window for size, window
                          in zip(operand.shape, windows.shape[1:])], jnp.int32)
        if mode == lax.GatherScatterMode.CLIP:
            starts = jnp.clip(starts, 0, last)

        def update(i, array):
            start = lax.dynamic_index_in_dim(starts, i, keepdims=False)
            new = lax.dynamic_index_in_dim(windows, i, keepdims=False)
            # Slices are moved to where they fit; what does not fit stays.
            fits = jnp.all((start >= 0) & (start <= last))
            place = [start[axis] for axis in range(operand.ndim)]
            old = lax.dynamic_slice(array, place, new.shape)
            return lax.dynamic_update_slice(
                array, jnp.where(fits, combine(old, new), old), place)

        return [lax.fori_loop(0, windows.shape[0], update, operand)]

    return rule


_RULES = {
    lax_internal.sort_p: _sort,
    lax_internal.top_k_p: _top_k,
    slicing.scatter_p: _scatter(lambda old, new: new),
    slicing.scatter_add_p: _scatter(lambda old, new: old + new),
    slicing.scatter_sub_p: _scatter(lambda old, new: old - new),
    slicing.scatter_mul_p: _scatter(lambda old, new: old * new),
    slicing.scatter_min_p: _scatter(jnp.minimum),
    slicing.scatter_max_p: _scatter(jnp.maximum),
}

# ===- sorts.py - Sorts by counting ----------------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Sorts as reductions.

A sort counts for each entry how many come before it, which takes the square of
the length but is one reduction for all entries at once. NaN is behind every
number, as in numpy.
"""

import jax.numpy as jnp
from jax import lax
from jax._src.lax import ann
from jax._src.lax import lax as lax_internal

from ..tree import LegalizeError


def _is_before(left, right):
    if jnp.issubdtype(left.dtype, jnp.complexfloating):
        raise LegalizeError("complex numbers cannot be sorted in linalg")
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


def _approx_top_k(operand, *, k, reduction_dimension, is_max_k, aggregate_to_topk, **_):
    """The exact result, which has any recall; without aggregation it would have
    more entries than `k`."""
    if not aggregate_to_topk:
        raise LegalizeError("unsupported: approx_top_k with aggregate_to_topk=False")
    last = jnp.moveaxis(operand, reduction_dimension, -1)
    order = _sorted_order([last], descending=is_max_k)[..., :k]
    return [jnp.moveaxis(found, -1, reduction_dimension)
            for found in (_take(last, order), order)]


RULES = {
    ann.approx_top_k_p: _approx_top_k,
    lax_internal.sort_p: _sort,
    lax_internal.top_k_p: _top_k,
}

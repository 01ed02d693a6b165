# ===- sorts.py - Sorts by counting ----------------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Sorts as reductions or networks.

A short sort counts for each entry how many come before it, which takes the square
of the length but is one reduction for all entries at once. A long one is a bitonic
network: a loop over stages, each of which exchanges pairs of entries. NaN is after
every number, as in numpy.
"""

import math

import jax

import jax.numpy as jnp
from jax import lax
from jax._src.lax import ann
from jax._src.lax import lax as lax_internal

from ..stages import STAGE
from ..tree import LegalizeError

# The longest axis that is sorted by counting.
MOST_COUNTED = 64


def _is_before(left, right):
    if jnp.issubdtype(left.dtype, jnp.complexfloating):
        raise LegalizeError("complex numbers cannot be sorted in linalg")
    if not jnp.issubdtype(left.dtype, jnp.floating):
        return left < right
    return (left < right) | ((left == left) & (right != right))


def _pairs(key):
    """Returns all pairs of entries of the last axis, as rows and columns."""
    shape = (*key.shape, key.shape[-1])
    return (lax.broadcast_in_dim(key, shape, tuple(range(key.ndim))),
            lax.broadcast_in_dim(key, shape, (*range(key.ndim - 1), key.ndim)))


def _sorted_order(keys, descending=False):
    """Returns the places that the sorted entries of the last axis come from. Stable."""
    if keys[0].shape[-1] > MOST_COUNTED:
        return _order_by_stages(keys, descending)
    length, rank = keys[0].shape[-1], keys[0].ndim
    shape = (*keys[0].shape, length)
    row, column = (lax.broadcasted_iota(jnp.int32, shape, axis) for axis in (rank - 1, rank))
    # Returns true if the column's entry precedes the row's, by the last key first.
    precedes = column < row
    for key in reversed(keys):
        own, other = _pairs(key)
        if descending:
            own, other = other, own
        precedes = _is_before(other, own) | (precedes & ~_is_before(own, other))
    place = jnp.sum(precedes, axis=-1, dtype=jnp.int32)
    # Exactly one entry has each place.
    own = lax.broadcast_in_dim(place, shape, (*range(rank - 1), rank))
    return jnp.sum(jnp.where(own == row, column, 0), axis=-1, dtype=jnp.int32)


def _as_integers(key):
    """Returns integers with a sign in the order of the key's entries."""
    if jnp.issubdtype(key.dtype, jnp.complexfloating):
        raise LegalizeError("complex numbers cannot be sorted in linalg")
    wide = key.dtype.itemsize == 8
    integer = jnp.int64 if wide else jnp.int32
    if jnp.issubdtype(key.dtype, jnp.unsignedinteger) and key.dtype.itemsize >= 4:
        return lax.bitcast_convert_type(key, integer) ^ jnp.iinfo(integer).min
    if not jnp.issubdtype(key.dtype, jnp.floating):
        return key.astype(integer)
    key = key if wide else key.astype(jnp.float32)
    # Both zeros are equal; the sign of a NaN has no meaning.
    bits = lax.bitcast_convert_type(jnp.where(key == 0, 0, key), integer)
    bits = jnp.where(bits < 0, bits ^ jnp.iinfo(integer).max, bits)
    return jnp.where(key == key, bits, jnp.iinfo(integer).max)


def _order_by_stages(keys, descending):
    """Returns the order of the last axis by a network on a power of two of entries;
    entries that are added are equal to the last one and come after it."""
    length, batch = keys[0].shape[-1], keys[0].shape[:-1]
    size = 1 << (length - 1).bit_length()
    rows = [_as_integers(key).reshape(-1, length) for key in keys]
    rows = [~key if descending else key for key in rows]
    rows = [jnp.pad(key, ((0, 0), (0, size - length)),
                    constant_values=jnp.iinfo(key.dtype).max) for key in rows]
    stages = [(block, distance) for block in (2 << n for n in range(int(math.log2(size))))
              for distance in (block >> n for n in range(1, block.bit_length()))]
    blocks, distances = (jnp.array(each, jnp.int32) for each in zip(*stages))
    order = lax.broadcasted_iota(jnp.int32, (math.prod(batch), size), 1)
    call = jax.ffi.ffi_call(STAGE, jax.ShapeDtypeStruct(order.shape, order.dtype))

    def stage(number, order):
        at = lambda array: lax.dynamic_index_in_dim(array, number, keepdims=False)
        return call(*rows, order, at(blocks), at(distances))

    order = lax.fori_loop(0, len(stages), stage, order)
    return order[:, :length].reshape(*batch, length)


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

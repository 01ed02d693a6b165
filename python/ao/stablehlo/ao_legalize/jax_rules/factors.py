# ===- factors.py - Factors of matrices ------------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Factorizations of matrices, and triangular systems, as loops over columns.

Each follows LAPACK's conventions for signs and storage. A loop updates the matrix
as a whole, so a device computes all elements of an update at once.
"""

import jax
import jax.numpy as jnp
from jax import lax
from jax._src.lax import linalg

from ..tree import LegalizeError


def _batched(rule):
    """Returns a rule for matrices in batches, from one for a single matrix."""

    def of_batches(*operands, **options):
        of = lambda *matrices: tuple(rule(*matrices, **options))
        batch = operands[0].ndim - 2
        for _ in range(batch):
            of = jax.vmap(of)
        return list(of(*operands))

    return of_batches


def _dot(left, right):
    return jnp.matmul(left, right, precision=lax.Precision.HIGHEST)


def _conjugate(x):
    return jnp.conj(x) if jnp.iscomplexobj(x) else x


def _adjoint(matrix):
    return _conjugate(matrix.T)


def _norm(x):
    return jnp.sqrt(jnp.sum(jnp.real(x * _conjugate(x))))


def _with_column(matrix, number, column):
    return jnp.where(jnp.arange(matrix.shape[1]) == number, column[:, None], matrix)


def _with_row(matrix, number, row):
    return jnp.where(jnp.arange(matrix.shape[0])[:, None] == number, row, matrix)


def _column(matrix, number):
    return lax.dynamic_index_in_dim(matrix, number, axis=1, keepdims=False)


def _row(matrix, number):
    return lax.dynamic_index_in_dim(matrix, number, axis=0, keepdims=False)


def _cholesky(matrix):
    size = matrix.shape[0]
    below = jnp.arange(size)

    def add_column(number, lower):
        column = _column(matrix, number) - _dot(lower, _conjugate(_row(lower, number)))
        pivot = jnp.sqrt(jnp.real(lax.dynamic_index_in_dim(column, number, keepdims=False)))
        return _with_column(lower, number,
                            jnp.where(below >= number, column / pivot, 0))

    lower = lax.fori_loop(0, size, add_column, jnp.zeros_like(matrix))
    # As LAPACK's wrapper does, all entries are NaN where there is no factor.
    return [jnp.where(jnp.isnan(jnp.real(lower)).any(), jnp.nan, lower)]


def _triangular_solve(matrix, right, *, left_side, lower, transpose_a, conjugate_a,
                      unit_diagonal):
    if conjugate_a:
        matrix = _conjugate(matrix)
    if transpose_a:
        matrix, lower = matrix.T, not lower
    if not left_side:
        matrix, lower, right = matrix.T, not lower, right.T
    size = matrix.shape[0]
    matrix = jnp.tril(matrix) if lower else jnp.triu(matrix)
    diagonal = jnp.ones_like(matrix[:, 0]) if unit_diagonal else jnp.diagonal(matrix)
    matrix = jnp.where(jnp.eye(size, dtype=bool), 0, matrix)

    def solve_row(step, solved):
        number = step if lower else size - 1 - step
        row = _row(right, number) - _dot(_row(matrix, number), solved)
        return _with_row(solved, number, row / lax.dynamic_index_in_dim(
            diagonal, number, keepdims=False))

    solved = lax.fori_loop(0, size, solve_row, jnp.zeros_like(right))
    return [solved if left_side else solved.T]


def _geqrf(matrix):
    """Householder vectors below the diagonal, R on and above it, and their scales."""
    rows, count = jnp.arange(matrix.shape[0]), min(matrix.shape)
    columns = jnp.arange(matrix.shape[1])

    def reflect(number, state):
        packed, scales = state
        column = _column(packed, number)
        below = jnp.where(rows > number, column, 0)
        first = lax.dynamic_index_in_dim(column, number, keepdims=False)
        norm = jnp.hypot(jnp.abs(first), _norm(below))
        sign = jnp.where(jnp.real(first) < 0, -1, 1).astype(norm.dtype)
        diagonal = (-sign * norm).astype(packed.dtype)
        none = (_norm(below) == 0) & (jnp.imag(first) == 0)
        scale = jnp.where(none, 0, (diagonal - first) / jnp.where(none, 1, diagonal))
        vector = below / jnp.where(none, 1, first - diagonal)
        whole = jnp.where(rows == number, jnp.ones_like(vector), vector)
        change = jnp.outer(whole, _dot(_conjugate(whole), packed)) * _conjugate(scale)
        packed = packed - jnp.where(columns > number, change, 0)
        kept = jnp.where(rows == number, jnp.where(none, first, diagonal),
                         jnp.where(rows < number, column, vector))
        return _with_column(packed, number, kept), jnp.where(
            jnp.arange(count) == number, scale, scales)

    scales = jnp.zeros((count,), matrix.dtype)
    return lax.fori_loop(0, count, reflect, (matrix, scales))


def _householder_product(packed, scales):
    """The first columns of the product of the reflections."""
    rows, count = jnp.arange(packed.shape[0]), scales.shape[0]

    def reflect(step, product):
        number = count - 1 - step
        vector = jnp.where(rows > number, _column(packed, number), 0)
        vector = jnp.where(rows == number, jnp.ones_like(vector), vector)
        scale = lax.dynamic_index_in_dim(scales, number, keepdims=False)
        return product - scale * jnp.outer(vector, _dot(_conjugate(vector), product))

    return [lax.fori_loop(0, count, reflect, jnp.eye(*packed.shape, dtype=packed.dtype))]


# Rotations of Jacobi. A sweep visits each pair of columns once; sweeps converge
# quadratically, so that ten of them do in all types.
SWEEPS = 10


def _each_pair(size, rotate, state):
    """Calls `rotate(first, second, state)` for all pairs, in sweeps."""

    def visit(number, state):
        first, second = number // size, number % size
        return lax.cond(first < second, lambda s: rotate(first, second, s),
                        lambda s: s, state)

    sweep = lambda _, state: lax.fori_loop(0, size * size, visit, state)
    return lax.fori_loop(0, SWEEPS, sweep, state)


def _rotation(one, other, product):
    """Cosine, sine and phase that make columns orthogonal, of squared norms `one`
    and `other` and the product `product`."""
    size = jnp.abs(product)
    none = size <= jnp.finfo(size.dtype).tiny
    phase = jnp.where(none, 1, product / jnp.where(none, 1, size))
    ratio = (other - one) / (2 * jnp.where(none, 1, size))
    sign = jnp.where(ratio < 0, -1, 1).astype(size.dtype)
    tangent = sign / (jnp.abs(ratio) + jnp.hypot(1, ratio))
    tangent = jnp.where(none, 0, tangent)
    cosine = lax.rsqrt(1 + tangent * tangent)
    return cosine, cosine * tangent, phase


def _rotate_columns(matrix, first, second, rotation):
    cosine, sine, phase = rotation
    one, other = _column(matrix, first), _column(matrix, second)
    matrix = _with_column(matrix, first, cosine * one - sine * _conjugate(phase) * other)
    return _with_column(matrix, second, sine * phase * one + cosine * other)


def _eigh(matrix, *, lower, subset_by_index, **_):
    if subset_by_index is not None and subset_by_index != (0, matrix.shape[0]):
        raise LegalizeError("unsupported: eigh of a subset of the eigenvalues")
    half = jnp.tril(matrix, -1) if lower else jnp.tril(_adjoint(matrix), -1)
    diagonal = jnp.real(jnp.diagonal(matrix)).astype(matrix.dtype)
    matrix = half + _adjoint(half) + jnp.diag(diagonal)

    def rotate(first, second, state):
        matrix, vectors = state
        entry = lambda row, column: lax.dynamic_slice(matrix, (row, column), (1, 1))[0, 0]
        rotation = _rotation(jnp.real(entry(first, first)), jnp.real(entry(second, second)),
                             entry(first, second))
        matrix = _rotate_columns(matrix, first, second, rotation)
        matrix = _adjoint(_rotate_columns(_adjoint(matrix), first, second, rotation))
        return matrix, _rotate_columns(vectors, first, second, rotation)

    size = matrix.shape[0]
    matrix, vectors = _each_pair(size, rotate, (matrix, jnp.eye(size, dtype=matrix.dtype)))
    values = jnp.real(jnp.diagonal(matrix))
    order = jnp.argsort(values)
    return vectors[:, order], values[order]


def _tall_svd(matrix):
    """Columns made orthogonal: U times the singular values; these; and V."""

    def rotate(first, second, state):
        matrix, vectors = state
        one, other = _column(matrix, first), _column(matrix, second)
        square = lambda x: jnp.sum(jnp.real(x * _conjugate(x)))
        rotation = _rotation(square(one), square(other), jnp.sum(_conjugate(one) * other))
        return (_rotate_columns(matrix, first, second, rotation),
                _rotate_columns(vectors, first, second, rotation))

    size = matrix.shape[1]
    scaled, vectors = _each_pair(size, rotate, (matrix, jnp.eye(size, dtype=matrix.dtype)))
    values = jnp.sqrt(jnp.sum(jnp.real(scaled * _conjugate(scaled)), axis=0))
    order = jnp.argsort(-values)
    return scaled[:, order], values[order], vectors[:, order]


def _complete(vectors, size):
    """Orthonormal columns that begin with `vectors`; columns of zeros are replaced."""
    packed, scales = _geqrf(vectors)
    whole = jnp.pad(packed, ((0, 0), (0, size - packed.shape[1])))
    [basis] = _householder_product(whole, scales)
    count = vectors.shape[1]
    return jnp.where(jnp.arange(size) < count,
                     basis * jnp.pad(_signs(packed, count), (0, size - count),
                                     constant_values=1), basis)


def _signs(packed, count):
    """The diagonal of R, of modulus 1 where the column was a unit vector."""
    diagonal = jnp.diagonal(packed)[:count]
    size = jnp.abs(diagonal)
    return jnp.where(size < 0.5, 1, diagonal / jnp.where(size < 0.5, 1, size))


def _svd(matrix, *, full_matrices, compute_uv, subset_by_index, **_):
    if subset_by_index is not None and subset_by_index != (0, min(matrix.shape)):
        raise LegalizeError("unsupported: svd of a subset of the singular values")
    wide = matrix.shape[0] < matrix.shape[1]
    scaled, values, right = _tall_svd(_adjoint(matrix) if wide else matrix)
    if not compute_uv:
        return [values]
    none = values <= jnp.finfo(values.dtype).tiny
    left = jnp.where(none, 0, scaled / jnp.where(none, 1, values).astype(scaled.dtype))
    left = _complete(left, left.shape[0] if full_matrices else left.shape[1])
    return [values, right, _adjoint(left)] if wide else [values, left, _adjoint(right)]


RULES = {
    linalg.cholesky_p: _batched(_cholesky),
    linalg.eigh_p: _batched(_eigh),
    linalg.geqrf_p: _batched(_geqrf),
    linalg.householder_product_p: _batched(_householder_product),
    linalg.lu_p: linalg._lu_python,
    linalg.svd_p: _batched(_svd),
    linalg.triangular_solve_p: _batched(_triangular_solve),
}

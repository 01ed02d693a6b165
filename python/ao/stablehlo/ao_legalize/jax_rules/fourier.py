# ===- fourier.py - Fourier transforms -------------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Fourier transforms as products with matrices of roots of unity.

A length n = p * q is split into transforms of lengths p and q (Cooley and Tukey),
so that matrices have p * p and q * q entries; a length that is prime has one of
n * n.
"""

import math

import jax.numpy as jnp
from jax import lax
from jax._src.lax import fft

FORWARD, INVERSE = -1, 1


def _roots(rows, columns, length, direction, dtype):
    """Roots of unity `exp(direction * 2 pi i * row * column / length)`."""
    product = jnp.outer(jnp.arange(rows), jnp.arange(columns)) % length
    angle = product.astype(dtype) * (direction * 2 * math.pi / length)
    return lax.complex(jnp.cos(angle), jnp.sin(angle))


def _largest_factor(length):
    """Returns the largest factor that is no larger than the root of `length`."""
    return next(f for f in range(math.isqrt(length), 0, -1) if length % f == 0)


def _transform(x, direction):
    """Transforms the last axis, without a scale."""
    length = x.shape[-1]
    dtype = jnp.real(x).dtype
    factor = _largest_factor(length)
    if factor == 1:
        roots = _roots(length, length, length, direction, dtype)
        return jnp.matmul(x, roots, precision=lax.Precision.HIGHEST)
    other = length // factor
    # x[a * other + b] becomes y[d * factor + c], where a, c < factor and b, d < other.
    x = x.reshape(*x.shape[:-1], factor, other)
    x = _transform(jnp.swapaxes(x, -1, -2), direction)
    x = x * _roots(other, factor, length, direction, dtype)
    x = _transform(jnp.swapaxes(x, -1, -2), direction)
    return jnp.swapaxes(x, -1, -2).reshape(*x.shape[:-2], length)


def _along(x, axis, direction):
    return jnp.moveaxis(_transform(jnp.moveaxis(x, axis, -1), direction), -1, axis)


def _fft(x, *, fft_type, fft_lengths):
    axes = range(x.ndim - len(fft_lengths), x.ndim)
    kind = fft_type.name
    if kind == "RFFT":
        x = lax.complex(x, jnp.zeros_like(x))
    if kind == "IRFFT":
        # The other half of the last axis follows from symmetry.
        for axis in axes[:-1]:
            x = _along(x, axis, INVERSE)
        length = fft_lengths[-1]
        tail = jnp.conj(x[..., 1:(length + 1) // 2][..., ::-1])
        x = jnp.concatenate([x[..., :length // 2 + 1], tail], axis=-1)
        return [jnp.real(_along(x, x.ndim - 1, INVERSE)) / math.prod(fft_lengths)]
    direction = INVERSE if kind == "IFFT" else FORWARD
    for axis in axes:
        x = _along(x, axis, direction)
    if kind == "RFFT":
        x = x[..., :fft_lengths[-1] // 2 + 1]
    return [x / math.prod(fft_lengths) if kind == "IFFT" else x]


RULES = {fft.fft_p: _fft}

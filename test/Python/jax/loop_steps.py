# ===- loop_steps.py - Training steps with loops ---------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Training steps whose layers are loops, for several tests.

Each entry of STEPS makes a step and its arguments from a number of rows and a
width. A step takes weights and a batch, and returns a value and new weights.
"""

import functools

import jax
import jax.numpy as jnp
from jax import lax


def make_weights(layers, width):
    return 0.1 * jax.random.normal(jax.random.key(0), (layers, width, width))


def make_batch(rows, width):
    return jax.random.normal(jax.random.key(1), (rows, width))


def layer(h, w):
    return jnp.sin(h @ w), None


def square(h):
    return (h.astype(jnp.float32) ** 2).sum()


def descend(loss, weights, x):
    value, gradients = jax.value_and_grad(loss)(weights, x)
    return value, jax.tree.map(lambda w, g: w - 0.01 * g, weights, gradients)


def make(loss, layers=8):
    """Returns an entry of STEPS: gradient descent by `loss`."""

    def entry(rows, width):
        arguments = make_weights(layers, width), make_batch(rows, width)
        return functools.partial(descend, loss), arguments

    return entry


def scanned(body=layer, **options):
    return lambda weights, x: square(lax.scan(body, x, weights, **options)[0])


def with_outputs(weights, x, layer=layer):
    def body(h, w):
        h, _ = layer(h, w)
        return h, h.mean()

    h, means = lax.scan(body, x, weights)
    return square(h) + means.sum()


def with_branches(weights, x):
    def body(carry, w):
        h, i = carry
        h = lax.cond(i % 2 == 0, lambda y: jnp.sin(y), lambda y: jnp.tanh(y), h @ w)
        return (h, i + 1), None

    return square(lax.scan(body, (x, 0), weights)[0][0])


def with_dropout(weights, x):
    def body(h, layer):
        w, key = layer
        return jnp.sin(h @ w) * jax.random.bernoulli(key, 0.9, h.shape), None

    keys = jax.random.split(jax.random.key(3), weights.shape[0])
    return square(lax.scan(body, x, (weights, keys))[0])


def in_bf16(weights, x):
    h, _ = lax.scan(layer, x.astype(jnp.bfloat16), weights.astype(jnp.bfloat16))
    return square(h)


def after_data(weights, x):
    """A loop that data ends, before one over layers."""
    _, h = lax.while_loop(
        lambda carry: (carry[0] < 3) & (jnp.abs(carry[1]).max() < 1e3),
        lambda carry: (carry[0] + 1, jnp.tanh(carry[1])),
        (0, x),
    )
    return square(lax.scan(layer, h, weights)[0])


def nested(rows, width, layer=layer):
    def outer(h, weights):
        return lax.scan(layer, h, weights)[0], None

    weights = make_weights(12, width).reshape(3, 4, width, width)
    return functools.partial(descend, scanned(outer)), (
        weights,
        make_batch(rows, width),
    )


def two_scans(rows, width, layer=layer):
    def loss(weights, x):
        h, _ = lax.scan(layer, x, weights[0])
        return square(lax.scan(layer, h, weights[1])[0])

    weights = make_weights(6, width), make_weights(4, width)
    return functools.partial(descend, loss), (weights, make_batch(rows, width))


def microbatches(rows, width):
    def step(weights, batches):
        def accumulate(total, x):
            added = jax.value_and_grad(scanned())(weights, x)
            return jax.tree.map(jnp.add, total, added), None

        zero = jnp.float32(0), jnp.zeros_like(weights)
        (value, gradient), _ = lax.scan(accumulate, zero, batches)
        return value, weights - 0.01 * gradient

    x = make_batch(rows, width)
    return step, (make_weights(8, width), jnp.stack([x, 2 * x, x + 1]))


def counted_from_three(rows, width):
    """Loops of the step's own, which count from 3 and read in reverse."""

    def step(weights, x):
        def forward(i, carry):
            h, stack = carry
            stack = lax.dynamic_update_index_in_dim(stack, h, i - 3, 0)
            return jnp.tanh(h @ weights[i - 3]), stack

        def backward(i, carry):
            g, gradient = carry
            h = lax.dynamic_index_in_dim(stack, 10 - i, 0, keepdims=False)
            y = jnp.tanh(h @ weights[10 - i])
            g = g * (1 - y * y)
            gradient = lax.dynamic_update_index_in_dim(gradient, h.T @ g, 10 - i, 0)
            return g @ weights[10 - i].T, gradient

        h, stack = lax.fori_loop(3, 11, forward, (x, jnp.zeros((8, rows, width))))
        _, gradient = lax.fori_loop(3, 11, backward, (h, jnp.zeros_like(weights)))
        return square(h), weights - 0.01 * gradient

    return step, (make_weights(8, width), make_batch(rows, width))


STEPS = {
    "scan": make(scanned()),
    "reverse": make(scanned(reverse=True)),
    "unroll": make(scanned(unroll=2)),
    "unroll_in_part": make(scanned(unroll=3)),
    "unroll_in_part_reverse": make(scanned(unroll=3, reverse=True)),
    "remat": make(scanned(jax.checkpoint(lambda h, w: layer(jnp.tanh(h), w)))),
    "dots": make(
        scanned(jax.checkpoint(layer, policy=jax.checkpoint_policies.dots_saveable))
    ),
    "outputs": make(with_outputs),
    "branches": make(with_branches),
    "dropout": make(with_dropout),
    "bf16": make(in_bf16),
    "after_data": make(after_data),
    "two_layers": make(scanned(), layers=2),
    "nested": nested,
    "two_scans": two_scans,
    "microbatches": microbatches,
    "counted_from_three": counted_from_three,
}

# ===- equinox_steps.py - Steps of equinox ---------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Steps of equinox."""

import equinox as eqx
import jax
import jax.numpy as jnp

from . import BATCH, LAYERS, LENGTH, WIDTH, add, cross_entropy, inputs, tokens, train

KEY = jax.random.key(0)


def of_model(model, batch, loss):
    """A step of `loss(model, batch)`."""
    params, static = eqx.partition(model, eqx.is_inexact_array)
    return train(lambda p, b: loss(eqx.combine(p, static), b), params, batch)


def square(model, batch):
    return ((jax.vmap(model)(batch[0]) - batch[1]) ** 2).mean()


def of_vectors():
    return inputs(BATCH, WIDTH), inputs(BATCH, WIDTH, seed=1)


@add("equinox", "mlp", "donate")
def mlp():
    return of_model(eqx.nn.MLP(WIDTH, WIDTH, 64, 3, key=KEY), of_vectors(), square)


@add("equinox", "mlp_sharded", "shard")
def mlp_sharded():
    return mlp()


@add("equinox", "mlp_scan", "scan", "donate")
def mlp_scan():
    keys = jax.random.split(KEY, LAYERS)
    layers = eqx.filter_vmap(lambda key: eqx.nn.Linear(WIDTH, WIDTH, key=key))(keys)
    arrays, static = eqx.partition(layers, eqx.is_array)

    def loss(arrays, batch):
        def forward(x, layer):
            return jnp.tanh(jax.vmap(eqx.combine(layer, static))(x)), None

        x, _ = jax.lax.scan(forward, batch[0], arrays)
        return ((x - batch[1]) ** 2).mean()

    return train(loss, arrays, of_vectors())


@add("equinox", "checkpointed_loop", "scan")
def checkpointed_loop():
    def loss(model, batch):
        def advance(state):
            number, x = state
            return number + 1, jnp.tanh(jax.vmap(model)(x))

        _, x = eqx.internal.while_loop(lambda s: s[0] < 8, advance, (0, batch[0]),
                                       max_steps=8, kind="checkpointed", checkpoints=3)
        return ((x - batch[1]) ** 2).mean()

    return of_model(eqx.nn.Linear(WIDTH, WIDTH, key=KEY), of_vectors(), loss)


def of_cell(cell, state):
    def loss(cell, batch):
        def run(xs):
            _, ys = jax.lax.scan(lambda s, x: (cell(x, s), s), state, xs)
            return jax.tree.leaves(ys)[0]

        return (jax.vmap(run)(batch) ** 2).mean()

    return of_model(cell, inputs(BATCH, LENGTH, 8), loss)


@add("equinox", "lstm", "scan")
def lstm():
    return of_cell(eqx.nn.LSTMCell(8, WIDTH, key=KEY), (jnp.zeros(WIDTH), jnp.zeros(WIDTH)))


@add("equinox", "gru", "scan", "shard")
def gru():
    return of_cell(eqx.nn.GRUCell(8, WIDTH, key=KEY), jnp.zeros(WIDTH))


@add("equinox", "attention")
def attention():
    class Net(eqx.Module):
        embed: eqx.nn.Embedding
        attention: eqx.nn.MultiheadAttention
        norm: eqx.nn.LayerNorm

        def __call__(self, ids):
            x = jax.vmap(self.embed)(ids)
            y = jax.vmap(self.norm)(x)
            return (x + self.attention(y, y, y)) @ self.embed.weight.T

    keys = jax.random.split(KEY)
    net = Net(eqx.nn.Embedding(64, WIDTH, key=keys[0]),
              eqx.nn.MultiheadAttention(4, WIDTH, key=keys[1]), eqx.nn.LayerNorm(WIDTH))
    ids = tokens(4, LENGTH)
    return of_model(net, (ids, ids), lambda m, b: cross_entropy(jax.vmap(m)(b[0]), b[1]))


@add("equinox", "convolutions")
def convolutions():
    keys = jax.random.split(KEY, 3)
    net = eqx.nn.Sequential([
        eqx.nn.Conv2d(3, 8, 3, key=keys[0]), eqx.nn.Lambda(jax.nn.relu), eqx.nn.MaxPool2d(2, 2),
        eqx.nn.Conv2d(8, 8, 2, key=keys[1]), eqx.nn.Lambda(jnp.ravel),
        eqx.nn.Linear(32, 10, key=keys[2]),
    ])
    batch = inputs(8, 3, 8, 8), tokens(8, limit=10)
    return of_model(net, batch, lambda m, b: cross_entropy(jax.vmap(m)(b[0]), b[1]))

# ===- flax_nnx.py - Steps of flax.nnx -------------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Steps of flax.nnx."""

import jax
import jax.numpy as jnp
from flax import nnx

from . import BATCH, LAYERS, LENGTH, WIDTH, add, cross_entropy, inputs, tokens, train


def of_model(model, batch, loss):
    """A step of `loss(model, batch)`."""
    graph, params, rest = nnx.split(model, nnx.Param, ...)
    return train(lambda p, b: loss(nnx.merge(graph, p, rest), b), params, batch)


class Mlp(nnx.Module):
    def __init__(self, rngs):
        self.layers = nnx.List(nnx.Linear(WIDTH, WIDTH, rngs=rngs) for _ in range(LAYERS))
        self.norm = nnx.RMSNorm(WIDTH, rngs=rngs)

    def __call__(self, x):
        for layer in self.layers:
            x = x + nnx.swish(layer(self.norm(x)))
        return x


def square(model, batch):
    return ((model(batch[0]) - batch[1]) ** 2).mean()


@add("flax.nnx", "mlp", "donate")
def mlp():
    return of_model(Mlp(nnx.Rngs(0)), (inputs(BATCH, WIDTH), inputs(BATCH, WIDTH)), square)


@add("flax.nnx", "mlp_sharded", "shard")
def mlp_sharded():
    return mlp()


@add("flax.nnx", "scan", "scan")
def scan():
    @nnx.split_rngs(splits=LAYERS)
    @nnx.vmap(in_axes=(0,), out_axes=0)
    def make(rngs):
        return nnx.Linear(WIDTH, WIDTH, rngs=rngs)

    def loss(model, batch):
        @nnx.scan(in_axes=(nnx.Carry, 0), out_axes=nnx.Carry)
        def forward(x, layer):
            return nnx.gelu(layer(x))

        return ((forward(batch[0], model) - batch[1]) ** 2).mean()

    return of_model(make(nnx.Rngs(0)), (inputs(BATCH, WIDTH), inputs(BATCH, WIDTH)), loss)


@add("flax.nnx", "attention")
def attention():
    class Net(nnx.Module):
        def __init__(self, rngs):
            self.embed = nnx.Embed(64, WIDTH, rngs=rngs)
            self.attention = nnx.MultiHeadAttention(4, WIDTH, decode=False, rngs=rngs)
            self.norm = nnx.LayerNorm(WIDTH, rngs=rngs)

        def __call__(self, ids):
            x = self.embed(ids)
            mask = nnx.make_causal_mask(ids)
            return self.embed.attend(x + self.attention(self.norm(x), mask=mask))

    ids = tokens(4, LENGTH)
    return of_model(Net(nnx.Rngs(0)), (ids, ids), lambda m, b: cross_entropy(m(b[0]), b[1]))


@add("flax.nnx", "convolutions", "shard")
def convolutions():
    class Net(nnx.Module):
        def __init__(self, rngs):
            self.one = nnx.Conv(3, 8, (3, 3), rngs=rngs)
            self.other = nnx.Conv(8, 8, (3, 3), strides=2, rngs=rngs)
            self.head = nnx.Linear(8, 10, rngs=rngs)

        def __call__(self, x):
            x = nnx.avg_pool(nnx.relu(self.one(x)), (2, 2), (2, 2))
            return self.head(nnx.relu(self.other(x)).mean((1, 2)))

    batch = inputs(8, 8, 8, 3), tokens(8, limit=10)
    return of_model(Net(nnx.Rngs(0)), batch, lambda m, b: cross_entropy(m(b[0]), b[1]))


@add("flax.nnx", "gru", "scan")
def gru():
    def loss(cell, batch):
        _, outputs = jax.lax.scan(cell, jnp.zeros((BATCH, WIDTH)), batch)
        return (outputs**2).mean()

    cell = nnx.GRUCell(8, WIDTH, rngs=nnx.Rngs(0))
    return of_model(cell, inputs(LENGTH, BATCH, 8), loss)

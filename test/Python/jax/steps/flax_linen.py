# ===- flax_linen.py - Steps of flax.linen ---------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Steps of flax.linen."""

import jax
import jax.numpy as jnp
import optax
from flax import linen as nn

from . import BATCH, LAYERS, LENGTH, WIDTH, add, cross_entropy, inputs, tokens, train


def of_model(model, x, y, loss, **options):
    """A step of a model whose loss is `loss(output, y)`."""
    params = model.init(jax.random.key(0), x)
    return train(lambda p, b: loss(model.apply(p, b[0], **options), b[1]), params, (x, y))


def square(output, target):
    return ((output - target) ** 2).mean()


class Mlp(nn.Module):
    remat: bool = False

    @nn.compact
    def __call__(self, x):
        layer = nn.remat(nn.Dense) if self.remat else nn.Dense
        for _ in range(LAYERS):
            x = nn.LayerNorm()(nn.gelu(layer(WIDTH)(x)))
        return nn.Dense(1)(x)


@add("flax.linen", "mlp", "donate")
def mlp():
    return of_model(Mlp(), inputs(BATCH, WIDTH), inputs(BATCH, 1), square)


@add("flax.linen", "mlp_remat")
def mlp_remat():
    return of_model(Mlp(remat=True), inputs(BATCH, WIDTH), inputs(BATCH, 1), square)


@add("flax.linen", "mlp_sharded", "shard")
def mlp_sharded():
    return mlp()


class Block(nn.Module):
    @nn.compact
    def __call__(self, x, _=None):
        y = nn.LayerNorm()(x)
        x = x + nn.MultiHeadDotProductAttention(num_heads=4)(y, y)
        y = nn.Dense(2 * WIDTH)(nn.LayerNorm()(x))
        return x + nn.Dense(WIDTH)(nn.gelu(y)), None


class Transformer(nn.Module):
    scan: bool = True
    remat: bool = False

    @nn.compact
    def __call__(self, ids):
        x = nn.Embed(64, WIDTH)(ids)
        block = nn.remat(Block) if self.remat else Block
        if self.scan:
            x, _ = nn.scan(block, variable_axes={"params": 0}, split_rngs={"params": True},
                           length=LAYERS)()(x, None)
        else:
            for _ in range(2):
                x, _ = block()(x)
        return nn.Dense(64)(x)


def transformer(**options):
    ids = tokens(4, LENGTH)
    return of_model(Transformer(**options), ids, ids, cross_entropy)


@add("flax.linen", "transformer_scan", "scan", "donate")
def transformer_scan():
    return transformer()


@add("flax.linen", "transformer_scan_sharded", "scan", "shard")
def transformer_scan_sharded():
    return transformer()


@add("flax.linen", "transformer_scan_remat", "scan")
def transformer_scan_remat():
    return transformer(remat=True)


@add("flax.linen", "transformer_unrolled")
def transformer_unrolled():
    return transformer(scan=False)


class Recurrent(nn.Module):
    cell: type

    @nn.compact
    def __call__(self, x):
        return nn.Dense(1)(nn.RNN(self.cell(WIDTH))(x)[:, -1])


@add("flax.linen", "lstm", "scan")
def lstm():
    model = Recurrent(nn.OptimizedLSTMCell)
    return of_model(model, inputs(BATCH, LENGTH, 8), inputs(BATCH, 1), square)


@add("flax.linen", "gru", "scan", "donate")
def gru():
    return of_model(Recurrent(nn.GRUCell), inputs(BATCH, LENGTH, 8), inputs(BATCH, 1), square)


class Convolutions(nn.Module):
    @nn.compact
    def __call__(self, x):
        for width in (8, 16):
            x = nn.relu(nn.GroupNorm(4)(nn.Conv(width, (3, 3))(x)))
            x = nn.max_pool(x, (2, 2), strides=(2, 2))
        return nn.Dense(10)(x.reshape(x.shape[0], -1))


@add("flax.linen", "convolutions")
def convolutions():
    labels = tokens(8, limit=10)
    return of_model(Convolutions(), inputs(8, 8, 8, 3), labels, cross_entropy)


@add("flax.linen", "batch_norm", "donate")
def batch_norm():
    class Net(nn.Module):
        @nn.compact
        def __call__(self, x, train=True):
            for _ in range(3):
                x = nn.relu(nn.BatchNorm(use_running_average=not train)(nn.Dense(WIDTH)(x)))
            return nn.Dense(1)(x)

    model, x, y = Net(), inputs(BATCH, WIDTH), inputs(BATCH, 1)
    variables = model.init(jax.random.key(0), x)
    optimizer = optax.sgd(0.1, momentum=0.9)

    def step(state, batch):
        params, means, memory = state

        def loss(params):
            output, changed = model.apply({"params": params, "batch_stats": means}, batch[0],
                                          mutable=["batch_stats"])
            return square(output, batch[1]), changed["batch_stats"]

        (value, means), gradients = jax.value_and_grad(loss, has_aux=True)(params)
        updates, memory = optimizer.update(gradients, memory)
        return (optax.apply_updates(params, updates), means, memory), value

    params = variables["params"]
    return step, (params, variables["batch_stats"], optimizer.init(params)), (x, y)


@add("flax.linen", "dropout")
def dropout():
    class Net(nn.Module):
        @nn.compact
        def __call__(self, x):
            for _ in range(3):
                x = nn.Dropout(0.2, deterministic=False)(nn.silu(nn.Dense(WIDTH)(x)))
            return nn.Dense(1)(x)

    model, x, y = Net(), inputs(BATCH, WIDTH), inputs(BATCH, 1)
    params = model.init({"params": jax.random.key(0), "dropout": jax.random.key(1)}, x)

    def loss(params, batch):
        output = model.apply(params, batch[0], rngs={"dropout": jax.random.wrap_key_data(batch[2])})
        return square(output, batch[1])

    return train(loss, params, (x, y, jax.random.key_data(jax.random.key(2))))

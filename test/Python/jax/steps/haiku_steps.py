# ===- haiku_steps.py - Steps of haiku -------------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Steps of haiku."""

import haiku as hk
import jax
import jax.numpy as jnp

from . import BATCH, LAYERS, LENGTH, WIDTH, add, cross_entropy, inputs, tokens, train


def of_function(forward, batch, loss):
    """A step of the loss of `forward(x)`."""
    model = hk.without_apply_rng(hk.transform(forward))
    params = model.init(jax.random.PRNGKey(0), batch[0])
    return train(lambda p, b: loss(model.apply(p, b[0]), b[1]), params, batch)


def square(output, target):
    return ((output - target) ** 2).mean()


def of_vectors():
    return inputs(BATCH, WIDTH), inputs(BATCH, 1, seed=1)


@add("haiku", "mlp", "donate")
def mlp():
    return of_function(lambda x: hk.nets.MLP([WIDTH] * LAYERS + [1])(x), of_vectors(), square)


@add("haiku", "mlp_sharded", "shard")
def mlp_sharded():
    return mlp()


@add("haiku", "layer_stack", "scan", "donate")
def layer_stack():
    def forward(x):
        @hk.experimental.layer_stack(LAYERS)
        def layers(x):
            return x + jnp.tanh(hk.Linear(WIDTH)(hk.LayerNorm(-1, True, True)(x)))

        return hk.Linear(1)(layers(x))

    return of_function(forward, of_vectors(), square)


@add("haiku", "layer_stack_remat", "scan")
def layer_stack_remat():
    def forward(x):
        layer = hk.remat(lambda x: jax.nn.silu(hk.Linear(WIDTH)(x)))
        return hk.Linear(1)(hk.experimental.layer_stack(LAYERS)(layer)(x))

    return of_function(forward, of_vectors(), square)


def recurrent(core):
    def forward(x):
        cell = core(WIDTH)
        outputs, _ = hk.dynamic_unroll(cell, x, cell.initial_state(x.shape[1]))
        return hk.Linear(1)(outputs)

    return of_function(forward, (inputs(LENGTH, BATCH, 8), inputs(LENGTH, BATCH, 1)), square)


@add("haiku", "lstm", "scan")
def lstm():
    return recurrent(hk.LSTM)


@add("haiku", "gru", "scan", "shard")
def gru():
    return recurrent(hk.GRU)


@add("haiku", "attention")
def attention():
    def forward(ids):
        x = hk.Embed(64, WIDTH)(ids)
        scale = hk.initializers.VarianceScaling(1.0)
        x = x + hk.MultiHeadAttention(4, 8, w_init=scale, model_size=WIDTH)(x, x, x)
        return hk.Linear(64)(x)

    ids = tokens(4, LENGTH)
    return of_function(forward, (ids, ids), cross_entropy)


@add("haiku", "convolutions")
def convolutions():
    def forward(x):
        x = jax.nn.relu(hk.Conv2D(8, 3)(x))
        x = hk.max_pool(x, (2, 2, 1), (2, 2, 1), "VALID")
        return hk.Linear(10)(hk.Flatten()(hk.Conv2D(8, 3, stride=2)(x)))

    return of_function(forward, (inputs(8, 8, 8, 3), tokens(8, limit=10)), cross_entropy)

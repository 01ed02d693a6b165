# ===- lstm.py - A recurrent network, one loop over time -------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Layers of long short-term memory, each of them one loop over the tokens.

The stacked residuals of such a loop have as many slices as the sequence, and these are
small.
"""

import jax
import jax.numpy as jnp
from jax import lax

from .parts import Model, cross_entropy, embed, integers, weight


def _cell(layer, state, x):
    hidden, memory = state
    gates = x @ layer["input"] + hidden @ layer["recurrent"] + layer["bias"]
    enter, keep, change, leave = jnp.split(gates, 4, axis=-1)
    memory = jax.nn.sigmoid(keep) * memory + jax.nn.sigmoid(enter) * jnp.tanh(change)
    hidden = jax.nn.sigmoid(leave) * jnp.tanh(memory)
    return (hidden, memory), hidden


def _loss(config, params, batch):
    with jax.named_scope("embedding"):
        # Time is the first axis: that of the loop.
        x = jnp.swapaxes(embed(params["embedding"], batch["tokens"]), 0, 1)
    for index, layer in enumerate(params["layers"]):
        with jax.named_scope(f"layer{index}"):
            start = jnp.zeros(x.shape[1:], x.dtype)
            _, x = lax.scan(lambda state, x: _cell(layer, state, x), (start, start), x)
    with jax.named_scope("head"):
        logits = jnp.einsum("sbd,dv->bsv", x, params["head"])
        return (cross_entropy(logits, batch["labels"]),)


def lstm(config):
    width = config.width
    layer = {
        "input": weight(config, width, 4 * width),
        "recurrent": weight(config, width, 4 * width),
        "bias": weight(config, 4 * width),
    }
    params = {
        "embedding": weight(config, config.vocab, width),
        "layers": [layer] * config.layers,
        "head": weight(config, width, config.vocab),
    }
    shape = (config.batch, config.sequence)
    batch = {"tokens": integers(*shape), "labels": integers(*shape)}
    loss = lambda p, b: _loss(config, p, b)
    return Model(params, batch, loss, config.vocab)

# ===- scans.py - Loops that pass residuals on -----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Models of which one loop over layers stacks what another one reads, or which
have loops over time within layers. Their layers are always one loop.
"""

import jax
import jax.numpy as jnp
from jax import lax

from .parts import Model, cross_entropy, embed, integers, weight


def _model(config, params, body):
    """`body(params, x, labels)` is what comes between embedding and head, which
    both are tables of the vocabulary."""
    params = {
        "embedding": weight(config, config.vocab, config.width), **params,
        "head": weight(config, config.width, config.vocab),
    }

    def loss(p, batch):
        with jax.named_scope("embedding"):
            x = embed(p["embedding"], batch["tokens"])
        x = body(p, x, batch["labels"])
        with jax.named_scope("head"):
            return (cross_entropy(x @ p["head"], batch["labels"]),)

    shape = (config.batch, config.sequence)
    batch = {"tokens": integers(*shape), "labels": integers(*shape)}
    return Model(params, batch, loss, config.vocab)


def _square(config):
    return weight(config, config.layers, config.width, config.width)


# Skip connections: the last layer down is the first that goes back up.


def unet(config):
    def down(x, layer):
        x = jax.nn.relu(x @ layer)
        return x, x

    def up(x, layer):
        product, skipped = layer
        return jax.nn.relu(x @ product + skipped), None

    def body(p, x, _):
        x, skipped = lax.scan(down, x, p["down"])
        x, _ = lax.scan(up, x, (p["up"], skipped), reverse=True)
        return x

    return _model(config, {"down": _square(config), "up": _square(config)}, body)


# Each layer of the decoder attends to what the encoder's layer has made.


def _attend(layer, x, keys):
    scores = jnp.einsum("bqd,bkd->bqk", x @ layer["query"], keys @ layer["key"])
    weights = jax.nn.softmax(scores / x.shape[-1] ** 0.5)
    return jnp.einsum("bqk,bkd->bqd", weights, keys @ layer["value"])


def decoder(config):
    def encode(x, layer):
        x = x + jnp.tanh(x @ layer)
        return x, x

    def decode(y, layer):
        products, keys = layer
        y = y + _attend(products, y, keys)
        return y + jnp.tanh(y @ products["change"]), None

    def body(p, x, labels):
        y = embed(p["embedding"], labels)
        _, keys = lax.scan(encode, x, p["encoder"])
        y, _ = lax.scan(decode, y, (p["decoder"], keys), reverse=True)
        return y

    names = ("query", "key", "value", "change")
    layers = {name: _square(config) for name in names}
    return _model(config, {"encoder": _square(config), "decoder": layers}, body)


# A selective state space, in each layer one loop over time.
STATES = 4


def _scan_time(decay, inputs):
    """Returns the sum of the states of each channel at each time."""

    def advance(states, now):
        value, rate, enter, leave = now
        kept = jnp.exp(-rate[..., None] * jnp.exp(decay))
        states = kept * states + (rate * value)[..., None] * enter[:, None, :]
        return states, jnp.einsum("bdn,bn->bd", states, leave)

    value = inputs[0]
    start = jnp.zeros((value.shape[0], value.shape[2], STATES), value.dtype)
    # Time is the first axis: that of the loop.
    turned = tuple(jnp.swapaxes(each, 0, 1) for each in inputs)
    return jnp.swapaxes(lax.scan(advance, start, turned)[1], 0, 1)


def ssm(config):
    def step(x, layer):
        rate = jax.nn.softplus(x @ layer["rate"])
        inputs = (jax.nn.silu(x @ layer["value"]), rate, x @ layer["enter"],
                  x @ layer["leave"])
        y = _scan_time(layer["decay"], inputs) * jax.nn.silu(x @ layer["gate"])
        return x + y @ layer["out"], None

    def body(p, x, _):
        return lax.scan(step, x, p["layers"])[0]

    layers = {name: _square(config) for name in ("rate", "value", "gate", "out")}
    for name in ("decay", "enter", "leave"):
        layers[name] = weight(config, config.layers, config.width, STATES)
    return _model(config, {"layers": layers}, body)


SCANS = {"decoder": decoder, "ssm": ssm, "unet": unet}

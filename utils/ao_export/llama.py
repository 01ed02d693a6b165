# ===- llama.py - A decoder in the manner of Llama -------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Grouped queries, rotary positions, RMS norm, SwiGLU; a head of its own.

Products of narrow floats are summed up in f32, and norms, softmax and loss are
computed in f32, as is usual.
"""

import jax
import jax.numpy as jnp
from jax import lax

from .parts import Model, cross_entropy, embed, integers, layer_loop, weight


def _product(equation, *operands):
    wide = jnp.einsum(equation, *operands, preferred_element_type=jnp.float32)
    return wide.astype(operands[0].dtype)


def _rms_norm(x, gain):
    wide = x.astype(jnp.float32)
    scale = lax.rsqrt(jnp.mean(wide * wide, axis=-1, keepdims=True) + 1e-5)
    return (wide * scale).astype(x.dtype) * gain


def _rotate(x, angles):
    """Turns each pair (i, i + half) of a head by the angle of its position."""
    cosine, sine = jnp.cos(angles)[:, None, :], jnp.sin(angles)[:, None, :]
    low, high = jnp.split(x.astype(jnp.float32), 2, axis=-1)
    turned = [low * cosine - high * sine, high * cosine + low * sine]
    return jnp.concatenate(turned, axis=-1).astype(x.dtype)


def _angles(config):
    """Of each position and each pair within a head."""
    half = config.width // config.heads // 2
    position = lax.broadcasted_iota(jnp.float32, (config.sequence, half), 0)
    pair = lax.broadcasted_iota(jnp.float32, (config.sequence, half), 1)
    return position * jnp.exp(pair * (-jnp.log(10000.0) / half))


def _attention(config, layer, angles, x):
    batch, sequence, size = config.batch, config.sequence, config.width // config.heads
    groups = config.heads // config.kv_heads
    query = _product("bsd,de->bse", x, layer["query"])
    query = _rotate(query.reshape(batch, sequence, config.heads, size), angles)
    query = query.reshape(batch, sequence, config.kv_heads, groups, size)
    key = _product("bsd,de->bse", x, layer["key"])
    key = _rotate(key.reshape(batch, sequence, config.kv_heads, size), angles)
    value = _product("bsd,de->bse", x, layer["value"])
    value = value.reshape(batch, sequence, config.kv_heads, size)
    scores = jnp.einsum("bqkgh,bskh->bkgqs", query, key,
                        preferred_element_type=jnp.float32) * (size ** -0.5)
    row = lax.broadcasted_iota(jnp.int32, scores.shape, 3)
    column = lax.broadcasted_iota(jnp.int32, scores.shape, 4)
    attention = jax.nn.softmax(jnp.where(row >= column, scores, -1e9), axis=-1)
    mixed = _product("bkgqs,bskh->bqkgh", attention.astype(x.dtype), value)
    return _product("bsd,de->bse", mixed.reshape(x.shape), layer["out"])


def _layer(config, angles, layer, x):
    with jax.named_scope("attention"):
        normed = _rms_norm(x, layer["norm1_gain"])
        x = x + _attention(config, layer, angles, normed)
    with jax.named_scope("mlp"):
        normed = _rms_norm(x, layer["norm2_gain"])
        hidden = jax.nn.silu(_product("bsd,de->bse", normed, layer["gate"]))
        hidden = hidden * _product("bsd,de->bse", normed, layer["up"])
        return x + _product("bsd,de->bse", hidden, layer["down"])


def _loss(config, params, batch):
    with jax.named_scope("embedding"):
        x = embed(params["embedding"], batch["tokens"])
    angles = _angles(config)
    step = lambda layer, x: _layer(config, angles, layer, x)
    x = layer_loop(config, step, params["layers"], x)
    with jax.named_scope("head"):
        x = _rms_norm(x, params["norm_gain"])
        logits = jnp.einsum("bsd,dv->bsv", x, params["head"],
                            preferred_element_type=jnp.float32)
        return (cross_entropy(logits, batch["labels"]),)


def llama(config):
    width, hidden = config.width, 2 * config.width
    kv_width = width // config.heads * config.kv_heads
    stack = (config.layers,) if config.scan else ()
    of_layer = lambda *shape: weight(config, *stack, *shape)
    layer = {
        "norm1_gain": of_layer(width),
        "query": of_layer(width, width), "key": of_layer(width, kv_width),
        "value": of_layer(width, kv_width), "out": of_layer(width, width),
        "norm2_gain": of_layer(width), "gate": of_layer(width, hidden),
        "up": of_layer(width, hidden), "down": of_layer(hidden, width),
    }
    params = {
        "embedding": weight(config, config.vocab, width),
        "layers": layer if config.scan else [layer] * config.layers,
        "norm_gain": weight(config, width),
        "head": weight(config, width, config.vocab),
    }
    shape = (config.batch, config.sequence)
    batch = {"tokens": integers(*shape), "labels": integers(*shape)}
    loss = lambda p, b: _loss(config, p, b)
    return Model(params, batch, loss, config.vocab)

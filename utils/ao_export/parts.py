# ===- parts.py - Parts of models ------------------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Common parts of models: specifications of arrays, norms, losses."""

import dataclasses
from typing import Any, Callable

import jax
import jax.numpy as jnp
from jax import lax


@dataclasses.dataclass(frozen=True)
class Model:
    """`loss(params, batch)` returns the outputs; the first one is the loss."""

    params: Any
    batch: Any
    loss: Callable
    integer_limit: int  # of tokens or labels
    microbatches: int = 1  # whose gradients a step adds up


ELEMENT_TYPES = {"f32": jnp.float32, "bf16": jnp.bfloat16}


def weight(config, *shape):
    return jax.ShapeDtypeStruct(shape, ELEMENT_TYPES[config.dtype])


def integers(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.int32)


def layer_loop(config, step, layers, x):
    """`x` through all layers, in one loop over stacked ones if so configured."""
    if config.scan:
        x, _ = lax.scan(lambda x, layer: (step(layer, x), None), x, layers)
        return x
    for index, layer in enumerate(layers):
        with jax.named_scope(f"layer{index}"):
            x = step(layer, x)
    return x


def layer_norm(x, gain, bias):
    mean = jnp.mean(x, axis=-1, keepdims=True)
    centered = x - mean
    variance = jnp.mean(centered * centered, axis=-1, keepdims=True)
    return centered * lax.rsqrt(variance + 1e-5) * gain + bias


def one_hot(labels, size, dtype):
    index = lax.broadcasted_iota(jnp.int32, (*labels.shape, size), labels.ndim)
    return (labels[..., None] == index).astype(dtype)


def cross_entropy(logits, labels):
    """Mean over all labels; the label's entry is picked by a comparison."""
    log_probability = jax.nn.log_softmax(logits)
    index = lax.broadcasted_iota(jnp.int32, logits.shape, logits.ndim - 1)
    picked = jnp.where(labels[..., None] == index, log_probability, 0)
    return -jnp.sum(picked) / labels.size


# Of more rows than this, adding up gradients row by row takes less than a product
# with one-hot rows, which takes a share of the step.
MOST_ONE_HOT_ROWS = 1024


# The rows of `table` at `tokens`; saves the tokens, not their one-hot rows.
@jax.custom_vjp
def embed(table, tokens):
    return table.at[tokens].get(mode="clip", wrap_negative_indices=False)


def _embed_forward(table, tokens):
    return embed(table, tokens), (tokens, table)


def _embed_backward(saved, gradient):
    tokens, table = saved
    if table.shape[0] > MOST_ONE_HOT_ROWS:
        return jnp.zeros_like(table).at[tokens].add(
            gradient, mode="drop", wrap_negative_indices=False), None
    rows = one_hot(tokens, table.shape[0], gradient.dtype)
    return jnp.einsum("bsv,bsd->vd", rows, gradient), None


embed.defvjp(_embed_forward, _embed_backward)

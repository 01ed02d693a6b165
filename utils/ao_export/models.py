# ===- models.py - The models ----------------------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The models. Each one is a set of parameters, a batch, and a loss function.

Only operations that StableHLO's own passes turn into linalg are used: no
scatter (the gradient of an embedding is a product with one-hot rows), no sort
and no random numbers. Masks come from iota, so no large constant is embedded.
"""

import dataclasses
import functools
from typing import Any, Callable

import jax
import jax.numpy as jnp
from jax import lax

from . import ExportError


@dataclasses.dataclass(frozen=True)
class Config:
    """Everything that a command line can say about a model."""

    model: str = "gpt"
    layers: int = 2
    width: int = 64
    heads: int = 4
    sequence: int = 32
    batch: int = 2
    vocab: int = 128
    experts: int = 4
    image: int = 16
    dtype: str = "f32"
    scan: bool = False
    save: str = "all"

    def validate(self):
        if self.model not in MODELS:
            raise ExportError(f"unknown model '{self.model}'")
        if self.dtype not in ELEMENT_TYPES:
            raise ExportError(f"unknown element type '{self.dtype}'")
        for field in dataclasses.fields(self):
            value = getattr(self, field.name)
            if field.type in (int, "int") and value < 1:
                raise ExportError(f"--{field.name} must be at least 1, got {value}")
        if self.model == "gpt" and self.width % self.heads:
            raise ExportError(
                f"--width ({self.width}) must be a multiple of --heads ({self.heads})")
        if self.model == "moe" and self.experts < 2:
            raise ExportError("--experts must be at least 2 for two experts a token")
        if self.model == "resnet" and self.image % (2 << self.layers):
            raise ExportError(
                f"--image ({self.image}) must be a multiple of {2 << self.layers} "
                f"for {self.layers} stages")
        if self.scan and self.model != "gpt":
            raise ExportError(f"--scan is not available for model '{self.model}'")
        if self.save != "all" and self.model != "gpt":
            raise ExportError(f"--save is not available for model '{self.model}'")


@dataclasses.dataclass(frozen=True)
class Model:
    """`loss(params, batch)` returns the outputs; the first one is the loss."""

    params: Any
    batch: Any
    loss: Callable
    integer_limit: int  # of tokens or labels


ELEMENT_TYPES = {"f32": jnp.float32, "bf16": jnp.bfloat16}


def _weight(config, *shape):
    return jax.ShapeDtypeStruct(shape, ELEMENT_TYPES[config.dtype])


def _tokens(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.int32)


def _layer_norm(x, gain, bias):
    mean = jnp.mean(x, axis=-1, keepdims=True)
    centered = x - mean
    variance = jnp.mean(centered * centered, axis=-1, keepdims=True)
    return centered * lax.rsqrt(variance + 1e-5) * gain + bias


def _one_hot(labels, size, dtype):
    index = lax.broadcasted_iota(jnp.int32, (*labels.shape, size), labels.ndim)
    return (labels[..., None] == index).astype(dtype)


def _cross_entropy(logits, labels):
    """Mean over all labels; the label's entry is picked by a comparison."""
    log_probability = jax.nn.log_softmax(logits)
    index = lax.broadcasted_iota(jnp.int32, logits.shape, logits.ndim - 1)
    picked = jnp.where(labels[..., None] == index, log_probability, 0)
    return -jnp.sum(picked) / labels.size


# The rows of `table` at `tokens`; saves the tokens, not their one-hot rows.
@jax.custom_vjp
def _embed(table, tokens):
    return table.at[tokens].get(mode="clip", wrap_negative_indices=False)


def _embed_forward(table, tokens):
    return _embed(table, tokens), (tokens, table)


def _embed_backward(saved, gradient):
    tokens, table = saved
    rows = _one_hot(tokens, table.shape[0], gradient.dtype)
    return jnp.einsum("bsv,bsd->vd", rows, gradient), None


_embed.defvjp(_embed_forward, _embed_backward)


# GPT-style decoder: attention, layer norm before each block, tied head.


def _gpt_attention(config, layer, x):
    shape = (config.batch, config.sequence, config.heads, config.width // config.heads)
    qkv = jnp.einsum("bsd,de->bse", x, layer["qkv"])
    query, key, value = (part.reshape(shape) for part in jnp.split(qkv, 3, axis=-1))
    scores = jnp.einsum("bqhd,bkhd->bhqk", query, key) * (shape[-1] ** -0.5)
    row = lax.broadcasted_iota(jnp.int32, scores.shape, 2)
    column = lax.broadcasted_iota(jnp.int32, scores.shape, 3)
    attention = jax.nn.softmax(jnp.where(row >= column, scores, -1e9), axis=-1)
    mixed = jnp.einsum("bhqk,bkhd->bqhd", attention, value)
    return jnp.einsum("bsd,de->bse", mixed.reshape(x.shape), layer["out"])


def _gpt_mlp(layer, x):
    # One matrix of tokens, as compilers flatten it: the saved operands are views.
    tokens = x.reshape(-1, x.shape[-1])
    hidden = jax.nn.gelu(tokens @ layer["up"] + layer["up_bias"])
    return (hidden @ layer["down"] + layer["down_bias"]).reshape(x.shape)


def _gpt_layer(config, layer, x):
    if config.save == "dots":
        # All but the products is computed again in the backward pass.
        return jax.checkpoint(
            functools.partial(_gpt_layer, dataclasses.replace(config, save="all")),
            policy=jax.checkpoint_policies.dots_saveable)(layer, x)
    with jax.named_scope("attention"):
        normed = _layer_norm(x, layer["norm1_gain"], layer["norm1_bias"])
        x = x + _gpt_attention(config, layer, normed)
    with jax.named_scope("mlp"):
        normed = _layer_norm(x, layer["norm2_gain"], layer["norm2_bias"])
        return x + _gpt_mlp(layer, normed)


def _gpt_loss(config, params, batch):
    with jax.named_scope("embedding"):
        x = _embed(params["embedding"], batch["tokens"]) + params["position"]
    if config.scan:
        step = lambda carry, layer: (_gpt_layer(config, layer, carry), None)
        x, _ = lax.scan(step, x, params["layers"])
    else:
        for index, layer in enumerate(params["layers"]):
            with jax.named_scope(f"layer{index}"):
                x = _gpt_layer(config, layer, x)
    with jax.named_scope("head"):
        x = _layer_norm(x, params["norm_gain"], params["norm_bias"])
        logits = jnp.einsum("bsd,vd->bsv", x, params["embedding"])
        return (_cross_entropy(logits, batch["labels"]),)


def _gpt(config):
    width = config.width
    stack = (config.layers,) if config.scan else ()
    weight = lambda *shape: _weight(config, *stack, *shape)
    layer = {
        "norm1_gain": weight(width), "norm1_bias": weight(width),
        "qkv": weight(width, 3 * width), "out": weight(width, width),
        "norm2_gain": weight(width), "norm2_bias": weight(width),
        "up": weight(width, 4 * width), "up_bias": weight(4 * width),
        "down": weight(4 * width, width), "down_bias": weight(width),
    }
    params = {
        "embedding": _weight(config, config.vocab, width),
        "position": _weight(config, config.sequence, width),
        "layers": layer if config.scan else [layer] * config.layers,
        "norm_gain": _weight(config, width), "norm_bias": _weight(config, width),
    }
    shape = (config.batch, config.sequence)
    batch = {"tokens": _tokens(*shape), "labels": _tokens(*shape)}
    loss = lambda p, b: _gpt_loss(config, p, b)
    return Model(params, batch, loss, config.vocab)


# Residual network: stages of one basic block, each but the first halves the
# image. The logits are a second output.

CLASSES = 10


def _convolution(x, kernel, stride=1):
    return lax.conv_general_dilated(
        x, kernel, (stride, stride), "SAME",
        dimension_numbers=("NHWC", "HWIO", "NHWC"))


def _batch_norm(x, gain, bias):
    mean = jnp.mean(x, axis=(0, 1, 2))
    centered = x - mean
    variance = jnp.mean(centered * centered, axis=(0, 1, 2))
    return centered * lax.rsqrt(variance + 1e-5) * gain + bias


def _max_pool(x):
    """2x2 windows as two axes of a reshape: the gradient needs no scatter."""
    n, h, w, c = x.shape
    return jnp.max(x.reshape(n, h // 2, 2, w // 2, 2, c), axis=(2, 4))


def _resnet_block(block, x, stride):
    y = _convolution(x, block["conv1"], stride)
    y = jax.nn.relu(_batch_norm(y, block["gain1"], block["bias1"]))
    y = _convolution(y, block["conv2"])
    y = _batch_norm(y, block["gain2"], block["bias2"])
    shortcut = x if stride == 1 else _convolution(x, block["project"], stride)
    return jax.nn.relu(y + shortcut)


def _resnet_loss(params, batch):
    with jax.named_scope("stem"):
        x = _convolution(batch["image"], params["stem"])
        x = jax.nn.relu(_batch_norm(x, params["gain"], params["bias"]))
        x = _max_pool(x)
    for index, block in enumerate(params["blocks"]):
        with jax.named_scope(f"layer{index}"):
            x = _resnet_block(block, x, 1 if index == 0 else 2)
    with jax.named_scope("head"):
        logits = jnp.mean(x, axis=(1, 2)) @ params["classifier"] + params["offset"]
        return _cross_entropy(logits, batch["labels"]), logits


def _resnet_parameters(config, index):
    outputs = config.width << index
    inputs = outputs if index == 0 else outputs // 2
    block = {
        "conv1": _weight(config, 3, 3, inputs, outputs),
        "conv2": _weight(config, 3, 3, outputs, outputs),
    }
    for name in ("gain1", "bias1", "gain2", "bias2"):
        block[name] = _weight(config, outputs)
    if index > 0:
        block["project"] = _weight(config, 1, 1, inputs, outputs)
    return block


def _resnet(config):
    features = config.width << (config.layers - 1)
    params = {
        "stem": _weight(config, 3, 3, 3, config.width),
        "gain": _weight(config, config.width), "bias": _weight(config, config.width),
        "blocks": [_resnet_parameters(config, i) for i in range(config.layers)],
        "classifier": _weight(config, features, CLASSES),
        "offset": _weight(config, CLASSES),
    }
    batch = {
        "image": _weight(config, config.batch, config.image, config.image, 3),
        "labels": _tokens(config.batch),
    }
    return Model(params, batch, _resnet_loss, CLASSES)


# Mixture of experts: two experts a token, dense dispatch into slots of bounded
# capacity. The load-balancing loss is a second output.


def _top_two(probability):
    """Masks of the two largest entries of each row, by two maxima: no sort."""
    first = lax.stop_gradient(probability)
    best = first >= jnp.max(first, axis=-1, keepdims=True)
    rest = jnp.where(best, -1.0, first)
    second = rest >= jnp.max(rest, axis=-1, keepdims=True)
    return best | second


def _route(config, layer, tokens):
    """The share of each token's slots, and the load-balancing loss."""
    count, experts = tokens.shape[0], config.experts
    capacity = -(-5 * count // (2 * experts))  # 1.25 times an even split
    probability = jax.nn.softmax(tokens @ layer["router"], axis=-1)
    chosen = _top_two(probability).astype(tokens.dtype)
    gate = probability * chosen
    gate = gate / jnp.sum(gate, axis=-1, keepdims=True)
    # How many earlier tokens chose this expert: a product with a triangle.
    row = lax.broadcasted_iota(jnp.int32, (count, count), 0)
    column = lax.broadcasted_iota(jnp.int32, (count, count), 1)
    slot = ((row > column).astype(jnp.float32) @ chosen.astype(jnp.float32))
    dispatch = _one_hot(slot.astype(jnp.int32), capacity, tokens.dtype)
    dispatch = lax.stop_gradient(dispatch * chosen[..., None])
    load = lax.stop_gradient(jnp.mean(chosen, axis=0))
    balance = experts * jnp.sum(load * jnp.mean(probability, axis=0))
    return gate[..., None] * dispatch, dispatch, balance


def _moe_layer(config, layer, x):
    with jax.named_scope("router"):
        normed = _layer_norm(x, layer["norm_gain"], layer["norm_bias"])
        combine, dispatch, balance = _route(config, layer, normed)
    with jax.named_scope("experts"):
        slots = jnp.einsum("tec,td->ecd", dispatch, normed)
        hidden = jax.nn.gelu(jnp.einsum("ecd,edf->ecf", slots, layer["up"]))
        result = jnp.einsum("ecf,efd->ecd", hidden, layer["down"])
    with jax.named_scope("combine"):
        return x + jnp.einsum("tec,ecd->td", combine, result), balance


def _moe_loss(config, params, batch):
    x = batch["inputs"].reshape(-1, config.width)
    total = jnp.zeros((), x.dtype)
    for index, layer in enumerate(params["layers"]):
        with jax.named_scope(f"layer{index}"):
            x, balance = _moe_layer(config, layer, x)
            total = total + balance
    with jax.named_scope("head"):
        error = x - batch["targets"].reshape(x.shape)
        balance = total / config.layers
        return jnp.mean(error * error) + 0.01 * balance, balance


def _moe(config):
    width, experts = config.width, config.experts
    layer = {
        "norm_gain": _weight(config, width), "norm_bias": _weight(config, width),
        "router": _weight(config, width, experts),
        "up": _weight(config, experts, width, 2 * width),
        "down": _weight(config, experts, 2 * width, width),
    }
    shape = (config.batch, config.sequence, width)
    batch = {"inputs": _weight(config, *shape), "targets": _weight(config, *shape)}
    params = {"layers": [layer] * config.layers}
    return Model(params, batch, lambda p, b: _moe_loss(config, p, b), 1)


MODELS = {"gpt": _gpt, "resnet": _resnet, "moe": _moe}

# The sizes that each of them has.
OPTIONS = {
    "gpt": ("layers", "width", "heads", "sequence", "batch", "vocab"),
    "resnet": ("layers", "width", "batch", "image"),
    "moe": ("layers", "width", "sequence", "batch", "experts"),
}


def build(config):
    config.validate()
    return MODELS[config.model](config)

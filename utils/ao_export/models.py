# ===- models.py - The models ----------------------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The models. Each one is a set of parameters, a batch, and a loss function.

Only operations that StableHLO's own passes turn into linalg are used: no sort
and no random numbers, and no scatter but for the gradient of a large embedding;
that of a small one is a product with one-hot rows. Masks come from iota, so no large constant is embedded.
"""

import dataclasses
import functools

import jax
import jax.numpy as jnp
from jax import lax

from . import ExportError
from .llama import llama
from .lstm import lstm
from .parts import ELEMENT_TYPES, Model, cross_entropy, embed, integers
from .parts import layer_loop, layer_norm, one_hot, weight
from .scans import SCANS


@dataclasses.dataclass(frozen=True)
class Config:
    """Everything that a command line can say about a model."""

    model: str = "gpt"
    layers: int = 2
    width: int = 64
    heads: int = 4
    kv_heads: int = 2
    sequence: int = 32
    batch: int = 2
    vocab: int = 128
    experts: int = 4
    image: int = 16
    dtype: str = "f32"
    scan: bool = False
    save: str = "all"
    microbatches: int = 1

    def validate(self):
        if self.model not in MODELS:
            raise ExportError(f"unknown model '{self.model}'")
        if self.dtype not in ELEMENT_TYPES:
            raise ExportError(f"unknown element type '{self.dtype}'")
        for field in dataclasses.fields(self):
            value = getattr(self, field.name)
            if field.type in (int, "int") and value < 1:
                raise ExportError(f"--{field.name} must be at least 1, got {value}")
        self._validate_sizes()
        if self.model in SCANS and not self.scan:
            raise ExportError(f"model '{self.model}' needs --scan")
        if self.scan and self.model not in ("gpt", "llama", *SCANS):
            raise ExportError(f"--scan is not available for model '{self.model}'")
        if self.save != "all" and self.model != "gpt":
            raise ExportError(f"--save is not available for model '{self.model}'")

    def _validate_sizes(self):
        parts = 2 * self.heads if self.model == "llama" else self.heads
        if self.model in ("gpt", "llama") and self.width % parts:
            raise ExportError(f"--width ({self.width}) must be a multiple of {parts} "
                              f"for {self.heads} heads")
        if self.model == "llama" and self.heads % self.kv_heads:
            raise ExportError(f"--heads ({self.heads}) must be a multiple of "
                              f"--kv-heads ({self.kv_heads})")
        if self.model == "moe" and self.experts < 2:
            raise ExportError("--experts must be at least 2 for two experts a token")
        if self.model == "resnet" and self.image % (2 << self.layers):
            raise ExportError(
                f"--image ({self.image}) must be a multiple of {2 << self.layers} "
                f"for {self.layers} stages")


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


SAVEABLE = {
    "dots": jax.checkpoint_policies.dots_saveable,
    "none": jax.checkpoint_policies.nothing_saveable,
}


def gpt_layer(config, layer, x):
    if config.save != "all":
        # The rest is computed again in the backward pass.
        return jax.checkpoint(
            functools.partial(gpt_layer, dataclasses.replace(config, save="all")),
            policy=SAVEABLE[config.save])(layer, x)
    with jax.named_scope("attention"):
        normed = layer_norm(x, layer["norm1_gain"], layer["norm1_bias"])
        x = x + _gpt_attention(config, layer, normed)
    with jax.named_scope("mlp"):
        normed = layer_norm(x, layer["norm2_gain"], layer["norm2_bias"])
        return x + _gpt_mlp(layer, normed)


def _gpt_loss(config, params, batch):
    with jax.named_scope("embedding"):
        x = embed(params["embedding"], batch["tokens"]) + params["position"]
    step = lambda layer, x: gpt_layer(config, layer, x)
    x = layer_loop(config, step, params["layers"], x)
    with jax.named_scope("head"):
        x = layer_norm(x, params["norm_gain"], params["norm_bias"])
        logits = jnp.einsum("bsd,vd->bsv", x, params["embedding"])
        return (cross_entropy(logits, batch["labels"]),)


def _gpt(config):
    width = config.width
    stack = (config.layers,) if config.scan else ()
    of_layer = lambda *shape: weight(config, *stack, *shape)
    layer = {
        "norm1_gain": of_layer(width), "norm1_bias": of_layer(width),
        "qkv": of_layer(width, 3 * width), "out": of_layer(width, width),
        "norm2_gain": of_layer(width), "norm2_bias": of_layer(width),
        "up": of_layer(width, 4 * width), "up_bias": of_layer(4 * width),
        "down": of_layer(4 * width, width), "down_bias": of_layer(width),
    }
    params = {
        "embedding": weight(config, config.vocab, width),
        "position": weight(config, config.sequence, width),
        "layers": layer if config.scan else [layer] * config.layers,
        "norm_gain": weight(config, width), "norm_bias": weight(config, width),
    }
    shape = (config.batch, config.sequence)
    batch = {"tokens": integers(*shape), "labels": integers(*shape)}
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
        return cross_entropy(logits, batch["labels"]), logits


def _resnet_parameters(config, index):
    outputs = config.width << index
    inputs = outputs if index == 0 else outputs // 2
    block = {
        "conv1": weight(config, 3, 3, inputs, outputs),
        "conv2": weight(config, 3, 3, outputs, outputs),
    }
    for name in ("gain1", "bias1", "gain2", "bias2"):
        block[name] = weight(config, outputs)
    if index > 0:
        block["project"] = weight(config, 1, 1, inputs, outputs)
    return block


def _resnet(config):
    features = config.width << (config.layers - 1)
    params = {
        "stem": weight(config, 3, 3, 3, config.width),
        "gain": weight(config, config.width), "bias": weight(config, config.width),
        "blocks": [_resnet_parameters(config, i) for i in range(config.layers)],
        "classifier": weight(config, features, CLASSES),
        "offset": weight(config, CLASSES),
    }
    batch = {
        "image": weight(config, config.batch, config.image, config.image, 3),
        "labels": integers(config.batch),
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
    dispatch = one_hot(slot.astype(jnp.int32), capacity, tokens.dtype)
    dispatch = lax.stop_gradient(dispatch * chosen[..., None])
    load = lax.stop_gradient(jnp.mean(chosen, axis=0))
    balance = experts * jnp.sum(load * jnp.mean(probability, axis=0))
    return gate[..., None] * dispatch, dispatch, balance


def _moe_layer(config, layer, x):
    with jax.named_scope("router"):
        normed = layer_norm(x, layer["norm_gain"], layer["norm_bias"])
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
        "norm_gain": weight(config, width), "norm_bias": weight(config, width),
        "router": weight(config, width, experts),
        "up": weight(config, experts, width, 2 * width),
        "down": weight(config, experts, 2 * width, width),
    }
    shape = (config.batch, config.sequence, width)
    batch = {"inputs": weight(config, *shape), "targets": weight(config, *shape)}
    params = {"layers": [layer] * config.layers}
    return Model(params, batch, lambda p, b: _moe_loss(config, p, b), 1)


MODELS = {"gpt": _gpt, "llama": llama, "lstm": lstm, "resnet": _resnet, "moe": _moe,
          **SCANS}

# The sizes that each of them has.
OPTIONS = {
    "gpt": ("layers", "width", "heads", "sequence", "batch", "vocab"),
    "llama": ("layers", "width", "heads", "kv_heads", "sequence", "batch", "vocab"),
    "lstm": ("layers", "width", "sequence", "batch", "vocab"),
    "resnet": ("layers", "width", "batch", "image"),
    "moe": ("layers", "width", "sequence", "batch", "experts"),
    **{name: ("layers", "width", "sequence", "batch", "vocab") for name in SCANS},
}


def build(config):
    config.validate()
    model = MODELS[config.model](config)
    return dataclasses.replace(model, microbatches=config.microbatches)

# ===- distrax_steps.py - Steps of distrax ---------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Steps of distrax: likelihoods, flows and variational bounds."""

import distrax
import jax
import jax.numpy as jnp

from . import BATCH, LAYERS, WIDTH, add, inputs, train


@add("distrax", "mixture", "donate")
def mixture():
    def loss(params, x):
        parts = distrax.MultivariateNormalDiag(params["mean"], jnp.exp(params["scale"]))
        weights = distrax.Categorical(logits=params["logits"])
        return -distrax.MixtureSameFamily(weights, parts).log_prob(x).mean()

    params = {"mean": inputs(5, 4), "scale": jnp.zeros((5, 4)), "logits": jnp.zeros(5)}
    return train(loss, params, inputs(BATCH, 4, seed=1))


@add("distrax", "full_normal")
def full_normal():
    def loss(params, x):
        scale = jnp.tril(params["scale"]) + 3 * jnp.eye(4)
        return -distrax.MultivariateNormalTri(params["mean"], scale).log_prob(x).mean()

    return train(loss, {"mean": inputs(4), "scale": inputs(4, 4)}, inputs(BATCH, 4, seed=1))


@add("distrax", "coupling_flow")
def coupling_flow():
    mask = jnp.arange(8) % 2 == 0

    def flow(params):
        layers = []
        for number, (one, other) in enumerate(params):
            condition = lambda x, one=one, other=other: jnp.tanh(x @ one) @ other
            shift = lambda p: distrax.ScalarAffine(p[..., :8], log_scale=jnp.tanh(p[..., 8:]))
            layers.append(distrax.MaskedCoupling(
                mask if number % 2 else ~mask, condition, shift))
        return distrax.Chain(layers)

    def loss(params, x):
        base = distrax.Independent(distrax.Normal(jnp.zeros(8), jnp.ones(8)), 1)
        return -distrax.Transformed(base, distrax.Block(flow(params), 0)).log_prob(x).mean()

    params = [(0.1 * inputs(8, WIDTH, seed=n), 0.1 * inputs(WIDTH, 16, seed=n))
              for n in range(LAYERS)]
    return train(loss, params, inputs(BATCH, 8))


def autoencoder():
    def loss(params, batch):
        x, noise = batch
        hidden = jnp.tanh(x @ params["in"])
        mean, scale = jnp.split(hidden @ params["code"], 2, axis=-1)
        code = distrax.MultivariateNormalDiag(mean, jnp.exp(scale))
        sample = mean + jnp.exp(scale) * noise
        prior = distrax.MultivariateNormalDiag(jnp.zeros(4), jnp.ones(4))
        logits = jnp.tanh(sample @ params["out"]) @ params["pixels"]
        likelihood = distrax.Independent(distrax.Bernoulli(logits=logits), 1).log_prob(
            (x > 0).astype(jnp.float32))
        return (code.kl_divergence(prior) - likelihood).mean()

    shapes = {"in": (16, WIDTH), "code": (WIDTH, 8), "out": (4, WIDTH), "pixels": (WIDTH, 16)}
    params = {name: 0.1 * inputs(*shape) for name, shape in shapes.items()}
    return train(loss, params, (inputs(BATCH, 16), inputs(BATCH, 4, seed=1)))


add("distrax", "autoencoder")(autoencoder)
add("distrax", "autoencoder_sharded", "shard")(autoencoder)


@add("distrax", "hidden_markov", "scan")
def hidden_markov():
    def loss(params, x):
        model = distrax.HMM(
            init_dist=distrax.Categorical(logits=params["start"]),
            trans_dist=distrax.Categorical(logits=params["move"]),
            obs_dist=distrax.Normal(params["mean"], jnp.ones(3)))
        forward = lambda x: model.forward(x)[1]
        return -jax.vmap(forward)(x).mean()

    params = {"start": jnp.zeros(3), "move": inputs(3, 3), "mean": inputs(3)}
    return train(loss, params, inputs(8, 16))

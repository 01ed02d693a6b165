# ===- optax_steps.py - Steps of optax -------------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Optimizers of optax, on a small network."""

import jax
import jax.numpy as jnp
import optax

from . import BATCH, WIDTH, LAYERS, add, inputs, train


def network(optimizer, scan=False):
    """A step of a network under an optimizer."""
    weights = [0.3 * inputs(WIDTH, WIDTH, seed=n) for n in range(LAYERS)]

    def loss(weights, batch):
        x = batch[0]
        if scan:
            x, _ = jax.lax.scan(lambda x, w: (jnp.tanh(x @ w), None), x, weights)
        else:
            for weight in weights:
                x = jnp.tanh(x @ weight)
        return ((x - batch[1]) ** 2).mean()

    params = jnp.stack(weights) if scan else weights
    return train(loss, params, (inputs(BATCH, WIDTH), inputs(BATCH, WIDTH, seed=9)), optimizer)


OPTIMIZERS = {
    "adafactor": lambda: optax.adafactor(1e-3, min_dim_size_to_factor=16),
    "adamw": lambda: optax.adamw(optax.warmup_cosine_decay_schedule(0.0, 1e-3, 2, 10)),
    "adan": lambda: optax.adan(1e-3),
    "clipped_sgd": lambda: optax.chain(optax.clip_by_global_norm(1.0), optax.sgd(0.1)),
    "lamb": lambda: optax.lamb(1e-3),
    "lion": lambda: optax.lion(1e-4),
    "muon": lambda: optax.contrib.muon(1e-3),
    "multi_steps": lambda: optax.MultiSteps(optax.adam(1e-3), 2),
    "novograd": lambda: optax.novograd(1e-3),
    "schedule_free": lambda: optax.contrib.schedule_free_adamw(1e-3),
    "sm3": lambda: optax.sm3(1e-2),
}
for name, make in OPTIMIZERS.items():
    add("optax", name, *(["donate"] if name in ("adamw", "lion") else []))(
        lambda make=make: network(make()))
for name in ("adamw", "lamb"):
    add("optax", f"{name}_scan", "scan")(
        lambda make=OPTIMIZERS[name]: network(make(), scan=True))


@add("optax", "adamw_scan_sharded", "scan", "shard")
def adamw_scan_sharded():
    return network(OPTIMIZERS["adamw"](), scan=True)


@add("optax", "microbatches", "scan", "donate")
def microbatches():
    """Gradients of four microbatches, added up in a loop."""
    optimizer = optax.adam(1e-3)

    def loss(weight, x):
        return (jnp.tanh(jnp.tanh(x @ weight) @ weight) ** 2).mean()

    def step(state, batch):
        weight, memory = state

        def accumulate(total, x):
            value, gradient = jax.value_and_grad(loss)(weight, x)
            return (total[0] + value, total[1] + gradient), None

        start = jnp.float32(0), jnp.zeros_like(weight)
        (value, gradient), _ = jax.lax.scan(accumulate, start, batch)
        updates, memory = optimizer.update(gradient / len(batch), memory)
        return (optax.apply_updates(weight, updates), memory), value

    weight = 0.3 * inputs(WIDTH, WIDTH)
    return step, (weight, optimizer.init(weight)), inputs(4, BATCH, WIDTH)

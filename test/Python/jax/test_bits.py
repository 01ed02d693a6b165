# ===- test_bits.py - Bits of offloaded steps ------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The steps of which docs/Explanation/JAX.md says that their bits are, or are not, the same."""

import os
import pathlib
import unittest

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_disable_hlo_passes=algsimp"

import jax
import jax.export
import jax.numpy as jnp
import numpy as np

import ao.jax
from bits import bits

ROOT = pathlib.Path(__file__).resolve().parents[3]
OPTIONS = {
    "machine": str(ROOT / "examples" / "small-device.json"),
    "min_bytes": 1024,
    "device_memory_budget": "75%",
}
NUMBERS = np.random.default_rng(0)


def numbers(*shape):
    return (0.3 * NUMBERS.standard_normal(shape)).astype(np.float32)


def train(layer, weights, x):
    """The step of a network of layers, and its arguments."""

    def step(weights, x):
        def loss(weights):
            y = x
            for weight in weights:
                y = layer(weight, y)
            return (y * y).mean()

        return jax.value_and_grad(loss)(weights)

    return step, (weights, x)


def selective_layer(p, x):
    """A state space whose states are an associative scan."""
    u = jax.nn.silu(x @ p["in"])
    rate, enter, leave = jax.nn.softplus(u @ p["rate"]), u @ p["enter"], u @ p["leave"]
    combine = lambda left, right: (left[0] * right[0], right[0] * left[1] + right[1])
    decay = jnp.exp(rate[..., None] * -jnp.exp(p["decay"]))
    inputs = rate[..., None] * enter[..., None, :] * u[..., None]
    _, states = jax.lax.associative_scan(combine, (decay, inputs), axis=1)
    return x + jnp.einsum("bldn,bln->bld", states, leave) @ p["out"]


class BitsTest(unittest.TestCase):
    def test_same(self):
        for layer in (jnp.tanh, jax.nn.gelu, jax.nn.softmax):
            step, arguments = train(
                lambda w, x: layer(x @ w), [numbers(32, 32) for _ in range(4)], numbers(128, 32)
            )
            offloaded = ao.jax.offload(step, *arguments, **OPTIONS)
            self.assertEqual(bits(offloaded(*arguments)), bits(jax.jit(step)(*arguments)))

    def test_not_the_same(self):
        """A failure here means that docs/Explanation/JAX.md can promise more."""
        shapes = {"in": (16, 16), "rate": (16, 16), "enter": (16, 4), "leave": (16, 4),
                  "decay": (16, 4), "out": (16, 16)}
        layers = [{name: numbers(*shape) for name, shape in shapes.items()} for _ in range(2)]
        step, arguments = train(selective_layer, layers, numbers(2, 32, 16))
        expected = jax.jit(step)(*arguments)
        exported = jax.jit(jax.export.export(jax.jit(step))(*arguments).call)
        self.assertEqual(bits(exported(*arguments)), bits(expected))
        found = ao.jax.offload(step, *arguments, **OPTIONS)(*arguments)
        self.assertNotEqual(bits(found), bits(expected))
        for one, other in zip(*map(jax.tree.leaves, (found, expected)), strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-8)


if __name__ == "__main__":
    unittest.main()

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

import jax
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
# Passes of XLA that round in another way where ops around them are grouped in another way.
EXACT = {"xla_disable_hlo_passes": "algsimp,dot-library-rewriter,fusion,tree_reduction_rewriter"}
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


def elementwise_steps():
    """Steps of layers that are a product and an elementwise function or a softmax."""
    for function in (jnp.tanh, jax.nn.gelu, jax.nn.softmax):
        weights = [numbers(32, 32) for _ in range(4)]
        yield train(lambda w, x: function(x @ w), weights, numbers(128, 32))


def normalized_step():
    """A step whose layers end with a normalization, with gradients of its scales."""

    def layer(p, x):
        x = jax.nn.gelu(x @ p["weight"])
        return p["scale"] * jax.nn.standardize(x)

    layers = [{"weight": numbers(32, 32), "scale": numbers(32)} for _ in range(4)]
    return train(layer, layers, numbers(128, 32))


def selective_step():
    shapes = {"in": (16, 16), "rate": (16, 16), "enter": (16, 4), "leave": (16, 4),
              "decay": (16, 4), "out": (16, 16)}
    layers = [{name: numbers(*shape) for name, shape in shapes.items()} for _ in range(2)]
    return train(selective_layer, layers, numbers(2, 32, 16))


class BitsTest(unittest.TestCase):
    def run_both(self, step, arguments, passes=None):
        """Returns the results of a step without and with a plan."""
        jitted = jax.jit(step, compiler_options=passes)
        offloaded = ao.jax.offload(jitted, *arguments, **OPTIONS)
        self.assertTrue(offloaded.plan["commands"])
        return jitted(*arguments), offloaded(*arguments)

    def test_same(self):
        """All bits are the same where XLA rounds each op by itself."""
        for step, arguments in (*elementwise_steps(), normalized_step(), selective_step()):
            expected, found = self.run_both(step, arguments, EXACT)
            self.assertEqual(bits(found), bits(expected))

    def test_close(self):
        """A failure of the last line means that docs/Explanation/JAX.md can promise more."""
        step, arguments = selective_step()
        expected, found = self.run_both(step, arguments)
        for one, other in zip(*map(jax.tree.leaves, (found, expected)), strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-8)
        self.assertNotEqual(bits(found), bits(expected))

    def test_cause(self):
        """The sums that XLA's library for processors groups with other ops."""
        step, arguments = selective_step()
        passes = {"xla_disable_hlo_passes": "dot-library-rewriter"}
        expected, found = self.run_both(step, arguments, passes)
        self.assertEqual(bits(found), bits(expected))


if __name__ == "__main__":
    unittest.main()

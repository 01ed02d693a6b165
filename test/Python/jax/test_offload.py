# ===- test_offload.py - Plans inside JAX ----------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.jax.offload: bits, placements, what goes wrong, and the page of it."""

import contextlib
import os
import pathlib
import re
import unittest
from unittest import mock

# XLA simplifies arithmetic, which changes the rounding, but not across a placement.
# The tests compare bits, so nothing is simplified.
os.environ["XLA_FLAGS"] = (
    "--xla_disable_hlo_passes=algsimp --xla_force_host_platform_device_count=4"
)

import jax
import jax.export
import jax.numpy as jnp

import ao
import ao.jax
from ao.jax import _compat
from bits import equal_bits

ROOT = pathlib.Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs" / "Explanation" / "JAX.md"
OPTIONS = {
    "machine": str(ROOT / "examples" / "small-device.json"),
    "min_bytes": 1024,
}


def step(weights, x):
    def loss(weights):
        hidden = x
        for weight in weights:
            # A function of its own in the module, which is called.
            hidden = jax.nn.gelu(hidden @ weight)
        return (hidden * hidden).sum()

    return jax.value_and_grad(loss)(weights)


def make_arguments(layers=6):
    keys = jax.random.split(jax.random.key(0), layers + 1)
    weights = [0.1 * jax.random.normal(key, (64, 64)) for key in keys[1:]]
    return weights, jax.random.normal(keys[0], (256, 64))


class OffloadTest(unittest.TestCase):
    def assert_placed(self, offloaded):
        """A placement for each command, no sign of the dialect."""
        commands = offloaded.plan["commands"]
        for do, memory in (("offload", "pinned_host"), ("reload", "device")):
            expected = sum(command["do"] == do for command in commands)
            found = offloaded.module.count(f'_xla_buffer_placement = "{memory}"')
            self.assertGreater(expected, 0)
            self.assertEqual(found, expected)
        self.assertNotRegex(offloaded.module, r"[!#\s]ao\.")

    def test_results_have_the_bits_of_the_step_as_it_is(self):
        arguments = make_arguments()
        offloaded = ao.jax.offload(
            step, *arguments, device_memory_budget="60%", **OPTIONS
        )
        self.assert_placed(offloaded)
        self.assertLessEqual(
            offloaded.predicted["peak_bytes"],
            0.6 * offloaded.predicted["unplanned_peak_bytes"],
        )
        self.assertTrue(
            equal_bits(offloaded(*arguments), jax.jit(step)(*arguments))
        )
        # The text that JAX compiles has the placements.
        text = jax.jit(offloaded.exported.call).lower(*arguments).as_text()
        self.assertIn("annotate_device_placement", text)

    def test_every_strategy_has_the_same_bits(self):
        arguments = make_arguments(3)
        expected = jax.jit(step)(*arguments)
        for strategy in ("sync", "pytorch", "none"):
            with self.subTest(strategy=strategy):
                offloaded = ao.jax.offload(
                    step, *arguments, strategy=strategy, **OPTIONS
                )
                self.assertTrue(equal_bits(offloaded(*arguments), expected))

    def test_shapes_are_example_enough(self):
        arguments = make_arguments(3)
        shapes = jax.tree.map(
            lambda a: jax.ShapeDtypeStruct(a.shape, a.dtype), arguments
        )
        offloaded = ao.jax.offload(
            jax.jit(step), *shapes, strategy="sync", **OPTIONS
        )
        self.assertTrue(equal_bits(offloaded(*arguments), step_of(arguments)))

    def test_arguments_that_nothing_uses_stay_arguments(self):
        weights, x = make_arguments(3)

        def with_spare(spare, weights, x):
            return step(weights, x)

        offloaded = ao.jax.offload(
            with_spare, jnp.zeros(3), weights, x, strategy="sync", **OPTIONS
        )
        self.assertTrue(
            equal_bits(offloaded(jnp.zeros(3), weights, x), step_of((weights, x)))
        )

    def test_what_is_exported_can_be_stored(self):
        arguments = make_arguments(3)
        offloaded = ao.jax.offload(step, *arguments, strategy="sync", **OPTIONS)
        stored = jax.export.deserialize(offloaded.exported.serialize())
        self.assertTrue(equal_bits(stored.call(*arguments), step_of(arguments)))


class PageTest(unittest.TestCase):
    def test_the_page_does_what_it_says(self):
        blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
        self.assertEqual(len(blocks), 8)
        names = {}
        # Paths of the page are those of the tree.
        with contextlib.chdir(ROOT):
            exec("\n".join(blocks), names)
        weights, x = names["weights"], names["x"]
        self.assertTrue(names["names"])
        jaxpr = str(jax.make_jaxpr(names["gradients"])(weights, x))
        moved = set(re.findall(r"(\w+):f32<host>\[512,64\]", jaxpr))
        self.assertGreaterEqual(len(moved), len(names["names"]))
        self.assertTrue(
            equal_bits(
                names["gradients"](weights, x),
                jax.jit(jax.grad(names["loss"]))(weights, x),
            )
        )


class ErrorTest(unittest.TestCase):
    def test_a_budget_that_cannot_be_kept(self):
        with self.assertRaises(ao.InfeasibleError) as caught:
            ao.jax.offload(
                step, *make_arguments(2), device_memory_budget=1, **OPTIONS
            )
        self.assertGreater(caught.exception.smallest_device_budget, 1)

    def test_options_of_modules(self):
        for option in ("arenas", "fit_buffers", "name"):
            with self.assertRaisesRegex(TypeError, f"'{option}' is not an option"):
                ao.jax.offload(step, *make_arguments(2), **{option: None})
        with self.assertRaisesRegex(TypeError, "unknown"):
            ao.jax.offload(step, *make_arguments(2), unknown=1)

    def test_a_version_that_lacks_a_name(self):
        name = "serialize_portable_artifact"
        _compat.private.cache_clear()
        self.addCleanup(_compat.private.cache_clear)
        with mock.patch.dict(_compat._MODULE_OF, {name: "jaxlib.mlir.ir"}):
            with self.assertRaisesRegex(
                ao.Error, "has no jaxlib.mlir.ir.serialize_portable_artifact"
            ):
                ao.jax.offload(
                    step, *make_arguments(2), strategy="sync", **OPTIONS
                )


def step_of(arguments):
    return jax.jit(step)(*arguments)


if __name__ == "__main__":
    unittest.main()

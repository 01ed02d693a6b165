# ===- test_loops.py - Loops of steps under ao.jax.offload -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Stacked residuals of loops: bits, placements, and loops that are refused.

On a processor XLA drops the placements, so that nothing here proves a move:
`compile_tpu.py` does.
"""

import os
import pathlib
import re
import unittest

os.environ["XLA_FLAGS"] = "--xla_disable_hlo_passes=algsimp"

import jax
import jax.numpy as jnp
from jax import lax

import ao
import ao.jax
import loop_steps
from bits import bits

ROOT = pathlib.Path(__file__).resolve().parents[3]
OPTIONS = {
    "machine": str(ROOT / "examples" / "small-device.json"),
    "min_bytes": 1024,
}
ROWS, WIDTH = 256, 64


def offload(step, arguments, budget="80%"):
    return ao.jax.offload(step, *arguments, device_memory_budget=budget, **OPTIONS)


def stacked_slices(module):
    """Returns the number of slices that are placed on the host and inserted."""
    placed = re.findall(
        r'(%\w+) = "?stablehlo\.custom_call.*"pinned_host"', module
    )
    inserted = re.findall(r"stablehlo\.dynamic_update_slice\"?\(%\S+, (%\w+),", module)
    return len(set(placed) & set(inserted))


class LoopTest(unittest.TestCase):
    def test_three_optimizer_steps_have_the_same_bits(self):
        for name, make in loop_steps.STEPS.items():
            with self.subTest(name):
                step, (weights, x) = make(ROWS, WIDTH)
                offloaded = offload(step, (weights, x))
                self.assertGreater(stacked_slices(offloaded.module), 0)
                self.assertNotRegex(
                    offloaded.module, r"[!#\s\"](ao|scf|arith|tensor)\."
                )
                self.assertLessEqual(
                    offloaded.predicted["peak_bytes"],
                    0.8 * offloaded.predicted["unplanned_peak_bytes"],
                )
                expected = weights
                plain = jax.jit(step)
                for _ in range(3):
                    value, weights = offloaded(weights, x)
                    expected_value, expected = plain(expected, x)
                    self.assertEqual(
                        bits((value, weights)), bits((expected_value, expected))
                    )

    def test_slices_are_placed_for_planned_stacks_alone(self):
        step, arguments = loop_steps.STEPS["scan"](ROWS, WIDTH)
        for budget, count in (("50%", 2), ("80%", 1)):
            offloaded = offload(step, arguments, budget)
            for memory in ("pinned_host", "device"):
                self.assertEqual(
                    offloaded.module.count(f'_xla_buffer_placement = "{memory}"'),
                    count,
                )
            self.assertEqual(stacked_slices(offloaded.module), count)
            self.assertIn(f"{count} stack", offloaded.summary)

    def test_a_scan_inside_of_jit_and_grad(self):
        step, (weights, x) = loop_steps.STEPS["scan"](ROWS, WIDTH)
        offloaded = offload(step, (weights, x))
        self.assertEqual(
            bits(jax.jit(lambda w: offloaded(w, x))(weights)),
            bits(jax.jit(step)(weights, x)),
        )

    def test_peaks_of_a_scan_with_donation(self):
        """Donation frees moments in the update. The loop that makes the gradient
        reads the weights until it ends: without a plan, its peak is the same."""

        def adam(state, x):
            weights, first, second = state
            value, gradient = jax.value_and_grad(loop_steps.scanned())(weights, x)
            first = 0.9 * first + 0.1 * gradient
            second = 0.99 * second + 0.01 * gradient * gradient
            weights = weights - 0.01 * first / (jnp.sqrt(second) + 1e-6)
            return value, (weights, first, second)

        def peaks(step, arguments, donated):
            """Returns the unplanned peak and the smallest feasible budget."""
            jitted = jax.jit(step, donate_argnums=donated)
            planned = ao.jax.offload(jitted, *arguments, **OPTIONS)
            with self.assertRaises(ao.InfeasibleError) as caught:
                offload(jitted, arguments, budget=1)
            return (
                planned.predicted["unplanned_peak_bytes"],
                caught.exception.smallest_device_budget,
            )

        step, (weights, x) = loop_steps.STEPS["scan"](8, WIDTH)
        kept, freed = (peaks(step, (weights, x), donated) for donated in ((), 0))
        self.assertEqual(kept[0], freed[0])
        state = weights, jnp.zeros_like(weights), jnp.ones_like(weights)
        kept, freed = (peaks(adam, (state, x), donated) for donated in ((), 0))
        self.assertGreater(kept[0] - freed[0], 1.9 * weights.nbytes)
        self.assertGreater(kept[1] - freed[1], 2.9 * weights.nbytes)

    def test_stacks_are_kept_on_gpus(self):
        step, arguments = loop_steps.STEPS["scan"](ROWS, WIDTH)
        for platform, moves in (("tpu", True), ("cuda", False), ("rocm", False)):
            offloaded = ao.jax.offload(step, *arguments, platforms=platform, **OPTIONS)
            self.assertEqual(stacked_slices(offloaded.module) > 0, moves)
            texts = [str(each) for each in offloaded.diagnostics]
            told = any("of 2 loops" in text and "xla#46231" in text for text in texts)
            self.assertEqual(told, not moves, texts)

    def test_values_outside_of_loops_are_a_warning_on_tpus(self):
        def unrolled(weights, x):
            for w in weights:
                x, _ = loop_steps.layer(x, w)
            return loop_steps.square(x)

        for loss, platform, warns in (
            (loop_steps.scanned(), "tpu", False),
            (unrolled, "tpu", True),
            (unrolled, "cuda", False),
        ):
            step, arguments = loop_steps.make(loss)(ROWS, WIDTH)
            offloaded = ao.jax.offload(step, *arguments, platforms=platform, **OPTIONS)
            self.assertGreater(offloaded.predicted["host_peak_bytes"], 0)
            told = any(
                each.kind == "warning" and "outside of loops" in each.message
                for each in offloaded.diagnostics
            )
            self.assertEqual(told, warns, offloaded.diagnostics)

    def test_an_unrolled_scan_is_planned_as_layers(self):
        """JAX concatenates what the layers save, and slices it for the backward pass."""

        def layers(weights, x):
            for w in weights:
                x, _ = loop_steps.layer(x, w)
            return loop_steps.square(x)

        scanned, unrolled = (
            loop_steps.make(loss)(ROWS, WIDTH)
            for loss in (loop_steps.scanned(unroll=True), layers)
        )
        planned, expected = (offload(*each, budget="50%") for each in (scanned, unrolled))
        self.assertNotIn("tensor<8x256x64xf32>", planned.module)
        for name in ("unplanned_peak_bytes", "peak_bytes"):
            self.assertLessEqual(planned.predicted[name], expected.predicted[name])
        step, arguments = scanned
        self.assertEqual(bits(planned(*arguments)), bits(jax.jit(step)(*arguments)))

    def kept(self, step, arguments, rule):
        """Checks that a remark has the rule, and that nothing is placed."""
        offloaded = ao.jax.offload(step, *arguments, **OPTIONS)
        self.assertEqual(stacked_slices(offloaded.module), 0)
        texts = [str(remark) for remark in offloaded.remarks]
        self.assertTrue(any(rule in text for text in texts), texts)
        value, weights = offloaded(*arguments)
        self.assertEqual(bits((value, weights)), bits(jax.jit(step)(*arguments)))

    def test_stacks_that_are_read_out_of_order_are_kept(self):
        def step(weights, x):
            def forward(i, carry):
                h, stack = carry
                stack = lax.dynamic_update_index_in_dim(stack, h, i, 0)
                return jnp.tanh(h @ weights[i]), stack

            h, stack = lax.fori_loop(0, 8, forward, (x, jnp.zeros((8, *x.shape))))
            # Iterations 0 to 7 read slices 0, 3, 6, 1, …
            h = lax.fori_loop(0, 8, lambda i, h: h + stack[(3 * i) % 8], h)
            return loop_steps.square(h), weights

        arguments = loop_steps.STEPS["scan"](ROWS, WIDTH)[1]
        self.kept(step, arguments, "it has uses other than slice by slice")

    def keeps_a_while(self, zero, goes_on):
        """Checks that the stacks of a `while` are kept that counts from `zero` until
        `goes_on` of its carried values is false."""

        def step(weights, x):
            def body(carry):
                i, h, stack = carry
                stack = lax.dynamic_update_index_in_dim(stack, h, i, 0)
                return i + 1, jnp.tanh(h @ weights[i]), stack

            start = zero, x, jnp.zeros((8, *x.shape))
            _, h, stack = lax.while_loop(goes_on, body, start)
            h = lax.fori_loop(0, 8, lambda i, h: h + stack[i], h)
            return loop_steps.square(h), weights

        arguments = loop_steps.STEPS["scan"](ROWS, WIDTH)[1]
        self.kept(step, arguments, "the loop has no single induction variable")

    def test_stacks_of_a_counter_without_sign_are_kept(self):
        self.keeps_a_while(jnp.uint32(0), lambda carry: carry[0] < jnp.uint32(8))

    def test_stacks_of_a_loop_that_data_ends_are_kept(self):
        self.keeps_a_while(0, lambda carry: (carry[0] < 8) & (carry[1].max() > 0))


if __name__ == "__main__":
    unittest.main()

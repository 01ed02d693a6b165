#!/usr/bin/env python3
# ===- test_export.py - Tests of the exporter ------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Tests of ao_export on functions of JAX. Needs requirements-export.txt, and skips
every test without.

usage: test_export.py LLVM_BIN AO_RUN
"""

import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

try:
    import jax
    import jax.numpy as jnp
    import numpy as np
    from jax._src.interpreters import mlir
    from jaxlib.mlir import ir

    from ao_export import linalg, steps
    from ao_export.ir import build_module
    from ao_export.parts import embed
    from ao_export.tools import Tools
    from ao_legalize import LegalizeError, jax_rules
    from ao_legalize.tree import functions
except ImportError as error:
    print(f"skipped: {error}")
    sys.exit(0)


def export(function, *arguments, plain_products=False):
    """A function, of eight numbers if there are no arguments, in linalg."""
    lowered = jax_rules.lower(jax.jit(function), *(arguments or (jnp.ones(8),)))
    with mlir.make_ir_context():
        module = ir.Module.parse(lowered.as_text(debug_info=True))
    return str(linalg.to_linalg(module, Tools(LLVM_BIN), plain_products))


def run(function, *arguments):
    """Returns the results of ao-run, and those of JAX."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "step.mlir").write_text(export(function, *arguments))
        for number, argument in enumerate(arguments):
            np.save(folder / f"arg{number}.npy", argument)
        subprocess.run([AO_RUN, folder / "step.mlir", "--strategy=none", "--entry=main",
                        f"--inputs={folder}", f"--outputs={folder}"],
                       check=True, capture_output=True)
        expected = jax.tree.leaves(jax.jit(function)(*arguments))
        return [np.load(folder / f"output{number}.npy")
                for number in range(len(expected))], expected


class LoopTest(unittest.TestCase):
    def test_counted(self):
        text = export(lambda x: jax.lax.fori_loop(0, 3, lambda i, y: y * 2, x))
        self.assertIn("scf.for", text)
        self.assertNotIn("scf.while", text)

    def test_nested(self):
        inner = lambda i, y: jax.lax.fori_loop(0, 5, lambda j, z: z + jnp.sin(z), y)
        text = export(lambda x: jax.lax.fori_loop(0, 3, inner, x))
        self.assertEqual(text.count("scf.for"), 2)
        self.assertNotIn("stablehlo", text)

    def test_open(self):
        text = export(lambda x: jax.lax.while_loop(
            lambda y: jnp.sum(y) < 100, lambda y: y * 2, x))
        self.assertIn("scf.while", text)
        self.assertIn("scf.condition", text)

    def test_bound_is_data(self):
        text = export(lambda x: jax.lax.fori_loop(
            0, x[0].astype(int), lambda i, y: y * 2, x))
        self.assertIn("scf.while", text)


class OpTest(unittest.TestCase):
    def test_checkpoint(self):
        layer = jax.checkpoint(lambda x: jnp.sin(jnp.sin(x)))
        text = export(jax.grad(lambda x: jnp.sum(layer(x))))
        self.assertIn("math.cos", text)
        self.assertNotIn("barrier", text)

    def test_plain_products(self):
        def gradient_of_an_embedding(tokens, gradient):
            rows = (tokens[..., None] == jnp.arange(9)).astype(gradient.dtype)
            return jnp.einsum("bsv,bsd->vd", rows, gradient)

        arguments = jnp.ones((2, 4), int), jnp.ones((2, 4, 3))
        product = re.compile(r"\^bb0\((?:(?!\^bb0).)*arith\.mulf(?:(?!\^bb0).)*arith\.addf", re.S)
        for plain_products in (False, True):
            text = export(gradient_of_an_embedding, *arguments, plain_products=plain_products)
            [body] = product.findall(text)
            self.assertEqual("arith.cmpi" in body, not plain_products)
            self.assertNotIn("ao_export", text)

    def test_plain_products_behind_reshapes(self):
        def joined(x, weight):
            return jnp.tanh(x).reshape(8, 16) @ weight

        arguments = jnp.ones((2, 4, 16)), jnp.ones((16, 5))
        for plain_products in (False, True):
            text = export(joined, *arguments, plain_products=plain_products)
            bodies = re.findall(r"\^bb0\((?:(?!\^bb0).)*linalg\.yield", text, re.S)
            fused = [body for body in bodies if "math.tanh" in body and "arith.mulf" in body]
            self.assertEqual(bool(fused), not plain_products)

    def test_complex_constants(self):
        text = export(lambda x: jnp.real((x + 1j) * jnp.arange(8) * (2 - 3j)))
        self.assertIn("complex.mul", text)

    def test_says_what_failed(self):
        def spectrum(x):
            with jax.named_scope("layer0"):
                return jnp.real(jnp.linalg.eigvals(jnp.outer(x, x)))

        message = "^not legalized to linalg: stablehlo.custom_call @lapack_sgeev_ffi of '.*eig'$"
        with self.assertRaisesRegex(LegalizeError, message):
            export(spectrum)
        with self.assertRaisesRegex(LegalizeError, "complex numbers cannot be sorted"):
            export(lambda x: jnp.real(jnp.sort(x + 1j)))

    def test_says_which_pass_failed(self):
        def copied(x):
            return jax.pure_callback(np.asarray, jax.ShapeDtypeStruct(x.shape, x.dtype), x)

        with self.assertRaisesRegex(LegalizeError, r"custom_call.* \(in 'pure_callback'\)$"):
            build_module(steps.Step([steps.Function("step", copied, [jnp.ones(8)], ["x"])], 1))


class PairTest(unittest.TestCase):
    def test_complex_constants_are_not_saved(self):
        turn = np.arange(8) * (2 - 3j)
        saved = steps.Function("fwd", lambda x: (x, turn), [jnp.ones(8)], ["x"])
        used = steps.Function("bwd", lambda turn, x: jnp.real(turn * x),
                              [jnp.ones(8, complex), jnp.ones(8)], ["turn", "cotangent"])
        forward, backward = functions(build_module(steps.Step([saved, used], 1)))
        self.assertEqual(len(forward.type.results), 1)
        self.assertEqual(len(backward.type.inputs), 1)


class RunTest(unittest.TestCase):
    """Functions whose numbers have to be JAX's own."""

    def check(self, function, *arguments, atol=0):
        actual, expected = run(function, *arguments)
        for one, other in zip(actual, expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-6, atol=atol)

    def setUp(self):
        random = np.random.default_rng(0)
        self.matrix = random.standard_normal((5, 6)).astype(np.float32)
        self.ties = random.integers(0, 3, (4, 7)).astype(np.int32)

    def test_sort(self):
        special = np.array([2, np.nan, -0.0, -np.inf, 0.0, 7, np.inf, -1], np.float32)
        self.check(lambda x, y, z: (jnp.sort(x, axis=0), jnp.argsort(y), jnp.sort(z)),
                   self.matrix, self.ties, special)

    def test_sort_by_keys(self):
        self.check(lambda x, y: jax.lax.sort((x, y, y + x), dimension=1, num_keys=2),
                   self.ties, self.ties[::-1].copy())

    def test_largest(self):
        self.check(lambda x, y: (jax.lax.top_k(x, 2), jax.lax.top_k(y, 3)),
                   self.matrix, self.ties)

    def test_gradient_of_an_embedding(self):
        tokens = np.array([[4, 0, 4], [2, 4, 1]], np.int32)
        self.check(jax.grad(lambda table, tokens: jnp.sum(jnp.sin(table[tokens]))),
                   self.matrix, tokens)

    def test_updates_keep_their_order(self):
        random = np.random.default_rng(1)
        table = random.standard_normal((4, 3)).astype(np.float32)
        places = random.integers(-2, 6, 64).astype(np.int32)
        updates = random.standard_normal((64, 3)).astype(np.float32)
        add = lambda table, places, updates: table.at[places].add(
            updates, mode="drop", wrap_negative_indices=False)
        [actual], _ = run(add, table, places, updates)
        for place, update in zip(places, updates):
            if 0 <= place < len(table):
                table[place] += update
        np.testing.assert_array_equal(actual, table)

    def test_no_loop_over_updates(self):
        text = export(lambda table, places: table.at[places].add(1),
                      np.zeros((4, 3), np.float32), np.zeros(64, np.int32))
        self.assertNotIn("scf.for", text)
        self.assertEqual(text.count("scf.while"), 1)
        self.assertRegex(text, r"linalg.index 1 : index\n *%\S+ = scf.while")

    def test_scattered_types(self):
        # Half of the numbers are above the largest one with a sign.
        numbers = np.array([0, -1294967296, 7, -294967296], np.int32)
        new = np.array([5, -194967296, 1, 2, 3], np.int32)

        def scattered(places, numbers, new):
            large, few = numbers.astype(jnp.uint32), new.astype(jnp.uint32)
            unsigned = (large.at[places].max(few), large.at[places].min(few),
                        large.at[places].add(few))
            return (*(x.astype(jnp.int32) for x in unsigned),
                    (numbers > 5).at[places].set(new > 2),
                    jnp.imag((numbers + 1j).at[places].add(new * 2j)))

        self.check(scattered, np.array([3, 0, 3, 1, 3], np.int32), numbers, new)

    def test_gradient_of_a_large_embedding(self):
        text = export(jax.grad(lambda table, tokens: jnp.sum(jnp.sin(embed(table, tokens)))),
                      np.zeros((1025, 3), np.float32), np.zeros((2, 4), np.int32))
        self.assertIn("scf.while", text)
        small = export(jax.grad(lambda table, tokens: jnp.sum(jnp.sin(embed(table, tokens)))),
                       np.zeros((1024, 3), np.float32), np.zeros((2, 4), np.int32))
        self.assertNotIn("scf.while", small)

    def test_stablehlo_keeps_scatters(self):
        lowered = jax_rules.lower(jax.jit(lambda x: x.at[jnp.array([1, 1])].add(2)), jnp.ones(8),
                                  keeps_scatters=True)
        self.assertIn("stablehlo.scatter", lowered.as_text())

    def test_scattered_windows(self):
        # One begins after the last place where it fits, and one in front.
        numbers = jax.lax.ScatterDimensionNumbers(
            update_window_dims=(0, 2), inserted_window_dims=(),
            scatter_dims_to_operand_dims=(1, 0))
        places = np.array([[0, 0], [3, 1], [5, 4], [-1, 0], [3, 2]], np.int32)

        def windows(x, places, mode):
            return jax.lax.scatter_mul(x, places, jnp.full((2, 5, 3), 3, x.dtype),
                                       numbers, mode=mode)

        self.check(lambda x, places: [windows(x, places, mode) for mode in ("drop", "clip")],
                   self.matrix, places)

    def test_scattered_in_batches(self):
        places = np.array([2, 0, 5, 1, 2], np.int32)
        self.check(lambda x, places: (
            jax.vmap(lambda row, place: row.at[place].set(9))(x, places),
            x.at[places, places].min(0), x.at[places].max(x)), self.matrix, places)

    def test_gradient_of_poolings(self):
        image = np.random.default_rng(3).normal(size=(2, 7, 6, 3)).astype(np.float32)
        # Equal values: the first one is chosen.
        image[0, 2:5, 1:4] = 1
        image[1, :2, :2] = -np.inf

        def pool(x, window, strides, padding, least=-np.inf, choose=jax.lax.max):
            return jax.lax.reduce_window(
                x, np.float32(least), choose, (1, *window, 1), (1, *strides, 1), padding)

        for arguments in (((2, 2), (2, 2), "VALID"), ((3, 3), (1, 1), "SAME"),
                          ((3, 2), (2, 3), ((0, 0), (2, 1), (0, 1), (0, 0))),
                          ((2, 3), (2, 1), "SAME", np.inf, jax.lax.min)):
            self.check(jax.grad(lambda x: jnp.sum(jnp.cos(jnp.exp(pool(x, *arguments))))),
                       image, atol=1e-5)

    def test_complex_constants(self):
        turns = np.array([1, 1j, -1, -1j, 2 - 3j, 0.5j], np.complex64)

        def turned(x):
            y = (x + 1j) * turns * (2 - 3j)
            return jnp.real(y), jnp.imag(y)

        self.check(turned, self.matrix)

    def test_slices_of_nothing(self):
        def states(x):
            combine = lambda left, right: (left[0] * right[0], right[0] * left[1] + right[1])
            return jax.lax.associative_scan(combine, (x, x + 1))[1]

        self.check(jax.grad(lambda x: jnp.sum(jnp.sin(states(x)))), self.matrix, atol=1e-6)

    def test_checkpoint(self):
        layer = jax.checkpoint(lambda x: jnp.sin(jnp.exp(x)))
        self.check(jax.grad(lambda x: jnp.sum(layer(layer(x)))), self.matrix,
                   atol=1e-6)

    def test_loop_of_unknown_length(self):
        self.check(lambda x: jax.lax.while_loop(
            lambda y: jnp.sum(jnp.abs(y)) < 100, lambda y: y * 2, x), self.matrix)

    def test_branches(self):
        def layers(x, limit):
            def layer(x, row):
                x = jax.lax.cond(row[0] > limit, lambda x: x * row, lambda x: x + row, x)
                return x, jnp.sum(x)
            return jax.lax.scan(layer, x[0], x)

        for limit in (-10.0, 0.0, 10.0):
            self.check(layers, self.matrix, np.float32(limit))

    def test_branches_by_number(self):
        def choose(x, number):
            return jax.lax.switch(number, [
                lambda x: (x, 2 * x), lambda x: (x + 1, x),
                lambda x: jax.lax.fori_loop(0, 3, lambda i, y: (y[1], y[0] - i), (x, x))], x)

        # A number without a branch selects the first or the last one.
        for number in (-5, 0, 1, 2, 9):
            self.check(choose, self.matrix, np.int32(number))


if __name__ == "__main__":
    LLVM_BIN, AO_RUN = sys.argv.pop(1), sys.argv.pop(1)
    unittest.main()

#!/usr/bin/env python3
# ===- test_export.py - Tests of the exporter ------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""What ao_export.linalg makes of StableHLO. Needs requirements-export.txt, and
skips every test without."""

import sys
import unittest

try:
    import jax
    import jax.numpy as jnp
    from jax._src.interpreters import mlir
    from jaxlib.mlir import ir

    from ao_export import ExportError, linalg
    from ao_export.tools import Tools
except ImportError as error:
    print(f"skipped: {error}")
    sys.exit(0)


def export(function):
    """A function of eight numbers in linalg."""
    text = jax.jit(function).lower(jnp.ones(8)).as_text(debug_info=True)
    with mlir.make_ir_context():
        module = ir.Module.parse(text)
    return str(linalg.to_linalg(module, Tools(LLVM_BIN)))


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

    def test_complex_constants(self):
        text = export(lambda x: jnp.real((x + 1j) * jnp.arange(8) * (2 - 3j)))
        self.assertIn("complex.mul", text)

    def test_says_what_failed(self):
        def blocks(x):
            with jax.named_scope("layer0"):
                return jnp.sort(x)

        with self.assertRaisesRegex(ExportError, "^not legalized to linalg: stablehlo.sort of '.*sort'$"):
            export(blocks)
        with self.assertRaisesRegex(ExportError, "stablehlo.scatter of '.*scatter-add'"):
            export(lambda x: x.at[jnp.array([1, 2])].add(x[:2]))


if __name__ == "__main__":
    LLVM_BIN = sys.argv.pop(1) if len(sys.argv) > 1 else None
    unittest.main()

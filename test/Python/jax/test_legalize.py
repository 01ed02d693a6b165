# ===- test_legalize.py - StableHLO to linalg as a process -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs legalize.py on modules that JAX exports, and on bad input."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp

import ao

PROGRAM = pathlib.Path(ao.__file__).parent / "stablehlo" / "legalize.py"
VERSION = b"StableHLO_v"


def legalize(data, *arguments):
    """Runs the program without `jax`; returns its status, stdout and stderr."""
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "jax.py").write_text("raise ImportError('jax')\n")
        done = subprocess.run(
            [sys.executable, PROGRAM, *arguments],
            input=data,
            capture_output=True,
            env={**os.environ, "PYTHONPATH": folder},
        )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def export(function, *specs, **options):
    return jax.export.export(jax.jit(function, **options))(*specs)


def step(x, layers):
    def body(x, layer):
        x = jax.lax.cond(x.sum() > 0, jnp.tanh, jax.nn.gelu, x @ layer)
        return x, x.sum()

    return jax.grad(lambda x: jax.lax.scan(body, x, layers)[1].sum())(x)


SPECS = [
    jax.ShapeDtypeStruct((4, 4), jnp.float32),
    jax.ShapeDtypeStruct((3, 4, 4), jnp.float32),
]


class LegalizeTest(unittest.TestCase):
    def test_artifact_and_text(self):
        exported = export(step, *SPECS)
        status, artifact, error = legalize(exported.mlir_module_serialized, "-")
        self.assertEqual((status, error), (0, ""))
        self.assertEqual(artifact.count("scf.for"), 2)
        self.assertIn("scf.index_switch", artifact)
        self.assertIn("@main", artifact)
        self.assertIn("ao.step", artifact)
        for absent in ("stablehlo.", "call @", "private", "jax.", "mhlo."):
            self.assertNotIn(absent, artifact)
        text = exported.mlir_module().encode()
        # Locations are printed in another order.
        operations = lambda text: re.findall(r"\b[a-z]+\.[a-z_]+", text)
        self.assertEqual(operations(legalize(text, "-")[1]), operations(artifact))

    def test_donation(self):
        exported = export(lambda x, y: x + y, SPECS[0], SPECS[0], donate_argnums=1)
        _, text, _ = legalize(exported.mlir_module_serialized, "-")
        self.assertRegex(text, r"%arg1: tensor<4x4xf32> \{ao.donated\}")
        self.assertEqual(text.count("ao.donated"), 1)

    def test_sharding(self):
        mesh = jax.sharding.Mesh(jax.devices(), ("x",))
        place = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec("x"))
        exported = export(
            lambda x: jax.lax.with_sharding_constraint(x + x, place),
            SPECS[0],
            in_shardings=place,
        )
        self.assertIn("sdy.mesh", exported.mlir_module())
        status, text, error = legalize(exported.mlir_module_serialized, "-")
        self.assertEqual((status, error), (0, ""))
        self.assertNotIn("sdy", text)

    def test_if(self):
        text = b"""func.func @main(%p: tensor<i1>, %x: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.if"(%p) ({ stablehlo.return %x : tensor<f32> }, {
    %1 = stablehlo.negate %x : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %0 : tensor<f32>
}"""
        status, output, error = legalize(text, "-")
        self.assertEqual((status, error), (0, ""))
        self.assertIn("scf.if", output)

    def test_concatenations(self):
        spec = lambda *shape, dtype=jnp.float32: jax.ShapeDtypeStruct(shape, dtype)
        unsigned = spec(2, 4, dtype=jnp.uint32)
        for first, second, axis, is_whole in (
            (spec(2, 4), spec(1, 4), 0, True),
            (spec(1, 2, 4), spec(1, 3, 4), 1, True),
            (spec(2, 4), spec(2, 4), 1, False),
            (unsigned, unsigned, 0, False),
        ):
            exported = export(
                lambda x, y, axis=axis: jnp.concatenate([x, y], axis), first, second
            )
            status, text, error = legalize(exported.mlir_module_serialized, "-")
            self.assertEqual((status, error), (0, ""))
            self.assertEqual("tensor.concat" in text, is_whole)
            self.assertEqual("tensor.extract" in text, not is_whole)

    def test_loops_of_one_iteration(self):
        def unrolled(x, layers):
            body = lambda x, layer: (jnp.tanh(x @ layer), x)
            return jax.lax.scan(body, x, layers, unroll=2)

        for layers, loops in (3, 0), (4, 1):
            exported = export(unrolled, SPECS[0], SPECS[1].update(shape=(layers, 4, 4)))
            status, text, error = legalize(exported.mlir_module_serialized, "-")
            self.assertEqual((status, error), (0, ""))
            self.assertEqual(text.count("scf.for"), loops)

    def test_output_is_whole(self):
        with tempfile.TemporaryDirectory() as name:
            path = pathlib.Path(name) / "step.mlir"
            data = export(step, *SPECS).mlir_module_serialized
            self.assertEqual(legalize(data, "-", "-o", path), (0, "", ""))
            self.assertEqual(legalize(data, "-")[1], path.read_text())
            path.unlink()
            self.assertEqual(legalize(data[:99], "-", "-o", path)[0], 1)
            self.assertEqual(list(path.parent.iterdir()), [])

    def test_versions(self):
        status, text, _ = legalize(b"", "--list-versions")
        self.assertEqual(status, 0)
        self.assertRegex(text, r"^0\.9\.0 1\.\d+\.\d+\n$")


class ErrorTest(unittest.TestCase):
    def check(self, data, message, *arguments):
        status, output, error = legalize(data, *(arguments or ["-"]))
        self.assertRegex(error, "^error: " + message)
        self.assertEqual((status, output, error.count("\n")), (1, "", 1))

    def test_artifacts(self):
        data = export(step, *SPECS).mlir_module_serialized
        version = data[data.index(VERSION) + len(VERSION) :].split(b"\0")[0]
        with_version = lambda other: data.replace(VERSION + version, VERSION + other)
        self.check(
            with_version(b"9" + version[1:]),
            r"-: expected a portable artifact of StableHLO 0.9.0 to 1\.\d+\.0, got "
            r"9\.\d+\.0: install a newer jaxlib$",
        )
        self.check(with_version(b"0.8.10"), "-: expected .* got 0.8.10: write the")
        for end in (5, 60, len(data) // 2, len(data) - 1):
            self.check(data[:end], "-: cannot read a portable artifact: the file is damaged$")

    def test_text(self):
        self.check(b"func.func @main() {", "-: 1:")
        self.check(b"\xff\xfe", "-: expected StableHLO text or a portable artifact$")
        self.check(b"func.func @main(%x: tensor<?xf32>) { return }", "-: expected static")
        self.check(
            b"func.func private @f()\nfunc.func @main() { call @f() : () -> ()\n return }",
            "-: expected a body of @f, got a declaration",
        )
        self.check(
            b"func.func @main() { call @main() : () -> ()\n return }",
            "-: unsupported: recursive call of @main",
        )

    def test_operation(self):
        fft = export(lambda x: jnp.fft.fft(x).real, SPECS[0])
        self.check(
            fft.mlir_module_serialized,
            "-: not legalized to linalg: stablehlo.fft of '.*fft.*'$",
        )

    def test_arguments(self):
        self.check(b"", "expected INPUT, a file of StableHLO$", "-o", "x")
        self.check(b"", "/no/file: No such file or directory$", "/no/file")


if __name__ == "__main__":
    unittest.main()

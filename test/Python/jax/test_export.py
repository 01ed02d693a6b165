# ===- test_export.py - Steps of JAX as modules of linalg ------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.jax.export: numbers, donation, the command line, and bad input."""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
import unittest.mock

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import numpy as np

import ao
import ao.jax
from ao.jax import _run
import loop_steps

MODEL = """
import jax
import jax.numpy as jnp

def step(weights, x):
    loss = lambda w: (jax.lax.scan(lambda x, w: (jnp.tanh(x @ w), None), x, w)[0] ** 2).sum()
    return jax.value_and_grad(loss)(weights)

def shapes():
    yield jax.ShapeDtypeStruct((8, 16, 16), jnp.float32)
    yield jax.ShapeDtypeStruct((64, 16), jnp.float32)

arrays = [0.1 * jnp.ones((8, 16, 16)), jnp.ones((64, 16))]

one = arrays[:1]

def copied(x):
    return jax.pure_callback(lambda x: x, x, x)

def fails(x, y):
    raise TypeError("no")
"""
BUDGET = "--device-memory-budget=60%"


def program(*arguments, folder):
    return subprocess.run(
        [sys.executable, "-m", "ao.jax", *arguments],
        capture_output=True,
        text=True,
        cwd=folder,
    )


class ExportTest(unittest.TestCase):
    def check(self, step, *args, tolerance=1e-5, **kwargs):
        exported = ao.jax.export(step, *args, **kwargs)
        found, expected = exported.run(*args, **kwargs), jax.jit(step)(*args, **kwargs)
        self.assertEqual(jax.tree.structure(found), jax.tree.structure(expected))
        for one, other in zip(*map(jax.tree.leaves, (found, expected)), strict=True):
            self.assertEqual((one.shape, one.dtype), (other.shape, other.dtype))
            self.assertLessEqual(_run._error(one, other), tolerance)
        return exported

    def test_tree(self):
        def step(params, *, scale, unused=None):
            return {"sum": params["a"].sum() * scale, "all": [params["b"] + scale]}

        params = {"a": np.ones((3, 2), np.float32), "b": np.arange(4)}
        self.check(step, params, scale=2)
        # Without keep_unused, JAX drops arguments of the lowered function.
        self.check(jax.jit(step), params, scale=np.float32(3), unused=params["b"])

    def test_static(self):
        power = jax.jit(lambda x, n: x**n, static_argnums=1)
        exported = ao.jax.export(power, np.float32(3), 2)
        self.assertEqual(exported.run(np.float32(3)), 9)

    def test_types(self):
        x = np.linspace(-2, 2, 8, dtype=np.float32)
        for dtype in (jnp.bfloat16, jnp.float16, jnp.int8, jnp.uint32, bool):
            with self.subTest(dtype=dtype):
                self.check(lambda x, y: (x + y, y), x.astype(dtype), x[:1].astype(dtype))
        self.check(lambda x: x * 1j, (x + 1j * x))

    def test_keys(self):
        def step(key, x):
            key, mine = jax.random.split(key)
            return key, x * jax.random.bernoulli(mine, 0.5, x.shape)

        self.check(step, jax.random.key(3), np.ones(8, np.float32), tolerance=0)

    def test_donation(self):
        step = jax.jit(lambda w, x: (w - x, x.sum()), donate_argnames="w")
        exported = self.check(step, np.ones(4, np.float32), np.ones(4, np.float32))
        self.assertIn('%arg0: tensor<4xf32> {ao.donated} loc("w")', exported.module)
        self.assertEqual(exported.module.count("ao.donated"), 1)

    def test_shapes_alone(self):
        shape = jax.ShapeDtypeStruct((4, 4), jnp.float32)
        exported = ao.jax.export(lambda x: x @ x, shape)
        x = np.ones((4, 4), np.float32)
        self.assertEqual(exported.run(x)[0, 0], 4)

    def test_compare(self):
        names = {}
        exec(MODEL, names)
        exported = ao.jax.export(jax.jit(names["step"], donate_argnums=0), *names["arrays"])
        compared = exported.compare(*names["arrays"], options=[BUDGET])
        self.assertEqual(
            [run["strategy"] for run in compared.runs],
            ["none", "sync", "pytorch", "planned"],
        )
        self.assertLess(compared.largest_error, 1e-5)
        self.assertIn("same bits", str(compared))
        # The arguments were copied, not donated.
        self.assertFalse(names["arrays"][0].is_deleted())

    def test_scans_unrolled_in_part(self):
        """The loops of both passes have the same groups of layers."""
        options = [BUDGET, "--min-bytes=4096", "--strategy=none,planned"]
        for reverse in (False, True):
            loss = loop_steps.scanned(unroll=3, reverse=reverse)
            step, arrays = loop_steps.make(loss)(256, 64)
            exported = ao.jax.export(step, *arrays)
            compared = exported.compare(*arrays, options=options)
            self.assertTrue(compared.runs[1]["same_bits"])
            self.assertLess(compared.largest_error, 1e-5)
            self.assertIn("2 stacked residuals offloaded", str(compared))

    def test_save(self):
        exported = ao.jax.export(lambda x: x + 1, np.ones(4, np.float32))
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "step.mlirbc"
            exported.save(path)
            self.assertEqual(os.listdir(folder), ["step.mlirbc"])
            subprocess.run(
                [_run.program(), path, "--strategy=none"], check=True, capture_output=True
            )
            self.assertEqual(
                ao.run_pipeline(path.read_bytes(), "builtin.module()").module,
                ao.run_pipeline(exported.module, "builtin.module()").module,
            )


class ErrorTest(unittest.TestCase):
    def check(self, message, call, *args, **kwargs):
        with self.assertRaisesRegex(ao.Error, message):
            call(*args, **kwargs)

    def test_operations(self):
        x = np.ones((4, 4), np.float32)
        callback = lambda x: jax.pure_callback(np.asarray, x, x)
        self.check("^cannot export '<lambda>': .*pure_callback", ao.jax.export, callback, x)

    def test_version_of_jax(self):
        missing = {"ao.stablehlo.ao_legalize.jax_rules": None}
        with unittest.mock.patch.dict(sys.modules, missing):
            self.check(
                "^JAX .* lacks a name that ao.jax.export needs: ",
                ao.jax.export,
                lambda x: x + 1,
                np.ones(4, np.float32),
            )

    def test_arguments(self):
        x = np.ones((4, 4), np.float32)
        exported = ao.jax.export(lambda x: x + 1, x)
        self.check("^expected arguments .*, got", exported.run, x, x)
        self.check(
            r"expected float32\[4, 4\] for argument \[0\]\[0\], got float32\[4\]",
            exported.run,
            x[0],
        )
        self.check("got int32", exported.run, x.astype(np.int32))
        self.check("expected an array", exported.run, jax.ShapeDtypeStruct((4, 4), x.dtype))

    def test_budget(self):
        exported = ao.jax.export(lambda x: x + 1, np.ones(4, np.float32))
        self.check(
            "^ao-run failed: ",
            exported.compare,
            np.ones(4, np.float32),
            options=["--device-memory-budget=1"],
        )

    def test_program(self):
        exported = ao.jax.export(lambda x: x + 1, np.ones(4, np.float32))
        with unittest.mock.patch.object(os, "access", lambda *_: False):
            self.check("^cannot find ao-run: ", exported.run, np.ones(4, np.float32))


class ProgramTest(unittest.TestCase):
    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory())
        (pathlib.Path(self.folder) / "model.py").write_text(MODEL)
        (pathlib.Path(self.folder) / "broken.py").write_text("raise ValueError('not now')")

    def test_shapes(self):
        done = program("model:step", "--args=model:shapes", "-o=s.mlirbc", folder=self.folder)
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))
        self.assertIn("s.mlirbc", os.listdir(self.folder))

    def test_compare(self):
        done = program(
            "model:step", "--args=model:arrays", "-o=s.mlirbc", "--compare",
            f"--ao-run={BUDGET}", folder=self.folder,
        )
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertRegex(done.stdout, r"(?s)^strategy .*\nplanned .*largest error")

    def test_errors(self):
        absent, nowhere, fails = "model:absent", "absent:step", "model:fails"
        for step, args, message in [
            ("model:step", absent, f"cannot load '{absent}': "),
            (nowhere, "model:arrays", f"cannot load '{nowhere}': "),
            ("model", "model:arrays", "expected MODULE:NAME, got 'model'"),
            ("model:copied", "model:one", "cannot export 'copied': .*pure_callback"),
            (fails, "model:arrays", f"'{fails}' raised {TypeError.__name__}: no"),
            ("model:step", fails, f"'{fails}' raised {TypeError.__name__}: "),
            ("broken:step", "model:arrays", "cannot load 'broken:step': not now"),
        ]:
            with self.subTest(step=step, args=args):
                done = program(step, f"--args={args}", "-o=s.mlirbc", folder=self.folder)
                self.assertRegex(done.stderr, f"^error: {message}")
                self.assertEqual((done.returncode, done.stdout), (1, ""))
                self.assertNotIn("s.mlirbc", os.listdir(self.folder))


if __name__ == "__main__":
    unittest.main()

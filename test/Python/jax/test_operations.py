# ===- test_operations.py - Operations of exported steps -------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Operations of JAX in steps that ao.jax.export writes: numbers are JAX's own.

An operation without a counterpart is one error with its name and place.
"""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax, random

import ao
import ao.jax
from ao.jax import _run

# Each is a function of a matrix of 4 by 4.
CASES = {
    "isfinite(loss).all()": lambda x: jnp.where(jnp.isfinite(x.sum()).all(), x, 0.0),
    "max of scalar": lambda x: x * jnp.max(x[0, 0]),
    "sum of scalar": lambda x: x * jnp.sum(x[0, 0]),
    "any over bool vec": lambda x: x * jnp.any(x[0] > 0),
    "argmax": lambda x: x * jnp.argmax(x, -1)[:, None],
    "reduce max+min pair (variadic)": lambda x: (
        lax.reduce((x, x), (-jnp.inf, jnp.inf), lambda a, b: (jnp.maximum(a[0], b[0]),
            jnp.minimum(a[1], b[1])), (0,))[0]
    ),
    "cumsum": lambda x: jnp.cumsum(x, 0),
    "cumprod": lambda x: jnp.cumprod(x, 0),
    "cummax": lambda x: lax.cummax(x, 0),
    "cumlogsumexp": lambda x: lax.cumlogsumexp(x, 0),
    "sort": lambda x: jnp.sort(x, 0),
    "top_k": lambda x: lax.top_k(x, 2)[0],
    "approx_max_k": lambda x: lax.approx_max_k(x, 2)[0],
    "erf_inv (truncated_normal)": lambda x: lax.erf_inv(x * 0.1),
    "lgamma": lambda x: jax.scipy.special.gammaln(x + 3),
    "digamma": lambda x: jax.scipy.special.digamma(x + 3),
    "igamma (random.gamma)": lambda x: random.gamma(random.PRNGKey(0), 2.0 + 0 * x),
    "bessel i0e": lambda x: jax.scipy.special.i0e(x),
    "fft": lambda x: jnp.fft.fft(x).real,
    "rfft": lambda x: jnp.abs(jnp.fft.rfft(x)),
    "complex mul exp": lambda x: jnp.exp(1j * x).real,
    "complex abs/angle": lambda x: jnp.abs(x + 1j) * jnp.angle(x + 1j * x),
    "key(0) inside": lambda x: x * random.normal(random.key(0), x.shape),
    "split key inside": lambda x: (
        x * random.bernoulli(random.split(random.key(0))[1], 0.5, x.shape)
    ),
    "permutation": lambda x: random.permutation(random.PRNGKey(0), x),
    "categorical": lambda x: x * random.categorical(random.PRNGKey(0), x)[:, None],
    "truncated_normal": lambda x: (
        x * random.truncated_normal(random.PRNGKey(0), -2.0, 2.0, x.shape)
    ),
    "cholesky": lambda x: jnp.linalg.cholesky(x @ x.T + jnp.eye(4)),
    "triangular_solve": lambda x: jax.scipy.linalg.solve_triangular(x @ x.T, x),
    "inv": lambda x: jnp.linalg.inv(x @ x.T),
    "det": lambda x: jnp.linalg.det(x @ x.T) * x,
    "conv 1d depthwise": lambda x: (
        lax.conv_general_dilated(x[None], jnp.ones((3, 1, 4)), (1,), 'SAME',
            dimension_numbers=('NHC', 'HIO', 'NHC'), feature_group_count=4)[0]
    ),
    "conv batch_group (grad of grouped)": lambda x: (
        jax.grad(lambda w: lax.conv_general_dilated(x[None], w, (1,), 'SAME',
            dimension_numbers=('NHC', 'HIO', 'NHC'),
            feature_group_count=2).sum())(jnp.ones((3, 2, 4)))[0, :, :]
    ),
    "max_pool grad": lambda x: (
        jax.grad(lambda y: lax.reduce_window(y, -jnp.inf, lax.max, (2, 1), (2, 1),
            'VALID').sum())(x)
    ),
    "cumsum window": lambda x: (
        lax.reduce_window(x, 0.0, lax.add, (3, 1), (1, 1), 'SAME')
    ),
    "bitcast f32->u32": lambda x: (
        lax.bitcast_convert_type(lax.bitcast_convert_type(x, jnp.uint32) ^ 1,
            jnp.float32)
    ),
    "bitcast f32->u8": lambda x: (
        lax.bitcast_convert_type(x, jnp.uint8).astype(jnp.float32).sum(-1)
    ),
    "stochastic round reduce_precision": lambda x: lax.reduce_precision(x, 8, 7),
    "population_count": lambda x: (
        x * lax.population_count(jnp.arange(4, dtype=jnp.uint32)).astype(x.dtype)[:,
            None]
    ),
    "nextafter": lambda x: jnp.nextafter(x, x + 1),
    "int4 cast": lambda x: x.astype(jnp.int4).astype(jnp.float32),
    "f16": lambda x: jnp.sin(x.astype(jnp.float16)).astype(jnp.float32),
    "atan2/tan/erfc/cbrt": lambda x: (
        jnp.arctan2(x, x + 1) + jnp.tan(x) + lax.erfc(x) + jnp.cbrt(x)
    ),
    "asin/acos/atanh/asinh": lambda x: (
        jnp.arcsin(x * 0.1) + jnp.arccos(x * 0.1) + jnp.arctanh(x * 0.1) +
            jnp.arcsinh(x)
    ),
    "logistic/log1p/expm1": lambda x: (
        jax.nn.sigmoid(x) + jnp.log1p(x * x) + jnp.expm1(x)
    ),
    "sinc/polygamma/zeta": lambda x: (
        jnp.sinc(x) + jax.scipy.special.polygamma(1, x + 3)
    ),
    "dot ragged": lambda x: (
        lax.ragged_dot(x, jnp.ones((2, 4, 4)), jnp.array([1, 3], jnp.int32))
    ),
    "while data-dep": lambda x: (
        lax.while_loop(lambda y: jnp.sum(y) < 100, lambda y: y * 2 + 1, x)
    ),
    "case 3": lambda x: (
        lax.switch(x[0, 0].astype(int), [lambda x: x, lambda x: 2 * x, lambda x: 3 * x],
            x)
    ),
    "platform_dependent": lambda x: (
        lax.platform_dependent(x, cpu=lambda x: x * 2, default=lambda x: x * 3)
    ),
    "custom_jvp softplus/relu6": lambda x: (
        jax.nn.softplus(x) + jax.nn.relu6(x) + jax.nn.selu(x) + jax.nn.gelu(x,
            approximate=False)
    ),
    "sharding_constraint none": lambda x: (
        lax.with_sharding_constraint(x,
            jax.sharding.SingleDeviceSharding(jax.devices()[0]))
    ),
    "segment_sum": lambda x: jax.ops.segment_sum(x, jnp.array([0, 0, 1, 2]), 3),
    "scatter-apply at.apply": lambda x: x.at[jnp.array([0, 1])].apply(jnp.sin),
    "unique size": lambda x: jnp.unique(x, size=4),
    "searchsorted": lambda x: x * jnp.searchsorted(x[0], x[1])[:, None],
    "histogram/bincount": lambda x: x * jnp.bincount(jnp.arange(4), length=4)[:, None],
    "nonzero size": lambda x: x * jnp.nonzero(x[0] > 0, size=4)[0][:, None],
    "interp": lambda x: jnp.interp(x, x[0], x[1]),
    "einsum complex": lambda x: jnp.einsum('ij,jk->ik', x + 1j, x - 1j).real,
    "zero-size scan": lambda x: (
        lax.scan(lambda c, w: (c + w.sum(), None), x, jnp.zeros((0, 3)))[0]
    ),
    "zero batch matmul": lambda x: x + jnp.zeros((4, 0)) @ jnp.zeros((0, 4)),
    "empty output": lambda x: x[:0],
    "i64 under x64 off": lambda x: x * jnp.arange(4)[:, None],
    "roll/flip/tril": lambda x: jnp.roll(x, 1, 0) + x[::-1] + jnp.tril(x),
    "dyn slice": lambda x: lax.dynamic_slice(x, (x[0, 0].astype(int), 0), (2, 4)),
    "dynamic_update neg idx": lambda x: x.at[-1].set(0),
    "pad interior/neg": lambda x: lax.pad(x, 0.0, [(1, -1, 1), (0, 0, 0)]),
    "clamp": lambda x: jnp.clip(x, -1, 1),
    "select_n int3": lambda x: (
        lax.select_n(jnp.ones(x.shape, jnp.int32), x, x * 2, x * 3)
    ),
    "sign/rem/floor/round": lambda x: (
        jnp.sign(x) + jnp.fmod(x, 2) + jnp.floor(x) + jnp.round(x)
    ),
    "int div/rem/shift": lambda x: (
        x * ((jnp.arange(4) - 2) // 3 + (jnp.arange(4) - 2) % 3 +
            (jnp.arange(4) << 2) >> 1)
    ),
    "quant uint8": lambda x: (
        jnp.clip(x * 10, 0, 255).astype(jnp.uint8).astype(jnp.float32)
    ),
    "iota/one_hot": lambda x: x @ jax.nn.one_hot(jnp.array([0, 1, 5, -1]), 4),
}
# Cases of one module, which is compiled once.
GROUP = 15
UNSUPPORTED = {
    "fp8 e4m3b11": (
        lambda x: x.astype(jnp.float8_e4m3b11fnuz).astype(jnp.float32),
        "ao-run failed: .*convert_element_type.*unsupported op",
    ),
    "print": (
        lambda x: jax.debug.print("{}", x) or x,
        "not legalized to linalg: .*callback of 'debug_print",
    ),
    "approx_max_k of parts": (
        lambda x: lax.approx_max_k(x, 2, aggregate_to_topk=False),
        "cannot export '<lambda>': unsupported: approx_top_k",
    ),
    "complex sort": (
        lambda x: jnp.sort(x + 1j * x).real,
        "cannot export '<lambda>': complex numbers cannot be sorted",
    ),
    "nonsymmetric eigenvalues": (
        lambda x: jnp.linalg.eigvals(x).real,
        "not legalized to linalg: stablehlo.custom_call @lapack_sgeev_ffi of 'eig",
    ),
}


def matrix(rows=4, columns=4, seed=0, dtype=np.float32):
    numbers = np.random.default_rng(seed).standard_normal((2, rows, columns))
    return (numbers[0] + 1j * numbers[1] if dtype == np.complex64 else numbers[0]).astype(dtype)


class OperationsTest(unittest.TestCase):
    def check(self, found, expected, tolerance=2e-5):
        for one, other in zip(*map(jax.tree.leaves, (found, expected)), strict=True):
            self.assertEqual((one.shape, one.dtype), (other.shape, other.dtype))
            self.assertLessEqual(_run._error(one, other), tolerance)

    def test_cases(self):
        self.assertEqual(len(CASES), 74)
        names, x = list(CASES), matrix()
        for start in range(0, len(names), GROUP):
            group = names[start : start + GROUP]

            def step(x):
                return {name: CASES[name](x) for name in group}

            found, expected = ao.jax.export(step, x).run(x), jax.jit(step)(x)
            for name in group:
                with self.subTest(name=name):
                    self.check(found[name], expected[name])

    def test_unsupported(self):
        x = matrix()
        for name, (step, message) in UNSUPPORTED.items():
            with self.subTest(name=name), self.assertRaisesRegex(ao.Error, message):
                ao.jax.export(step, x).run(x)

    def test_random_numbers_of_the_compiler(self):
        """lax.rng_uniform has other numbers in each compiler."""
        step = lambda: lax.rng_uniform(1.0, 3.0, (1000,))
        found = ao.jax.export(step).run()
        self.assertTrue(((1 <= found) & (found < 3)).all())
        self.assertAlmostEqual(found.mean(), 2, delta=0.1)


class SortTest(unittest.TestCase):
    """Axes of more than 64 entries are sorted by a network."""

    def test_numbers(self):
        random_ = np.random.default_rng(0)
        x = random_.standard_normal((3, 200)).astype(np.float32)
        x[0, :6] = [np.nan, -0.0, np.inf, 0.0, -np.inf, np.nan]
        ties = random_.integers(0, 5, (3, 200)).astype(np.int32)
        unsigned = (x[1:] * 1e9).astype(np.int64).astype(np.uint32)

        def step(x, ties, unsigned):
            return (
                jnp.sort(x), jnp.argsort(ties), jnp.argsort(-x, axis=0), jnp.sort(unsigned),
                lax.sort((ties, x, ties + 1), num_keys=2), lax.top_k(x[1], 5),
                jnp.sort(x.astype(jnp.bfloat16)), jnp.sort(ties > 2),
            )

        found = ao.jax.export(step, x, ties, unsigned).run(x, ties, unsigned)
        expected = jax.jit(step)(x, ties, unsigned)
        for one, other in zip(*map(jax.tree.leaves, (found, expected)), strict=True):
            if one.dtype == jnp.bfloat16:
                one, other = (np.asarray(array, np.float32) for array in (one, other))
            np.testing.assert_array_equal(one, other)

    def test_memory(self):
        """No more than four times the input, of which the input is one."""
        x = np.random.default_rng(0).standard_normal(4096).astype(np.float32)
        for step in (jnp.sort, lambda x: lax.approx_max_k(x, 16)):
            with tempfile.TemporaryDirectory() as folder:
                path, report = (pathlib.Path(folder) / name for name in ("step", "report"))
                ao.jax.export(step, x).save(path)
                subprocess.run(
                    [_run.program(), path, "--strategy=none", f"--json={report}"],
                    check=True, capture_output=True,
                )
                [run] = json.loads(report.read_text())["runs"]
            self.assertLessEqual(run["peak_device_bytes"], 4 * x.nbytes + 1024)


class FactorsTest(unittest.TestCase):
    """Factors are compared by what they are factors of."""

    def run_step(self, step, *args):
        return ao.jax.export(step, *args).run(*args)

    def near(self, found, expected, tolerance=2e-5):
        self.assertLessEqual(_run._error(np.asarray(found), np.asarray(expected)), tolerance)

    def test_factors(self):
        for dtype in (np.float32, np.complex64):
            a = matrix(5, 5, dtype=dtype)
            h = a @ a.conj().T + np.eye(5, dtype=dtype)

            def factors(a, h):
                return (
                    jax.scipy.linalg.lu(a), jnp.linalg.qr(a), jnp.linalg.cholesky(h),
                    jnp.linalg.eigh(h), jnp.linalg.svd(a), jnp.linalg.solve(a, h),
                )

            (p, l, u), (q, r), c, (values, vectors), (left, s, right), x = (
                self.run_step(factors, a, h)
            )
            with self.subTest(dtype=dtype):
                self.near(p @ l @ u, a)
                self.near(q @ r, a)
                self.near(q.conj().T @ q, np.eye(5, dtype=dtype))
                self.near(c @ c.conj().T, h)
                self.near(vectors * values @ vectors.conj().T, h)
                self.near(left * s @ right, a)
                self.near(a @ x, h, tolerance=1e-4)

    def test_shapes(self):
        def factors(tall, wide):
            return [
                (jnp.linalg.qr(x, mode=mode), jnp.linalg.svd(x, full_matrices=full))
                for x in (tall, wide)
                for mode, full in (("reduced", False), ("complete", True))
            ]

        tall, wide = matrix(6, 3), matrix(3, 6)
        for ((q, r), (u, s, v)), a in zip(
            self.run_step(factors, tall, wide), (tall, tall, wide, wide)
        ):
            self.near(q @ r, a)
            self.near((u[:, :3] * s) @ v[:3], a)
            self.near(u.T @ u, np.eye(u.shape[1], dtype=np.float32))

    def test_gradients(self):
        def loss(a):
            h = a @ a.T + 4 * jnp.eye(4)
            values, vectors = jnp.linalg.eigh(h)
            return (
                jnp.linalg.cholesky(h).sum() + jnp.linalg.slogdet(h)[1] + values[0]
                + (vectors[:, 0] ** 2)[0] + jnp.linalg.svd(a, compute_uv=False).sum()
                + jnp.abs(jnp.linalg.qr(a)[1]).sum()
                + jax.scipy.linalg.solve_triangular(h, a, lower=True).sum()
                + jnp.abs(jnp.fft.rfft2(a)).sum() + jnp.fft.irfft(a[0]).sum()
            )

        a = matrix(seed=1)
        self.near(self.run_step(jax.grad(loss), a), jax.jit(jax.grad(loss))(a), tolerance=1e-4)

    def test_transforms(self):
        def transforms(x):
            whole = jnp.fft.fftn(x)
            return [
                jnp.abs(y) for n in (1, 7, 12) for y in
                (jnp.fft.fft(x, n), jnp.fft.ifft(x, n), jnp.fft.hfft(x, n))
            ] + [jnp.real(jnp.fft.ifftn(whole)), jnp.fft.irfftn(jnp.fft.rfftn(x), x.shape)]

        x = matrix(4, 6)
        found = self.run_step(transforms, x)
        for one, other in zip(found, jax.jit(transforms)(x), strict=True):
            self.near(one, other)


if __name__ == "__main__":
    unittest.main()

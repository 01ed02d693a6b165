# ===- test_calls.py - Calls of offloaded steps ----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.jax.offload in a training loop: arguments, signatures, donation, errors."""

import contextlib
import dataclasses
import os
import pathlib
import tempfile
import unittest
import warnings

os.environ["XLA_FLAGS"] = "--xla_disable_hlo_passes=algsimp"

import jax
import jax.export
import jax.monitoring
import jax.numpy as jnp
import numpy as np
from jax.experimental import io_callback
from jax.sharding import NamedSharding, PartitionSpec

import ao
import ao.jax
from ao.jax import _planning
from bits import equal_bits

ROOT = pathlib.Path(__file__).resolve().parents[3]
OPTIONS = {
    "strategy": "sync",
    "machine": str(ROOT / "examples" / "small-device.json"),
    "min_bytes": 1024,
}
PLANNED = {**OPTIONS, "strategy": "planned", "device_memory_budget": "60%"}
COMPILED = "/jax/core/compile/backend_compile_duration"


def step(weights, x, scale=1.0):
    def loss(weights):
        layers = (jnp.tanh(jnp.tanh(x @ a) @ a) for a in weights)
        return scale * sum((y * y).sum() for y in layers)

    value, gradients = jax.value_and_grad(loss)(weights)
    return value, [w - 0.01 * g for w, g in zip(weights, gradients)]


def make_weights(count=3):
    keys = jax.random.split(jax.random.key(0), count)
    return [0.1 * jax.random.normal(key, (64, 64)) for key in keys]


def make_batch(rows=256):
    return jax.random.normal(jax.random.key(1), (rows, 64))


@contextlib.contextmanager
def compilations():
    """Provides the list of durations of compilations."""
    durations = []

    def listen(event, duration, **_):
        if event == COMPILED:
            durations.append(duration)

    jax.monitoring.register_event_duration_secs_listener(listen)
    try:
        yield durations
    finally:
        jax.monitoring.unregister_event_duration_listener(listen)


def one_device():
    return NamedSharding(jax.make_mesh((1,), ("data",)), PartitionSpec())


class ArgumentsTest(unittest.TestCase):
    """Every kind of argument that `jax.jit` takes."""

    def check(self, function, *args, **kwargs):
        offloaded = ao.jax.offload(function, *args, **OPTIONS, **kwargs)
        self.assertIn('_xla_buffer_placement = "pinned_host"', offloaded.module)
        reference = (
            function
            if isinstance(function, jax.stages.Wrapped)
            else jax.jit(function)
        )
        self.assertTrue(
            equal_bits(offloaded(*args, **kwargs), reference(*args, **kwargs))
        )
        return offloaded

    def test_fresh_and_numpy_arrays(self):
        self.check(step, make_weights(), make_batch())
        self.check(step, make_weights(), np.ones((256, 64), np.float32))

    def test_results_of_the_step_and_of_jit(self):
        weights, x = make_weights(), make_batch()
        offloaded = self.check(step, weights, x)
        self.check(step, offloaded(weights, x)[1], x)
        self.check(step, jax.jit(step)(weights, x)[1], x)

    def test_committed_arrays(self):
        device = jax.devices()[0]
        self.check(step, jax.device_put(make_weights(), device), make_batch())
        self.check(
            step, jax.device_put(make_weights(), one_device()), make_batch()
        )

    def test_shardings_given_to_jit_and_inside_the_step(self):
        sharding = one_device()
        jitted = jax.jit(
            step, in_shardings=(sharding, sharding), out_shardings=sharding
        )
        offloaded = self.check(jitted, make_weights(), make_batch())
        value, _ = offloaded(make_weights(), make_batch())
        self.assertTrue(value.sharding.is_equivalent_to(sharding, 0))

        def constrained(weights, x):
            return step(weights, jax.lax.with_sharding_constraint(x, sharding))

        self.check(constrained, make_weights(), make_batch())

    def test_typed_keys(self):
        def with_dropout(weights, x, key):
            return step(weights, x * jax.random.bernoulli(key, 0.9, x.shape))

        self.check(
            with_dropout, make_weights(), make_batch(), jax.random.key(2)
        )

    def test_arguments_by_name(self):
        offloaded = self.check(step, make_weights(), x=make_batch(), scale=2.0)
        # A Python number is not a constant of the step.
        results = offloaded(make_weights(), x=make_batch(), scale=3.0)
        expected = jax.jit(step)(make_weights(), x=make_batch(), scale=3.0)
        self.assertTrue(equal_bits(results, expected))

    def test_static_arguments_by_position_and_name(self):
        def chosen(deep, weights, *, x, scale):
            return step(weights if deep else weights[:2], x, scale)

        jitted = jax.jit(chosen, static_argnums=0, static_argnames="scale")
        arguments = {"x": make_batch(), "scale": 2}
        offloaded = self.check(jitted, True, make_weights(), **arguments)
        # Another value is another signature.
        self.assertTrue(
            equal_bits(
                offloaded(False, make_weights(), **arguments),
                jitted(False, make_weights(), **arguments),
            )
        )
        self.assertGreater(
            len(offloaded.trace["ops"]),
            len(offloaded.planned(False, make_weights(), **arguments).trace["ops"]),
        )

    def test_unused_arguments(self):
        def with_spare(spare, weights, x):
            return step(weights, x)

        self.check(with_spare, jnp.zeros(3), make_weights(), make_batch())


class StepsTest(unittest.TestCase):
    """Steps and strategies: a plan, or one ao.Error."""

    def check(self, function, *args, **options):
        """Returns whether the step has a plan, with the results of the step."""
        try:
            offloaded = ao.jax.offload(function, *args, **{**OPTIONS, **options})
        except ao.Error as error:
            self.assertTrue(str(error))
            return False
        jax.tree.map(
            lambda a, b: np.testing.assert_allclose(a, b, rtol=1e-4, atol=1e-5),
            offloaded(*args),
            jax.jit(function)(*args),
        )
        return True

    def test_ops_of_libraries(self):
        def with_cholesky(weights, x):
            square = weights[0] @ weights[0].T + jnp.eye(64)
            return step(weights, x @ jnp.linalg.cholesky(square))

        def with_fft(weights, x):
            return step(weights, jnp.fft.fft(x).real)

        for function in (with_cholesky, with_fft):
            with self.subTest(function=function.__name__):
                self.assertTrue(self.check(function, make_weights(), make_batch()))

    def test_step_without_a_gradient(self):
        self.assertTrue(self.check(lambda x: (x * x,), make_batch()))

    def test_loop(self):
        def scanned(weights, x):
            def loss(weights):
                body = lambda x, a: (jnp.tanh(x @ a), None)
                return (jax.lax.scan(body, x, weights)[0] ** 2).sum()

            return jax.value_and_grad(loss)(weights)

        weights = jnp.stack(make_weights())
        self.assertTrue(self.check(scanned, weights, make_batch()))
        self.check(
            scanned,
            weights,
            make_batch(),
            strategy="planned",
            device_memory_budget="60%",
        )

    def test_strategies(self):
        options = {"strategy": "planned", "recompute": True}
        self.assertTrue(
            self.check(
                step,
                make_weights(),
                make_batch(),
                device_memory_budget="40%",
                **options,
            )
        )
        for strategy in (
            "checkpoint",
            "selective",
            "knapsack",
            "two-level",
            "greedy-remat",
            "layerwise",
            "pieces",
            "manual",
        ):
            with self.subTest(strategy=strategy):
                self.check(step, make_weights(), make_batch(), strategy=strategy)


class LoopTest(unittest.TestCase):
    def test_three_steps_compile_once_and_have_equal_bits(self):
        weights, x = make_weights(), make_batch()
        offloaded = ao.jax.offload(step, weights, x, **PLANNED)
        reference = jax.jit(step)
        expected = weights
        for _ in range(3):
            _, expected = reference(expected, x)
        with compilations() as durations:
            for _ in range(3):
                value, weights = offloaded(weights, x)
        self.assertEqual(len(durations), 1)
        self.assertTrue(equal_bits(weights, expected))

    def test_other_shapes_are_planned_and_compiled_once_each(self):
        weights = make_weights()
        offloaded = ao.jax.offload(step, weights, make_batch(), **PLANNED)
        batches = [make_batch(rows) for rows in (256, 192, 128)]
        with compilations() as durations:
            for x in batches + batches:
                offloaded(weights, x)
        self.assertEqual(len(durations), 3)
        peaks = [
            offloaded.planned(weights, x).predicted["peak_bytes"] for x in batches
        ]
        self.assertEqual(peaks, sorted(peaks, reverse=True))
        self.assertEqual(peaks[0], offloaded.predicted["peak_bytes"])

    def test_number_of_plans_kept(self):
        weights = make_weights(1)
        offloaded = ao.jax.offload(
            step, weights, make_batch(64), plans=1, **OPTIONS
        )
        first = offloaded.planned(weights, make_batch(32))
        self.assertIs(offloaded.planned(weights, make_batch(32)), first)
        # The example's plan is an attribute, and is not made again.
        self.assertIs(
            offloaded.planned(weights, make_batch(64)), offloaded.example
        )
        self.assertIsNot(offloaded.planned(weights, make_batch(32)), first)
        for plans, error in ((0, ao.Error), (-1, ao.Error), ("2", TypeError)):
            with self.subTest(plans=plans), self.assertRaises(error):
                ao.jax.offload(step, weights, make_batch(), plans=plans)

    def test_files_describe_the_example(self):
        weights = make_weights(1)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "plan.json"
            offloaded = ao.jax.offload(
                step, weights, make_batch(64), plan_output=path, **OPTIONS
            )
            written = path.read_bytes()
            offloaded(weights, make_batch(32))
            self.assertEqual(path.read_bytes(), written)

    def test_a_later_signature_without_a_plan_runs_and_warns_once(self):
        weights, x, larger = make_weights(), make_batch(64), make_batch(512)
        budget = ao.jax.offload(step, weights, x, **PLANNED).predicted["peak_bytes"]
        options = {**PLANNED, "device_memory_budget": budget}
        offloaded = ao.jax.offload(step, weights, x, **options)
        with self.assertWarnsRegex(
            UserWarning, "(?s)'step' runs without a plan.*smallest feasible"
        ) as caught:
            results = offloaded(weights, larger)
        self.assertEqual(caught.filename, __file__)
        self.assertTrue(equal_bits(results, jax.jit(step)(weights, larger)))
        self.assertIsNone(offloaded.planned(weights, larger))
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            offloaded(weights, larger)

    def test_a_later_signature_that_cannot_be_exported_runs(self):
        def logged(weights, x, log):
            value, weights = step(weights, x)
            if log:
                jax.debug.callback(lambda value: seen.append(float(value)), value)
            return value, weights

        seen = []
        jitted = jax.jit(logged, static_argnums=2)
        offloaded = ao.jax.offload(
            jitted, make_weights(), make_batch(), False, **OPTIONS
        )
        with self.assertWarnsRegex(UserWarning, "'debug_callback'"):
            value, _ = offloaded(make_weights(), make_batch(), True)
        jax.effects_barrier()
        self.assertEqual(seen, [float(value)])


class InsideTest(unittest.TestCase):
    """The offloaded step as a part of other functions."""

    def setUp(self):
        self.weights, self.x = make_weights(), make_batch()
        self.offloaded = ao.jax.offload(step, self.weights, self.x, **OPTIONS)

    def test_jit_and_scan(self):
        def train(step, weights):
            def body(weights, _):
                value, weights = step(weights, self.x)
                return weights, value

            return jax.lax.scan(body, weights, None, 3)

        results = jax.jit(lambda w: train(self.offloaded, w))(self.weights)
        expected = jax.jit(lambda w: train(jax.jit(step), w))(self.weights)
        jax.tree.map(
            lambda a, b: np.testing.assert_allclose(a, b, rtol=1e-5, atol=1e-6),
            results,
            expected,
        )

    def test_gradient(self):
        gradients = jax.grad(lambda w: self.offloaded(w, self.x)[0])(self.weights)
        expected = jax.grad(lambda w: step(w, self.x)[0])(self.weights)
        jax.tree.map(
            lambda a, b: np.testing.assert_allclose(a, b, rtol=1e-4, atol=1e-5),
            gradients,
            expected,
        )

    def test_abstract_evaluation(self):
        shapes = jax.eval_shape(self.offloaded, self.weights, self.x)
        self.assertEqual(shapes, jax.eval_shape(step, self.weights, self.x))
        jaxpr = jax.make_jaxpr(self.offloaded)(self.weights, self.x)
        self.assertEqual(len(jaxpr.out_avals), 1 + len(self.weights))

    def test_forward_mode(self):
        for function in (self.offloaded, jax.jit(self.offloaded)):
            with self.assertRaisesRegex(TypeError, "forward-mode"):
                jax.jvp(lambda x: function(self.weights, x), (self.x,), (self.x,))

    def test_batching(self):
        batches = jnp.stack([self.x, self.x])
        for function in (self.offloaded, jax.jit(self.offloaded)):
            with self.assertRaisesRegex(
                ao.Error,
                r"test_calls.py:\d+: cannot batch 'step'.*'call_exported'; apply",
            ):
                jax.vmap(lambda x: function(self.weights, x))(batches)


class DonationTest(unittest.TestCase):
    def check(self, function, *args, **kwargs):
        """Deletes the same arguments as the function itself."""
        copies = jax.tree.map(lambda a: jnp.array(a, copy=True), (args, kwargs))
        expected = function(*copies[0], **copies[1])
        offloaded = ao.jax.offload(function, *args, **OPTIONS, **kwargs)
        self.assertTrue(equal_bits(offloaded(*args, **kwargs), expected))
        deleted = [leaf.is_deleted() for leaf in jax.tree.leaves((args, kwargs))]
        self.assertEqual(
            deleted, [leaf.is_deleted() for leaf in jax.tree.leaves(copies)]
        )
        self.assertTrue(any(deleted))
        self.assertFalse(all(deleted))
        return offloaded

    def test_by_position_and_name(self):
        weights, x = make_weights(), make_batch()
        self.check(jax.jit(step, donate_argnums=0), weights, x)
        self.check(
            jax.jit(step, donate_argnames="weights"), x=x, weights=make_weights()
        )

    def test_part_of_a_tree_and_unused_leaves(self):
        def part(state, x):
            value, weights = step(state["weights"][:2], x)
            return value, {"weights": weights, "count": state["count"] + 1}

        state = {
            "count": jnp.zeros((), jnp.int32),
            "unused": jnp.zeros((64, 64)),
            "weights": make_weights(),
        }
        self.check(jax.jit(part, donate_argnums=0), state, make_batch())

    def test_arguments_that_fit_no_result(self):
        def halve(weights, x):
            value, weights = step(weights, x)
            return value, [w[:32] for w in weights[1:]], weights[0]

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self.check(
                jax.jit(halve, donate_argnums=0), make_weights(), make_batch()
            )

    def test_with_shardings(self):
        sharding = one_device()
        jitted = jax.jit(
            step,
            in_shardings=(sharding, sharding),
            out_shardings=sharding,
            donate_argnums=0,
        )
        self.check(jitted, make_weights(), make_batch())

    def test_peak_of_the_plan(self):
        """A result takes the memory of the argument that it replaces."""

        def update(state, x):
            return [0.9 * s + x for s in state]

        state, x = [jnp.ones((128, 128)) for _ in range(4)], jnp.ones((128, 128))
        peaks = [
            ao.jax.offload(
                jax.jit(update, donate_argnums=donated), state, x, **OPTIONS
            ).predicted["unplanned_peak_bytes"]
            for donated in ((), 0)
        ]
        # One result exists beside its argument at a time, instead of all four.
        self.assertGreater(peaks[0] - peaks[1], 2 * state[0].nbytes)

    def test_donated_arguments_inside_another_function(self):
        weights, x = make_weights(), make_batch()
        offloaded = ao.jax.offload(
            jax.jit(step, donate_argnums=0), weights, x, **OPTIONS
        )
        jax.jit(lambda w: offloaded(w, x))(weights)
        self.assertFalse(weights[0].is_deleted())


class ErrorTest(unittest.TestCase):
    """One ao.Error for every step that cannot be planned or run."""

    def assert_error(self, pattern, function, *args, **options):
        with self.assertRaisesRegex(ao.Error, pattern):
            ao.jax.offload(function, *args, **{**OPTIONS, **options})

    def test_callbacks(self):
        def printing(weights, x):
            jax.debug.print("{}", x[0, 0])
            return step(weights, x)

        def reading(weights, x):
            shape = jax.ShapeDtypeStruct((), jnp.float32)
            return step(weights, x * jax.pure_callback(float, shape, x[0, 0]))

        def writing(weights, x):
            def body(weights, _):
                value, weights = step(weights, x)
                io_callback(lambda value: None, None, value)
                return weights, value

            return jax.lax.scan(body, weights, None, 2)

        for function, primitive in (
            (printing, "debug_print"),
            (reading, "pure_callback"),
            (writing, "io_callback"),
        ):
            with self.subTest(primitive=primitive):
                self.assert_error(
                    rf"test_calls.py:\d+.*'{function.__name__}' calls Python "
                    rf"\('{primitive}'\).*; call it outside",
                    function,
                    make_weights(),
                    make_batch(),
                )

    def test_custom_calls_without_a_guarantee(self):
        def foreign(weights, x):
            call = jax.ffi.ffi_call(
                "foreign_target", jax.ShapeDtypeStruct(x.shape, x.dtype)
            )
            return step(weights, call(x))

        self.assert_error(
            r"(?s)cannot export 'foreign'.*custom_call @foreign_target.*"
            r"test_calls.py.*custom_call\('foreign_target'\)",
            foreign,
            make_weights(),
            make_batch(),
        )
        check = jax.export.DisabledSafetyCheck.custom_call("foreign_target")
        offloaded = ao.jax.offload(
            foreign,
            make_weights(),
            make_batch(),
            disabled_checks=[check],
            **OPTIONS,
        )
        self.assertIn('"foreign_target"', offloaded.module)

    def test_dynamic_shapes(self):
        x = jax.ShapeDtypeStruct(
            jax.export.symbolic_shape("rows, 64"), jnp.float32
        )
        self.assert_error(
            r"'step' has dynamic shapes: argument \[0\]\[1\] has shape \(rows, 64\)",
            step,
            make_weights(),
            x,
        )

    def test_platforms(self):
        weights, x = make_weights(), make_batch()
        self.assert_error(
            "for several platforms", step, weights, x, platforms=["cpu", "tpu"]
        )
        self.assert_error(
            "'platforms' must be one of cpu, cuda, rocm, tpu, not 'gpu'",
            step,
            weights,
            x,
            platforms="gpu",
        )
        offloaded = ao.jax.offload(step, weights, x, platforms="tpu", **OPTIONS)
        self.assertEqual(offloaded.exported.platforms, ("tpu",))
        with self.assertRaisesRegex(
            ao.Error, rf"cannot run '{step.__name__}': .*platforms '\('tpu',\)'"
        ):
            offloaded(weights, x)

    def test_modules_that_cannot_be_read(self):
        exported = jax.export.export(jax.jit(step))(make_weights(), make_batch())
        serialized = exported.mlir_module_serialized
        for broken, cause in (
            (b"", "expected a function 'main', got none"),
            (b"no module", ".+"),
            (serialized[: len(serialized) // 2], ".+"),
        ):
            with self.subTest(size=len(broken)), self.assertRaisesRegex(
                ao.Error, f"cannot read the StableHLO of 'step': {cause}"
            ):
                _planning.plan_step(
                    dataclasses.replace(exported, mlir_module_serialized=broken),
                    {},
                )

    def test_names_of_options(self):
        def seeded(weights, x, seed):
            return step(weights, x + seed)

        self.assert_error(
            "'seed' is an option of ao.jax.offload and an argument of the step",
            seeded,
            make_weights(),
            make_batch(),
            seed=1,
        )
        offloaded = ao.jax.offload(
            seeded, make_weights(), make_batch(), 1.0, **OPTIONS
        )
        self.assertTrue(offloaded.plan["commands"])
        with self.assertRaisesRegex(TypeError, "'budget' is neither an option"):
            ao.jax.offload(step, make_weights(), make_batch(), budget="60%")

    def test_static_arguments_without_a_hash(self):
        jitted = jax.jit(lambda w, x, n: step(w, x), static_argnums=2)
        self.assert_error(
            "static argument 2 must have a hash: unhashable type: 'list'",
            jitted,
            make_weights(),
            make_batch(),
            ([1],),
        )

    def test_exceptions_of_the_step_are_not_changed(self):
        def failing(x):
            raise ValueError("of the step")

        with self.assertRaisesRegex(ValueError, "^of the step$") as caught:
            ao.jax.offload(failing, make_batch(), **OPTIONS)
        self.assertNotIsInstance(caught.exception, ao.Error)
        with self.assertRaises(TypeError):
            ao.jax.offload(step, make_weights(), "no array", **OPTIONS)


if __name__ == "__main__":
    unittest.main()

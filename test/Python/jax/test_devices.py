# ===- test_devices.py - Offloaded steps on several devices ----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.jax.offload on four devices of the host: bits, bytes, collectives."""

import os
import pathlib
import re
import unittest

os.environ["XLA_FLAGS"] = (
    "--xla_disable_hlo_passes=algsimp --xla_force_host_platform_device_count=4"
)

import jax
import jax.export
import jax.numpy as jnp
import numpy as np
from jax.sharding import AxisType, NamedSharding, PartitionSpec

import ao
import ao.jax
import loop_steps
from ao.jax import _sharding
from bits import equal_bits

ROOT = pathlib.Path(__file__).resolve().parents[3]
OPTIONS = {
    "machine": str(ROOT / "examples" / "small-device.json"),
    "min_bytes": 1024,
    "device_memory_budget": "75%",
}
SYNC = {**OPTIONS, "strategy": "sync", "device_memory_budget": None}
COLLECTIVE = re.compile(
    r" (all-reduce|all-gather|all-to-all|collective-permute|reduce-scatter)\("
)


def update(loss, weights, x):
    value, gradients = jax.value_and_grad(loss)(weights, x)
    return value, jax.tree.map(lambda w, g: w - 0.01 * g, weights, gradients)


def tanh_step(weights, x):
    def loss(weights, x):
        for a, b in weights:
            x = jnp.tanh(jnp.tanh(x @ a) @ b)
        return (x * x).sum()

    return update(loss, weights, x)


def gelu_step(weights, x):
    def loss(weights, x):
        for a, b in weights:
            x = x + jax.nn.gelu(x @ a) @ b
        return (x * x).sum()

    return update(loss, weights, x)


def relu_step(weights, x):
    def loss(weights, x):
        for a, b in weights:
            x = jax.nn.relu(jax.nn.relu(x @ a) @ b)
        return (x * x).sum()

    return update(loss, weights, x)


def adam_step(state, x):
    """Layers with a normalization, under Adam."""
    weights, first, second = state

    def loss(weights, x):
        for a, b in weights:
            x = x + jax.nn.gelu(jax.nn.standardize(x) @ a) @ b
        return (x * x).sum()

    value, gradients = jax.value_and_grad(loss)(weights, x)
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, gradients)
    second = jax.tree.map(lambda v, g: 0.99 * v + 0.01 * g * g, second, gradients)
    move = lambda w, m, v: w - 0.01 * m / (jnp.sqrt(v) + 1e-6)
    return value, (jax.tree.map(move, weights, first, second), first, second)


def attention_step(weights, x):
    """Attention of four heads over 32 rows."""

    def loss(weights, x):
        for a, b in weights:
            rows, heads = x.reshape(-1, 32, 64), a.reshape(64, 4, 32)
            q, k, v = (jnp.einsum("btd,dhc->bthc", rows, n * heads) for n in (1, 2, 3))
            scores = jax.nn.softmax(jnp.einsum("bthc,bshc->bhts", q, k) / 6)
            x = x + jnp.einsum("bhts,bshc->bthc", scores, v).reshape(-1, 128) @ b
        return (x * x).sum()

    return update(loss, weights, x)


def silu_step(weights, x):
    """Layers with a root mean square normalization, and a softmax."""

    def loss(weights, x):
        for a, b in weights:
            scale = jax.lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-6)
            x = x + jax.nn.silu((scale * x) @ a) @ b
        return -jax.nn.log_softmax(x)[:, 3].mean()

    return update(loss, weights, x)


def transposed_step(weights, x):
    """Products of matrices in batches, of operands that transposes made."""

    def loss(weights, x):
        for a, b in weights:
            rows = jnp.tanh(x @ a).reshape(-1, 32, 128)
            scores = jnp.tanh(rows @ jnp.sin(rows).transpose(0, 2, 1) / 8)
            x = x + (scores.transpose(0, 2, 1) @ rows).reshape(-1, 128) @ b
        return (x * x).sum()

    return update(loss, weights, x)


def reshaped_step(weights, x):
    """Views of results of products, and of an op that is fused into its view."""

    def loss(weights, x):
        for a, b in weights:
            hidden = jnp.tanh(x @ a).reshape(-1, 2, 128)
            x = jnp.tanh((hidden @ b).reshape(-1, 64))
            rows = (x @ a).reshape(-1, 8, 16)
            x = x + 1e-3 * jnp.einsum("nij,nij->n", rows, rows)[:, None]
        return (x * x).sum()

    return update(loss, weights, x)


def make_mesh(devices, axis_type=AxisType.Auto):
    return jax.make_mesh(
        (devices,),
        ("data",),
        axis_types=(axis_type,),
        devices=jax.devices()[:devices],
    )


def make_arguments(mesh, kind, layers=4, rows=2048):
    """Arguments that are sharded by "data", "tensor", or "parameter"."""
    sharding = lambda *spec: NamedSharding(mesh, PartitionSpec(*spec))
    pair, batch = {
        "data": ((sharding(), sharding()), sharding("data")),
        "tensor": ((sharding(None, "data"), sharding("data")), sharding()),
        "parameter": ((sharding("data"), sharding("data")), sharding("data")),
    }[kind]
    keys = jax.random.split(jax.random.key(0), 2 * layers + 1)
    draw = lambda key, *shape: 0.1 * jax.random.normal(key, shape)
    weights = [
        (draw(keys[2 * i], 64, 128), draw(keys[2 * i + 1], 128, 64))
        for i in range(layers)
    ]
    x = jax.random.normal(keys[-1], (rows, 64))
    return jax.device_put(weights, [pair] * layers), jax.device_put(x, batch)


def compile_step(function, arguments):
    return jax.jit(function).lower(*arguments).compile()


def required_bytes(compiled):
    memory = compiled.memory_analysis()
    return (
        memory.argument_size_in_bytes
        + memory.output_size_in_bytes
        + memory.temp_size_in_bytes
        - memory.alias_size_in_bytes
    )


def count_stacks(offloaded):
    """Returns the number of stacked residuals that a summary has as offloaded."""
    found = re.search(r"(\d+) stacked residual", offloaded.summary)
    return int(found[1]) if found else 0


def scanned_step(weights, x):
    def loss(weights, x):
        body = lambda x, ab: (jnp.tanh(jnp.tanh(x @ ab[0]) @ ab[1]), None)
        return (jax.lax.scan(body, x, weights)[0] ** 2).sum()

    return update(loss, weights, x)


def accumulated_step(weights, batches):
    """A loop over microbatches whose layers are unrolled."""

    def loss(weights, x):
        for a, b in weights:
            x = jnp.tanh(jnp.tanh(x @ a) @ b)
        return (x * x).sum()

    def accumulate(total, x):
        added = jax.value_and_grad(loss)(weights, x)
        return jax.tree.map(jnp.add, total, added), None

    zeros = jnp.float32(0), jax.tree.map(jnp.zeros_like, weights)
    (value, gradients), _ = jax.lax.scan(accumulate, zeros, batches)
    return value, jax.tree.map(lambda w, g: w - 0.01 * g, weights, gradients)


class ShardedTest(unittest.TestCase):
    def check(self, function, arguments, **options):
        """Returns the step after a comparison of its bits, shardings and
        collectives with those of `jax.jit`."""
        offloaded = ao.jax.offload(function, *arguments, **{**OPTIONS, **options})
        commands = offloaded.plan["commands"]
        offloads = sum(command["do"] == "offload" for command in commands)
        self.assertEqual(
            offloaded.module.count('_xla_buffer_placement = "pinned_host"'),
            offloads + count_stacks(offloaded),
        )
        self.assertNotRegex(offloaded.module, r"[!#\s\"](ao|scf|arith|tensor)\.")
        results, expected = offloaded(*arguments), jax.jit(function)(*arguments)
        self.assertTrue(equal_bits(results, expected))
        for result, other in zip(*map(jax.tree.leaves, (results, expected))):
            self.assertTrue(
                result.sharding.is_equivalent_to(other.sharding, result.ndim)
            )
        texts = [
            compile_step(step, arguments).as_text() for step in (function, offloaded)
        ]
        found, reference = (sorted(COLLECTIVE.findall(text)) for text in texts)
        self.assertTrue(reference)
        self.assertEqual(found, reference)
        return offloaded

    def test_data_tensor_and_parameter_sharding(self):
        for devices in (2, 4):
            for kind in ("data", "tensor", "parameter"):
                for function in (tanh_step, gelu_step):
                    with self.subTest(devices=devices, kind=kind, step=function):
                        arguments = make_arguments(make_mesh(devices), kind)
                        offloaded = self.check(function, arguments)
                        self.assertTrue(offloaded.plan["commands"])
                        predicted = offloaded.predicted["unplanned_peak_bytes"]
                        required = required_bytes(
                            compile_step(function, arguments)
                        )
                        self.assertLess(abs(predicted / required - 1), 0.1)

    def test_peaks(self):
        # A pass for CPUs alone, which keeps broadcasts for a library.
        passes = {"xla_disable_hlo_passes": "algsimp,dot-library-rewriter"}
        steps = (relu_step, adam_step, attention_step, silu_step, transposed_step)
        for devices in (2, 4):
            for kind in ("data", "tensor", "parameter"):
                weights, x = make_arguments(make_mesh(devices), kind)
                zeros = lambda: jax.tree.map(jnp.zeros_like, weights)
                for step in steps:
                    with self.subTest(devices=devices, kind=kind, step=step):
                        adam = step is adam_step
                        state = (weights, zeros(), zeros()) if adam else weights
                        offloaded = ao.jax.offload(step, state, x, strategy="none")
                        jitted = jax.jit(step, compiler_options=passes)
                        required = required_bytes(jitted.lower(state, x).compile())
                        predicted = offloaded.predicted["unplanned_peak_bytes"]
                        self.assertLess(abs(predicted / required - 1), 0.1)

    def test_operands_in_a_second_layout(self):
        for kind in ("data", "parameter"):
            for step in (attention_step, transposed_step):
                with self.subTest(kind=kind, step=step):
                    arguments = make_arguments(make_mesh(4), kind, layers=2)
                    offloaded = self.check(step, arguments, **SYNC)
                    self.assertTrue(offloaded.plan["commands"])

    def test_memory_of_results(self):
        """It is allocated when a step starts; a result in the memory of a donated
        argument has none."""
        arguments = make_arguments(make_mesh(4), "data", layers=1)

        def allocated(**options):
            jitted = jax.jit(tanh_step, **options)
            trace = ao.jax.offload(jitted, *arguments, strategy="none").trace
            return [
                value["bytes"]
                for value in trace["values"]
                if value["name"] == "result_memory.allocate"
            ]

        a, b = arguments[0][0]
        self.assertEqual(allocated(), [4, a.nbytes, b.nbytes])
        self.assertEqual(allocated(donate_argnums=0), [4])

    def test_views(self):
        for kind in ("data", "tensor"):
            with self.subTest(kind=kind):
                arguments = make_arguments(make_mesh(2), kind, layers=2)
                offloaded = self.check(reshaped_step, arguments, **SYNC)
                self.assertTrue(offloaded.plan["commands"])

    def test_trace_of_one_device(self):
        arguments = make_arguments(make_mesh(4), "data", layers=1)
        offloaded = ao.jax.offload(tanh_step, *arguments, strategy="none")
        values = {value["name"]: value for value in offloaded.trace["values"]}
        self.assertEqual(values["x"]["bytes"], arguments[1].nbytes // 4)
        weight = arguments[0][0][0]
        self.assertEqual(values["weights[0][0]"]["bytes"], weight.nbytes)
        reduced = [
            op for op in offloaded.trace["ops"] if op["kind"] == "collective"
        ]
        # The loss and two gradients.
        self.assertEqual(len(reduced), 3)
        self.assertGreater(reduced[-1]["duration_us"], 0)

    def test_shards_of_different_sizes(self):
        mesh = make_mesh(4)

        def cut(weights, x):
            sharding = NamedSharding(mesh, PartitionSpec("data"))
            return tanh_step(
                weights, jax.lax.with_sharding_constraint(x[:1001], sharding)
            )

        weights, x = make_arguments(mesh, "data", layers=2)
        offloaded = self.check(cut, (weights, x), **SYNC)
        sizes = {value["bytes"] for value in offloaded.trace["values"]}
        self.assertIn(251 * 128 * 4, sizes)

    def test_shardings_inside_the_step_alone(self):
        mesh = make_mesh(4)
        sharding = NamedSharding(mesh, PartitionSpec("data"))

        def constrained(weights, x):
            return tanh_step(weights, jax.lax.with_sharding_constraint(x, sharding))

        arguments = jax.tree.map(
            lambda a: jnp.asarray(np.asarray(a)),
            make_arguments(mesh, "data", layers=2),
        )
        offloaded = ao.jax.offload(constrained, *arguments, **SYNC)
        self.assertEqual(offloaded.exported.nr_devices, 4)
        self.assertTrue(
            equal_bits(offloaded(*arguments), jax.jit(constrained)(*arguments))
        )

    def test_shardings_given_to_jit(self):
        mesh = make_mesh(2)
        data, all_of_it = (
            NamedSharding(mesh, PartitionSpec(*spec)) for spec in (("data",), ())
        )
        jitted = jax.jit(
            tanh_step, in_shardings=(all_of_it, data), out_shardings=all_of_it
        )
        arguments = jax.tree.map(np.asarray, make_arguments(mesh, "data", 2))
        offloaded = ao.jax.offload(jitted, *arguments, **SYNC)
        results = offloaded(*arguments)
        self.assertTrue(equal_bits(results, jitted(*arguments)))
        self.assertEqual(len(results[0].sharding.device_set), 2)

    def test_shard_map(self):
        mesh = make_mesh(4)

        def mapped(weights, x):
            def local_loss(weights, x):
                for a, b in weights:
                    x = jnp.tanh(jnp.tanh(x @ a) @ b)
                return jax.lax.psum((x * x).sum(), "data")

            loss = jax.shard_map(
                local_loss,
                mesh=mesh,
                in_specs=(PartitionSpec(), PartitionSpec("data")),
                out_specs=PartitionSpec(),
            )
            return update(loss, weights, x)

        arguments = make_arguments(mesh, "data", layers=2)
        # A value inside stays where it is.
        offloaded = self.check(mapped, arguments, **SYNC)
        self.assertFalse(offloaded.plan["commands"])

    def test_explicit_axes(self):
        arguments = make_arguments(make_mesh(4, AxisType.Explicit), "data", 2)
        offloaded = self.check(tanh_step, arguments, **SYNC)
        self.assertTrue(offloaded.plan["commands"])

    def test_stacked_residuals(self):
        budget = {"device_memory_budget": "70%"}
        for devices in (2, 4):
            for kind in ("data", "tensor", "parameter"):
                with self.subTest(devices=devices, kind=kind):
                    weights, x = make_arguments(make_mesh(devices), kind)
                    stacked = tuple(jnp.stack(layers) for layers in zip(*weights))
                    offloaded = self.check(scanned_step, (stacked, x), **budget)
                    self.assertGreater(count_stacks(offloaded), 0)
                    predicted = offloaded.predicted
                    peak = predicted["unplanned_peak_bytes"]
                    self.assertLessEqual(predicted["peak_bytes"], 0.7 * peak)
                    compiled = compile_step(scanned_step, (stacked, x))
                    self.assertLess(abs(peak / required_bytes(compiled) - 1), 0.1)

    def test_kinds_of_loops(self):
        mesh = make_mesh(4)
        sharded, everywhere = (
            NamedSharding(mesh, PartitionSpec(*spec)) for spec in (("data",), ())
        )
        counts = {"scan": 2, "reverse": 2, "unroll": 2, "remat": 1, "branches": 3}
        counts |= {"dropout": 3, "after_data": 2, "two_scans": 4, "nested": 0}
        for name, count in {**counts, "counted_from_three": 1}.items():
            with self.subTest(name):
                step, (weights, x) = loop_steps.STEPS[name](256, 64)
                arguments = (
                    jax.device_put(weights, everywhere),
                    jax.device_put(x, sharded),
                )
                offloaded = self.check(step, arguments, **SYNC)
                self.assertEqual(count_stacks(offloaded), count)

    def test_values_inside_of_an_iteration_are_kept(self):
        mesh = make_mesh(4)
        weights, x = make_arguments(mesh, "data", layers=2)
        batches = jax.device_put(
            np.stack([x, 2 * x]), NamedSharding(mesh, PartitionSpec(None, "data"))
        )
        arguments = weights, batches
        options = {"device_memory_budget": None}
        offloaded = self.check(accumulated_step, arguments, **options)
        self.assertIn("nothing offloaded", offloaded.summary)
        self.assertNotIn("within iterations", offloaded.summary)
        peaks = (offloaded.predicted[f"{name}peak_bytes"] for name in ("", "unplanned_"))
        self.assertEqual(*peaks)

    def test_a_loop_with_explicit_axes(self):
        weights, x = make_arguments(make_mesh(4, AxisType.Explicit), "data")
        stacked = tuple(jnp.stack(layers) for layers in zip(*weights))
        self.check(scanned_step, (stacked, x), **SYNC)

    def test_three_steps_with_donation(self):
        weights, x = make_arguments(make_mesh(4), "parameter", layers=2)
        expected = jax.tree.map(jnp.copy, weights)
        jitted = jax.jit(tanh_step, donate_argnums=0)
        offloaded = ao.jax.offload(jitted, weights, x, **SYNC)
        freed = {
            value["name"]
            for value in offloaded.trace["values"]
            if value["def"] == -1 and not value["live_out"]
        }
        self.assertEqual(len(freed), 4)
        for _ in range(3):
            before = weights
            _, weights = offloaded(weights, x)
            _, expected = jitted(expected, x)
            self.assertTrue(before[0][0].is_deleted())
        self.assertTrue(equal_bits(weights, expected))


class ErrorTest(unittest.TestCase):
    def test_meshes_that_do_not_match(self):
        weights, _ = make_arguments(make_mesh(4), "data", layers=1)
        _, x = make_arguments(make_mesh(2), "data", layers=1)
        with self.assertRaisesRegex(
            ao.Error, "(?s)cannot export 'tanh_step': .*incompatible devices"
        ):
            ao.jax.offload(tanh_step, weights, x, **OPTIONS)

    def test_no_module_for_one_device_has_a_shard_map(self):
        """`ao.jax.export` names the op, its place, and the function that plans it."""

        def total(x):
            return jax.shard_map(
                lambda x: jax.lax.psum(jnp.tanh(x).sum(), "data"),
                mesh=make_mesh(4),
                in_specs=PartitionSpec("data"),
                out_specs=PartitionSpec(),
            )(x)

        with self.assertRaisesRegex(
            ao.Error,
            r"^cannot export 'total': unsupported: 'sdy.manual_computation' "
            r"\(jax.shard_map\) in a module for one device; ao.jax.offload plans "
            r"steps on several devices \(in '.*shard_map'\)$",
        ):
            ao.jax.export(total, jnp.ones(64))

    def test_a_call_on_another_mesh_is_planned_for_it(self):
        offloaded = ao.jax.offload(
            tanh_step, *make_arguments(make_mesh(4), "data", 1), **SYNC
        )
        arguments = make_arguments(make_mesh(2), "data", 1)
        self.assertTrue(
            equal_bits(offloaded(*arguments), jax.jit(tanh_step)(*arguments))
        )
        self.assertEqual(offloaded.planned(*arguments).exported.nr_devices, 2)
        mixed = (arguments[0], make_arguments(make_mesh(4), "data", 1)[1])
        with self.assertWarnsRegex(UserWarning, "incompatible devices"):
            with self.assertRaisesRegex(
                ao.Error, "cannot run 'tanh_step': .*incompatible devices"
            ):
                offloaded(*mixed)

    def test_plans_for_other_ops(self):
        step = _sharding.LocalStep("", "", [0, None], {0: 1})
        trace = {"ops": [{}, {}], "values": []}
        with self.assertRaisesRegex(ao.Error, "plan has 3 ops, one device has 2"):
            _sharding.globalize({"ops": 3, "commands": []}, trace, trace, step)


if __name__ == "__main__":
    unittest.main()

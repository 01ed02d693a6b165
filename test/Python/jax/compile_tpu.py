# ===- compile_tpu.py - Offloaded steps compiled for a TPU -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compiles steps for a TPU that is not there, and reads XLA's memory analysis.

A processor drops placements; XLA's compiler for TPUs turns them into copies and
host buffers. Needs jax and libtpu (utils/requirements-tpu.txt); ends with status
77 (skipped) without them. Prints a row of figures for each step.
"""

import functools
import importlib.util
import os
import pathlib
import re
import sys
import unittest

SKIPPED = 77
if importlib.util.find_spec("libtpu") is None:
    print("skipped: no libtpu")
    sys.exit(SKIPPED)

import libtpu

# No TPU and no metadata server are looked for.
os.environ["TPU_SKIP_MDS_QUERY"] = "1"
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["TPU_LIBRARY_PATH"] = str(
    pathlib.Path(libtpu.__file__).parent / "libtpu.so"
)

import jax
import jax.numpy as jnp
from jax.experimental import topologies

import ao.jax
import loop_steps

ROWS, WIDTH, LAYERS = 8192, 512, 8


def gated(h, w):
    """A layer whose residuals are products: XLA itself computes a residual from
    another one where that takes no product."""
    return (h @ w) * (h @ w.T), None


LOOPS = {
    "scan": loop_steps.make(loop_steps.scanned(gated)),
    "reverse": loop_steps.make(loop_steps.scanned(gated, reverse=True)),
    "unroll": loop_steps.make(loop_steps.scanned(gated, unroll=2)),
    "outputs": loop_steps.make(
        functools.partial(loop_steps.with_outputs, layer=gated)
    ),
    "nested": functools.partial(loop_steps.nested, layer=gated),
    "two_scans": functools.partial(loop_steps.two_scans, layer=gated),
}


def unrolled(layer):
    """Returns a step whose layers are no loop."""

    def loss(weights, x):
        for w in weights:
            x = layer(x, w)
        return loop_steps.square(x)

    def make(rows, width):
        weights = list(loop_steps.make_weights(LAYERS, width))
        return lambda *arguments: loop_steps.descend(loss, *arguments), (
            weights,
            loop_steps.make_batch(rows, width),
        )

    return make


def normalize(x):
    return x * jax.lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-6)


STEPS = LOOPS | {
    "unrolled_gated": unrolled(lambda x, w: gated(x, w)[0]),
    "unrolled_residual": unrolled(lambda x, w: x + gated(x, w)[0]),
    "unrolled_two": unrolled(lambda x, w: gated(gated(x, w)[0], w.T)[0]),
    "unrolled_sin": unrolled(lambda x, w: jnp.sin(gated(x, w)[0])),
    "unrolled_scaled": unrolled(lambda x, w: 2 * gated(x, w)[0]),
    "unrolled_norm": unrolled(lambda x, w: normalize(gated(x, w)[0])),
}


class Compiled:
    """A step compiled for one device of a topology."""

    def __init__(self, function, arguments, sharding):
        specs = jax.tree.map(
            lambda a: jax.ShapeDtypeStruct(a.shape, a.dtype, sharding=sharding),
            arguments,
        )
        compiled = jax.jit(function).lower(*specs).compile()
        memory = compiled.memory_analysis()
        self.temporary = memory.temp_size_in_bytes
        self.host = memory.host_temp_size_in_bytes
        self.text = compiled.as_text()


class CompileTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        topology = topologies.get_topology_desc(
            platform="tpu", topology_name="v5e:2x2"
        )
        cls.sharding = jax.sharding.SingleDeviceSharding(topology.devices[0])

    def check(self, name):
        step, arguments = STEPS[name](ROWS, WIDTH)
        specs = jax.tree.map(
            lambda a: jax.ShapeDtypeStruct(a.shape, a.dtype), arguments
        )
        offloaded = ao.jax.offload(
            step,
            *specs,
            device_memory_budget="60%",
            machine="h100-pcie5",
            platforms="tpu",
        )
        plain = Compiled(step, arguments, self.sharding)
        placed = Compiled(offloaded.exported.call, arguments, self.sharding)
        planned = offloaded.predicted["host_peak_bytes"]
        print(
            f"{name}: planned {planned / 1e6:.1f} MB, host {placed.host / 1e6:.1f} "
            f"MB, temporary {plain.temporary / 1e6:.1f} -> "
            f"{placed.temporary / 1e6:.1f} MB",
            flush=True,
        )
        self.assertGreater(planned, 0)
        # Host buffers may share memory.
        self.assertGreaterEqual(placed.host, 0.8 * planned)
        if name not in LOOPS:
            # XLA reloads early in spite of barriers, and temporary bytes rise.
            self.assertIn("outside of loops", str(offloaded.diagnostics))
            return
        # XLA needs memory for copies in flight, and without placements it may
        # compute a residual from another one: less falls than is planned.
        self.assertLess(placed.temporary, plain.temporary)
        self.assertIn("dynamic-update-slice-start", placed.text)
        self.assertIn("dynamic-slice-start", placed.text)
        stacks = re.findall(
            r'dynamic_update_slice"\(%\S+, (%\w+),.*-> tensor<([\dx]+)xf32>',
            offloaded.module,
        )
        hosts = set(
            re.findall(r'(%\w+) = .*custom_call.*"pinned_host"', offloaded.module)
        )
        shapes = {shape for source, shape in stacks if source in hosts}
        self.assertTrue(shapes)
        for shape in shapes:
            self.assertRegex(
                placed.text, rf"f32\[{shape.replace('x', ',')}\]{{[^}}]*S\(5\)}}"
            )


def add_tests():
    for name in STEPS:
        setattr(CompileTest, f"test_{name}", lambda self, name=name: self.check(name))


add_tests()

if __name__ == "__main__":
    unittest.main()

# ===- test_checkpoint.py - Selective checkpoints that offload -------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch.checkpoint_contexts: an op runs once, its bytes move, bits are equal."""

import collections
import contextlib
import sys
import unittest

import torch
from torch._dynamo.exc import BackendCompilerFailed
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils.checkpoint import CheckpointPolicy, checkpoint

import ao
import ao.torch
from ao.torch.eager import _checkpoint

if not hasattr(CheckpointPolicy, "MUST_CPU_OFFLOAD"):
    print(f"skipped: PyTorch {torch.__version__} has no CPU_OFFLOAD in its policies")
    sys.exit(77)

MM = torch.ops.aten.mm.default
WIDTH, LAYERS = 64, 3
# The bytes of the products of all layers.
PRODUCT_BYTES = LAYERS * 2 * WIDTH * WIDTH * 4


class Counting(TorchDispatchMode):
    """Counts how often each op runs."""

    def __init__(self):
        super().__init__()
        self.counts = collections.Counter()

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.counts[func] += 1
        return func(*args, **(kwargs or {}))


class Model(torch.nn.Module):
    def __init__(self, context_fn=None):
        super().__init__()
        torch.manual_seed(0)
        self.weights = torch.nn.ParameterList(
            torch.nn.Parameter(torch.randn(WIDTH, WIDTH) / 8) for _ in range(LAYERS)
        )
        self.options = {"context_fn": context_fn} if context_fn else {}
        self.is_plain = context_fn is None

    @staticmethod
    def layer(x, weight):
        return torch.tanh((torch.sin(x @ weight).exp() @ weight).sigmoid())

    def forward(self, x):
        for weight in self.weights:
            if self.is_plain:
                x = self.layer(x, weight)
            else:
                x = checkpoint(
                    self.layer, x, weight, use_reentrant=False, **self.options
                )
        return x.square().sum()


def contexts_for(policy, calls=None):
    """Contexts under which products have a policy, and the rest is recomputed."""

    def decide(context, op, *args, **kwargs):
        return policy if op == MM else CheckpointPolicy.PREFER_RECOMPUTE

    return ao.torch.checkpoint_contexts(decide)


def step(model, x, session=None):
    """Loss and gradients, and how often products ran."""
    model.zero_grad()
    with Counting() as counting:
        if session is None:
            loss = model(x)
            loss.backward()
        else:
            with session:
                loss = model(x)
                loss.backward()
    results = [loss.detach(), *(p.grad for p in model.parameters())]
    return results, counting.counts


class CheckpointTest(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(1)
        self.x = torch.randn(WIDTH, WIDTH)
        self.expected, counts = step(Model(), self.x)
        # Forward, and two products for each in backward but for the first input.
        self.products = counts[MM]

    def make_session(self, model, policy, **options):
        options = {"machine": "gh200", "min_bytes": 1, **options}
        return ao.torch.session(model, policy=policy, **options)

    def assert_same(self, ours):
        for a, b in zip(ours, self.expected, strict=True):
            self.assertTrue(torch.equal(a, b))

    def test_must_offload(self):
        """Once, moved, with equal bits, in steps that are recorded and followed."""
        for policy in ("planned", "layerwise", "all"):
            with self.subTest(policy):
                model = Model(contexts_for(CheckpointPolicy.MUST_CPU_OFFLOAD))
                options = {}
                if policy == "layerwise":
                    # Layers are modules, of which this model has none.
                    model.layers = torch.nn.Sequential(torch.nn.Identity())
                session = self.make_session(model, policy, **options)
                moved = 0
                for _ in range(3):
                    ours, counts = step(model, self.x, session)
                    self.assert_same(ours)
                    self.assertEqual(counts[MM], self.products)
                    figures = session.statistics
                    self.assertGreaterEqual(
                        figures["offloaded_bytes"] - moved, PRODUCT_BYTES
                    )
                    moved = figures["offloaded_bytes"]
                self.assertEqual(figures["held_bytes"], 0)
                self.assertGreaterEqual(figures["reloaded_bytes"], 3 * PRODUCT_BYTES)

    def test_must_offload_in_a_plan(self):
        """A plan is followed beside what moves anyway."""
        model = Model(contexts_for(CheckpointPolicy.MUST_CPU_OFFLOAD))
        session = self.make_session(model, "planned", record="plain")
        for _ in range(3):
            step(model, self.x, session)
        self.assertEqual(session.state, "follow")
        self.assertEqual(session.statistics["divergences"], 0)

    def test_plan_decides(self):
        """Results to be saved or offloaded are values of the plan."""
        for policy in (
            CheckpointPolicy.MUST_SAVE,
            CheckpointPolicy.PREFER_SAVE,
            CheckpointPolicy.PREFER_CPU_OFFLOAD,
        ):
            with self.subTest(policy):
                model = Model(contexts_for(policy))
                session = self.make_session(
                    model, "planned", device_memory_budget="85%"
                )
                for _ in range(3):
                    ours, counts = step(model, self.x, session)
                    self.assert_same(ours)
                    self.assertEqual(counts[MM], self.products)
                self.assertEqual(session.state, "follow")
                sizes = [
                    value["bytes"]
                    for value in session.step.trace["values"]
                    if value["offloadable"]
                ]
                self.assertGreaterEqual(sum(sizes), PRODUCT_BYTES)
                self.assertTrue(session.step.plan["commands"])

    def test_recompute(self):
        """Ops to be recomputed run twice, and their results are not values."""
        model = Model(contexts_for(CheckpointPolicy.MUST_RECOMPUTE))
        session = self.make_session(model, "all")
        ours, counts = step(model, self.x, session)
        self.assert_same(ours)
        self.assertEqual(counts[MM], self.products + LAYERS * 2)

    def test_none(self):
        """The policy that moves nothing moves nothing."""
        model = Model(contexts_for(CheckpointPolicy.MUST_CPU_OFFLOAD))
        session = self.make_session(model, "none")
        ours, counts = step(model, self.x, session)
        self.assert_same(ours)
        self.assertEqual(counts[MM], self.products)
        self.assertEqual(session.statistics["offloads"], 0)

    def test_list_of_ops(self):
        model = Model(ao.torch.checkpoint_contexts([MM]))
        ours, counts = step(model, self.x, self.make_session(model, "all"))
        self.assert_same(ours)
        self.assertEqual(counts[MM], self.products)

    def compile(self, wanted, **options):
        """Loss, gradients and backend of a step that is compiled as one graph."""
        torch._dynamo.reset()
        options = {"machine": "gh200", "min_bytes": 64, "runner": "fx", **options}
        backend = ao.torch.backend(**options)
        model = Model(contexts_for(wanted))
        loss = torch.compile(model, backend=backend, fullgraph=True)(self.x)
        loss.backward()
        return [loss.detach(), *(p.grad for p in model.parameters())], backend

    def test_must_offload_in_compiled_steps(self):
        """Once, moved, with the bits of the step without a plan."""
        must = CheckpointPolicy.MUST_CPU_OFFLOAD
        for runner in ("fx", "inductor"):
            expected, plain = self.compile(must, policy="none", runner=runner)
            self.assertFalse(plain.steps[0].plan["commands"])
            for options in (
                {},
                {"device_memory_budget": "85%"},
                {"recompute": "planned"},
            ):
                with self.subTest(runner, **options):
                    ours, backend = self.compile(must, runner=runner, **options)
                    for a, b in zip(ours, expected, strict=True):
                        self.assertTrue(torch.equal(a, b))
                    self.check_compiled(*backend.steps, runner)

    def check_compiled(self, step, runner):
        predicted, measured = step.predicted, step.measured()
        if step.joint_plan is None:
            # A plan of the joint graph may need no product in backward.
            self.assertGreaterEqual(predicted["offloaded_bytes"], PRODUCT_BYTES)
        products = [op for op in step.trace["ops"] if op["kind"] == "matmul"]
        self.assertEqual(len(products), self.products)
        self.assertEqual(measured["host_peak_bytes"], predicted["host_peak_bytes"])
        self.assertEqual(predicted["pinned_peak_bytes"], predicted["host_peak_bytes"])
        if runner == "fx":
            seed = measured["peak_bytes"] - predicted["peak_bytes"]
            self.assertIn(seed, range(9) if step.joint_plan is None else range(-8, 9))

    def test_compiled_steps_that_must_not_offload(self):
        prefer = CheckpointPolicy.PREFER_CPU_OFFLOAD
        _, backend = self.compile(prefer, device_memory_budget="100%")
        (step,) = backend.steps
        saved = [v["name"] for v in step.trace["values"] if v["offloadable"]]
        self.assertEqual(len([name for name in saved if "mm" in name]), 2 * LAYERS)
        self.assertFalse(step.plan["commands"])
        with self.assertRaises(BackendCompilerFailed) as caught:
            self.compile(CheckpointPolicy.MUST_CPU_OFFLOAD, host_memory_budget=4096)
        self.assertIn("on the host, more than", str(caught.exception))

    def test_outside(self):
        """Without a session what should move is kept, and what must fails."""
        model = Model(contexts_for(CheckpointPolicy.PREFER_CPU_OFFLOAD))
        ours, counts = step(model, self.x)
        self.assert_same(ours)
        self.assertEqual(counts[MM], self.products)
        model = Model(contexts_for(CheckpointPolicy.MUST_CPU_OFFLOAD))
        with self.assertRaisesRegex(ao.OffloadStateError, "'aten.mm.default' to be off"):
            step(model, self.x)
        with self.assertRaisesRegex(TypeError, "function or a list of ops, not str"):
            ao.torch.checkpoint_contexts("aten::mm")

    def test_inside_of_reentrant(self):
        """In a backward pass, whose thread may have entered no session, results are
        kept."""
        model = Model(contexts_for(CheckpointPolicy.MUST_CPU_OFFLOAD))
        x = self.x.clone().requires_grad_()
        _checkpoint._warn_of_backward.cache_clear()
        with self.assertWarnsRegex(UserWarning, "are kept on the device") as warned:
            self.check_reentrant(model, x)
        self.assertEqual(len(warned.warnings), 1)

    def check_reentrant(self, model, x):
        for ends_before in (False, True):
            with self.subTest(ends_before=ends_before):
                model.zero_grad()
                session = self.make_session(model, "all")
                with Counting() as counting:
                    with session:
                        loss = checkpoint(model, x, use_reentrant=True)
                        if not ends_before:
                            loss.backward()
                    if ends_before:
                        loss.backward()
                self.assert_same(
                    [loss.detach(), *(p.grad for p in model.parameters())]
                )
                # Forward twice, and two products for each in backward.
                self.assertEqual(counting.counts[MM], 4 * 2 * LAYERS)
                self.assertEqual(session.statistics["held_bytes"], 0)

    def test_compiled(self):
        """Graphs keep the policy for the partitioner; bits are those of eager mode."""
        for policy in CheckpointPolicy:
            with self.subTest(policy):
                torch._dynamo.reset()
                model = Model(contexts_for(policy))
                compiled = torch.compile(model, backend="aot_eager", fullgraph=True)
                session = self.make_session(model, "planned")
                for context in (contextlib.nullcontext(), session, session):
                    model.zero_grad()
                    with context:
                        loss = compiled(self.x)
                        loss.backward()
                    grads = [p.grad for p in model.parameters()]
                    self.assert_same([loss.detach(), *grads])

    def test_written(self):
        """A write to what was cached is PyTorch's error."""

        def layer(x, weight):
            y = x @ weight
            z = y.sin()
            y.mul_(2)
            return z.exp() * y

        for policy, options in (
            (CheckpointPolicy.MUST_SAVE, {"record": "plain"}),
            (CheckpointPolicy.MUST_SAVE, {"record": "safe"}),
            (CheckpointPolicy.MUST_CPU_OFFLOAD, {}),
        ):
            with self.subTest(policy, **options):
                model = Model(contexts_for(policy))
                model.layer = layer
                session = self.make_session(model, "planned", **options)
                with self.assertRaisesRegex(RuntimeError, "an inplace operation"):
                    step(model, self.x, session)

    def test_exception(self):
        """The session goes on after a forward pass that fails."""
        model = Model(contexts_for(CheckpointPolicy.MUST_CPU_OFFLOAD))
        session = self.make_session(model, "planned")
        with self.assertRaises(ZeroDivisionError), session:
            model(self.x)
            raise ZeroDivisionError
        for _ in range(2):
            ours, _ = step(model, self.x, session)
            self.assert_same(ours)
        self.assertEqual(session.statistics["held_bytes"], 0)


if __name__ == "__main__":
    unittest.main()

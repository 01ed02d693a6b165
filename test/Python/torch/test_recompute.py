# ===- test_recompute.py - Plans of what runs again ------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch.backend(recompute="planned"): bits, peaks, and what never runs again."""

import os
import tempfile
import unittest

_folder = tempfile.TemporaryDirectory()
os.environ["TORCHINDUCTOR_CACHE_DIR"] = _folder.name

import torch
import torch.nn.functional as F
from torch import nn
from torch._dynamo.exc import BackendCompilerFailed
from torch._inductor import config
from torch.utils import checkpoint

import ao
import ao.torch
import models
from ao.torch import _compat, _joint

# Nothing hides behind such small ops: copies cost time, second runs little.
MACHINE = {**ao.machine("h100-pcie5"), "d2h_bandwidth": 2e9, "h2d_bandwidth": 2e9}


def backend(**options):
    options = {"machine": MACHINE, "min_bytes": 1, "runner": "fx", "refit": 0} | options
    return ao.torch.backend(recompute="planned", **options)


def compile_with(model, dynamic=False, **options):
    torch._dynamo.reset()
    planned = backend(**options)
    return torch.compile(model, backend=planned, dynamic=dynamic), planned


def make_gpt(dropout=0.0):
    torch.manual_seed(0)
    model = models.GPT(width=64, dropout=dropout)
    return model, torch.randint(0, 50, (8, 64))


def again(step):
    """The ops that a step runs twice."""
    commands = step.joint_plan["commands"]
    ops = [c["op"] for c in commands if c["do"] == "recompute"]
    return [step.joint_trace["ops"][op] for op in ops]


def failure(function, *args):
    """The error of a backend that Dynamo has wrapped."""
    try:
        function(*args)
    except BackendCompilerFailed as error:
        return error.inner_exception
    raise AssertionError("nothing failed")


def compute(x, weight):
    return torch.tanh(torch.sin(x @ weight).exp().exp() @ weight).exp()


def save_products():
    return checkpoint.create_selective_checkpoint_contexts(
        [torch.ops.aten.mm.default]
    )


class RecomputeTest(unittest.TestCase):
    def train_under(self, make, budget, expected, **options):
        model, x = make()
        function, planned = compile_with(
            model, device_memory_budget=budget, **options
        )
        for _ in range(2):  # Counters and running means are those of two steps.
            model.zero_grad()
            ours = models.train(model, function, x)
        for a, b in zip(ours, expected, strict=True):
            self.assertTrue(torch.equal(a, b))
        (step,) = planned.steps
        measured, predicted = step.measured(), step.predicted
        self.assertIn(
            measured["peak_bytes"] - predicted["peak_bytes"], range(0, 9)
        )
        self.assertEqual(
            measured["host_peak_bytes"], predicted["host_peak_bytes"]
        )
        return step

    def expected_of(self, make):
        model, x = make()
        torch._dynamo.reset()
        function = torch.compile(model, backend="aot_eager", dynamic=False)
        for _ in range(2):
            model.zero_grad()
            results = models.train(model, function, x)
        return results

    def test_gpt(self):
        expected = self.expected_of(make_gpt)
        times = {}
        for budget in ("80%", "50%"):
            with self.subTest(budget):
                step = self.train_under(make_gpt, budget, expected)
                unplanned = step.joint_plan["predicted"]["unplanned_peak_bytes"]
                share = int(budget[:-1]) / 100
                self.assertLessEqual(step.predicted["peak_bytes"], share * unplanned)
                self.assertTrue(again(step))
                made = [r for r in step.remarks if r.message.endswith("' again")]
                self.assertGreaterEqual(len(made), len(again(step)))
                self.assertTrue(all(remark.bytes for remark in made))
                # Two graphs take what the joint one was planned to.
                self.assertLessEqual(
                    step.predicted["peak_bytes"],
                    step.joint_plan["predicted"]["peak_bytes"],
                )
                times[budget] = step.predicted["makespan_us"]
        # PyTorch's choice and copies take a multiple of that.
        model, x = make_gpt()
        torch._dynamo.reset()
        moving = ao.torch.backend(
            machine=MACHINE, min_bytes=1, runner="fx", device_memory_budget="80%"
        )
        models.train(model, torch.compile(model, backend=moving, dynamic=False), x)
        self.assertLess(3 * times["80%"], moving.steps[0].predicted["makespan_us"])

    def test_smallest_budget(self):
        model, x = make_gpt()
        error = failure(compile_with(model, device_memory_budget=1)[0], x)
        self.assertIsInstance(error, ao.InfeasibleError)
        step = self.train_under(
            make_gpt, error.smallest_device_budget, self.expected_of(make_gpt)
        )
        self.assertLessEqual(
            step.predicted["peak_bytes"], error.smallest_device_budget
        )

    def test_random_numbers_are_drawn_once(self):
        def make():
            return make_gpt(dropout=0.1)

        step = self.train_under(make, "50%", self.expected_of(make))
        reasons = {op.get("why_not") for op in step.joint_trace["ops"]}
        self.assertIn("random", reasons)
        self.assertTrue(again(step))
        self.assertTrue(all(op["recompute"] for op in again(step)))

    def test_other_models(self):
        for name in models.MODELS:
            if name.startswith("gpt"):
                continue
            with self.subTest(name):
                def make():
                    return models.make(name)

                expected = self.expected_of(make)
                model, x = make()
                error = failure(compile_with(model, device_memory_budget=1)[0], x)
                self.train_under(make, error.smallest_device_budget, expected)

    def test_no_budget(self):
        """To make something again always takes time."""
        step = self.train_under(make_gpt, None, self.expected_of(make_gpt))
        self.assertFalse(step.joint_plan and again(step))
        self.assertFalse([r for r in step.remarks if r.message.endswith("' again")])
        self.assertEqual(step.predicted["exposed_us"], 0)

    def test_inputs_that_forward_writes_to(self):
        """When forward has run, its buffers have their new content."""

        class Scaled(nn.Module):
            def __init__(self):
                super().__init__()
                self.weight = nn.Parameter(torch.randn(64, 64) / 8)
                self.register_buffer("scale", torch.ones(64, 64))

            def forward(self, x):
                for _ in range(4):
                    x = torch.tanh((x + self.scale) @ self.weight).exp()
                self.scale.mul_(1.5)
                return x.mean()

        def make():
            torch.manual_seed(0)
            return Scaled(), torch.randn(64, 64)

        expected = self.expected_of(make)
        step = self.train_under(make, "80%", expected)
        reasons = [op.get("why_not") for op in step.joint_trace["ops"]]
        self.assertGreaterEqual(reasons.count("overwritten"), 4)

    def test_checkpoints(self):
        """The plan goes over them, but for what they say must be saved."""

        def layer(x, weight):
            return checkpoint.checkpoint(
                compute, x, weight, use_reentrant=False, context_fn=save_products
            )

        def make():
            torch.manual_seed(0)
            return models.Weights(layer), torch.randn(256, 64)

        step = self.train_under(make, "60%", self.expected_of(make))
        reasons = {}
        for op in step.joint_trace["ops"]:
            if op["phase"] == "forward" and op["kind"] == "matmul":
                reasons[op["name"]] = op.get("why_not")
        self.assertEqual(set(reasons.values()), {"kept"})

    def test_inductor(self):
        """Its random numbers are those of a seed, which is a value: the same again."""

        def make():
            torch.manual_seed(0)
            model = models.Weights(
                lambda x, weight: F.dropout(torch.tanh(x @ weight).exp(), 0.3), count=3
            )
            return model, torch.randn(512, 64)

        model, x = make()
        torch._dynamo.reset()
        plain = torch.compile(
            model, dynamic=False, options=ao.torch._inductor.SETTINGS
        )
        expected = models.train(model, plain, x)
        model, x = make()
        function, planned = compile_with(
            model, device_memory_budget="80%", runner="inductor", refit=1
        )
        for a, b in zip(models.train(model, function, x), expected, strict=True):
            self.assertTrue(torch.equal(a, b))
        (step,) = planned.steps
        self.assertIn("tanh_1", [op["name"] for op in again(step)])
        peak = step.measured()["peak_bytes"]
        self.assertLessEqual(peak, 1.001 * step.predicted["peak_bytes"] + 16)


class ReasonTest(unittest.TestCase):
    def reason(self, function, *args):
        graph = torch.fx.experimental.proxy_tensor.make_fx(function)(*args).graph
        (node,) = (n for n in graph.nodes if n.op == "call_function")
        return _joint.why_not(node)

    def test_reasons(self):
        x = torch.ones(4, 4)
        self.assertEqual(self.reason(torch.sin, x), "")
        self.assertEqual(self.reason(torch.bernoulli, x), "random")
        self.assertEqual(self.reason(lambda x: x.sin_(), x), "effects")
        self.assertEqual(self.reason(torch.empty_like, x), "opaque")
        host = torch.ops.ao_transfers.offload
        self.assertEqual(self.reason(lambda x: host(x, "", 0), x), "opaque")


class ErrorTest(unittest.TestCase):
    def test_options(self):
        with self.assertRaisesRegex(
            ao.Error, "'recompute' must be one of pytorch, planned, not 'all'"
        ):
            ao.torch.backend(recompute="all")
        with self.assertRaisesRegex(
            ao.Error, "recompute='planned' needs policy='planned', not 'sync'"
        ):
            backend(policy="sync")

    def test_symbols(self):
        model, x = models.make("slices")
        function, _ = compile_with(model, dynamic=True, device_memory_budget="80%")
        error = failure(function, torch.randn(48, 64))
        self.assertIsInstance(error, ao.Error)
        self.assertRegex(
            str(error),
            r"has a symbol in its shape, and recompute='planned' needs all sizes: "
            r"torch\.compile\(…, dynamic=False\) has them",
        )

    def test_a_partitioner_of_the_caller(self):
        model, x = models.make("slices")
        function, _ = compile_with(
            model, device_memory_budget="80%", runner="inductor"
        )
        own = _compat.make_partitioner(_compat.private("partition"), "own")
        with config.patch(custom_partitioner_fn=own):
            error = failure(function, x)
        self.assertRegex(
            str(error),
            "recompute='planned' divides graphs itself: torch._inductor.config."
            "custom_partitioner_fn must be None",
        )


if __name__ == "__main__":
    unittest.main()

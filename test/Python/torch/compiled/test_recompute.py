# ===- test_recompute.py - Plans with recomputed ops -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch.backend(recompute="planned"): bits, peaks, and ops that are never recomputed."""

import collections
import os
import re
import tempfile
import unittest
from unittest import mock

_folder = tempfile.TemporaryDirectory()
os.environ["TORCHINDUCTOR_CACHE_DIR"] = _folder.name

import torch
import torch.nn.functional as F
from torch import nn
from torch._inductor import config
from torch.fx.experimental.proxy_tensor import make_fx
from torch.utils import checkpoint

import ao
import ao.torch
import checks
import models
from ao.torch.common import _compat
from ao.torch.compiled import _choice, _joint
from ao.torch.common._refit import Refit
from checks import StepTestCase, failure, infeasible

# Such small ops hide no copies: copies cost time, recomputed ops little.
MACHINE = {**ao.machine("h100-pcie5"), "d2h_bandwidth": 2e9, "h2d_bandwidth": 2e9}


def compile_with(model, **options):
    options = {"machine": MACHINE, "refit": 0, "recompute": "planned"} | options
    return checks.compile_with(model, **options)


def make_gpt(dropout=0.0):
    torch.manual_seed(0)
    model = models.GPT(width=64, dropout=dropout)
    return model, torch.randint(0, 50, (8, 64))


def again(step):
    """The ops that a step runs twice."""
    commands = step.joint_plan["commands"]
    ops = [c["op"] for c in commands if c["do"] == "recompute"]
    return [step.joint_trace["ops"][op] for op in ops]


def compute(x, weight):
    return torch.tanh(torch.sin(x @ weight).exp().exp() @ weight).exp()


def save_products():
    return checkpoint.create_selective_checkpoint_contexts(
        [torch.ops.aten.mm.default]
    )


class RecomputeTest(StepTestCase):
    def train_under(self, make, budget, expected, **options):
        model, x = make()
        function, planned = compile_with(
            model, device_memory_budget=budget, **options
        )
        for _ in range(2):  # Counters and running means are those of two steps.
            model.zero_grad()
            ours = models.train(model, function, x)
        self.assert_same(ours, expected)
        (step,) = planned.steps
        self.assert_predicted(step)
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
        steps = {}
        for budget in ("80%", "50%"):
            with self.subTest(budget):
                step = self.train_under(make_gpt, budget, expected)
                unplanned = step.joint_plan["predicted"]["unplanned_peak_bytes"]
                share = int(budget[:-1]) / 100
                self.assertLessEqual(step.predicted["peak_bytes"], share * unplanned)
                self.assertTrue(again(step))
                made = [
                    r for r in step.remarks if r.message.startswith("rematerialized '")
                ]
                self.assertGreaterEqual(len(made), len(again(step)))
                self.assertTrue(all(remark.bytes for remark in made))
                # Two graphs take what the joint one was planned to.
                self.assertLessEqual(
                    step.predicted["peak_bytes"],
                    step.joint_plan["predicted"]["peak_bytes"],
                )
                steps[budget] = step
        # PyTorch's choice and copies take a multiple of that under the same budget.
        model, x = make_gpt()
        step = steps["80%"]
        bytes_of_budget = step.plan["options"]["device_budget"]
        function, moving = compile_with(
            model, recompute="pytorch", device_memory_budget=bytes_of_budget
        )
        models.train(model, function, x)
        makespan = moving.steps[0].predicted["makespan_us"]
        self.assertLess(3 * step.predicted["makespan_us"], makespan)

    def test_smallest_budget(self):
        model, x = make_gpt()
        error = infeasible(compile_with(model, device_memory_budget=1)[0], x)
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

    def test_ops_with_several_results_at_the_end(self):
        """If the last op of forward defines an output and a residual, both are of
        forward: the op is not recomputed, and draws once."""
        words = torch.arange(64) % 7
        ends = {
            "max": lambda x: x.max(1).values,
            "layer_norm": lambda x: F.layer_norm(x, (64,)),
            "native_dropout": lambda x: torch.native_dropout(x, 0.5, True)[0],
            "rrelu": lambda x: F.rrelu(x, training=True),
            "cross_entropy": lambda x: F.cross_entropy(x, words),
            "cummax": lambda x: x.cummax(0).values,
        }
        for name, end in ends.items():
            for budget in ("90%", "70%"):
                with self.subTest(name, budget=budget):
                    step = self.train_to(end, budget)
                    self.assert_runs_as_planned(step)

    def train_to(self, end, budget):
        """Trains a model whose forward pass ends in `end`."""

        def run(compile_model):
            torch.manual_seed(0)
            model, x = models.Weights(compute), torch.randn(64, 64)

            def forward(x):
                for weight in model.weights:
                    x = compute(x, weight).log()
                return end(x)

            function, planned = compile_model(forward)
            torch.manual_seed(1)
            result = function(x)
            result.backward(torch.linspace(1, 2, result.numel()).view_as(result))
            return [result, *(weight.grad for weight in model.weights)], planned

        def plain(forward):
            torch._dynamo.reset()
            return torch.compile(forward, backend="aot_eager", dynamic=False), None

        expected, _ = run(plain)
        ours, planned = run(
            lambda forward: compile_with(forward, device_memory_budget=budget)
        )
        self.assert_same(ours, expected)
        (step,) = planned.steps
        self.assertIsNotNone(step.joint_plan)
        return step

    def assert_runs_as_planned(self, step):
        """Each op once, and recomputed ops twice."""
        counts = collections.Counter(
            re.sub(r"_\d+$", "", op["name"]) for op in step.trace["ops"]
        )
        planned = collections.Counter(
            re.sub(r"_\d+$", "", op["name"])
            for op in step.joint_trace["ops"] + again(step)
        )
        self.assertEqual(counts, planned)

    def test_other_models(self):
        for name in models.MODELS:
            if name.startswith("gpt"):
                continue
            with self.subTest(name):
                def make():
                    return models.make(name)

                expected = self.expected_of(make)
                model, x = make()
                error = infeasible(compile_with(model, device_memory_budget=1)[0], x)
                self.train_under(make, error.smallest_device_budget, expected)

    def test_no_budget(self):
        """Recomputation always takes time."""
        step = self.train_under(make_gpt, None, self.expected_of(make_gpt))
        self.assertFalse(step.joint_plan and again(step))
        self.assertFalse(
            [r for r in step.remarks if r.message.startswith("rematerialized '")]
        )
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
        # They are copied into the buffer when forward has run, and die.
        trace = step.joint_trace
        ops = [op["name"] for op in trace["ops"]]
        content = [v for v in trace["values"] if v["def"] == ops.index("mul")]
        self.assertEqual(
            [(v["uses"][-1], v["live_out"]) for v in content],
            [(trace["boundary"] - 1, False)],
        )

    def test_constants_in_the_graph(self):
        def layer(x, weight):
            scale = torch.tensor([2.0, 3.0]).repeat(32)
            return torch.tanh((x * scale).exp() @ weight)

        def make():
            torch.manual_seed(0)
            return models.Weights(layer), torch.randn(64, 64)

        step = self.train_under(make, "80%", self.expected_of(make))
        self.assertTrue(again(step))

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
                lambda x, weight: F.dropout(torch.tanh(x @ weight).exp(), 0.3), count=6
            )
            return model, torch.randn(512, 64)

        model, x = make()
        torch._dynamo.reset()
        plain = torch.compile(
            model, dynamic=False, options=ao.torch.compiled._inductor.SETTINGS
        )
        expected = models.train(model, plain, x)
        model, x = make()
        function, planned = compile_with(
            model, device_memory_budget="60%", runner="inductor", refit=1
        )
        self.assert_same(models.train(model, function, x), expected)
        (step,) = planned.steps
        self.assertIn("tanh_1", [op["name"] for op in again(step)])
        peak = step.measured()["peak_bytes"]
        self.assertLessEqual(peak, 1.001 * step.predicted["peak_bytes"] + 16)


class ReasonTest(unittest.TestCase):
    def reason(self, function, *args):
        graph = make_fx(function)(*args).graph
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

    def test_a_constant_of_which_nothing_is_known(self):
        constant = torch.ones(4, 4)
        graph = make_fx(lambda x: x + constant)(torch.ones(4, 4)).graph
        (held,) = graph.find_nodes(op="get_attr")
        (node,) = held.users
        self.assertEqual(_joint.why_not(node), "")
        held.meta.pop("val")
        self.assertEqual(_joint.why_not(node), "opaque")


class RunsTest(unittest.TestCase):
    def test_a_second_run_in_forward(self):
        """All that it gives is of forward, too."""

        def joint(x, tangents):
            values, indices = x.sin().max(1)
            y = values.exp().cos()
            return [y, tangents * y * indices]

        graph = make_fx(joint, tracing_mode="fake")(torch.ones(4, 4), torch.ones(4))
        step = _joint.JointGraph(graph, num_forward_outputs=1)
        trace = step.trace(lambda node: (1.0, "memory"), name="step", held_bytes=0)
        ops = [op["name"] for op in trace["ops"]]
        names = [value["name"] for value in trace["values"]]
        again = ops.index("max_1")
        self.assertLess(again, trace["boundary"])
        drops = [
            {"do": "drop", "value": names.index(name), "before": again + 1}
            for name in ("max_1.0", "max_1.1")
        ]
        run = {"do": "recompute", "op": again, "before": again + 1}
        made = step.rematerialize({"commands": [*drops, run]})
        self.assertEqual(made, ["max_1.0", "max_1.1"])
        nodes = {node.name: node for node in graph.graph.nodes}
        self.assertNotIn("max_1", nodes)
        sides = {
            node.name: node.meta["partitioner_tag"]
            for node in (nodes["max_2"], *nodes["max_2"].users)
        }
        self.assertEqual(len(sides), 3)
        self.assertEqual(set(sides.values()), {"is_forward"})


class ChoiceTest(unittest.TestCase):
    """Which joint plans are tried: numbers stand for them."""

    def try_plans(self, joint_plans, results):
        """The peaks of drafts, and with how much less each joint plan was made. A
        result is a peak, or the smallest budget of an error, negated."""
        refit = Refit(1, {})
        refit.budget, refit.held_back = 100, 10
        refit.plan_joint = mock.Mock(
            side_effect=[{"commands": plan} for plan in joint_plans]
        )

        def plan(graphs, **budget):
            result = results.pop(0)
            if result <= 0:
                error = ao.InfeasibleError("too small")
                error.smallest_device_budget = -result
                raise error
            return _choice.Draft(graphs, {}, {"predicted": {"peak_bytes": result}})

        with mock.patch.object(_choice, "_carry_out", lambda *_: (None, [])):
            drafts = _choice._drafts_by_plan(
                None, None, refit, plan, {}, {}, {"device_memory_budget": 100}
            )
        peaks = [draft.plan["predicted"]["peak_bytes"] for draft in drafts]
        return peaks, [call.args[1] for call in refit.plan_joint.call_args_list]

    def test_less_until_it_fits(self):
        self.assertEqual(self.try_plans([1, 2], [-120, 90]), ([90], [10, 30]))

    def test_a_plan_that_only_comes_close_is_none_that_fits(self):
        self.assertEqual(self.try_plans([1, 2], [95, 90]), ([95, 90], [10, 15]))

    def test_no_search_is_made_twice(self):
        self.assertEqual(self.try_plans([1, 1], [95]), ([95], [10, 15]))

    def test_the_error_of_the_smallest_budget(self):
        with self.assertRaises(ao.InfeasibleError) as caught:
            self.try_plans([1, 2, 3], [-120, -110, 0])
        self.assertEqual(caught.exception.smallest_device_budget, 110)


class ErrorTest(unittest.TestCase):
    def test_options(self):
        with self.assertRaisesRegex(
            ao.Error, "'recompute' must be one of pytorch, planned, not 'all'"
        ):
            ao.torch.backend(recompute="all")
        with self.assertRaisesRegex(
            ao.Error, "recompute='planned' needs policy='planned', not 'sync'"
        ):
            ao.torch.backend(recompute="planned", policy="sync")

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

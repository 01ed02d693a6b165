# ===- test_order.py - Steps of several graphs -----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch.backend where a step runs several graphs, or another one than before."""

import copy
import gc
import os
import tempfile
import unittest
import warnings
from unittest import mock

import torch
import torch.distributed
from torch import nn

import ao
import ao.torch
import models  # noqa: F401
from ao.torch.compiled import _together
from checks import MACHINE, SEED, failure, infeasible

# In a step that is recorded: it may take more than its budget.
RECORDED = "took .* more than its budget .*; it followed no plan of its own"


class Stack(nn.Module):
    def __init__(self, layers=4, width=32):
        super().__init__()
        self.layers = nn.Sequential(
            *(each for _ in range(layers) for each in (nn.Linear(width, width), nn.GELU()))
        )

    def forward(self, x):
        return self.layers(x)


class Selects(nn.Module):
    def __init__(self):
        super().__init__()
        self.parts = nn.Sequential(Stack(3), nn.Linear(32, 8))
        self.last = nn.Linear(8, 8)

    def forward(self, x):
        x = self.parts(x)
        return self.last(x[x[:, 0] > 0])


def squares(y):
    return (y**2).mean()


def reference(function, backend="aot_eager"):
    """Compiled without ao."""
    return torch.compile(function, backend=backend, dynamic=False)


class OrderTest(unittest.TestCase):
    runner = "fx"

    def setUp(self):
        torch._dynamo.reset()
        torch.manual_seed(0)

    def backend(self, **options):
        options = {"device_memory_budget": "75%", **options}
        options = {"runner": self.runner, **options}
        return ao.torch.backend(machine=MACHINE, min_bytes=1024, **options)

    def warns(self, *patterns):
        return Warns(self, patterns)

    def train(self, make, prepare, step, backend, *, steps=3, texts=None):
        """Runs steps with an optimizer, which end with the parameters of a run
        without ao. `prepare` compiles a model for a backend, `texts` are the warnings
        by step."""
        texts = texts or {}
        model = make()
        plain = copy.deepcopy(model)
        batches = [torch.randn(256, 32) for _ in range(steps)]
        for trained, compiler in ((model, backend), (plain, "aot_eager")):
            if trained is plain:
                torch._dynamo.reset()
            compiled = prepare(trained, compiler)
            optimizer = torch.optim.SGD(trained.parameters(), lr=0.1)
            for number, x in enumerate(batches):
                optimizer.zero_grad()
                ours = texts.get(number, []) if trained is model else []
                with self.warns(*ours):
                    step(compiled, x)
                optimizer.step()
        for ours, expected in zip(model.parameters(), plain.parameters()):
            self.assertTrue(torch.equal(ours, expected))
        return backend.steps

    def assert_within(self, step, below=0.03):
        """A step took what is predicted, or a little less, and not more than its
        budget. A copy of one graph never waits in another."""
        measured, predicted = step.measured(), step.predicted
        self.assertLessEqual(measured["peak_bytes"], predicted["peak_bytes"] + SEED[-1])
        self.assertGreater(
            measured["peak_bytes"], (1 - below) * predicted["peak_bytes"]
        )
        self.assertLessEqual(measured["host_peak_bytes"], predicted["host_peak_bytes"])
        self.assertLessEqual(measured["peak_bytes"], step.budget_bytes + SEED[-1])
        self.assertTrue(step.plan["commands"])


class Warns(warnings.catch_warnings):
    """Exactly these warnings come, in this order."""

    def __init__(self, test, patterns):
        super().__init__(record=True)
        self._test, self._patterns = test, patterns

    def __enter__(self):
        self._caught = super().__enter__()
        warnings.simplefilter("always")
        # PyTorch's own.
        warnings.filterwarnings("ignore", module="torch")
        return self._caught

    def __exit__(self, kind, *rest):
        super().__exit__(kind, *rest)
        if kind is None:
            texts = [str(warning.message) for warning in self._caught]
            self._test.assertEqual(len(texts), len(self._patterns), texts)
            for text, pattern in zip(texts, self._patterns):
                self._test.assertRegex(text, pattern)


class SeveralTest(OrderTest):
    def test_two_forward_passes_before_a_backward_pass(self):
        def step(compiled, x):
            (squares(compiled(x)) + squares(compiled(2 * x))).backward()

        (planned,) = self.train(Stack, reference, step, self.backend())
        self.assert_within(planned)
        self.assertRegex(planned.summary, "^offloaded [0-9]+ value")
        moved = [remark for remark in planned.remarks if remark.kind == "passed"]
        self.assertEqual(
            sum(remark.bytes for remark in moved), planned.predicted["offloaded_bytes"]
        )
        ops = [op["name"] for op in planned.trace["ops"]]
        self.assertTrue(ops[0].startswith("graph0.call0."))
        self.assertTrue(ops[-1].startswith("graph0.call0."))
        self.assertIn("graph0.call1.", "".join(ops))

    def test_a_failure_while_a_step_is_planned(self):
        """Its graphs go on in their safe form."""

        def step(compiled, x):
            (squares(compiled(x)) + squares(compiled(2 * x))).backward()

        texts = {0: ["graphs of 'step1' run as before, .*ValueError: planted"]}
        planted = mock.Mock(side_effect=ValueError("planted"))
        with mock.patch("ao.torch.compiled._backend.Together", planted):
            steps = self.train(Stack, reference, step, self.backend(), texts=texts)
        self.assertFalse(any(kept.has_run for kept in steps))

    def test_backward_passes_in_the_order_of_forward_passes(self):
        def step(compiled, x):
            first, second = squares(compiled(x)), squares(compiled(2 * x))
            first.backward()
            second.backward()

        (planned,) = self.train(Stack, reference, step, self.backend())
        self.assert_within(planned)
        self.assertTrue(planned.trace["ops"][-1]["name"].startswith("graph0.call1."))

    def test_two_orders_keep_their_plans(self):
        """Two kinds of steps begin alike. The backend expects the kind that followed
        the previous step's kind last time."""
        turn = iter(range(100))

        def step(compiled, x):
            loss = squares(compiled(x))
            if next(turn) % 2:
                loss = loss + squares(compiled(2 * x))
            loss.backward()

        one, two = self.train(Stack, reference, step, self.backend(), steps=8)
        self.assert_within(two)
        self.assertLessEqual(one.measured()["peak_bytes"], one.budget_bytes + 8)

    def test_patterns_of_kinds(self):
        """The kind of the previous step does not determine that of the next step."""
        for pattern, periods in ((1, 1, 2, 2), 3), ((1, 1, 1, 2), 3):
            torch._dynamo.reset()
            backend, followed = self.backend(), []
            end = backend._end_step

            def end_step(run):
                end(run)
                followed.append(run.kind is not None)

            backend._order._end_step = end_step
            compiled = reference(Stack(), backend)
            for calls in pattern * periods:
                x = torch.randn(256, 32)
                sum(squares(compiled(k * x)) for k in range(calls)).backward()
            self.assertEqual(followed[-4:], [True] * 4, followed)

    def test_encoder_and_decoder_compiled_apart(self):
        def prepare(model, compiler):
            return [reference(part, compiler) for part in model]

        def step(compiled, x):
            encoder, decoder = compiled
            squares(decoder(encoder(x))).backward()

        (planned,) = self.train(
            lambda: nn.ModuleList([Stack(), Stack(6)]), prepare, step, self.backend()
        )
        self.assert_within(planned)

    def test_blocks_of_one_class_compiled_one_by_one(self):
        def prepare(model, compiler):
            return [reference(part, compiler) for part in model]

        def step(compiled, x):
            for block in compiled:
                x = block(x)
            squares(x).backward()

        (planned,) = self.train(
            lambda: nn.ModuleList(Stack(2) for _ in range(4)),
            prepare,
            step,
            self.backend(),
        )
        self.assert_within(planned)

    def test_graph_break(self):
        class Broken(nn.Module):
            def __init__(self):
                super().__init__()
                self.parts = nn.ModuleList([Stack(), Stack()])

            def forward(self, x):
                x = self.parts[0](x)
                torch._dynamo.graph_break()
                return squares(self.parts[1](x))

        (planned,) = self.train(
            Broken,
            reference,
            lambda compiled, x: compiled(x).backward(),
            self.backend(),
            texts={0: ["a graph ends early in 'forward'"]},
        )
        self.assert_within(planned)

    def train_selects(self, *texts):
        """Trains with a plan that begins a copy out between the graphs of a call, and
        ends it after the first op of the backward graph."""
        backend = ao.torch.backend(
            device_memory_budget=58112, machine="gh200", min_bytes=1, runner=self.runner
        )
        model = Selects()
        plain = copy.deepcopy(model)
        # When objects of earlier tests are collected decides when an output dies.
        gc.collect()
        gc.disable()
        self.addCleanup(gc.enable)
        compiled = reference(model, backend)
        x = torch.randn(64, 32)
        with self.warns("a graph ends early in 'forward'", *texts):
            for _ in range(3):
                model.zero_grad()
                squares(compiled(x)).backward()
        squares(reference(plain)(x)).backward()
        for ours, expected in zip(model.parameters(), plain.parameters()):
            self.assertTrue(torch.equal(ours.grad, expected.grad))
        (planned,) = backend.steps
        graphs = [op["name"].split(".")[0] for op in planned.trace["ops"]]
        end = graphs.index("graph1")
        moves = planned.plan["commands"]
        self.assertTrue(any(m["do"] == "offload" and m["before"] > end for m in moves))

    def test_copies_that_begin_between_the_graphs_of_a_call(self):
        self.train_selects()

    def test_a_plan_that_a_graph_cannot_follow(self):
        with mock.patch("ao.torch.compiled._together._keep_in_one_graph"):
            self.train_selects("graph of 'step1' cannot follow .*AttributeError: ")

    def test_division_of_copies_that_both_graphs_of_a_call_have(self):
        def commands(*places):
            verbs = ("offload", "release", "reload", "wait")
            pairs = zip(verbs, places)
            return [{"do": do, "value": 0, "before": before} for do, before in pairs]

        for given, expected in (
            ((3, 4, 4, 5), (3, 4, 4, 5)),
            ((4, 5, 6, 7), (5, 5, 6, 7)),
            ((2, 6, 6, 7), (5, 6, 6, 7)),
            ((1, 2, 3, 4), (1, 2, 4, 4)),
            ((1, 2, 3, 6), (1, 2, 4, 6)),
            ((1, 2, 2, 3), (1, 2, 2, 3)),
        ):
            divided = commands(*given)
            _together._keep_in_one_graph(divided, boundary=4)
            self.assertEqual(divided, commands(*expected))

    def test_a_step_that_begins_as_another_one(self):
        """The first graph follows the plan of a step of that graph alone, which may use
        the whole budget: the step warns if it exceeds the budget. The next step is
        recorded, with its memory counted also under inductor, and warns as well."""
        unplanned = (
            "a step without a plan .2 calls .* took .* more than its budget of 400000: "
            "it began as another step"
        )
        for runner, budget, first in (
            ("fx", 400_000, [unplanned]),
            ("inductor", 300_000, []),
        ):
            torch._dynamo.reset()
            backend = self.backend(runner=runner, device_memory_budget=budget)
            encoder, decoder = (reference(Stack(6), backend) for _ in range(2))
            x = torch.randn(256, 32)
            with self.warns():
                for _ in range(2):
                    squares(encoder(x)).backward()
            for texts in (first, [RECORDED]):
                with warnings.catch_warnings(record=True) as caught:
                    warnings.simplefilter("always")
                    squares(decoder(encoder(x))).backward()
                found = [str(w.message) for w in caught if "budget" in str(w.message)]
                self.assertEqual(len(found), len(texts), found)
                for text, pattern in zip(found, texts):
                    self.assertRegex(text, pattern)
            with warnings.catch_warnings():
                warnings.filterwarnings("error", message=".*budget")
                squares(decoder(encoder(x))).backward()

    def test_adversarial_training(self):
        """Graphs that run in steps of two kinds, one a part of the other."""

        def prepare(model, compiler):
            return [reference(part, compiler) for part in model]

        def step(compiled, x):
            generator, judge = compiled
            squares(judge(generator(x).detach())).backward()
            squares(judge(generator(x)) - 1).backward()

        backend = self.backend()
        self.train(
            lambda: nn.ModuleList([Stack(), Stack(2)]), prepare, step, backend, steps=4
        )
        self.assert_within(backend.steps[-1])

    def test_buckets_of_data_parallel_training(self):
        """Each bucket is a graph, and all are compiled before the first one runs."""

        def prepare(model, compiler):
            parallel = nn.parallel.DistributedDataParallel(model, bucket_cap_mb=0.008)
            return reference(parallel, compiler)

        distributed = torch.distributed
        with tempfile.TemporaryDirectory() as folder:
            distributed.init_process_group(
                "gloo",
                init_method=f"file://{os.path.join(folder, 'store')}",
                rank=0,
                world_size=1,
            )
            self.addCleanup(distributed.destroy_process_group)
            with mock.patch.object(distributed, "_DEFAULT_FIRST_BUCKET_BYTES", 4096):
                (planned,) = self.train(
                    lambda: Stack(8),
                    prepare,
                    lambda compiled, x: squares(compiled(x)).backward(),
                    self.backend(),
                )
        self.assert_within(planned, below=0.1)
        graphs = {op["name"].split(".")[0] for op in planned.trace["ops"]}
        self.assertGreaterEqual(len(graphs), 4)

    def test_evaluations_belong_to_no_step(self):
        model = Stack()
        backend = self.backend()
        compiled = reference(model, backend)
        with self.warns():
            for number in range(3):
                x = torch.randn(256, 32)
                squares(compiled(x)).backward()
                with torch.no_grad():
                    compiled(x)
                squares(compiled(x))
                kept = squares(compiled(x))
                del kept
        (planned,) = backend.steps
        self.assert_within(planned)

    def test_more_calls_than_plans_are_compiled_for(self):
        def step(compiled, x):
            sum(squares(compiled(k * x)) for k in range(1, 6)).backward()

        with mock.patch("ao.torch.compiled._backend.MOST_CALLS", 2):
            (planned,) = self.train(
                Stack,
                reference,
                step,
                self.backend(),
                texts={0: ["calls one graph 5 times: 2 plans"]},
            )
        self.assertLessEqual(
            planned.measured()["peak_bytes"], planned.budget_bytes + SEED[-1]
        )

    def test_an_exception_in_backward(self):
        """The steps after it follow the plan as before."""

        class Fails(torch.autograd.Function):
            @staticmethod
            def forward(ctx, y):
                return y.clone()

            @staticmethod
            def backward(ctx, gradient):
                raise ValueError("planted")

        turn = iter(range(100))

        def step(compiled, x):
            first, second = compiled(x), compiled(2 * x)
            if next(turn) in (0, 2, 6, 8):
                with self.assertRaisesRegex(ValueError, "planted"):
                    (squares(Fails.apply(first)) + squares(second)).backward()
                del first, second
                for parameter in compiled.parameters():
                    parameter.grad = None
                first, second = compiled(x), compiled(2 * x)
            (squares(first) + squares(second)).backward()

        turn = iter((0, 1, 2, 3, 4, 5) * 2)
        backend = self.backend()
        # The graphs of the step that failed still live when it begins anew.
        texts = {2: [RECORDED]}
        steps = self.train(Stack, reference, step, backend, steps=6, texts=texts)
        self.assert_within(steps[-1])


class ShapesTest(OrderTest):
    def test_a_last_batch_that_is_smaller(self):
        backend = self.backend()
        compiled = reference(Stack(), backend)
        with self.warns():
            for rows in (256, 256, 40, 256, 40):
                squares(compiled(torch.randn(rows, 32))).backward()
        large, small = backend.steps
        self.assert_within(large)
        # It has the budget of the large one, in bytes.
        self.assertEqual(small.budget_bytes, large.budget_bytes)
        self.assertFalse(small.plan["commands"])

    def test_a_larger_batch_that_does_not_fit(self):
        backend = self.backend(device_memory_budget=200_000)
        compiled = reference(Stack(), backend)
        with self.warns():
            squares(compiled(torch.randn(256, 32))).backward()
        texts = "no plan of 'step1' fits .* smallest that does is [0-9,]+ bytes"
        with self.warns(texts):
            x = torch.randn(512, 32)
            for _ in range(3):
                squares(compiled(x)).backward()
        _, large = backend.steps
        self.assertGreater(large.predicted["peak_bytes"], 200_000)
        self.assertLessEqual(
            large.measured()["peak_bytes"], large.predicted["peak_bytes"] + SEED[-1]
        )
        backend = self.backend(device_memory_budget=200_000, infeasible="error")
        torch._dynamo.reset()
        compiled = reference(Stack(), backend)
        squares(compiled(torch.randn(256, 32))).backward()
        self.assertTrue(infeasible(compiled, torch.randn(512, 32)))

    def test_no_plan_fits_the_first_step(self):
        """Raised once the graphs of a step are known; steps go on safely."""
        x = torch.randn(256, 32)
        for budget in ("20%", 100_000):
            torch._dynamo.reset()
            compiled = reference(Stack(), self.backend(device_memory_budget=budget))
            with self.warns():
                squares(compiled(x)).backward()
                with self.assertRaisesRegex(ao.InfeasibleError, "smallest feasible"):
                    compiled(x)
                squares(compiled(x)).backward()
        compiled = reference(Stack(), self.backend(device_memory_budget="20%"))

        def step():
            (squares(compiled(x)) + squares(compiled(2 * x))).backward()

        torch._dynamo.reset()
        step()
        with self.assertRaisesRegex(ao.InfeasibleError, "smallest feasible"):
            step()

    def test_a_step_that_takes_less_than_predicted(self):
        """A budget that no plan is predicted to fit is no error if the step keeps it."""
        own = ao.torch.StepGraphs.trace

        def trace(graphs, *args, **options):
            document = own(graphs, *args, **options)
            held = 2 * sum(value["bytes"] for value in document["values"])
            return _together.with_held(document, held)

        x = torch.randn(256, 32)
        for budget in ("60%", 400_000):
            torch._dynamo.reset()
            compiled = reference(Stack(), self.backend(device_memory_budget=budget))
            with mock.patch.object(ao.torch.StepGraphs, "trace", trace):
                with self.warns("no plan of 'step0' is predicted to fit .* but it"):
                    for _ in range(3):
                        squares(compiled(x)).backward()

    def test_more_shapes_than_dynamo_compiles(self):
        backend = self.backend()
        compiled = reference(Stack(), backend)
        with self.warns("recompile_limit.*ao.torch.session"):
            for rows in range(12, 0, -1):
                squares(compiled(torch.randn(16 * rows, 32))).backward()
        self.assertEqual(len(backend.steps), 8)
        for step in backend.steps:
            self.assertLessEqual(
                step.measured()["peak_bytes"], step.budget_bytes + SEED[-1]
            )


class SymbolsTest(OrderTest):
    """One graph for all sizes (dynamic=True)."""

    def compile(self, model, **options):
        backend = self.backend(**options)
        compiled = torch.compile(model, backend=backend, dynamic=True)
        reference = torch.compile(copy.deepcopy(model), backend="aot_eager", dynamic=True)
        return backend, compiled, reference

    def assert_equal_gradients(self, compiled, reference, step):
        """Results are those of a run without ao."""
        for function in (compiled, reference):
            function.zero_grad()
            step(function)
        ours, expected = ([p.grad for p in f.parameters()] for f in (compiled, reference))
        for a, b in zip(ours, expected, strict=True):
            self.assertTrue(torch.equal(a, b))

    def test_each_set_of_sizes_has_its_figures(self):
        """A plan holds for all sizes at which it keeps the budget; others have plans of
        their own, of the same graph."""
        budget = 100_000
        for sizes, most in ((range(1, 13), 7), (range(12, 0, -1), 1)):
            torch._dynamo.reset()
            backend, compiled, plain = self.compile(
                Stack(), device_memory_budget=budget
            )
            again = mock.Mock(side_effect=backend._compile_again)
            with mock.patch.object(backend, "_compile_again", again):
                for size in sizes:
                    x = torch.randn(100, 32)[: 8 * size]

                    def step(function):
                        y = function(x)
                        squares(y).backward()
                        return y  # Exists as long as backward runs.

                    self.assert_equal_gradients(compiled, plain, step)
            self.assertEqual(backend._graphs, 1)
            steps = backend.steps
            self.assertEqual(len(steps), 12)
            plans = set()
            for step in steps:
                self.assertIn(
                    step.measured()["peak_bytes"] - step.predicted["peak_bytes"], SEED
                )
                self.assertEqual(
                    step.measured()["host_peak_bytes"], step.predicted["host_peak_bytes"]
                )
                self.assertLessEqual(step.predicted["peak_bytes"], budget)
                self.assertEqual(step.budget_bytes, budget)
                plans.add(str(step.plan["commands"]))
            self.assertEqual(again.call_count, len(plans) - 1)
            self.assertLessEqual(len(plans), most)
            self.assertTrue(any(step.plan["commands"] for step in steps))

    def test_sizes_that_no_plan_fits(self):
        """Warns once, and again for a size that needs more than all sizes before it."""
        backend, compiled, _ = self.compile(Stack(), device_memory_budget=60_000)
        text = "no plan of 'step{}' fits .* smallest that does is [0-9]+ bytes"
        for rows, warned in ((8, None), (80, 1), (64, None), (72, None), (96, 4)):
            x = torch.randn(100, 32)[:rows]
            with self.warns(*[text.format(warned)] if warned else []):
                squares(compiled(x)).backward()

    def test_sizes_of_views(self):
        """A view of a reloaded storage has the sizes of the call."""

        class Heads(nn.Module):
            def __init__(self):
                super().__init__()
                self.layers = nn.ModuleList(nn.Linear(32, 96) for _ in range(2))

            def forward(self, x):
                batch, length, width = x.shape
                for layer in self.layers:
                    heads = (
                        part.view(batch, length, 4, 8).transpose(1, 2)
                        for part in layer(x).chunk(3, -1)
                    )
                    y = nn.functional.scaled_dot_product_attention(*heads)
                    x = x + y.transpose(1, 2).reshape(batch, length, width)
                return squares(x)

        backend, compiled, plain = self.compile(Heads(), device_memory_budget="80%")
        for shape in ((4, 64), (3, 64), (4, 32), (5, 48), (2, 16)):
            x = torch.randn(*shape, 32)
            self.assert_equal_gradients(compiled, plain, lambda f: f(x).backward())
        self.assertEqual(backend._graphs, 1)
        for step in backend.steps:
            self.assertTrue(step.plan["commands"])
            self.assertIn(
                step.measured()["peak_bytes"] - step.predicted["peak_bytes"], SEED
            )

    def test_sizes_of_several_calls(self):
        """A step of known structure and other sizes has figures at its end, and needs no
        recording."""
        backend, compiled, plain = self.compile(Stack(), device_memory_budget="75%")
        for rows in ((128, 64), (128, 64), (64, 96), (64, 96), (32, 32), (32, 32)):
            batches = [torch.randn(each, 32) for each in rows]

            def step(function):
                sum(squares(function(x)) for x in batches).backward()

            self.assert_equal_gradients(compiled, plain, step)
        self.assertEqual(backend._graphs, 1)
        several = [step for step in backend.steps if step.has_run]
        self.assertEqual(len(several), 3)
        for step in several:
            self.assert_within(step)

    def test_refit_at_one_set_of_sizes(self):
        """A workspace that is in no trace, at one set of sizes, changes its plan alone."""
        with torch.library._scoped_library("ao_test", "DEF") as library:
            library.define("large(Tensor x) -> Tensor")
            library.impl(
                "large",
                lambda x: torch.cat((x, x))[: len(x)] if len(x) == 64 else x.clone(),
                "CPU",
            )
            library.impl("large", torch.empty_like, "Meta")
            torch.library.register_autograd(
                "ao_test::large", lambda ctx, gradient: gradient, lib=library
            )
            first, last = Stack(), Stack()
            backend = self.backend(device_memory_budget=125_000)
            compiled = torch.compile(
                lambda x: squares(last(torch.ops.ao_test.large(first(x)))),
                backend=backend,
                dynamic=True,
            )

            def step(rows):
                for parameter in (*first.parameters(), *last.parameters()):
                    parameter.grad = None
                compiled(torch.randn(rows, 32)).backward()

            step(32)
            with self.warns("'step1' .* are in no plan"):
                step(64)
            other, before = backend.steps
            with self.warns():
                step(64)
                step(32)
            self.assertIs(backend.steps[0], other)
            after = backend.steps[1]
            self.assertLess(
                after.predicted["peak_bytes"], before.predicted["peak_bytes"]
            )


class WatchTest(OrderTest):
    def test_a_planted_workspace(self):
        """An op leaves twice as much as tracing has seen: the step says so, and its
        plan is made again, also that of a step of two calls."""
        with torch.library._scoped_library("ao_test", "DEF") as library:
            library.define("twice(Tensor x) -> Tensor")
            library.impl("twice", lambda x: torch.cat((x, x))[: len(x)], "CPU")
            library.impl("twice", lambda x: torch.empty_like(x), "Meta")
            torch.library.register_autograd(
                "ao_test::twice", lambda ctx, gradient: gradient, lib=library
            )
            for calls in (1, 2):
                self.check_watching(calls)

    def check_watching(self, calls):
        torch._dynamo.reset()
        first, last = Stack(), Stack()

        def model(x):
            return squares(last(torch.ops.ao_test.twice(first(x))))

        backend = self.backend()
        compiled = reference(model, backend)

        def step():
            for parameter in (*first.parameters(), *last.parameters()):
                parameter.grad = None
            x = torch.randn(256, 32)
            sum(compiled(k * x) for k in range(calls)).backward()

        if calls == 2:
            step()
        steps = []
        # Each plan has less to spend, and a lower peak is no news.
        for text in ("took .* more than its budget .* are in no plan", "")[:calls]:
            with self.warns(*filter(None, [text])):
                step()
            steps += backend.steps
        with self.warns():
            step()
        (after,) = backend.steps
        self.assertNotIn(after, steps)
        for before in steps:
            self.assertLess(
                after.predicted["peak_bytes"], before.predicted["peak_bytes"]
            )
        self.assertLessEqual(
            after.measured()["peak_bytes"], after.budget_bytes + SEED[-1]
        )


class OptionsTest(OrderTest):
    def compile(self, **options):
        torch._dynamo.reset()
        return torch.compile(Stack(2), backend=self.backend(policy="none", device_memory_budget=None), **options)

    def test_modes_and_options_of_torch_compile(self):
        x = torch.randn(8, 32)
        for options in (
            {"mode": "default"},
            {"mode": "max-autotune-no-cudagraphs"},
            {"options": {"epilogue_fusion": True}},
        ):
            squares(self.compile(**options)(x)).backward()
        for options in (
            {"mode": "reduce-overhead"},
            {"mode": "max-autotune"},
            {"options": {"triton.cudagraphs": True}},
        ):
            with self.assertWarnsRegex(UserWarning, "'cpu' has none"):
                squares(self.compile(**options)(x)).backward()
        for options, texts in (
            ({"options": {"allow_buffer_reuse": True}}, ("options=", "allow_buffer_reuse")),
        ):
            error = failure(self.compile(**options), x)
            self.assertIsInstance(error, ao.Error)
            for text in texts:
                self.assertIn(text, str(error))


if __name__ == "__main__":
    unittest.main()

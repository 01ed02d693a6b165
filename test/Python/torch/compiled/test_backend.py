# ===- test_backend.py - Plans inside torch.compile ------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch.backend with the runner fx: bits, peaks, and what goes wrong."""

import contextlib
import copy
import gc
import json
import pathlib
import pickle
import tempfile
import unittest
import warnings
from unittest import mock

import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.checkpoint import checkpoint

import ao
import ao.torch
import models
from ao.torch import StepGraphs
from ao.torch.compiled import _order
from ao.torch.compiled._tracing import Tracer
from checks import MACHINE, SEED, StepTestCase, compile_with, failure, infeasible

def smallest_budget(step):
    try:
        ao.plan(step.trace, device_memory_budget=1, min_bytes=1)
    except ao.InfeasibleError as error:
        return error.smallest_device_budget


class StepTest(StepTestCase):
    def run_under(self, name, budget, expected, **options):
        model, x = models.make(name)
        function, backend = compile_with(
            model, device_memory_budget=budget, **options
        )
        self.assert_same(models.train(model, function, x), expected)
        (step,) = backend.steps
        self.assert_predicted(step)
        return step


def add_model_tests(name):
    def test(self):
        model, x = models.make(name)
        expected = models.train(model, model, x)
        step = self.run_under(name, "100%", expected)
        self.assertRegex(step.summary, "^nothing offloaded: the peak is within the budget; .*; of the peak, ")
        smallest = smallest_budget(step)
        budgets = [smallest]
        if name == "gpt":
            unplanned = step.predicted["unplanned_peak_bytes"]
            budgets.append((unplanned + smallest) // 2)
        for budget in budgets:
            step = self.run_under(name, budget, expected)
            self.assertTrue(step.plan["commands"])
            self.assertRegex(step.summary, "^offloaded [0-9]+ value")
            self.assertLessEqual(step.predicted["peak_bytes"], budget)

    setattr(StepTest, "test_" + name.replace(" ", "_"), test)


for model_name in models.MODELS:
    add_model_tests(model_name)


class UseTest(StepTestCase):
    def setUp(self):
        self.model, self.x = models.make("gpt")
        self.expected = models.train(self.model, self.model, self.x)[1:]
        self.model.zero_grad()

    def assert_grads(self, factor=1):
        grads = [parameter.grad for parameter in self.model.parameters()]
        self.assert_same(grads, [grad * factor for grad in self.expected])

    def test_a_graph_that_is_kept_is_in_a_remark(self):
        """It holds what backward would have freed."""
        function, backend = compile_with(
            self.model, device_memory_budget="80%", refit=0
        )
        function(self.x).backward()
        (step,) = backend.steps
        count = len(step.remarks)
        self.model.zero_grad()
        loss = function(self.x)
        message = "in no plan; a backward pass keeps its graph$"
        with self.assertWarnsRegex(UserWarning, message):
            loss.backward(retain_graph=True)
            loss.backward()
            del loss
        self.assert_grads(factor=2)
        (remark,) = step.remarks[count:]
        self.assertIn("retain_graph=True", remark.message)

    def test_all_at_once(self):
        function, backend = compile_with(
            self.model, device_memory_budget="80%", refit=0
        )
        loss = function(self.x)
        loss.backward(retain_graph=True)
        loss.backward()
        self.assert_grads(factor=2)
        self.model.zero_grad()
        first, second = function(self.x), function(self.x)
        second.backward()
        first.backward()
        self.assert_grads(factor=2)
        self.model.zero_grad()
        # An exception between forward and backward keeps no state.
        function(self.x)
        function(self.x).backward()
        self.assert_grads()
        with torch.no_grad():
            function(self.x)
        (step,) = backend.steps
        # Only the first run's memory was counted, the others took their time.
        self.assertGreater(step.measured()["step_seconds"], 0)
        self.check_documents(step)
        self.check_remarks(step)

    @contextlib.contextmanager
    def warns_of_excess(self, text):
        """A step that takes more than its budget says so, others nothing."""
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            yield
        texts = [str(warning.message) for warning in caught]
        self.assertEqual(len(texts), 0 if text is None else 1, texts)
        for said in texts:
            self.assertRegex(said, f"took .* more than its budget of .*{text}")

    def check_documents(self, step):
        again = ao.plan(
            step.trace,
            machine=MACHINE,
            min_bytes=1,
            device_memory_budget="80%",
        )
        self.assertEqual(again, step.plan)
        self.assertEqual(
            {op["phase"] for op in step.trace["ops"]}, {"forward", "backward"}
        )
        kinds = {op["kind"] for op in step.trace["ops"]}
        self.assertEqual(kinds, {"matmul", "attention", "memory"})
        layers = {op.get("layer") for op in step.trace["ops"]}
        self.assertEqual(layers, {None, 0, 1})
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "step.json")
            step.report(path)
            report = json.loads(path.read_text())
        self.assertEqual(report["schema"], "ao.report")

    def check_remarks(self, step):
        moved = [r for r in step.remarks if r.kind == "passed"]
        self.assertEqual(
            sum(r.bytes for r in moved), step.predicted["offloaded_bytes"]
        )
        kept = [r for r in step.remarks if r.kind == "missed"]
        self.assertTrue(all(" " in r.reason for r in kept), kept)  # No keys.

    def check_peaks(self, make_model, x, budgets, context=contextlib.nullcontext):
        """Predicted is measured, and bits are those of the graphs without a plan."""

        def run(backend):
            torch._dynamo.reset()
            torch.manual_seed(0)
            model = make_model()

            def step(x):
                with context():
                    return model(x)

            compiled = torch.compile(step, backend=backend, dynamic=False)
            return models.train(model, compiled, x)

        expected = run("aot_eager")
        for budget in ({"policy": "none"}, *budgets):
            with self.subTest(budget):
                backend = ao.torch.backend(
                    machine=MACHINE, min_bytes=1, runner="fx", refit=0, **budget
                )
                self.assert_same(run(backend), expected)
                (step,) = backend.steps
                self.assert_predicted(step)

    def test_random_numbers_in_checkpoints(self):
        """Ops that keep the generator's state, or run with it: the states are values,
        and so are results of such ops that no op takes."""

        def draw(x, weight):
            def layer(x, weight):
                y = torch.tanh(x @ weight)
                y = y * torch.bernoulli(torch.full_like(y, 0.5))
                return (y + torch.randn_like(y) * y).sin()

            return checkpoint(layer, x, weight, use_reentrant=False)

        class Attention(nn.Module):
            def __init__(self):
                super().__init__()
                self.layers = nn.ModuleList(
                    nn.TransformerEncoderLayer(32, 4, 64, batch_first=True)
                    for _ in range(2)
                )

            def forward(self, x):
                for layer in self.layers:
                    x = checkpoint(layer, x, use_reentrant=False)
                return x.square().mean()

        budgets = [{"device_memory_budget": f"{share}%"} for share in (97, 90)]
        for layer in (models.checkpoint_dropout, draw):
            self.check_peaks(
                lambda: models.Weights(layer), torch.randn(256, 64), budgets
            )
        self.check_peaks(Attention, torch.randn(4, 16, 32), [])

    def test_mixed_precision(self):
        """On the processor, statistics of norms have the type of the parameters, where
        fake tensors say that of what is normalized."""

        class Norms(nn.Module):
            def __init__(self):
                super().__init__()
                self.first = nn.Conv2d(3, 64, 1)
                self.norms = nn.ModuleList(
                    [nn.BatchNorm2d(64), nn.GroupNorm(16, 64), nn.BatchNorm2d(64)]
                )
                self.last = nn.LayerNorm(64)

            def forward(self, x):
                x = self.first(x)
                for norm in self.norms:
                    x = x + F.relu(norm(x))
                return self.last(x.mean((2, 3))).square().mean()

        self.check_peaks(
            Norms,
            torch.randn(2, 3, 4, 4),
            [{"device_memory_budget": f"{share}%"} for share in (90, 75)],
            context=lambda: torch.autocast("cpu", torch.bfloat16),
        )

    def test_held_bytes_count(self):
        function, backend = compile_with(
            self.model, policy="none", held_bytes=10**6, gradients="kept"
        )
        function(self.x).backward()
        (step,) = backend.steps
        grads = sum(p.nbytes for p in self.model.parameters())
        difference = (
            step.predicted["peak_bytes"] - step.measured()["peak_bytes"]
        )
        self.assertIn(10**6 + grads - difference, SEED)

    def test_a_step_that_takes_too_much_is_planned_again(self):
        own = StepGraphs.trace
        hidden = []

        def trace(graphs, *args, **options):
            """As if a storage were smaller than it is."""
            document = own(graphs, *args, **options)
            value = next(v for v in document["values"] if v["def"] < 0)
            hidden.append(value["bytes"] // 2)
            value["bytes"] -= hidden[-1]
            return document

        with mock.patch.object(StepGraphs, "trace", trace):
            function, backend = compile_with(self.model, device_memory_budget="85%")
            peaks = []
            for run in range(3):
                self.model.zero_grad()
                with self.warns_of_excess("are in no plan" if run == 0 else None):
                    function(self.x).backward()
                self.assert_grads()
                peaks.append(backend.steps[0].measured()["peak_bytes"])
        (step,) = backend.steps
        budget = step.budget_bytes
        self.assertGreater(peaks[0], budget)
        self.assertLessEqual(peaks[1], budget + 8)
        # The new plan holds, and nothing else is planned.
        self.assertEqual(peaks[1], peaks[2])
        self.assertEqual(len(hidden), 2)
        self.assertLess(step.predicted["peak_bytes"], budget)

    def test_on_a_gpu_the_allocator_tells_each_peak(self):
        """The peak includes all memory of the process, such as the workspace of a
        library that the third step allocates and no step frees. A mocked allocator
        replaces the GPU's, with the predicted peak before that step."""
        held = kept = 0

        def peak(_):
            (step,) = backend.steps
            (kind,) = backend._order.kinds.values()
            return step.predicted["peak_bytes"] + held - kind.other_bytes

        with self.allocator(lambda: kept, peak) as reset:
            function, backend = compile_with(self.model, device_memory_budget="85%")
            peaks, steps, watched = [], [], []
            for run in range(7):
                self.model.zero_grad()
                with self.warns_of_excess("in no plan" if run == 3 else None):
                    function(self.x).backward()
                self.assert_grads()
                (step,) = backend.steps
                steps.append(step)
                peaks.append(step.measured()["peak_bytes"])
                watched.append(reset.call_count)
                reset.reset_mock()
                kept = held
                if run == 2:
                    held = step.predicted["peak_bytes"] // 20
        budget = step.budget_bytes
        self.assertLessEqual(peaks[2], budget)
        self.assertEqual(peaks[3], peaks[2] + held)
        self.assertGreater(peaks[3], budget)
        # The new plan has those bytes in its trace and reserves no others. It is kept.
        self.assertIs(steps[3], steps[0])
        self.assertIsNot(steps[4], steps[0])
        self.assertIs(steps[6], steps[4])
        self.assertLessEqual(peaks[4], budget)
        self.assertEqual(peaks[6], peaks[4])
        (kind,) = backend._order.kinds.values()
        self.assertEqual(kind.refit.held_back, 0)
        # Each step's peak is read.
        self.assertEqual(watched, [1] * 7)

    @contextlib.contextmanager
    def allocator(self, held, peak):
        """Mocks the allocator of a GPU: `held()` bytes that belong to no graph exist at
        the start of a step, and its peak is `peak(device)`."""
        with (
            mock.patch.object(_order.Run, "has_allocator_peak", True),
            mock.patch.object(Tracer, "held_in", lambda *_: held()),
            mock.patch.object(torch.accelerator, "memory_allocated", lambda _: held()),
            mock.patch.object(torch.accelerator, "max_memory_allocated", peak),
            mock.patch.object(torch.accelerator, "reset_peak_memory_stats") as reset,
        ):
            yield reset

    def test_bytes_that_exist_before_a_step_are_in_its_plan(self):
        """Such bytes are an optimizer's state after its first step, or gradients of an
        earlier step that the program refers to: no step exceeds the budget. The step is
        planned anew only if its plan does not fit besides them, at most `refit` times."""
        held, steps = 0, []

        def peak(_):
            (kind,) = backend._order.kinds.values()
            return kind.step.predicted["peak_bytes"] + held - kind.other_bytes

        def run(more):
            nonlocal held
            held += more
            self.model.zero_grad()
            function(self.x).backward()
            self.assert_grads()
            steps.append(backend.steps[0])
            return steps[-1].measured()["peak_bytes"]

        with self.allocator(lambda: held, peak):
            function, backend = compile_with(self.model, policy="none")
            budget = run(0) * 9 // 10
            function, backend = compile_with(
                self.model, device_memory_budget=budget, refit=2
            )
            steps.clear()
            room = budget - run(0)
            gradients = sum(grad.nbytes for grad in self.expected) // 8
            with self.warns_of_excess(None):
                run(room)
                for more in (gradients, 0, gradients):
                    self.assertLessEqual(run(more), budget)
            with self.warns_of_excess("are in no plan"):
                run(gradients)
        self.assertIs(steps[1], steps[0])
        self.assertIsNot(steps[2], steps[1])
        self.assertIs(steps[3], steps[2])
        self.assertIsNot(steps[4], steps[3])
        self.assertIs(steps[5], steps[4])

    def test_profile(self):
        profile = {"schema": "ao.torch-profile", "version": 1, "ops": {}}
        function, backend = compile_with(
            self.model, policy="none", durations=profile
        )
        function(self.x).backward()
        roofline = backend.steps[0].trace["ops"][0]["duration_us"]
        self.assertGreater(roofline, 2)


class ErrorTest(unittest.TestCase):
    def fails_to_compile(self, text, run, **options):
        error = failure(run)
        self.assertIsInstance(error, ao.Error)
        self.assertIn(text, str(error))

    def test_sizes_that_follow_from_contents(self):
        def run(x):
            return x[x > 0].sum()

        function, _ = compile_with(run, dynamic=True)
        with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True):
            self.fails_to_compile(
                "a size follows from the contents",
                lambda: function(torch.randn(32, requires_grad=True)),
            )

    def test_frames_that_python_runs(self):
        """A graph break in a loop, and what Dynamo does not look into: as a whole, or
        after a part that is compiled."""

        def run(x):
            for _ in range(2):
                x = torch.sin(x)
                torch._dynamo.graph_break()
            return x.sum()

        class Recurrent(nn.Module):
            def __init__(self):
                super().__init__()
                self.layers = recurrent

            def forward(self, x):
                return self.layers(x)[0].sum()

        last = torch.compiler.disable(lambda y: y.sin().sum())
        recurrent = torch.nn.LSTM(4, 4)
        for model, steps, what, why in (
            (run, 0, "no graph was made of 'run'", "): Call to `torch._dynamo"),
            (lambda x: recurrent(x)[0].sum(), 0, "no graph", "RNN, GRU, or LSTM"),
            (Recurrent(), 0, "no graph was made of 'forward'", "RNN, GRU, or LSTM"),
            (lambda x: last(x * 2), 1, "ends early in '<lambda>'", "disable()"),
        ):
            function, backend = compile_with(model, policy="none")
            x = torch.randn(4, 4, requires_grad=True)
            with self.assertWarnsRegex(UserWarning, "has no budget") as caught:
                function(x).backward()
            for text in (what, why, __file__, "fullgraph", "ao.torch.session"):
                self.assertIn(text, str(caught.warning))
            self.assertEqual(len(backend.steps), steps)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            model, x = models.make("in place")
            function, _ = compile_with(model, policy="none")
            function(x).backward()
            with torch.no_grad():
                function(x)

    def test_gradients_inside_of_a_graph(self):
        model = torch.nn.Linear(4, 4)
        parameters = {name: p.detach() for name, p in model.named_parameters()}

        def loss(parameters, x):
            return torch.func.functional_call(model, parameters, x).square().sum()

        function, _ = compile_with(torch.func.grad(loss))
        x = torch.ones(4)
        with self.assertWarnsRegex(UserWarning, "by torch.func .* without a budget"):
            ours = function(parameters, x)
        expected = torch.func.grad(loss)(parameters, x)
        self.assertTrue(torch.equal(ours["weight"], expected["weight"]))

    def test_code_that_dynamo_skips(self):
        """As in classes of torch.nn that Module.compile compiles."""

        def run(how):
            torch._dynamo.reset()
            backend = ao.torch.backend(machine=MACHINE, min_bytes=1, runner="fx")
            model = nn.Sequential(nn.Linear(8, 8), nn.GELU())
            if how == "module":
                model.compile(backend=backend)
            else:
                model = torch.compile(model, backend=backend)
            model(torch.ones(4, 8)).sum().backward()
            return backend

        backend = run("module")
        with self.assertWarnsRegex(UserWarning, "has not called this backend"):
            self.assertEqual(backend.steps, [])
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            self.assertEqual(backend.steps, [])
            self.assertEqual(len(run("function").steps), 1)
        with self.assertWarnsRegex(UserWarning, "has not called this backend"):
            run("module")
            torch._dynamo.reset()
            gc.collect()

    def test_sparse_gradients(self):
        torch.manual_seed(0)
        model = torch.nn.Sequential(
            torch.nn.Embedding(100, 64, sparse=True),
            torch.nn.Linear(64, 64),
            torch.nn.Tanh(),
            torch.nn.Linear(64, 64),
        )
        words = torch.arange(64)
        results = []
        for budget in (None, "95%"):
            function, backend = compile_with(model, device_memory_budget=budget)
            for called in (model, function):
                model.zero_grad()
                called(words).square().mean().backward()
                sparse, *dense = (p.grad for p in model.parameters())
                self.assertEqual(sparse.layout, torch.sparse_coo)
                results.append([sparse.to_dense(), *dense])
            (step,) = backend.steps
            # The gradient's values are counted beside the tensor that they are.
            excess = step.predicted["peak_bytes"] - step.measured()["peak_bytes"]
            self.assertIn(excess, range(-8, 64 * 64 * 4 + 1))
        for ours in results[1:]:
            self.assertTrue(all(map(torch.equal, ours, results[0])))

    def test_copies_of_a_compiled_model(self):
        model, x = models.make("slices")
        function, backend = compile_with(model)
        models.train(model, function, x)
        averaged = torch.optim.swa_utils.AveragedModel(function)
        averaged.update_parameters(function)
        self.assertTrue(torch.equal(averaged(x), function(x)))
        self.assertIs(copy.deepcopy(backend), backend)
        with self.assertRaisesRegex(TypeError, r"cannot pickle.*state_dict\(\)"):
            pickle.dumps(function)

    def test_infeasible_budget(self):
        model, x = models.make("slices")
        function, _ = compile_with(model, device_memory_budget=1)
        error = infeasible(function, x)
        self.assertGreater(error.smallest_device_budget, 1)
        self.assertIsNone(error.smallest_host_budget)

    def test_infeasible_host_budget(self):
        """That the step keeps its device budget is not enough."""
        model, x = models.make("gpt")
        function, backend = compile_with(model)
        models.train(model, function, x)
        unplanned = backend.steps[0].predicted["unplanned_peak_bytes"]
        function, _ = compile_with(
            model, device_memory_budget=unplanned * 9 // 10, host_memory_budget=1
        )
        self.assertTrue(infeasible(function, x).smallest_host_budget)

    def test_no_accelerator(self):
        function, _ = compile_with(torch.nn.Linear(4, 4), machine="auto")
        self.fails_to_compile(
            "machine 'auto' requires an accelerator", lambda: function(torch.ones(4))
        )
        with self.assertRaisesRegex(ao.Error, "machine 'auto' requires an accelerator"):
            ao.torch.machine("cpu")

    def test_errors_that_dynamo_would_swallow(self):
        with torch._dynamo.config.patch(suppress_errors=True):
            function, _ = compile_with(torch.nn.Linear(4, 4))
            with self.assertRaisesRegex(ao.Error, "suppress_errors"):
                function(torch.ones(4))

    def test_arguments(self):
        for options, error in (
            ({"runner": "fast"}, ao.Error),
            ({"runner": 1}, TypeError),
            ({"gradients": "none"}, ao.Error),
            ({"held_bytes": 1.5}, TypeError),
            ({"nothing": 1}, TypeError),
            ({"durations": "/no/such/file"}, OSError),
        ):
            with self.assertRaises(error):
                ao.torch.backend(**options)


if __name__ == "__main__":
    unittest.main()

# ===- test_cuda_graphs.py - Steps that are captured into CUDA graphs ------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Captures steps under ao.torch.backend with torch.cuda.graph, on the fake driver: equal
bits as without a graph, a peak within the budget, and one launch as the only call of a
replay."""

import contextlib
import os
import pathlib
import unittest
import warnings
from unittest import mock

import torch
from torch import nn

import ao
import ao.torch
import gpu
from ao.torch.common import _binding, _compat
from ao.torch.compiled import _capture
from ao.torch.compiled._capture import Layout
from checks import MACHINE, StepTestCase, compile_with
from late_device import Allocator, Graph, LateDevice


@contextlib.contextmanager
def without_warnings():
    """Warnings of CUDA graphs are errors."""
    with warnings.catch_warnings():
        warnings.filterwarnings("error", ".*without CUDA graphs")
        yield


class Block(nn.Module):
    """Saves several tensors and computes for long enough to hide their copies."""

    def __init__(self, width):
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x):
        return x + self.down(torch.nn.functional.gelu(self.up(self.norm(x))))


def make_model(width=16):
    torch.manual_seed(0)
    return nn.Sequential(*(Block(width) for _ in range(4)))


class Loss(nn.Module):
    """A model and its loss, which are one graph."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, x):
        return self.model(x).square().sum()


class WarnedTestCase(StepTestCase):
    @contextlib.contextmanager
    def assert_one_warning(self, why):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            yield
        texts = [str(each.message) for each in caught]
        texts = [text for text in texts if "without CUDA graphs" in text]
        self.assertEqual(len(texts), 1, texts)
        self.assertIn(f"runs without CUDA graphs: {why}", texts[0])


class CapturedStepTest(WarnedTestCase):
    """A model in memory of the fake driver, and the same in PyTorch's."""

    @classmethod
    def setUpClass(cls):
        cls.gpu = gpu.Gpu()
        cls.transfers = _binding.runtime().Transfers(device=(2, 0), devices=1)

    def setUp(self):
        self.reference = Loss(make_model())
        self.model = Loss(make_model())
        self.inputs = [
            torch.randn(32, 16, generator=torch.Generator().manual_seed(seed))
            for seed in range(4)
        ]
        self.allocator = Allocator(self.gpu)
        self.device = LateDevice(self.gpu, self.allocator, self.gpu.streams[0])
        for parameter in self.model.parameters():
            parameter.data = self.place(parameter.detach())
        self.x = self.place(self.inputs[0])
        # The graphs that have run node by node.
        self.runs = []
        to_boxed = _compat.to_boxed

        def run_late(graph_module):
            function = to_boxed(graph_module)

            def run(inputs):
                self.runs.append(graph_module)
                self.observe(graph_module)
                with self.device:
                    return function(inputs)

            return run

        for context in (
            mock.patch.object(_compat, "to_boxed", run_late),
            self.device.transferring(self.transfers),
        ):
            context.__enter__()
            self.addCleanup(context.__exit__, None, None, None)

    def observe(self, graph_module):
        """Is called when a graph runs node by node."""

    def place(self, content):
        tensor = self.allocator.make(content.size(), content.stride(), content.dtype)
        self.gpu.write(tensor, content, self.device.stream)
        return tensor

    def compile(self, **options):
        return compile_with(self.model, **options)

    def budget(self):
        """Returns the mean of the peak without a plan and the smallest feasible budget."""
        function, backend = compile_with(self.reference, policy="none")
        function(self.inputs[0]).backward()
        (step,) = backend.steps
        with self.assertRaises(ao.InfeasibleError) as caught:
            ao.plan(step.trace, device_memory_budget=1, min_bytes=1)
        # Its gradients are in the memory that steps are counted in.
        self.reference.zero_grad(set_to_none=True)
        peak = step.predicted["peak_bytes"]
        return (peak + caught.exception.smallest_device_budget) // 2

    def step(self, function, x=None):
        self.model.zero_grad(set_to_none=True)
        loss = function(self.x if x is None else x)
        loss.backward()
        return loss

    def results(self, loss):
        """The loss and all gradients."""
        self.device.synchronize()
        grads = [parameter.grad for parameter in self.model.parameters()]
        return [self.gpu.read(t.detach(), self.device.stream) for t in (loss, *grads)]

    def expected(self, x):
        self.reference.zero_grad(set_to_none=True)
        loss = self.reference(x)
        loss.backward()
        return [loss.detach(), *(p.grad for p in self.reference.parameters())]

    def calls(self):
        lines = pathlib.Path(os.environ[gpu.LOG]).read_text().splitlines()
        return [line.split()[0] for line in lines]

    def write_input(self, content):
        self.gpu.write(self.x, content, self.device.stream)


@unittest.skipUnless(gpu.DRIVER, "AO_FAKE_CUDA names no fake driver")
class CudaGraphTest(CapturedStepTest):
    """torch.cuda.graph around a step."""

    def test_replays(self):
        budget = self.budget()
        function, backend = self.compile(device_memory_budget=budget)
        for content in self.inputs[:2]:
            self.write_input(content)
            self.assert_same(self.results(self.step(function)), self.expected(content))
        (step,) = backend.steps
        self.assertTrue(step.plan["commands"])
        self.model.zero_grad(set_to_none=True)
        outside = self.allocator.now
        self.allocator.peak = outside
        graph = Graph(self.device)
        with graph.capture():
            loss = self.step(function)
        peak = self.allocator.peak
        self.assertIn(step.predicted["peak_bytes"] - peak, range(-8, 9))
        self.assertLessEqual(peak, budget)
        # The plan of the step is that of the steps before.
        self.assertIs(backend.steps[0], step)
        for content in (*self.inputs, self.inputs[0]):
            self.write_input(content)
            before = len(self.calls())
            graph.launch()
            made = self.calls()[before:]
            self.assertEqual(made, ["cuGraphLaunch"])
            self.assert_same(self.results(loss), self.expected(content))
        self.assertEqual(self.allocator.peak, peak)

    def test_an_eager_step_between_replays_has_memory_of_its_own(self):
        function, backend = self.compile(device_memory_budget=self.budget())
        for _ in range(2):
            self.results(self.step(function))
        graph = Graph(self.device)
        self.model.zero_grad(set_to_none=True)
        with graph.capture():
            loss = self.step(function)
        captured = [parameter.grad for parameter in self.model.parameters()]
        self.model.zero_grad(set_to_none=True)
        self.write_input(self.inputs[1])
        eager = function(self.x)
        # The forward pass of an eager step has been issued, and has offloaded.
        graph.launch()
        eager.backward()
        graph.launch()
        self.assert_same(self.results(eager), self.expected(self.inputs[1]))
        for parameter, grad in zip(self.model.parameters(), captured):
            parameter.grad = grad
        self.assert_same(self.results(loss), self.expected(self.inputs[1]))

    def test_a_step_without_a_plan_is_refused(self):
        function, _ = self.compile(device_memory_budget=self.budget())
        graph = Graph(self.device)
        with self.assertRaisesRegex(ao.Error, "run the step before the capture"):
            with graph.capture():
                try:
                    self.step(function)
                except torch._dynamo.exc.BackendCompilerFailed as error:
                    raise error.inner_exception from None
        # The error has not invalidated the stream.
        self.device.synchronize()

    def test_a_step_that_is_to_be_planned_again_is_refused(self):
        function, backend = self.compile(device_memory_budget=self.budget())
        for _ in range(2):
            self.results(self.step(function))
        (kind,) = backend._order.kinds.values()
        kind.wants_plan = True
        graph = Graph(self.device)
        with self.assertRaisesRegex(ao.Error, "step0 before its plan"):
            with graph.capture():
                self.step(function)
        self.results(self.step(function))
        self.assertFalse(kind.wants_plan)

    def test_passes_are_captured_together(self):
        function, _ = self.compile(device_memory_budget=self.budget())
        for _ in range(2):
            self.results(self.step(function))
        self.model.zero_grad(set_to_none=True)
        graph = Graph(self.device)
        with graph.capture():
            loss = function(self.x)
        with self.assertRaisesRegex(ao.Error, "belongs to another captured CUDA graph"):
            loss.backward()

    def test_a_session_is_refused(self):
        session = ao.torch.session(self.reference, machine="h100-pcie5")
        self.device.is_capturing = True
        with self.assertRaisesRegex(ao.Error, "capture a step under ao.torch.backend"):
            with session:
                pass


@unittest.skipUnless(gpu.DRIVER, "AO_FAKE_CUDA names no fake driver")
class ReduceOverheadTest(CapturedStepTest):
    """torch.compile(mode="reduce-overhead"): two steps run eagerly, and the third is
    captured."""

    def compile(self, model=None, **options):
        # On the stand-in, peaks that are counted have pinned memory in them.
        options = {
            "machine": MACHINE, "min_bytes": 1, "runner": "fx", "refit": 0, **options
        }
        torch._dynamo.reset()
        self.backend = ao.torch.backend(**options)
        return torch.compile(
            model or self.model, backend=self.backend, dynamic=False, mode="reduce-overhead"
        )

    def captured(self, **options):
        """Returns a compiled function after its capture, whose plan has transfers."""
        function = self.compile(device_memory_budget=self.budget(), **options)
        with without_warnings():
            for content in self.inputs[:3]:
                self.write_input(content)
                self.assert_same(self.results(self.step(function)), self.expected(content))
        (step,) = self.backend.steps
        self.assertTrue(step.plan["commands"])
        self.runs.clear()
        return function

    def assert_eager(self, function, why, captured=0):
        """Further steps run eagerly, with one warning, and give the same results, after a
        capture of `captured` graphs."""
        with self.assert_one_warning(why):
            for content in self.inputs[:2]:
                self.write_input(content)
                self.assert_same(self.results(self.step(function)), self.expected(content))
        self.assertEqual(len(self.runs), captured + 4)

    def test_replays_within_the_budget(self):
        function = self.compile(device_memory_budget=self.budget())
        for content in self.inputs[:2]:
            self.write_input(content)
            self.results(self.step(function))
        self.model.zero_grad(set_to_none=True)
        self.allocator.peak = self.allocator.now
        with without_warnings():
            self.assert_same(self.results(self.step(function)), self.expected(content))
        (step,) = self.backend.steps
        self.assertLessEqual(self.allocator.peak, step.budget_bytes)
        # Buffers of the input, of the loss and of its gradient are predicted.
        self.assertIn(step.predicted["peak_bytes"] - self.allocator.peak, range(-8, 9))
        self.assertTrue(step.plan["commands"])
        peak, self.allocator.peak = self.allocator.peak, 0
        self.runs.clear()
        for content in (*self.inputs, self.inputs[0]):
            self.write_input(content)
            before = len(self.calls())
            loss = self.step(function)
            made = [call for call in self.calls()[before:] if "Graph" in call]
            # Copies of the input, of the loss and of its gradient are host functions here.
            self.assertEqual(made, ["cuGraphLaunch", "cuGraphLaunch"])
            self.assert_same(self.results(loss), self.expected(content))
        self.assertEqual(self.runs, [])
        self.assertLessEqual(self.allocator.peak, peak)

    def test_inputs_at_other_addresses_are_copied(self):
        function = self.captured()
        for content in self.inputs:
            loss = self.step(function, self.place(content))
            self.assert_same(self.results(loss), self.expected(content))
        self.assertEqual(self.runs, [])

    def test_gradients_can_be_returned(self):
        function = self.captured()
        for content in self.inputs:
            self.write_input(content)
            self.model.zero_grad(set_to_none=True)
            gradients = torch.autograd.grad(function(self.x), list(self.model.parameters()))
            self.device.synchronize()
            gradients = [self.gpu.read(each, self.device.stream) for each in gradients]
            self.assert_same(gradients, self.expected(content)[1:])
        self.assertEqual(self.runs, [])

    def test_gradients_that_are_in_use_end_it(self):
        function = self.captured()
        kept = [parameter.grad for parameter in self.model.parameters()]
        expected = self.expected(self.inputs[2])[1:]
        self.assert_eager(function, "gradients of the step before exist")
        # The memory of the graphs remains while they are in use.
        read = [self.gpu.read(t, self.device.stream) for t in kept]
        self.assert_same(read, expected)

    def test_an_evaluation_between_steps_is_no_obstacle(self):
        function = self.captured()
        with torch.no_grad():
            loss = function(self.x)
        self.device.synchronize()
        self.assert_same(
            [self.gpu.read(loss, self.device.stream)], self.expected(self.inputs[2])[:1]
        )
        # Without backward: its autograd graph has died.
        self.model.zero_grad(set_to_none=True)
        function(self.x)
        self.runs.clear()
        self.assert_same(self.results(self.step(function)), self.expected(self.inputs[2]))
        self.assertEqual(self.runs, [])

    def test_a_second_forward_pass_before_backward_ends_it(self):
        function = self.captured()
        self.model.zero_grad(set_to_none=True)
        first = function(self.x)
        second_x = self.place(self.inputs[1])
        with self.assert_one_warning("another step has run"):
            second = function(second_x)
        self.model.zero_grad(set_to_none=True)
        second.backward()
        self.assert_same(self.results(second), self.expected(self.inputs[1]))
        self.model.zero_grad(set_to_none=True)
        first.backward()
        self.assert_same(self.results(first), self.expected(self.inputs[2]))

    def test_other_shapes_end_it(self):
        function = self.captured()
        content = torch.randn(8, 16, generator=torch.Generator().manual_seed(9))
        with self.assert_one_warning("another step has run"):
            loss = self.step(function, self.place(content))
            self.assert_same(self.results(loss), self.expected(content))
            loss = self.step(function)
            self.assert_same(self.results(loss), self.expected(self.inputs[2]))

    def test_parameters_that_are_moved_end_it(self):
        function = self.captured()
        parameter = self.model.model[0].up.weight
        parameter.data = self.place(self.reference.model[0].up.weight.detach())
        self.assert_eager(function, "a parameter or buffer has been moved")

    def test_another_stream_ends_it(self):
        function = self.captured()
        self.device.synchronize()
        self.device.stream = self.gpu.streams[1]
        self.assert_eager(function, "the current stream is another one")

    def test_a_second_backward_pass_of_a_launched_step(self):
        function = self.captured()
        self.model.zero_grad(set_to_none=True)
        loss = function(self.x)
        with self.assert_one_warning("its autograd graph is kept (retain_graph=True)"):
            loss.backward(retain_graph=True)
        self.assert_same(self.results(loss), self.expected(self.inputs[2]))
        with self.assertRaisesRegex(ao.Error, "a second backward pass"):
            loss.backward()
        for _ in range(2):
            self.assert_same(self.results(self.step(function)), self.expected(self.inputs[2]))

    def test_an_autograd_graph_that_is_kept_is_not_captured(self):
        function = self.compile(device_memory_budget=self.budget())
        self.runs.clear()
        with self.assert_one_warning("its autograd graph is kept (retain_graph=True)"):
            function(self.x).backward(retain_graph=True)
        for _ in range(3):
            self.assert_same(self.results(self.step(function)), self.expected(self.inputs[0]))
        self.assertEqual(len(self.runs), 8)

    def check_failed_capture(self, failing):
        """Has the driver refuse an operation in the capture of a graph."""
        function = self.compile(device_memory_budget=self.budget())
        for _ in range(2):
            self.results(self.step(function))
        graph_module = self.runs[-2:][failing]
        self.runs.clear()

        def observe(run):
            if self.device.is_capturing and run is graph_module:
                self.device.synchronize()

        with mock.patch.object(self, "observe", observe):
            self.assert_eager(function, "the capture has failed", captured=failing + 1)

    def test_a_failed_capture_of_forward_has_no_effect(self):
        self.check_failed_capture(0)

    def test_a_failed_capture_of_backward_has_no_effect(self):
        self.check_failed_capture(1)

    def test_steps_of_several_calls_run_eagerly(self):
        function = self.compile(device_memory_budget="100%")
        with self.assert_one_warning("another step has run"):
            for _ in range(4):
                # An accumulation by autograd would run on the processor.
                for loss in [function(self.x), function(self.x)]:
                    torch.autograd.grad(loss, list(self.model.parameters()))

    def test_what_a_capture_cannot_hold(self):
        """Obstacles that the fake driver cannot have."""
        x = self.place(torch.zeros(4))
        cuda = torch.device("cuda")
        for layout, inputs, why in (
            (Layout(cuda, 0, frozenset()), [x], "an input is on device 'cpu'"),
            (Layout(x.device, 0, frozenset((0,))), [x], "it writes an input"),
            (Layout(x.device, 0, frozenset()), [x.expand(2, 4)], "share memory"),
            (Layout(x.device, 0, frozenset()), [1], "an input is a number"),
        ):
            with self.assertRaisesRegex(_capture._Obstacle, why):
                _capture._Replay(layout, None, None, inputs, [])
        with self.assertRaisesRegex(_capture._Obstacle, "a gradient share"):
            tangent = torch.empty(1, device="meta").expand(4)
            _capture._Replay(Layout(x.device, 0, frozenset()), None, None, [], [tangent])


class ProcessorTest(WarnedTestCase):
    def test_there_are_no_graphs(self):
        backend = ao.torch.backend(runner="fx", machine=MACHINE)
        model = make_model()
        function = torch.compile(model, backend=backend, mode="reduce-overhead")
        x = torch.randn(4, 16)
        with self.assert_one_warning("device 'cpu' has none"):
            for _ in range(4):
                function(x).sum().backward()

    def test_sizes_with_symbols_have_no_graphs(self):
        backend = ao.torch.backend(runner="fx", machine=MACHINE)
        function = torch.compile(
            make_model(), backend=backend, mode="reduce-overhead", dynamic=True
        )
        with self.assert_one_warning("it calls several graphs, or one with symbolic sizes"):
            for batch in (4, 6, 4):
                function(torch.randn(batch, 16)).sum().backward()


if __name__ == "__main__":
    gpu.main()

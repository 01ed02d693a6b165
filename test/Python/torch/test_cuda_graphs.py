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

import os
import pathlib
import unittest
from unittest import mock

import torch
from torch import nn

import ao
import ao.torch
import gpu
from ao.torch.common import _binding, _compat
from checks import StepTestCase, compile_with
from late_device import Allocator, Graph, LateDevice


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


@unittest.skipUnless(gpu.DRIVER, "AO_FAKE_CUDA names no fake driver")
class CudaGraphTest(StepTestCase):
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
        to_boxed = _compat.to_boxed

        def run_late(graph_module):
            function = to_boxed(graph_module)

            def run(inputs):
                with self.device:
                    return function(inputs)

            return run

        for context in (
            mock.patch.object(_compat, "to_boxed", run_late),
            self.device.transferring(self.transfers),
        ):
            context.__enter__()
            self.addCleanup(context.__exit__, None, None, None)

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
        peak = step.predicted["peak_bytes"]
        return (peak + caught.exception.smallest_device_budget) // 2

    def step(self, function):
        self.model.zero_grad(set_to_none=True)
        loss = function(self.x)
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
            graph.replay()
            made = self.calls()[before:]
            self.assertEqual(made, ["cuGraphLaunch"])
            self.assert_same(self.results(loss), self.expected(content))
        self.assertEqual(self.allocator.peak, peak)
        graph.destroy()

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
        graph.replay()
        eager.backward()
        graph.replay()
        self.assert_same(self.results(eager), self.expected(self.inputs[1]))
        for parameter, grad in zip(self.model.parameters(), captured):
            parameter.grad = grad
        self.assert_same(self.results(loss), self.expected(self.inputs[1]))
        graph.destroy()

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
        graph.destroy()

    def test_a_session_is_refused(self):
        session = ao.torch.session(self.reference, machine="h100-pcie5")
        self.device.is_capturing = True
        with self.assertRaisesRegex(ao.Error, "capture a step under ao.torch.backend"):
            with session:
                pass


if __name__ == "__main__":
    gpu.main()

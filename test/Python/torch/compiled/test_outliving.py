# ===- test_outliving.py - Memory that outlives a step ---------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Memory of a step under ao.torch.backend is freed at its end, unless the program refers
to it. Other possible holders are the autograd graph, Dynamo's saved tensors, autograd's
threads and AccumulateGrad."""

import gc
import threading
import unittest

import torch

import models
from ao.torch.compiled import _order
from checks import StepTestCase, compile_with


def backward_in_this_thread(loss):
    loss.backward()


def backward_in_another_thread(loss):
    """Runs the backward pass as on a GPU, where autograd uses a thread of its own."""
    thread = threading.Thread(target=loss.backward)
    thread.start()
    thread.join()


class OutlivingTest(StepTestCase):
    """Each test runs three steps without the garbage collector, so that a reference cycle
    counts as held memory."""

    def setUp(self):
        self.model, self.x = models.make("gpt")
        self.runs = []
        gc.disable()
        self.addCleanup(gc.enable)

    def compile(self, **options):
        function, backend = compile_with(
            self.model, device_memory_budget="85%", **options
        )
        end_step, order = backend._order._end_step, backend._order

        def end(run):
            self.runs.append(run)
            end_step(run)

        order._end_step = end
        run_graph = order._run_graph
        self.returned = []

        def run(variant, kind, call, graph, inputs):
            results = run_graph(variant, kind, call, graph, inputs)
            if kind == _order.BACKWARD:
                tensors = [t for t in results if isinstance(t, torch.Tensor)]
                self.returned = [tensor.data_ptr() for tensor in tensors]
            return results

        order._run_graph = run
        return function

    def gradients(self):
        return [parameter.grad for parameter in self.model.parameters()]

    def left_bytes(self):
        """Returns the bytes that remain of the last measured step, without parameters,
        buffers and inputs."""
        held = (*self.model.parameters(), *self.model.buffers(), self.x)
        exists = self.runs[-1].meter.now["device"]
        return exists - sum(tensor.nbytes for tensor in held)

    def run_steps(self, function, backward, keep=lambda loss: None):
        kept = None
        for _ in range(3):
            self.model.zero_grad(set_to_none=True)
            loss = function(self.x)
            backward(loss)
            kept = keep(loss)
            del loss
            # AccumulateGrad has not copied the graph's results.
            self.assertEqual(
                {grad.data_ptr() for grad in self.gradients()},
                set(self.returned),
            )
        self.model.zero_grad(set_to_none=True)
        return kept

    def test_nothing_is_left(self):
        for backward, options in (
            (backward_in_this_thread, {}),
            (backward_in_another_thread, {"recompute": "planned"}),
            (backward_in_another_thread, {"runner": "inductor"}),
        ):
            with self.subTest(**options, backward=backward.__name__):
                function = self.compile(**options)
                self.run_steps(function, backward)
                # Inductor's memory is counted in the first step only.
                self.runs = [run for run in self.runs if run.meter is not None]
                self.assertEqual(self.left_bytes(), 0)

    def test_a_loss_that_is_kept_holds_nothing_else(self):
        """Its autograd graph refers to no saved tensor and no input of the backward graph."""
        function = self.compile()
        loss = self.run_steps(function, backward_in_this_thread, lambda loss: loss)
        self.assertIsNotNone(loss.grad_fn)
        self.assertEqual(self.left_bytes(), loss.nbytes)

    def test_the_program_holds_gradients(self):
        """Gradients outlive a step only if the program refers to them."""
        function = self.compile()
        kept = self.run_steps(
            function, backward_in_this_thread, lambda _: self.gradients()
        )
        gradients = sum(grad.nbytes for grad in kept)
        self.assertEqual(self.left_bytes(), gradients)
        kept.clear()
        self.assertEqual(self.left_bytes(), 0)

    def test_buffers_that_zero_grad_keeps(self):
        """New gradients are added to them and freed, one by one."""
        function = self.compile()
        self.run_steps(function, backward_in_this_thread)
        buffers = self.gradients()
        self.assertEqual(buffers, [None] * len(buffers))
        function(self.x).backward()
        buffers = [grad.data_ptr() for grad in self.gradients()]
        self.model.zero_grad(set_to_none=False)
        function(self.x).backward()
        self.assertEqual(buffers, [grad.data_ptr() for grad in self.gradients()])
        self.assertFalse(set(buffers) & set(self.returned))
        self.assertEqual(self.left_bytes(), 0)


if __name__ == "__main__":
    unittest.main()

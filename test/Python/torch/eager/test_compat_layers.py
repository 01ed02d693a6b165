# ===- test_compat_layers.py - Layers in offloading contexts ---------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch.compat, layers and calls: each test is named after what the functions do
elsewhere."""

import threading
import unittest
import warnings

from contexts import (
    LAYERS,
    SIDE,
    CompatTest,
    enable,
    forward,
    gradients,
    make_input,
    make_layers,
    statistics,
    train_plain,
)

import torch
from torch import nn

import ao
from ao.torch import compat

class Scale(nn.Module):
    """Saves `x` and what all layers share."""

    def __init__(self, shared):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(SIDE, SIDE))
        self.shared = shared

    def forward(self, x):
        return x + self.weight * self.shared


class SharedTest(CompatTest):
    """Tensors that several layers save: each layer moves and reloads its own."""

    def make_model(self, count):
        torch.manual_seed(3)
        shared = torch.randn(SIDE, SIDE)
        return nn.Sequential(*(Scale(shared) for _ in range(count)))

    def test_by_the_layer_rule(self):
        for count in range(2, 7):
            for moving in range(1, count):
                model, x = self.make_model(count), make_input()
                expected = train_plain(model, x)
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    context, synchronize = enable(num_layers=moving, model_layers=count)
                for _ in range(2):
                    model.zero_grad()
                    loss = forward(model, x, context, synchronize)
                    self.assert_same(gradients(model, loss), expected)
                self.assertEqual(statistics(context)["offloads"], 2 * moving)
                self.assert_on_time(statistics(context))

    def test_in_sessions(self):
        for policy in ("layerwise", "all", "planned"):
            model, x = self.make_model(4), make_input()
            expected = train_plain(model, x)
            options = {"num_layers": 2} if policy == "layerwise" else {}
            if policy == "planned":
                options = {"machine": "gh200"}
            session = ao.torch.session(model, policy=policy, **options)
            for _ in range(3):
                model.zero_grad()
                with session:
                    found = gradients(model, model(x).square().mean())
                self.assert_same(found, expected)
            if policy == "layerwise":
                self.assertEqual(session.statistics["offloads"], 6)
                self.assert_on_time(session.statistics)

    def run_microbatches(self, count, program):
        """Layers are microbatches of one model, which is driven by hand: f, o, r, l and
        b are forward, start of offload, release, start of reload and backward."""
        torch.manual_seed(3)
        mask, weight = torch.randn(SIDE, SIDE), nn.Parameter(torch.ones(SIDE, SIDE))
        context, synchronize, controller = enable(
            model_layers=count, manual_synchronization=True
        )
        losses = {}

        def run(index):
            with context:
                losses[index] = (weight * mask).sum() * 1.0
            synchronize(losses[index])

        calls = {
            "f": run,
            "o": controller.start_offload_layer,
            "r": controller.release_activation_forward_gpu_memory,
            "l": controller.start_reload_layer,
            "b": lambda index: losses.pop(index).backward(),
        }
        for call, index in program.split():
            calls[call](int(index))
        self.assertTrue(torch.equal(weight.grad, count * mask))
        self.assert_on_time(statistics(context))

    def test_by_hand(self):
        for count, program in (
            (2, "f0 o0 f1 r0 o1 r1 l0 b0 l1 b1"),
            (2, "f0 o0 f1 r0 o1 l0 b0 r1 l1 b1"),
            (2, "f0 f1 o1 r1 b0 l1 b1"),
            (3, "f0 o0 f1 r0 o1 l0 b0 f2 r1 o2 l1 b1 r2 l2 b2"),
            (4, "f0 o0 f1 o1 f2 o2 f3 o3 r0 r1 r2 r3 l3 l2 l1 l0 b0 b1 b2 b3"),
        ):
            with self.subTest(program):
                self.run_microbatches(count, program)


class LayerTest(CompatTest):
    def test_gradients_are_those_of_the_plain_loop(self):
        layers, x = make_layers(), make_input()
        expected = train_plain(layers, x)
        for moving in range(1, LAYERS - 1):
            context, synchronize = enable(num_layers=moving)
            for _ in range(2):
                layers.zero_grad()
                loss = forward(layers, x, context, synchronize)
                self.assert_same(gradients(layers, loss), expected)
            figures = statistics(context)
            self.assertGreater(figures["offloads"], 0)
            self.assert_on_time(figures)
            self.assertEqual(figures["open_runs"], 1, "the last run may go on")
            self.assertEqual(figures["open_keys"], 0)

    def test_layers_on_the_device_at_a_time(self):
        layers, x = make_layers(6), make_input()
        layer_bytes = 4 * SIDE * SIDE
        for moving in (1, 2, 3):
            context, synchronize = enable(num_layers=moving, model_layers=6)
            forward(layers, x, context, synchronize).backward()
            figures = statistics(context)
            # A layer saves its input and what it returns.
            self.assertLessEqual(
                figures["peak_held_bytes"], (6 - moving) * 2 * layer_bytes
            )
            self.assert_on_time(figures)

    def test_two_forwards_before_their_backwards(self):
        layers, x = make_layers(), make_input()
        context, synchronize = enable()
        first_expected = train_plain(layers, x)
        second_expected = train_plain(layers, x + 1)
        first = forward(layers, x, context, synchronize)
        second = forward(layers, x + 1, context, synchronize)
        layers.zero_grad()
        self.assert_same(gradients(layers, first), first_expected)
        layers.zero_grad()
        self.assert_same(gradients(layers, second), second_expected)

    def test_backward_twice(self):
        layers, x = make_layers(), make_input()
        expected = train_plain(layers, x)
        context, synchronize = enable()
        layers.zero_grad()
        loss = forward(layers, x, context, synchronize)
        loss.backward(retain_graph=True)
        layers.zero_grad()
        self.assert_same(gradients(layers, loss), expected)

    def test_host_buffers_are_retained(self):
        layers, x = make_layers(), make_input()
        expected = train_plain(layers, x)
        context, synchronize = enable(retain_pinned_cpu_buffers=True)
        for _ in range(2):
            layers.zero_grad()
            loss = forward(layers, x, context, synchronize)
            self.assert_same(gradients(layers, loss), expected)
        del loss
        self.assertGreater(context.offload_synchronizer.get_offloaded_total_size_mb(), 0)
        for _ in range(2):
            with self.assertRaisesRegex(ao.OffloadStateError, "layer 0"):
                forward(layers, torch.cat((x, x)), context, synchronize)
            self.assertFalse(context.inside_context)
            self.assertFalse(compat.is_cpu_offload_enabled())
            # The next step begins with the first layer again.
            for _ in range(2):
                layers.zero_grad()
                loss = forward(layers, x, context, synchronize)
                self.assert_same(gradients(layers, loss), expected)
            del loss

    def test_a_tensor_without_gradient_ends_the_pass(self):
        layers, x = make_layers(), make_input()
        expected = train_plain(layers, x)
        context, synchronize = enable()
        for _ in range(2):
            with torch.no_grad():
                with self.assertRaisesRegex(ao.OffloadStateError, "requires a gradient"):
                    forward(layers, x, context, synchronize)
            layers.zero_grad()
            loss = forward(layers, x, context, synchronize)
            self.assert_same(gradients(layers, loss), expected)

    def test_layers_without_synchronization(self):
        """Nothing says when their tensors are reloaded: backward does it."""
        layers, x = make_layers(), make_input()
        expected = train_plain(layers, x)
        for skipped in ({1}, set(range(LAYERS))):
            context, synchronize = enable()
            y = x
            for index, layer in enumerate(layers):
                with context:
                    y = layer(y)
                if index not in skipped:
                    y = synchronize(y)
            layers.zero_grad()
            message = r"run \d+, layer \d+: '.+' is popped before the reload"
            with self.assertWarnsRegex(UserWarning, message):
                found = gradients(layers, y.square().mean())
                with context:
                    layers[0](x)
            self.assert_same(found, expected)

    def test_synchronized_twice(self):
        layers, x = make_layers(), make_input()
        expected = train_plain(layers, x)
        context, synchronize = enable()
        layers.zero_grad()
        loss = forward(layers, x, context, lambda y: synchronize(synchronize(y)))
        self.assert_same(gradients(layers, loss), expected)

    def test_as_a_decorator(self):
        context, synchronize = enable(num_layers=1, model_layers=3)

        @context
        def run(x):
            return x.sin() * 2

        x = make_input().requires_grad_()
        y = x * 1
        for _ in range(3):
            y = synchronize(run(y))
        y.sum().backward()
        self.assertEqual(statistics(context)["offloads"], 1)
        self.assert_on_time(statistics(context))

    def test_an_exception_in_the_middle(self):
        layers, x = make_layers(), make_input()
        expected = train_plain(layers, x)
        context, synchronize = enable()
        with context:
            y = layers[0](x)
        synchronize(y)
        with self.assertRaises(ZeroDivisionError), context:
            1 // 0
        layers.zero_grad()
        loss = forward(layers, x, context, synchronize)
        self.assert_same(gradients(layers, loss), expected)


class ManualTest(CompatTest):
    def test_the_three_calls(self):
        layers, x = make_layers(), make_input()
        expected = train_plain(layers, x)
        context, synchronize, controller = enable(manual_synchronization=True)
        layers.zero_grad()
        loss = forward(layers, x, context, synchronize, controller)
        for layer in range(LAYERS):
            controller.release_activation_forward_gpu_memory(layer)
        for layer in reversed(range(LAYERS)):
            controller.start_reload_layer(layer)
        self.assertGreaterEqual(controller.get_offloaded_total_size_mb(), LAYERS)
        self.assert_same(gradients(layers, loss), expected)
        self.assert_on_time(statistics(context))

    def test_a_layer_without_calls_stays(self):
        layers, x = make_layers(), make_input()
        expected = train_plain(layers, x)
        context, synchronize, controller = enable(manual_synchronization=True)
        layers.zero_grad()
        loss = forward(layers, x, context, synchronize)
        self.assertEqual(controller.get_offloaded_total_size_mb(), 0)
        self.assert_same(gradients(layers, loss), expected)

    def test_the_size_on_the_host(self):
        """Until the backward pass is over; retained buffers stay."""
        for retains in (False, True):
            context, synchronize, controller = enable(
                model_layers=1,
                manual_synchronization=True,
                retain_pinned_cpu_buffers=retains,
            )
            sizes = []
            x = make_input().requires_grad_() * 1
            with context:
                y = x.sin()
            y = synchronize(y)
            for call in (
                lambda _: None,
                controller.start_offload_layer,
                controller.release_activation_forward_gpu_memory,
                controller.start_reload_layer,
            ):
                call(0)
                sizes.append(controller.get_offloaded_total_size_mb())
            y.sum().backward()
            sizes.append(controller.get_offloaded_total_size_mb())
            self.assertEqual(sizes, [0, 1, 1, 1, int(retains)])

    def test_calls_reach_older_passes(self):
        """The newest pass that is in the state which a call needs."""
        for order in ((1, 0), (0, 1)):
            layers, x = make_layers(2), make_input()
            context, synchronize, controller = enable(
                model_layers=2, manual_synchronization=True
            )
            losses = []
            for offset in range(2):
                losses.append(
                    forward(layers, x + offset, context, synchronize, controller)
                )
                for index in range(2):
                    controller.release_activation_forward_gpu_memory(index)
            if order == (0, 1):
                # Both are back before the older one is needed.
                for index in (1, 0, 1, 0):
                    controller.start_reload_layer(index)
            for which in order:
                if order == (1, 0):
                    for index in (1, 0):
                        controller.start_reload_layer(index)
                layers.zero_grad()
                found = gradients(layers, losses[which])
                self.assert_same(found, train_plain(layers, x + which))
            self.assert_on_time(statistics(context))

    def test_what_stays_has_no_state(self):
        """It may be saved and used whatever the state of its layer is."""
        context, synchronize, controller = enable(manual_synchronization=True)
        x = torch.ones(3, requires_grad=True)
        with context:
            large = (make_input().requires_grad_() * 1).sin()
            y = x.exp()
            controller.start_offload_layer(0)
            z = x.exp()
        controller.release_activation_forward_gpu_memory(0)
        (y + z).sum().backward()
        self.assertTrue(torch.equal(x.grad, 2 * x.exp()))
        large.sum()

    def test_layers_that_do_not_exist(self):
        context, _, controller = enable(manual_synchronization=True)
        with context:
            (make_input().requires_grad_() * 1).sin()
        for call in (
            controller.start_offload_layer,
            controller.release_activation_forward_gpu_memory,
            controller.start_reload_layer,
        ):
            for layer in (LAYERS, -1):
                with self.assertRaisesRegex(ao.Error, f"of layer {layer}"):
                    call(layer)

    def test_without_a_context(self):
        """The calls that the context and the hooks make."""
        context, _, controller = enable(manual_synchronization=True)
        x = make_input()
        self.assertEqual(controller.fwd_step(), 0)
        packed = controller.push_tensor(x)
        controller.start_offload_layer(0)
        controller.release_activation_forward_gpu_memory(0)
        controller.start_reload_layer(0)
        controller.bwd_step(0)
        self.assertTrue(torch.equal(controller.pop_tensor(packed), make_input()))
        controller.finish_part_of_bwd()
        self.assertEqual(controller.fwd_step(), 1)

    def test_states(self):
        context, synchronize, controller = enable(manual_synchronization=True)
        with self.assertRaisesRegex(ao.OffloadStateError, "no layer"):
            controller.start_offload_layer(0)
        x = make_input().requires_grad_()
        with context:
            y = (x * 1).sin()
        with self.assertRaisesRegex(ao.OffloadStateError, "OFFLOAD_STARTED"):
            controller.release_activation_forward_gpu_memory(0)
        with self.assertRaisesRegex(ao.OffloadStateError, "OFFLOAD_FINISHED"):
            controller.start_reload_layer(0)
        controller.start_offload_layer(0)
        with self.assertRaisesRegex(ao.OffloadStateError, "NOT_OFFLOADED"):
            controller.start_offload_layer(0)
        with self.assertRaisesRegex(ao.OffloadStateError, "popped before"):
            y.sum().backward()


class MisuseTest(CompatTest):
    def test_entered_twice(self):
        context, _ = enable()
        with context, self.assertRaisesRegex(ao.OffloadStateError, "context is entered already"):
            with context:
                pass

    def test_synchronized_at_the_wrong_time(self):
        context, synchronize = enable()
        x = make_input().requires_grad_()
        with self.assertRaisesRegex(ao.OffloadStateError, "synchronized before"):
            synchronize(x)
        with context:
            y = x.sin()
            with self.assertRaisesRegex(ao.OffloadStateError, "inside of the offloading"):
                synchronize(y)
        with self.assertRaisesRegex(ao.OffloadStateError, "requires a gradient"):
            synchronize(y.detach())

    def test_a_stack_a_thread(self):
        """The context of one thread does not affect another, which saves for itself."""
        first, _ = enable()
        second, _ = enable()
        x = make_input().requires_grad_() * 1
        seen = []

        def other():
            seen.append(compat.is_cpu_offload_enabled())
            y = x.cos()  # In no context of this thread.
            seen.append(statistics(first)["open_keys"])
            with second:
                seen.append(compat.is_cpu_offload_enabled())
                z = x.sin()
            seen.append(statistics(second)["open_keys"])
            seen.append(compat.is_cpu_offload_enabled())
            return y, z

        with first:
            thread = threading.Thread(target=lambda: seen.append(other()))
            thread.start()
            thread.join()
            self.assertTrue(compat.is_cpu_offload_enabled())
            y = x.exp()
        self.assertEqual(seen[:5], [False, 0, True, 1, False])
        self.assertEqual(statistics(first)["open_keys"], 1)
        (gradient,) = torch.autograd.grad((y + sum(seen[5])).sum(), x)
        # Autograd orders by thread what it adds up.
        torch.testing.assert_close(gradient, x.exp() - x.sin() + x.cos())

    def test_nested_contexts(self):
        outer, _ = enable()
        inner, _ = enable()
        x = make_input().requires_grad_() * 1
        with outer:
            with inner:
                y = x.sin()
            self.assertTrue(compat.is_cpu_offload_enabled())
        self.assertFalse(compat.is_cpu_offload_enabled())
        self.assertEqual(statistics(outer)["open_keys"], 0)
        self.assertEqual(statistics(inner)["open_keys"], 1)
        y.sum()


if __name__ == "__main__":
    unittest.main()

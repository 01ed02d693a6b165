# ===- test_compat.py - Names that other tools have for offloading ---------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch.compat: each test is named after what the functions do elsewhere."""

import os

os.environ["AO_POISON"] = "1"
os.environ["AO_INTERLEAVING_SEED"] = "0"

import threading
import unittest
import warnings

import torch
from torch import nn

import ao
from ao.torch import compat
from checks import StepTestCase

SIDE = 512
LAYERS = 4


def make_layers(count=LAYERS):
    torch.manual_seed(0)
    return nn.ModuleList(
        nn.Sequential(nn.Linear(SIDE, SIDE), nn.Tanh()) for _ in range(count)
    )


def make_input():
    torch.manual_seed(1)
    return torch.randn(SIDE, SIDE)


def gradients(layers, loss):
    loss.backward()
    return [loss.detach(), *(p.grad.clone() for p in layers.parameters())]


def train_plain(layers, x):
    layers.zero_grad()
    for layer in layers:
        x = layer(x)
    return gradients(layers, x.square().mean())


def forward(layers, x, context, synchronize, controller=None):
    for index, layer in enumerate(layers):
        with context:
            x = layer(x)
        x = synchronize(x)
        if controller:
            controller.start_offload_layer(index)
    return x.square().mean()


def enable(**options):
    options = {"enabled": True, "num_layers": 2, "model_layers": LAYERS, **options}
    return compat.get_cpu_offload_context(**options)


def statistics(context):
    return context._layers._offloader.statistics()


class Quantized:
    """Data and a scale, as a quantized tensor has them."""

    def __init__(self, data, scale):
        self.data, self.scale = data, scale

    def prepare_for_saving(self):
        parts, self.data, self.scale = [self.data, self.scale], None, None
        return parts, self

    def restore_from_saved(self, parts):
        self.data, self.scale = parts


class CompatTest(StepTestCase):
    def save(self, context, function):
        """What a function saves in the first layer; the reasons are counted."""
        with context:
            y = function()
        return y, statistics(context)["stays"]


class ArgumentTest(CompatTest):
    def test_disabled_is_identity(self):
        context, synchronize = compat.get_cpu_offload_context()
        x = make_input()
        with context:
            self.assertFalse(compat.is_cpu_offload_enabled())
        self.assertIs(synchronize(x), x)
        *_, controller = compat.get_cpu_offload_context(manual_synchronization=True)
        self.assertIsNone(controller)

    def test_nothing_chosen(self):
        with self.assertRaisesRegex(ValueError, "nothing is chosen"):
            enable(offload_activations=False)

    def test_weights_are_deprecated(self):
        with self.assertWarnsRegex(DeprecationWarning, "weights is deprecated"):
            enable(offload_weights=True)
        with self.assertWarns(DeprecationWarning):
            context, synchronize = enable(
                offload_weights=True, offload_activations=False
            )
        self.assertEqual(synchronize(1), 1)
        compat.mark_activation_offload(make_input())

    def test_the_last_layer_cannot_move(self):
        with self.assertRaisesRegex(ao.Error, "0 to 3 of 4"):
            enable(num_layers=LAYERS)
        with self.assertWarnsRegex(UserWarning, "hide"):
            enable(num_layers=LAYERS - 1)

    def test_a_stream_of_the_caller_is_for_manual_control(self):
        with self.assertRaisesRegex(ao.Error, "manual_synchronization"):
            enable(offload_stream=object())


class TensorTest(CompatTest):
    def test_small_tensors_stay(self):
        context, _ = enable()
        x = torch.randn(SIDE, SIDE - 1, requires_grad=True)
        _, stays = self.save(context, x.exp)
        self.assertEqual(stays["small"], 1)

    def test_parameters_and_their_views_stay(self):
        context, _ = enable()
        weight, x = nn.Parameter(make_input()), make_input()
        y, stays = self.save(
            context, lambda: (x.requires_grad_() * weight) @ weight.t()
        )
        self.assertEqual(stays["parameter"], 2)
        y.sum()

    def test_marked_tensors_stay(self):
        context, _ = enable()
        x = make_input().requires_grad_()
        compat.mark_not_offload(x, None)
        _, stays = self.save(context, x.sin)
        self.assertEqual(stays["keep"], 1)

    def test_a_mark_ends_with_its_tensor(self):
        for _ in range(3):
            x = make_input()
            compat.mark_not_offload(x)
            address = x.untyped_storage()._cdata
            del x
            self.assertNotIn(address, ao.torch._binding._marked)

    def test_layers_that_stay_are_passed_by(self):
        context, synchronize = enable()
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            loss = forward(make_layers(), make_input(), context, synchronize)
        self.assertGreater(statistics(context)["stays"]["layer"], 0)
        loss.backward()

    def test_strided_tensors_move_without_a_clone(self):
        context, synchronize = enable()
        layers, wide = make_layers(), torch.randn(SIDE, 2 * SIDE)
        expected = train_plain(layers, wide[:, ::2])
        layers.zero_grad()
        loss = forward(layers, wide[:, ::2], context, synchronize)
        self.assert_same(gradients(layers, loss), expected)

    def test_views_of_one_tensor_move_once(self):
        context, synchronize = enable()
        with context:
            x = make_input().requires_grad_() * 1
            a, b = x.view(-1).sin(), x.cos()
        synchronize(a)
        with context:
            c = a.view_as(b) * b
        # x twice by its views, a and b.
        self.assertEqual(statistics(context)["moves"], 1)
        c.sum()

    def test_the_base_moves_where_it_is_asked_for(self):
        for asks, moved in ((True, 4), (False, 1)):
            context, _, controller = enable(manual_synchronization=True)
            with context:
                base = torch.randn(4 * SIDE, SIDE).requires_grad_() * 1
                part = base[:SIDE]
                compat.start_offload(part, offload_base_tensor=asks)
                part.sin()
                y = part.sin()
            del base, part
            controller.start_offload_layer(0)
            self.assertEqual(controller.get_offloaded_total_size_mb(), moved)
            y.sum()

    def test_quantized_tensors_go_by_component(self):
        context, _, controller = enable(manual_synchronization=True)
        layers = context._layers

        data, scale = make_input(), torch.ones(1)
        shell = Quantized(data, scale)
        shell.detach = lambda: Quantized(data, scale)
        with context:
            packed = layers.pack(shell)
        controller.start_offload_layer(0)
        self.assertEqual(controller.get_offloaded_total_size_mb(), 1)
        controller.release_activation_forward_gpu_memory(0)
        expected = data.clone()
        controller.start_reload_layer(0)
        restored = layers.unpack(packed)
        self.assert_same([restored.data, restored.scale], [expected, scale])
        compat.mark_not_offload(restored)
        self.assertIsNotNone(restored.data)


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
            self.assertGreater(figures["moves"], 0)
            self.assertEqual(figures["open_runs"], 1, "the last run may go on")
            self.assertEqual(figures["open_keys"], 0)

    def test_layers_on_the_device_at_a_time(self):
        layers, x = make_layers(6), make_input()
        layer_bytes = 4 * SIDE * SIDE
        for moving in (1, 2, 3):
            context, synchronize = enable(num_layers=moving, model_layers=6)
            forward(layers, x, context, synchronize).backward()
            figures = statistics(context)
            # A layer saves what it returns; the first one its input as well.
            self.assertLessEqual(
                figures["peak_held_bytes"], (6 - moving + 1) * layer_bytes
            )
            self.assertEqual(figures["demand_pops"], 0)

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
        with self.assertRaisesRegex(ao.OffloadStateError, "layer 0"):
            forward(layers, torch.cat((x, x)), context, synchronize)

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
        self.assert_same(gradients(layers, loss), expected)
        self.assertGreaterEqual(controller.get_offloaded_total_size_mb(), LAYERS)

    def test_a_layer_without_calls_stays(self):
        layers, x = make_layers(), make_input()
        expected = train_plain(layers, x)
        context, synchronize, controller = enable(manual_synchronization=True)
        layers.zero_grad()
        loss = forward(layers, x, context, synchronize)
        self.assertEqual(controller.get_offloaded_total_size_mb(), 0)
        self.assert_same(gradients(layers, loss), expected)

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
        with self.assertRaisesRegex(ao.OffloadStateError, "no gradient"):
            synchronize(y.detach())

    def test_a_stack_a_thread(self):
        """What one thread is in is nothing to another, which saves for itself."""
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

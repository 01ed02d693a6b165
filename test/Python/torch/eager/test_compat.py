# ===- test_compat.py - The functions of other tools -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch.compat, arguments and tensors: each test is named after what the functions
do elsewhere."""

import unittest
import warnings

from contexts import (
    LAYERS,
    SIDE,
    CompatTest,
    Save,
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
from torch._subclasses import FakeTensorMode

import ao
from ao.torch import compat

class Quantized:
    """Data and a scale, as a quantized tensor has them."""

    def __init__(self, data, scale):
        self.data, self.scale = data, scale

    def prepare_for_saving(self):
        parts, self.data, self.scale = [self.data, self.scale], None, None
        return parts, self

    def restore_from_saved(self, parts):
        self.data, self.scale = parts


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
        with self.assertRaisesRegex(ao.Error, "'enabled' needs"):
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

    def test_the_last_layer_cannot_be_offloaded(self):
        with self.assertRaisesRegex(ao.Error, "0 to 3 of 4"):
            enable(num_layers=LAYERS)
        with self.assertWarnsRegex(UserWarning, "copies overlap no layer"):
            enable(num_layers=LAYERS - 1)

    def test_a_stream_of_the_caller_is_for_manual_control(self):
        with self.assertRaisesRegex(ao.Error, "manual_synchronization"):
            enable(offload_stream=object())

    def test_a_stream_of_another_kind(self):
        for stream in (object(), torch.Stream(device="cpu")):
            with self.assertRaisesRegex(ao.Error, "'offload_stream': expected a stream"):
                enable(offload_stream=stream, manual_synchronization=True)

    def test_numbers_of_layers(self):
        """A negative number is an error, and none is one."""
        for number in (-1, 1.5, "2"):
            with self.assertRaisesRegex((ao.Error, TypeError), "num_layers"):
                enable(num_layers=number)
        context, synchronize = enable(num_layers=None)
        forward(make_layers(), make_input(), context, synchronize).backward()
        self.assertGreater(statistics(context)["offloads"], 0)
        context, synchronize = enable(num_layers=0)
        forward(make_layers(), make_input(), context, synchronize).backward()
        self.assertEqual(statistics(context)["offloads"], 0)
        # Not asked for under manual control.
        enable(num_layers=99, manual_synchronization=True)

    def test_disabled_checks_nothing(self):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            compat.get_cpu_offload_context(
                False, 7, offload_activations=False, offload_weights=False
            )
            compat.get_cpu_offload_context(offload_stream=object(), offload_weights=True)

    def test_defaults_are_an_error(self):
        """One layer of one cannot move."""
        with self.assertRaisesRegex(ao.Error, "0 to 0 of 1"):
            compat.get_cpu_offload_context(enabled=True)

    def test_double_buffering_has_no_effect(self):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            enable(double_buffering=True)

    def test_attributes_that_scripts_read(self):
        context, synchronize = enable()
        layers = context.offload_synchronizer
        self.assertEqual(layers.num_layers, LAYERS)
        self.assertEqual((context.current_layer, layers.current_layer_id), (None, None))
        self.assertFalse(context.inside_context)
        with context:
            self.assertTrue(context.inside_context)
            self.assertEqual((context.current_layer, layers.current_layer_id), (0, 0))
        context, synchronize = enable()
        layers = context.offload_synchronizer
        forward(make_layers(), make_input(), context, synchronize).backward()
        self.assertIs(context.synchronization_function.__self__, context)
        self.assertEqual(layers.current_layer_id, 0)
        self.assertEqual(layers.get_offloaded_total_size_mb(), 0)
        context, _, controller = enable(manual_synchronization=True)
        self.assertIs(context.offload_synchronizer, controller)


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

    def test_an_attribute_of_other_tools_keeps_a_tensor(self):
        context, _ = enable()
        x = make_input().requires_grad_()
        x._TE_do_not_offload = True
        y, stays = self.save(context, x.sin)
        self.assertEqual((stays["keep"], statistics(context)["open_keys"]), (1, 0))
        y.sum().backward()

    def test_a_mark_is_that_of_its_storage(self):
        """Not of the object alone: autograd saves aliases and views."""
        context, _ = enable()
        x = make_input().requires_grad_() * 1
        compat.mark_not_offload(x[:1])
        _, stays = self.save(context, x.view(-1).sin)
        self.assertEqual(stays["keep"], 1)

    def test_marks_of_tensors_that_are_never_offloaded(self):
        class Sub(torch.Tensor):
            pass

        context, _ = enable()
        with FakeTensorMode():
            fake = torch.empty(SIDE)
        odd = [
            torch.eye(8).to_sparse(),
            torch.eye(8).to_sparse_csr(),
            torch.empty(SIDE, device="meta"),
            fake,
            torch.randn(8).as_subclass(Sub),
            torch.randn(8, dtype=torch.complex64).conj(),
            torch.empty(0),
            torch.zeros(4, dtype=torch.bits8),
            torch.nested.nested_tensor([torch.ones(2), torch.ones(3)]),
            None,
        ]
        with context:
            for tensor in odd:
                compat.mark_not_offload(tensor)
                compat.start_offload(tensor, offload_base_tensor=True)
                if tensor is not None:
                    layers = context.offload_synchronizer
                    found = layers.pop_tensor(layers.push_tensor(tensor))
                    self.assertEqual(type(found), type(tensor))
        self.assertEqual(statistics(context)["open_keys"], 0)

    def test_a_mark_ends_with_its_tensor(self):
        for _ in range(3):
            x = make_input()
            compat.mark_not_offload(x)
            address = x.untyped_storage()._cdata
            del x
            self.assertNotIn(address, ao.torch.common._binding._marked)

    def test_layers_that_stay_are_passed_by(self):
        context, synchronize = enable()
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            loss = forward(make_layers(), make_input(), context, synchronize)
        self.assertGreater(statistics(context)["kept"]["layer"], 0)
        loss.backward()

    def test_strided_tensors_are_offloaded_without_a_clone(self):
        context, synchronize = enable()
        layers, wide = make_layers(), torch.randn(SIDE, 2 * SIDE)
        expected = train_plain(layers, wide[:, ::2])
        layers.zero_grad()
        loss = forward(layers, wide[:, ::2], context, synchronize)
        self.assert_same(gradients(layers, loss), expected)

    def test_views_of_one_tensor_are_offloaded_once(self):
        context, synchronize = enable()
        with context:
            x = make_input().requires_grad_() * 1
            a, b = x.view(-1).sin(), x.cos()
        synchronize(a)
        with context:
            c = a.view_as(b) * b
        # x twice by its views, a and b.
        self.assertEqual(statistics(context)["offloads"], 1)
        c.sum()

    def test_the_base_is_offloaded_on_request(self):
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
        layers = context.offload_synchronizer

        data, scale = make_input(), torch.ones(1)
        shell = Quantized(data, scale)
        shell.numel = data.numel
        shell.detach = lambda: Quantized(data, scale)
        with context:
            packed = layers.push_tensor(shell)
        controller.start_offload_layer(0)
        self.assertEqual(controller.get_offloaded_total_size_mb(), 1)
        controller.release_activation_forward_gpu_memory(0)
        expected = data.clone()
        controller.start_reload_layer(0)
        restored = layers.pop_tensor(packed)
        self.assert_same([restored.data, restored.scale], [expected, scale])
        compat.mark_not_offload(restored)
        self.assertIsNotNone(restored.data)


class QuantizedTensor(torch.Tensor):
    """Of a wrapper subclass, as those of other tools are."""

    @staticmethod
    def __new__(cls, data, scale):
        made = torch.Tensor._make_wrapper_subclass(
            cls, data.shape, dtype=torch.float32, device=data.device
        )
        made._data, made._scale = data, scale
        return made

    @classmethod
    def __torch_dispatch__(cls, function, types, args=(), kwargs=None):
        if function in (torch.ops.aten.detach.default, torch.ops.aten.alias.default):
            return cls(args[0]._data, args[0]._scale)

        def decode(value):
            if isinstance(value, QuantizedTensor):
                return value._data.float() * value._scale
            return value

        keywords = {name: decode(value) for name, value in (kwargs or {}).items()}
        return function(*map(decode, args), **keywords)

    def prepare_for_saving(self):
        parts = [self._data, None, self._scale]
        self._data = self._scale = None
        return parts, self

    def restore_from_saved(self, parts):
        self._data, _, self._scale = parts[:3]
        return parts[3:]


class QuantizedTest(CompatTest):
    def make(self, elements=SIDE * SIDE):
        data = torch.arange(elements).remainder(200).to(torch.uint8)
        return QuantizedTensor(data, torch.tensor([0.5]))

    def save_and_restore(self, tensor, **options):
        """Returns the restored quantized tensor, and the offloaded MiB."""
        options = {"manual_synchronization": True, **options}
        context, synchronize, *controller = enable(**options)
        with context:
            y = Save.apply(torch.ones(1, requires_grad=True), tensor)
        y = synchronize(y)
        for manual in controller:
            manual.start_offload_layer(0)
        size = context.offload_synchronizer.get_offloaded_total_size_mb()
        for manual in controller:
            manual.release_activation_forward_gpu_memory(0)
            manual.start_reload_layer(0)
        y.backward(retain_graph=True)
        y.backward()
        (found,) = Save.restored
        self.assertTrue(torch.equal(found._data, self.make(tensor.numel())._data))
        self.assertTrue(torch.equal(found._scale, torch.tensor([0.5])))
        return found, size

    def test_components_are_offloaded(self):
        for prepare in (lambda tensor: None, compat.start_offload):
            tensor = self.make()
            prepare(tensor)
            found, size = self.save_and_restore(tensor)
            self.assertEqual(size, 0.25)
            self.assertIsNotNone(tensor._data)
            self.assertIsNot(found, tensor)

    def test_marked_components_stay(self):
        tensor = self.make()
        compat.mark_not_offload(tensor)
        self.assertEqual(self.save_and_restore(tensor)[1], 0)

    def test_quantized_tensors_that_stay_are_given_back_themselves(self):
        parameter = nn.Parameter(self.make(), requires_grad=False)
        self.assertIsInstance(parameter, nn.Parameter)
        attribute = self.make()
        attribute._TE_do_not_offload = True
        by_rule = {"manual_synchronization": False, "num_layers": 0}
        for tensor, options in (
            (parameter, {}),
            (attribute, {}),
            (self.make(1000), {}),
            (self.make(), by_rule),
        ):
            found, size = self.save_and_restore(tensor, **options)
            self.assertIs(found, tensor)
            self.assertEqual(size, 0)


if __name__ == "__main__":
    unittest.main()

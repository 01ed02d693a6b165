# ===- test_session_dtypes.py - Saved tensors of every element type --------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Every element type of PyTorch is offloaded with its bits, or kept before anything
is copied."""

import os

os.environ["AO_POISON"] = "1"
os.environ["AO_INTERLEAVING_SEED"] = "0"

import functools
import unittest
import warnings

import torch
from torch import nn

import ao.torch
from ao.torch import compat

DTYPES = sorted(
    {value for value in vars(torch).values() if isinstance(value, torch.dtype)},
    key=str,
)


def is_kept(dtype):
    """Bits have no number in DLPack; what a quantized type means is no part of its
    bytes."""
    return str(dtype).startswith(("torch.bits", "torch.qint", "torch.quint"))


class Save(torch.autograd.Function):
    """Saves tensors; `restored` is what backward was given last."""

    restored = ()

    @staticmethod
    def forward(context, x, *tensors):
        context.save_for_backward(*tensors)
        return x * 1

    @staticmethod
    def backward(context, gradient):
        Save.restored = context.saved_tensors
        return gradient, *(None for _ in Save.restored)


class Layer(nn.Module):
    """Saves what `make` makes, to which there is no other reference."""

    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(1))
        self.make = list

    def forward(self, x):
        return Save.apply(x * self.weight, *self.make())


@functools.cache
def pattern(count, modulus):
    """Bytes that differ from their neighbours."""
    return (torch.arange(count) % modulus).to(torch.uint8)


def make(dtype, elements):
    """New memory of that type."""
    modulus = 2 if dtype == torch.bool else 251
    return pattern(elements * dtype.itemsize, modulus).clone().view(dtype)


def whole(dtype, elements):
    return [make(dtype, elements)]


def halves(dtype, elements):
    """Two views of one storage, of other shapes."""
    both = make(dtype, 2 * elements)
    return [both[:elements], both[elements:].view(2, -1)]


def gaps(dtype, elements):
    """A view with gaps between its rows."""
    return [make(dtype, 4 * elements).view(16, -1)[:, 1 : elements // 8]]


def types(dtype, elements):
    """A second view reads the same bytes as another type, from inside an element."""
    plain = make(dtype, elements)
    return [plain, plain.view(torch.uint8)[1:]]


LAYOUTS = (whole, halves, gaps, types)


def bytes_of(tensor):
    return tensor.view(torch.uint8).clone()


class DtypeTest(unittest.TestCase):
    def setUp(self):
        self.enterContext(warnings.catch_warnings())
        # PyTorch warns of types that it is trying.
        warnings.simplefilter("ignore")

    def check(self, saved, figures):
        """Restored tensors have the type, sizes and bytes of the saved ones."""
        for found, tensor in zip(Save.restored, saved, strict=True):
            self.assertEqual(found.dtype, tensor.dtype)
            self.assertEqual(found.size(), tensor.size())
            self.assertTrue(torch.equal(bytes_of(found), bytes_of(tensor)))
        if is_kept(saved[0].dtype):
            self.assertGreater(figures["kept"]["no_data"], 0)
        else:
            self.assertGreater(figures["offloads"], 0)

    def run_session(self, policy, dtype, layout, **options):
        model = nn.Sequential(*(Layer() for _ in range(3)))
        session = ao.torch.session(model, policy=policy, min_bytes=1, **options)
        # The last layer needs the memory of the first one.
        for layer in (model[0], model[2]):
            layer.make = lambda: layout(dtype, 1 << 12)
        for _ in range(3):
            # Values restored in the step before do not count as memory of others.
            Save.restored = ()
            with session:
                model(torch.ones(1)).backward()
            self.check(model[0].make(), session.statistics)

    def for_each(self, function, layouts=LAYOUTS):
        for dtype in DTYPES:
            for layout in LAYOUTS[:1] if is_kept(dtype) else layouts:
                with self.subTest(dtype=dtype, layout=layout.__name__):
                    function(dtype, layout)

    def test_all(self):
        self.for_each(lambda *case: self.run_session("all", *case))

    def test_by_layers(self):
        self.for_each(lambda *case: self.run_session("layerwise", *case, num_layers=1))

    def test_planned(self):
        def run(dtype, layout):
            # Without anything that moves, no budget can be kept.
            budget = None if is_kept(dtype) else "70%"
            options = {"machine": "gh200", "device_memory_budget": budget}
            self.run_session("planned", dtype, layout, **options)

        self.for_each(run)

    def test_by_hand(self):
        self.for_each(self.run_by_hand, LAYOUTS[:2])

    def run_by_hand(self, dtype, layout):
        context, synchronize, controller = compat.get_cpu_offload_context(
            enabled=True, manual_synchronization=True
        )
        saved = layout(dtype, 1 << 18)
        with context:
            y = Save.apply(torch.ones(1, requires_grad=True), *saved)
        y = synchronize(y)
        controller.start_offload_layer(0)
        controller.release_activation_forward_gpu_memory(0)
        controller.start_reload_layer(0)
        y.backward()
        self.check(saved, context.offload_synchronizer._offloader.statistics())

    def test_quantized_tensors_stay(self):
        """Scale and zero point are no bytes of their storage."""
        for quantize in (
            lambda x: torch.quantize_per_tensor(x, 0.5, 3, torch.qint8),
            lambda x: torch.quantize_per_channel(
                x, torch.ones(64), torch.zeros(64), 0, torch.quint8
            ),
        ):
            tensor = quantize(torch.randn(64, 64))
            model = nn.Sequential(Layer())
            model[0].make = lambda: [tensor]
            session = ao.torch.session(model, policy="all", min_bytes=1)
            with session:
                model(torch.ones(1)).backward()
            (found,) = Save.restored
            self.assertEqual(found.qscheme(), tensor.qscheme())
            self.assertTrue(torch.equal(found.int_repr(), tensor.int_repr()))
            self.assertGreater(session.statistics["kept"]["no_data"], 0)


if __name__ == "__main__":
    unittest.main()

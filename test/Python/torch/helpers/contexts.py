# ===- contexts.py - Layers in contexts of ao.torch.compat -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""A model of a few layers, with and without offloading contexts around them."""

import os

os.environ["AO_POISON"] = "1"
os.environ["AO_INTERLEAVING_SEED"] = "0"

import torch
from torch import nn

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
    return context.offload_synchronizer._offloader.statistics()


class CompatTest(StepTestCase):
    def assert_on_time(self, figures):
        """Each tensor has come back before it was asked for, once."""
        self.assertEqual((figures["demand_pops"], figures["late_pops"]), (0, 0))
        self.assertEqual(figures["reloads"], figures["offloads"])

    def save(self, context, function):
        """Returns the numbers of tensors that a function saves in the first layer, by
        reason."""
        with context:
            y = function()
        return y, statistics(context)["kept"]


class Save(torch.autograd.Function):
    """Saves tensors; `restored` is what backward was given last."""

    @staticmethod
    def forward(context, x, *tensors):
        context.save_for_backward(*tensors)
        return x * 1

    @staticmethod
    def backward(context, gradient):
        Save.restored = context.saved_tensors
        return gradient, *(None for _ in Save.restored)

# ===- test_session_orders.py - Layers in orders of their own --------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Sessions where layers, or their backward passes, run in another order than that of the
list, which the policy "layerwise" follows."""

import os

os.environ["AO_POISON"] = "1"
os.environ["AO_INTERLEAVING_SEED"] = "0"

import itertools
import unittest
import warnings

import torch
from torch.autograd import forward_ad

import ao.torch
import test_session_cases as cases


def make():
    return cases.make_stack(lambda linear, x: linear(x).tanh())


class OrderTest(cases.CasesTest):
    def check_orders(self, step):
        """The results are those of the plain loop; "layerwise" warns once."""
        others = [name for name in cases.POLICIES if name != "layerwise"]
        self.check(make, step, others)
        with self.assertWarnsRegex(UserWarning, "before the reload") as warned:
            self.check(make, step, ["layerwise"])
        self.assertEqual(len(warned.warnings), 1)

    def test_forward_mode(self):
        """Tangents go back through all layers, then values."""

        def step(model):
            x = cases.make_input().detach()
            y, tangent = torch.func.jvp(model, (x,), (torch.ones_like(x),))
            (y * tangent).sum().backward()
            grads = [p.grad.clone() for p in model.parameters()]
            return [y.detach(), tangent.detach(), *grads]

        self.check_orders(step)

    def test_dual_tensors(self):
        def step(model):
            x = cases.make_input().detach()
            with forward_ad.dual_level():
                y = model(forward_ad.make_dual(x, torch.ones_like(x)))
                y, tangent = forward_ad.unpack_dual(y)
                (y * tangent).sum().backward()
            grads = [p.grad.clone() for p in model.parameters()]
            return [y.detach(), tangent.detach(), *grads]

        self.check_orders(step)

    def test_vmap(self):
        """The outputs of layers have no backward pass of their own."""

        def step(model):
            x = cases.make_input().detach().reshape(4, 16, 32)
            torch.func.vmap(model)(x).square().mean().backward()
            return [p.grad.clone() for p in model.parameters()]

        self.check_orders(step)

    def test_layers_in_each_order(self):
        """The first layer of the list begins a forward pass, whenever it runs."""

        def step(model):
            model(cases.make_input()).square().mean().backward()
            return [p.grad.clone() for p in model.parameters()]

        for order in itertools.permutations(range(3)):
            with self.subTest(order):
                model = make()
                expected = step(model)
                session = ao.torch.session(
                    model, policy="layerwise", layers=[model[i] for i in order], min_bytes=1
                )
                with warnings.catch_warnings(record=True) as caught:
                    warnings.simplefilter("always")
                    for _ in range(cases.STEPS):
                        model.zero_grad()
                        with session:
                            ours = step(model)
                        self.assert_same(ours, expected)
                texts = [str(warning.message) for warning in caught]
                found = [text for text in texts if "runs after layer" in text]
                self.assertEqual(len(found), order == (0, 2, 1) or order == (2, 1, 0), texts)
                self.assertEqual(session.statistics["open_keys"], 0)


if __name__ == "__main__":
    unittest.main()

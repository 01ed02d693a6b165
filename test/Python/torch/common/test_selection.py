# ===- test_selection.py - Values that may move, and must not --------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The options `offload` and `keep`, and `ao.torch.keep`."""

import contextlib
import unittest
import warnings

import torch
from checks import MACHINE, StepTestCase, compile_with

import ao
import ao.torch
import models

# The residuals of a block's MLP: inputs of its products.
GELU = torch.ops.aten.gelu


def make_session(model, **options):
    options = {"machine": MACHINE, "min_bytes": 1, **options}
    return ao.torch.session(model, **options)


def moved_in(step):
    """Names of the values that a plan moves."""
    values = step.trace["values"]
    moved = {c["value"] for c in step.plan["commands"] if c["do"] == "offload"}
    return {values[index]["name"] for index in moved}


def movable_in(step):
    return {v["name"] for v in step.trace["values"] if v["offloadable"]}


class SelectionTest(StepTestCase):
    def follow(self, name="gpt", **options):
        """A session that follows a plan, whose bits are those without it."""
        model, x = models.make(name)
        expected = models.train(model, model, x)
        model, x = models.make(name)
        session = make_session(model, **options)
        for _ in range(2):
            model.zero_grad()
            with session:
                ours = models.train(model, model, x)
            self.assert_same(ours, expected)
        self.assertEqual(session.state, "follow")
        return session.step

    def test_modules(self):
        """A pattern selects modules and all in them."""
        step = self.follow(offload="blocks.1")
        names = movable_in(step)
        self.assertTrue(names)
        self.assertTrue(all(name.startswith("blocks.1") for name in names))
        self.assertTrue(any(name.startswith("blocks.1.up") for name in names))
        self.assertTrue(moved_in(step))
        rest = self.follow(keep="blocks.1")
        self.assertTrue(movable_in(rest))
        self.assertFalse([n for n in movable_in(rest) if n.startswith("blocks.1")])

    def test_ops(self):
        for pattern in (GELU, GELU.default, "aten::gelu", "aten::gel*"):
            with self.subTest(pattern):
                names = movable_in(self.follow(offload=pattern))
                self.assertEqual(len(names), 2)
                self.assertTrue(all("(aten::gelu)" in name for name in names))
                kept = movable_in(self.follow(keep=[pattern]))
                self.assertFalse([name for name in kept if "(aten::gelu)" in name])

    def test_keep_wins(self):
        names = movable_in(self.follow(offload="blocks.*", keep=["blocks.0", GELU]))
        self.assertTrue(names)
        for name in names:
            self.assertTrue(name.startswith("blocks.1"))
            self.assertNotIn("(aten::gelu)", name)

    def test_graphs(self):
        """Sessions and backends select the same values."""
        model, x = models.make("gpt")
        expected = models.train(model, model, x)
        for options in (
            {"offload": "blocks.1"},
            {"offload": GELU},
            {"keep": ["blocks.0", "aten::gelu"]},
            {"offload": "blocks.1", "recompute": "planned"},
        ):
            with self.subTest(options):
                model, x = models.make("gpt")
                compiled, backend = compile_with(model, **options)
                self.assert_same(models.train(model, compiled, x), expected)
                (step,) = backend.steps
                options.pop("recompute", None)
                session = self.follow(**options)
                sizes = [
                    sorted(
                        value["bytes"]
                        for value in trace["values"]
                        if value["offloadable"]
                    )
                    for trace in (step.trace, session.trace)
                ]
                self.assertTrue(set(sizes[0]) & set(sizes[1]))
                for value in step.trace["values"]:
                    if "gelu" in value["name"] and "keep" in options:
                        self.assertFalse(value["offloadable"])

    def offloads_of_steps(self, session, inputs):
        """How many values each step has offloaded."""
        moves, before = [], session.statistics["offloads"]
        for x in inputs:
            self.model.zero_grad()
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                with contextlib.suppress(ao.InfeasibleError), session:
                    self.model(x).backward()
            moves.append(session.statistics["offloads"] - before)
            before += moves[-1]
        return moves

    def test_steps_without_a_plan_keep_what_is_selected(self):
        """The recorded step, one of another signature, and those that no plan fits."""
        self.model, x = models.make("gpt")
        longer = torch.cat((x, x), 1)
        counts = {}
        for keep in (None, "blocks.1", "aten::gelu", ["blocks.*", "head", "aten::*"]):
            session = make_session(self.model, keep=keep, record="safe")
            (recorded,) = self.offloads_of_steps(session, [x])
            movable = len(movable_in(session.step))
            self.assertEqual(recorded, movable)
            self.assertEqual(self.offloads_of_steps(session, [longer]), [movable])
            tight = make_session(self.model, keep=keep, device_memory_budget=1)
            steps = self.offloads_of_steps(tight, [x, x, x])
            self.assertEqual(steps, [movable] * 3)
            self.assertEqual(tight.state, "safe")
            counts[str(keep)] = movable
        everything, block, gelu, nothing = counts.values()
        self.assertLess(0, block)
        self.assertLess(block, everything)
        self.assertEqual(gelu, everything - 2)
        self.assertEqual(nothing, 0)

    def test_a_step_that_leaves_its_plan_keeps_modules(self):
        moves = {}
        for keep in (None, "blocks.1", "blocks.*"):
            self.model, x = models.make("gpt")
            session = make_session(self.model, keep=keep)
            self.offloads_of_steps(session, [x])
            self.model.embedding.register_forward_hook(lambda *args: args[2].sin().exp())
            (moves[keep],) = self.offloads_of_steps(session, [x])
            self.assertEqual(session.statistics["divergences"], 1)
        self.assertLess(moves["blocks.1"], moves[None])
        self.assertLess(moves["blocks.*"], moves["blocks.1"])

    def test_remarks(self):
        step = self.follow(keep="blocks.0")
        reason = "excluded by 'offload', 'keep' or a mark"
        excluded = [r for r in step.remarks if r.reason == reason]
        self.assertTrue(excluded)
        self.assertTrue(all(r.message.startswith("kept on device: 'blocks.0") for r in excluded))

    def test_no_match(self):
        model, x = models.make("gpt")
        for options, text in (
            ({"offload": "heads"}, "'offload': the model has no module 'heads'"),
            ({"keep": ["blocks.0", "blocks.7"]}, "'keep': the model has no module 'blocks.7'"),
            ({"keep": "aten::gello"}, "'keep': PyTorch has no op 'aten::gello'"),
            ({"keep": []}, "'keep' is empty"),
            ({"policy": "all", "keep": "blocks.0"}, "no effect under the policy 'all'"),
        ):
            with self.subTest(options), self.assertRaisesRegex(ao.Error, text):
                make_session(model, **options)
        with self.assertRaisesRegex(TypeError, "names of modules or ops, not int"):
            make_session(model, keep=[3])
        session = make_session(model, keep="aten::convolution")
        text = "'keep': no value saved for backward is defined by 'aten::conv"
        with self.assertRaisesRegex(ao.Error, text):
            with session:
                model(x).backward()

    def test_no_match_in_graphs(self):
        for pattern, text in (
            ("blocks.7", "'keep': the step runs no module 'blocks.7'"),
            ("aten::convolution", "'keep': no value saved for backward"),
        ):
            with self.subTest(pattern):
                model, x = models.make("gpt")
                compiled, _ = compile_with(model, keep=pattern)
                # It may match in another graph of the step.
                compiled(x).backward()
                with self.assertRaisesRegex(ao.Error, text):
                    compiled(x)

    def test_marks(self):
        """A marked tensor is kept under each policy, and so are its views."""
        for policy in ("planned", "all"):
            with self.subTest(policy):
                x = torch.randn(64, 64, requires_grad=True)
                session = make_session(torch.nn.Linear(1, 1), policy=policy)
                for _ in range(2):
                    with session:
                        y = x * 2
                        ao.torch.keep(y)
                        z = y.view(-1).sin()
                        z.sum().backward()
                figures = session.statistics
                self.assertEqual(figures["kept"]["keep"], 2)
        with self.assertRaisesRegex(TypeError, "expected a tensor, got int"):
            ao.torch.keep(3)

    def test_marks_in_compiled_functions(self):
        """A mark breaks the graph, and cannot be in one that must not break."""

        def function(x):
            y = x.sin()
            ao.torch.keep(y)
            return y.cos().sum()

        x = torch.randn(64, 64, requires_grad=True)
        session = make_session(torch.nn.Linear(1, 1), policy="all")
        torch._dynamo.reset()
        with session:
            torch.compile(function, backend="aot_eager")(x).backward()
        self.assertEqual(session.statistics["kept"]["keep"], 1)
        torch._dynamo.reset()
        with self.assertRaisesRegex(RuntimeError, "the option 'keep' of ao.torch.back"):
            torch.compile(function, backend="aot_eager", fullgraph=True)(x)


if __name__ == "__main__":
    unittest.main()

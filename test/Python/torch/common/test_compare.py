# ===- test_compare.py - Ways to save memory, side by side -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch.compare: every method has the plain step's bits, and peaks that fit."""

import unittest
from unittest import mock

import torch

import ao
import ao.torch
import models
from ao._units import format_bytes
from ao.torch import Backend
from checks import SEED, StepTestCase

OPTIONS = {"machine": "h100-pcie5", "min_bytes": 64, "repeat": 1}


def compare(model, x, budgets, **options):
    def step(function):
        loss = function(x)
        loss.backward()
        return loss

    return ao.torch.compare(step, model, budgets, **OPTIONS | options)


class CompareTest(StepTestCase):
    def test_every_way(self):
        model, x = models.make("gpt with dropout")
        rows = compare(model, x, ["85%"])
        self.assertEqual(
            [row["method"] for row in rows],
            [
                "none",
                "fx",
                "session",
                "save_on_cpu",
                "checkpoint",
                "activation_offloading",
                "activation_memory_budget",
            ],
        )
        plain, *others = rows
        for row in rows:
            self.assertTrue(row["same_bits"], row)
            self.assertGreater(row["step_seconds"], 0)
        for row in others:
            self.assertEqual(row["budget_bytes"], plain["peak_bytes"] * 85 // 100)
            self.assertLessEqual(row["peak_bytes"], row["budget_bytes"])
            self.assertIsNone(row["note"])
        for row in rows[1:3]:
            difference = row["peak_bytes"] - row["predicted_peak_bytes"]
            self.assertIn(difference, SEED)
        self.assertEqual(
            [row["layers"] for row in rows], [None] * 3 + [1, 1, None, None]
        )
        self.assertEqual([row["setting"] for row in rows[:5]], [None] * 5)
        self.assertRegex(rows[5]["setting"], r"^[1-8] of 8 tensors$")
        # Recomputation is compared with the planned step at its peak.
        self.assertLess(float(rows[6]["setting"]), 1)
        self.assertLessEqual(rows[6]["peak_bytes"], rows[1]["peak_bytes"])
        lines = str(rows).splitlines()
        self.assertEqual(len(lines), 2 + len(rows))
        self.assertIn(format_bytes(plain['peak_bytes']), lines[2])

    def test_nothing_offloaded_says_why(self):
        model, x = models.make("convolutions")
        unified = {"d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "unified_memory": True}
        fits = "the peak is within the budget"
        for reasons, options in (
            ((fits, fits), {}),
            # If all tensors are too small, a session makes no plan.
            ((fits, "no tensor is eligible"), {"min_bytes": 2**40}),
            (("host memory is device memory",) * 2, {"machine": unified}),
        ):
            with self.subTest(reasons):
                methods = ("none", "fx", "session")
                rows = compare(model, x, ["1TiB"], methods=methods, **options)
                self.assertIsNone(rows[0]["note"])
                for row, reason in zip(rows[1:], reasons, strict=True):
                    self.assertRegex(row["note"], f"^nothing offloaded: {reason}; ")
                    self.assertIn(row["note"], str(rows))

    def test_the_model_is_as_before(self):
        model, x = models.make("convolutions")
        models.train(model, model, x)
        before = [t.clone() for t in model.state_dict().values()]
        grads = [p.grad for p in model.parameters()]
        state = torch.get_rng_state()
        rows = compare(model, x, [10**9], methods=["session", "save_on_cpu"])
        self.assertTrue(all(row["same_bits"] for row in rows))
        self.assert_same(model.state_dict().values(), before)
        for parameter, grad in zip(model.parameters(), grads, strict=True):
            self.assertIs(parameter.grad, grad)
        self.assertTrue(torch.equal(torch.get_rng_state(), state))
        self.assertNotIn("forward", model.first.__dict__)

    def test_budgets_that_cannot_be_kept(self):
        model, x = models.make("gpt")
        for row in compare(model, x, ["1KiB"], methods=["fx", "session", "checkpoint"]):
            self.assertEqual(row["budget_bytes"], 1024)
            if row["method"] == "checkpoint":
                self.assertEqual(row["note"], "over its budget")
                self.assertEqual(row["layers"], 2)
            else:
                self.assertIn("the smallest budget is", row["note"])
                self.assertIsNone(row["peak_bytes"])

    def test_the_peak_that_is_nearest(self):
        """Recomputation takes what fits best, offloading no more than it has to."""
        model, x = models.make("gpt")
        methods = ["activation_offloading", "activation_memory_budget"]
        rows = compare(model, x, [10**9, "1KiB"], methods=methods)
        self.assertTrue(all(row["same_bits"] for row in rows))
        offloading, recomputing, most, least = rows
        self.assertEqual(offloading["setting"], "0 of 8 tensors")
        self.assertEqual(recomputing["setting"], "1.0")
        self.assertEqual(offloading["peak_bytes"], recomputing["peak_bytes"])
        self.assertEqual(most["setting"], "8 of 8 tensors")
        self.assertLess(most["peak_bytes"], offloading["peak_bytes"])
        self.assertLess(least["peak_bytes"], recomputing["peak_bytes"])
        for row in (most, least):
            self.assertEqual(row["note"], "over its budget")

    def test_what_no_budget_changes_is_found_once(self):
        """A partition for each of eleven shares, and one for each budget."""
        model, x = models.make("gpt")
        own, drafts = Backend._draft, []

        def draft(*args, **options):
            drafts.append(own(*args, **options))
            return drafts[-1]

        with mock.patch.object(Backend, "_draft", draft):
            rows = compare(
                model, x, ["90%", "80%", "70%"], methods=["activation_memory_budget"]
            )
        self.assertTrue(all(row["same_bits"] for row in rows))
        self.assertEqual(len(drafts), 11 + len(rows))

    def test_a_version_without_offloading(self):
        model, x = models.make("gpt")
        with mock.patch.object(
            ao.torch.common._compat, "offloading_settings", return_value={"no_such": True}
        ):
            (row,) = compare(model, x, ["90%"], methods=["activation_offloading"])
        self.assertRegex(row["note"], r"^PyTorch \S+ has no \S+config\.no_such, ")
        self.assertIsNone(row["peak_bytes"])
        self.assertIsNone(row["same_bits"])

    def test_a_way_that_changes_results(self):
        model, x = models.make("gpt")
        calls = []

        def step(function):
            calls.append(function)
            loss = function(x) * len(calls)
            loss.backward()
            return loss

        (row,) = ao.torch.compare(
            step, model, ["90%"], methods=["checkpoint"], **OPTIONS
        )
        self.assertFalse(row["same_bits"])

    def test_arguments(self):
        model, x = models.make("in place")
        for options, error in (
            ({"methods": ["magic"]}, "'methods' may hold"),
            ({"repeat": 0}, "'repeat' must be"),
            ({"layers": "nothing"}, "no module 'nothing'"),
        ):
            with self.assertRaisesRegex(ao.Error, error):
                compare(model, x, ["90%"], **options)
        with self.assertRaises(TypeError):
            compare(model, x, [0.5])


if __name__ == "__main__":
    unittest.main()

# ===- test_session_ranks.py - Sessions on several ranks -------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Distributed training in sessions: bits, budgets, and nothing that waits."""

import unittest

import torch
from torch import nn
from torch.testing._internal.two_tensor import TwoTensor

import ao.torch
from ao.torch import compat
import ranks
from rank_programs import STEPS


# Beside what is planned, gloo's threads may hold a gathered block a moment longer.
SLACK = 4 * (64 + 64 * 32 + 64 + 32 * 64 + 32)


class RanksTest(unittest.TestCase):
    def launch(self, world, *programs, **options):
        """The results of programs that end as they should, a dict a rank."""
        outcomes = ranks.launch(world, *programs, **options)
        for outcome in outcomes:
            self.assertEqual(outcome.code, 0, outcome.text)
        return [outcome.results for outcome in outcomes]

    def assert_planned(self, results, may_exceed=False):
        """Values moved by one plan, and no warning but that a step took more than its
        budget."""
        others = [
            text
            for text in results["warnings"]
            if not (may_exceed and "above its budget" in text)
        ]
        self.assertEqual(others, [])
        self.assertEqual(results["state"], "follow")
        self.assertGreater(results["statistics"]["moved_bytes"], 0)
        self.assertEqual(results["statistics"]["divergences"], 0)
        self.assertEqual(results["statistics"]["stays"]["no_data"], 0)

    def assert_all_planned(self, world, *programs):
        """The bits of a process without ao on every rank, within the budgets in the
        end: DDP makes its buckets again in its second step, FSDP may keep weights, and
        plans are made again for that."""
        for rank, results in enumerate(self.launch(world, *programs)):
            for name in programs:
                with self.subTest(name, rank=rank):
                    self.assert_planned(results[name], may_exceed=True)
                    self.assertTrue(results[name]["equal"])
                    peak = results[name]["measured"]["peak_bytes"]
                    self.assertLessEqual(peak, results[name]["budget"] + SLACK)


class PlannedTest(RanksTest):
    def test_two_ranks_share_batches_weights_or_tensors(self):
        self.assert_all_planned(
            2, "ddp:90%", "fsdp1:85%", "fsdp2:85%", "fsdp2_kept:85%",
            "fsdp2_bf16:85%", "tp:80%", "sp:80%",
        )

    def test_four_ranks_share_weights_and_tensors(self):
        self.assert_all_planned(4, "ddp:90%", "fsdp2_tp:80%")


class SharedMachineTest(RanksTest):
    def test_ranks_measure_one_by_one_and_then_at_once(self):
        first, second = (
            results["shared_machine"] for results in self.launch(2, "shared_machine")
        )
        # The slower rank's, while both copy.
        rate = (64 << 20) / 0.025
        self.assertEqual(first["first"]["d2h_bandwidth"], rate)
        self.assertEqual(first["first"]["h2d_bandwidth"], rate)
        self.assertEqual(first["first"]["latency_us"], 5)
        self.assertEqual(first["first"], second["first"])
        self.assertEqual(
            first["text"],
            "ao: the link to the host of 'device': 6.71 GB/s out and 6.71 GB/s back "
            "for one rank, 2.68 GB/s out and 2.68 GB/s back for each of 2 at once\n",
        )
        self.assertEqual(second["text"], "")
        for results in (first, second):
            self.assertEqual(results["again"], results["first"])
            self.assertEqual(results["known"], rate)
            self.assertEqual(results["silence"], "")
            self.assertEqual(
                results["error"],
                "the link to the host cannot be measured: rank 1: AssertionError: "
                "there is no device",
            )


class AloneTest(RanksTest):
    """One process of a group whose other ranks do not exist."""

    def launch(self, *programs):
        (results,) = super().launch(
            1, *programs, variables={"AO_TEST_FAKE_GROUP": "1"}
        )
        return results

    def test_peaks_are_predicted_to_the_byte(self):
        programs = (
            "fsdp1:85%", "fsdp2:85%", "fsdp2_kept:85%", "fsdp2_bf16:85%", "tp:80%",
            "sp:80%", "fsdp2_tp:80%", "fsdp2_detached:90%",
        )
        for name, results in self.launch(*programs).items():
            with self.subTest(name):
                self.assert_planned(results)
                peak = results["measured"]["peak_bytes"]
                self.assertEqual(peak, results["predicted"]["peak_bytes"])
                self.assertLess(peak, results["predicted"]["unplanned_peak_bytes"])
                self.assertLessEqual(peak, results["budget"])
        # Two parameters of each norm, and two gathered weights that are saved as
        # no view of a parameter.
        stays = results["statistics"]["stays"]
        self.assertEqual(stays["parameter"], STEPS * 3 * 4)


class WrapperTest(unittest.TestCase):
    """Tensors of subclasses that are made of others."""

    def run_in_session(self, function, *tensors, **options):
        model = nn.Module()
        options = {"policy": "all", "min_bytes": 1, **options}
        session = ao.torch.session(model, **options)
        with session:
            function(*tensors).backward()
        return session

    def make(self, dtype=torch.float32):
        torch.manual_seed(0)
        parts = (torch.randn(64, 64, dtype=dtype) for _ in range(2))
        return TwoTensor(*parts).requires_grad_()

    def test_parts_move_and_return(self):
        def function(x):
            y = torch.tanh(x).t().sin()
            return (y * y.exp()).sum()

        x = self.make()
        function(x).backward()
        expected, x.grad = x.grad, None
        session = self.run_in_session(function, x)
        self.assertIsInstance(x.grad, TwoTensor)
        self.assertTrue(torch.equal(x.grad.a, expected.a))
        figures = session.statistics
        self.assertEqual(figures["moved_bytes"], 6 * 64 * 64 * 4)
        self.assertEqual(figures["stays"]["no_data"], 0)
        self.assertEqual(figures["open_keys"], 0)

    def test_writes_are_seen(self):
        def function(x):
            y = torch.tanh(x)
            y.mul_(2)
            return y.sum()

        message = "modified by an inplace operation"
        with self.assertRaisesRegex(RuntimeError, message):
            function(self.make()).backward()
        with self.assertRaisesRegex(RuntimeError, message):
            self.run_in_session(function, self.make())

    def test_parameters_and_their_views_stay(self):
        x = nn.Parameter(self.make())
        session = self.run_in_session(lambda x: (x.t() * x.t()).sum(), x)
        self.assertEqual(session.statistics["stays"]["parameter"], 2)
        self.assertEqual(session.statistics["moves"], 0)

    def test_marks_are_those_of_the_parts(self):
        x = self.make()
        compat.mark_not_offload(x)
        session = self.run_in_session(lambda x: x.sin().square().sum(), x)
        self.assertGreater(session.statistics["stays"]["keep"], 0)


if __name__ == "__main__":
    unittest.main()

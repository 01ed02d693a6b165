# ===- test_session_ranks.py - Sessions on several ranks -------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Distributed training in sessions: bits, budgets, and nothing that waits."""

import os
import pathlib
import tempfile
import unittest
from unittest import mock

import torch
import torch.distributed as dist
from torch import nn
from torch.testing._internal.two_tensor import TwoTensor

import ao
import ao.torch
from ao.torch import compat
from ao.torch.eager import _agreement
import ranks
from rank_programs import STEPS

DRIVER = os.environ.get("AO_FAKE_CUDA")

# Beside what is planned, gloo's threads may hold a gathered block a moment longer.
SLACK = 4 * (64 + 64 * 32 + 64 + 32 * 64 + 32)

# Gloo's threads hold small tensors of a collective for a moment that varies. A bucket
# of gradients has ten times as many bytes.
GLOO = 1024

# Tests in which gloo is late.
ABOVE = r"step 'step\d' took \d+ bytes on the device, above its budget of"
NO_PLAN = r"a step of \d+ ops that saves \d+ bytes has no plan: .*safe schedule"
NOT_COMMON = r"the ranks of the group have no common plan: .*; each follows its own"


class RanksTest(unittest.TestCase):
    def assert_warnings(self, found, expected):
        self.assertEqual(len(found), len(expected), found)
        for text, pattern in zip(found, expected):
            self.assertRegex(text, pattern)

    def assert_above(self, found):
        """No other warnings than those of a peak."""
        self.assert_warnings(found, [ABOVE] * len(found))

    def assert_planned(self, results):
        """Values moved by one plan."""
        self.assertEqual(results["state"], "follow")
        self.assertGreater(results["statistics"]["offloaded_bytes"], 0)
        self.assertEqual(results["statistics"]["divergences"], 0)
        self.assertEqual(results["statistics"]["kept"]["no_data"], 0)

    def assert_all_planned(self, ranks, programs):
        """The bits of a process without ao on every rank, within the budgets."""
        for rank, outcome in enumerate(ranks):
            for name in programs:
                with self.subTest(name, rank=rank):
                    results = outcome.results[name]
                    self.assertTrue(results["equal"])
                    self.assert_planned(results)
                    self.assertEqual(results["statistics"]["recorded_steps"], 1)
                    self.assert_above(results["warnings"])
                    peak = results["measured"]["peak_bytes"]
                    self.assertLessEqual(peak, results["budget"] + SLACK)


class TwoRanksTest(RanksTest):
    planned = (
        "ddp:90%", "ddp_views:90%", "fsdp1:85%", "fsdp2:85%", "fsdp2_kept:85%",
        "fsdp2_bf16:85%", "fsdp2_compiled:90%", "tp:80%", "sp:80%", "gpipe:90%",
        "one_f_one_b:95%", "interleaved:95%",
    )
    others = (
        "zero_bubble", "zero_bubble:95%", "agree:80%", "agree_again:90%", "disagree:80%",
        "one_infeasible:80%", "uneven:90%", "join:90%", "shared_machine", "killed:90%",
    )

    @classmethod
    def setUpClass(cls):
        cls.ranks = ranks.launch(2, *cls.planned, *cls.others)

    def results(self, name):
        found = []
        for outcome in self.ranks:
            self.assertIn(name, outcome.results, outcome.text)
            found.append(outcome.results[name])
        return found

    def test_batches_weights_tensors_or_stages_are_shared(self):
        self.assert_all_planned(self.ranks, self.planned)

    def test_buckets_of_gradients_are_counted(self):
        """Also in the second step, in which DDP makes new buckets."""
        for name in ("ddp:90%", "ddp_views:90%"):
            for results in self.results(name):
                self.assert_above(results["warnings"])
                peak, predicted = (
                    results[key]["peak_bytes"] for key in ("measured", "predicted")
                )
                self.assertAlmostEqual(peak, predicted, delta=GLOO)
                self.assertLessEqual(peak, results["given"] + GLOO)

    def test_saved_tensors_are_unpacked_twice(self):
        for results in self.results("zero_bubble") + self.results("zero_bubble:95%"):
            self.assertTrue(results["equal"])
            self.assert_above(results["warnings"])
            self.assertGreater(results["statistics"]["reloads"], 0)
            peak, predicted = (
                results[key]["peak_bytes"] for key in ("measured", "predicted")
            )
            self.assertAlmostEqual(peak, predicted, delta=GLOO)

    def test_ranks_agree_on_one_plan(self):
        """One trace, with the longest durations, and one plan, for the lower rate and
        the smaller budget."""
        first, second = self.results("agree:80%")
        self.assertEqual(first["plan"], second["plan"])
        self.assertEqual(first["budget"], second["budget"])
        self.assertEqual(first["plan"][2]["d2h_bandwidth"], 5e10 / 2)
        for results in (first, second):
            self.assertTrue(results["equal"])
            self.assert_planned(results)
            self.assertEqual(results["warnings"], [])
            peak = results["measured"]["peak_bytes"]
            self.assertLessEqual(peak, results["budget"])

    def test_ranks_agree_again_after_a_refit(self):
        """One rank takes more than its plan says: both follow a plan that leaves as much
        unused."""
        first, second = self.results("agree_again:90%")
        self.assertEqual(first["plan"], second["plan"])
        self.assertEqual(first["warnings"], [])
        self.assert_warnings(second["warnings"], [ABOVE])
        for results in (first, second):
            self.assertTrue(results["equal"])
            self.assert_planned(results)
            self.assertEqual(results["given"], first["given"])
            self.assertLess(results["budget"], results["given"])
            self.assertLessEqual(results["measured"]["peak_bytes"], results["given"])

    def test_ranks_that_cannot_agree_do_not_wait(self):
        first, second = self.results("disagree:80%")
        self.assertNotEqual(first["plan"], second["plan"])
        for results in (first, second):
            self.assertTrue(results["equal"])
            self.assertEqual(results["warnings"], [])
        first, second = self.results("one_infeasible:80%")
        self.assertTrue(first["equal"] and second["equal"])
        self.assert_warnings(first["warnings"], [NOT_COMMON])
        self.assert_warnings(second["warnings"], [NO_PLAN, NOT_COMMON])
        for name in ("uneven:90%", "join:90%"):
            for results in self.results(name):
                self.assertTrue(results["equal"])
                self.assertEqual(results["warnings"], [])
                self.assertGreater(results["statistics"]["offloaded_bytes"], 0)

    def test_a_rank_that_is_killed(self):
        self.assert_ends("killed:90%", self.ranks, 9)

    def test_a_rank_that_raises(self):
        self.assert_ends("raising:90%", ranks.launch(2, "raising:90%"), 1)

    def assert_ends(self, program, found, code):
        """Rank 1 ends in its step 3; rank 0 gets an error of the group, as without
        ao, and ends."""
        first, second = found
        self.assertEqual(second.code, code, second.text)
        self.assertEqual(first.code, 0, first.text)
        results = first.results[program]
        self.assertEqual(results["steps"], [0, 1, 2])
        self.assertTrue(results["error"])

    def test_ranks_measure_one_by_one_and_then_at_once(self):
        first, second = self.results("shared_machine")
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


class TorchrunTest(RanksTest):
    def test_ranks_of_torchrun(self):
        """The agent's store, and the variables that it sets."""
        found, code, text = ranks.launch_by_torchrun(2, "ddp:90%", "agree:80%")
        self.assertEqual(code, 0, text)
        for results in found:
            for name in ("ddp:90%", "agree:80%"):
                self.assertTrue(results[name]["equal"])
                self.assert_planned(results[name])
        first, second = (results["agree:80%"] for results in found)
        self.assertEqual(first["plan"], second["plan"])


@unittest.skipUnless(DRIVER, "AO_FAKE_CUDA names no fake driver")
class HostBudgetTest(unittest.TestCase):
    def test_two_ranks_share_the_automatic_budget(self):
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "proc").mkdir()
            memory = pathlib.Path(folder, "proc", "meminfo")
            memory.write_text("MemAvailable:  500 kB\n")
            pathlib.Path(folder, "libcuda.so.1").symlink_to(DRIVER)
            path = f"{folder}:{os.environ.get('LD_LIBRARY_PATH', '')}"
            variables = {
                "LD_LIBRARY_PATH": path, "AO_HOST_BUDGET": "auto",
                "AO_SYSTEM_ROOT": folder, "AO_FAKE_LOG": f"{folder}/log",
            }
            found = ranks.launch(2, "host_budget", variables=variables)
        for outcome in found:
            self.assertEqual(outcome.code, 0, outcome.text)
            results = outcome.results["host_budget"]
            self.assertIn(str(results["share"]), results["error"])


class FourRanksTest(RanksTest):
    def test_four_ranks_share_weights_and_tensors(self):
        programs = ("ddp:90%", "fsdp2_tp:80%", "one_f_one_b:95%")
        found = ranks.launch(4, *programs)
        for outcome in found:
            self.assertEqual(outcome.code, 0, outcome.text)
        self.assert_all_planned(found, programs)


class AgreementTest(unittest.TestCase):
    def test_traces_of_ranks_are_merged(self):
        """Durations, uses and other memory are the largest of any rank at each op."""

        def make(duration, uses, *others):
            values = [("a", 100, 0, uses)]
            values += [("other memory", *other) for other in others]
            names = ("name", "bytes", "def", "uses")
            return {
                "ops": [{"name": str(i), "duration_us": duration} for i in range(4)],
                "values": [dict(zip(names, value)) for value in values],
            }

        first = make(1.0, [3], (7, -1, [2]), (5, 1, []), (3, 2, [3]))
        second = make(2.0, [2], (9, 2, [3]))
        parts = [_agreement._variable(trace) for trace in (first, second)]
        self.assertEqual(parts[0][2], {"": ([7, 7, 7, 3], [7, 12, 10, 3])})
        same = _agreement.merge(first, parts[:1])
        self.assertEqual(_agreement._variable(same), parts[0])
        merged = _agreement.merge(first, parts)
        self.assertEqual(merged, _agreement.merge(second, parts[::-1]))
        expected = [[2.0] * 4, [[2, 3]], {"": ([7, 7, 7, 9], [7, 12, 10, 9])}]
        self.assertEqual(_agreement._variable(merged), expected)

    def make_pair(self):
        """The agreements of two ranks in one process, and the trace that both post."""
        store = dist.HashStore()
        found = []
        for rank in range(2):
            members = mock.patch.object(
                _agreement._compat, "group_members", lambda group: (rank, 2, store)
            )
            session = mock.patch.object(_agreement, "_sessions", iter([0]))
            with members, session:
                machine = ao.machine("h100-pcie5")
                found.append(_agreement.Agreement(None, {"machine": machine}))
        trace = {
            "schema": "ao.step-trace", "version": 2, "name": "step",
            "ops": [{"name": f"op {i}", "duration_us": 500.0} for i in range(4)],
            "values": [
                {"name": "a", "bytes": 10**6, "def": 0, "uses": [3], "offloadable": True}
            ],
        }
        return found, trace

    def test_plans_hold_from_a_posted_step_on(self):
        (first, second), trace = self.make_pair()
        first.post("own", trace, {"device_memory_budget": 10**6}, 1)
        self.assertEqual(list(first.take(2)), [])
        second.post("other", trace, {"device_memory_budget": 2 * 10**6}, 4)
        self.assertEqual(list(first.take(5)), [])
        ((own, *ours),) = first.take(6)
        ((other, *theirs),) = second.take(7)
        self.assertEqual(ours[2], 0)
        self.assertEqual((own, other), ("own", "other"))
        self.assertEqual(ours, theirs)
        self.assertEqual(ours[1]["options"]["device_budget"], 10**6)
        for agreement in (first, second):
            self.assertEqual(list(agreement.take(8)), [])

    def test_a_refit_is_agreed_on(self):
        """The next common plan holds back the most of any rank, from a posted step on;
        rounds that two ranks ask for at once are one."""
        (first, second), trace = self.make_pair()
        for agreement in (first, second):
            agreement.post("own", trace, {"device_memory_budget": 2 * 10**6}, 1)
        for agreement in (first, second):
            self.assertEqual(len(list(agreement.take(3))), 1)
        first.ask("own", 1000)
        second.ask("own", 3000)
        self.assertEqual(list(first.take(4)), [])
        self.assertEqual(list(first.take(20)), [])
        self.assertEqual(list(second.take(5)), [])
        self.assertEqual(list(first.take(6)), [])
        ((_, *ours),) = first.take(7)
        ((_, *theirs),) = second.take(8)
        self.assertEqual(ours, theirs)
        self.assertEqual(ours[2], 3000)
        self.assertEqual(ours[1]["options"]["device_budget"], 2 * 10**6 - 3000)
        for agreement in (first, second):
            self.assertEqual(list(agreement.take(30)), [])

    def test_a_dropped_plan_is_in_no_round(self):
        """Until the rank records the step again."""
        (first, second), trace = self.make_pair()
        for agreement in (first, second):
            agreement.post("own", trace, {"device_memory_budget": 2 * 10**6}, 1)
        for agreement in (first, second):
            self.assertEqual(len(list(agreement.take(3))), 1)
        second.forget("own")
        first.ask("own", 1000)
        for step in range(4, 9):
            for agreement in (first, second):
                self.assertEqual(list(agreement.take(step)), [])
        second.post("again", trace, {"device_memory_budget": 2 * 10**6}, 9)
        self.assertEqual(list(second.take(10)), [])
        ((own, *ours),) = first.take(12)
        ((again, *theirs),) = second.take(12)
        self.assertEqual((own, again), ("own", "again"))
        self.assertEqual(ours, theirs)
        self.assertEqual(ours[2], 1000)

    def test_other_plans_of_the_same_step_are_warned_of(self):
        (first, second), trace = self.make_pair()
        for agreement in (first, second):
            agreement.post("own", trace, {}, 1)
        other = {"commands": ["another one"]}
        with mock.patch.object(_agreement, "plan_below", lambda *_, **__: other):
            list(second.take(3))
        list(first.take(3))
        message = r"ranks \[1\] of the group have a different plan of the same step"
        with self.assertWarnsRegex(UserWarning, message):
            list(first.take(4))

    def test_a_store_that_fails_ends_the_agreement(self):
        (first, second), trace = self.make_pair()
        broken = mock.Mock()
        broken.set.side_effect = RuntimeError("connection reset")
        first._store = broken
        with self.assertWarnsRegex(UserWarning, "the store of the group has failed.*reset"):
            first.post("own", trace, {}, 1)
        first.post("own", trace, {}, 2)
        self.assertEqual(list(first.take(9)), [])
        second.post("other", trace, {}, 1)
        self.assertEqual(list(second.take(9)), [])

    def test_options_are_checked(self):
        model = nn.Linear(2, 2)
        with self.assertRaisesRegex(TypeError, "'group' must be a process group"):
            ao.torch.session(model, machine="gh200", group="world")
        with self.assertRaisesRegex(ao.Error, "'group' has no effect"):
            ao.torch.session(model, policy="all", group="world")
        foreign = mock.Mock(spec=dist.ProcessGroup)
        with mock.patch.object(dist, "get_rank", lambda group: -1):
            with self.assertRaisesRegex(ao.Error, "'group': this process is not a member"):
                ao.torch.session(model, machine="gh200", group=foreign)


class AloneTest(RanksTest):
    """One process of a group whose other ranks do not exist."""

    def test_peaks_are_predicted_to_the_byte(self):
        programs = (
            "fsdp1:85%", "fsdp2:85%", "fsdp2_kept:85%", "fsdp2_bf16:85%", "tp:80%",
            "sp:80%", "fsdp2_tp:80%", "fsdp2_compiled:90%", "fsdp2_detached:90%",
        )
        variables = {"AO_TEST_FAKE_GROUP": "1"}
        (outcome,) = ranks.launch(1, *programs, variables=variables)
        self.assertEqual(outcome.code, 0, outcome.text)
        for name, results in outcome.results.items():
            with self.subTest(name):
                self.assert_planned(results)
                self.assertEqual(results["warnings"], [])
                peak = results["measured"]["peak_bytes"]
                self.assertEqual(peak, results["predicted"]["peak_bytes"])
                self.assertLess(peak, results["predicted"]["unplanned_peak_bytes"])
                self.assertLessEqual(peak, results["budget"])
        # Two parameters of each norm, and two gathered weights that are saved as
        # no view of a parameter.
        stays = results["statistics"]["kept"]
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

    def test_parts_are_offloaded_and_reloaded(self):
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
        self.assertEqual(figures["offloaded_bytes"], 6 * 64 * 64 * 4)
        self.assertEqual(figures["kept"]["no_data"], 0)
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
        self.assertEqual(session.statistics["kept"]["parameter"], 2)
        self.assertEqual(session.statistics["offloads"], 0)

    def test_marks_are_those_of_the_parts(self):
        x = self.make()
        compat.mark_not_offload(x)
        session = self.run_in_session(lambda x: x.sin().square().sum(), x)
        self.assertGreater(session.statistics["kept"]["keep"], 0)

    def test_wrapper_of_which_nothing_is_offloaded(self):
        """It is returned itself, and not made again."""
        x = self.make()
        for options in ({"policy": "none"}, {"min_bytes": 1 << 20}):
            with self.subTest(**options):
                with mock.patch.object(TwoTensor, "__tensor_unflatten__") as made:
                    session = self.run_in_session(
                        lambda x: x.sin().square().sum(), x, **options
                    )
                made.assert_not_called()
                self.assertEqual(session.statistics["offloads"], 0)

    def test_writes_to_kept_wrappers_are_seen(self):
        def function(x):
            y = torch.tanh(x)
            y.mul_(2)
            return y.sum()

        with self.assertRaisesRegex(RuntimeError, "an inplace operation"):
            self.run_in_session(function, self.make(), policy="none")

    def test_jagged(self):
        """A jagged tensor is kept: its ragged size is that of its own offsets."""
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(32, 32), nn.GELU(), nn.Linear(32, 8))
        rows = torch.randn(5, 32), torch.randn(9, 32)

        def step(read, **options):
            model.zero_grad()
            x = torch.nested.nested_tensor(list(rows), layout=torch.jagged)
            if not options:
                read(model(x)).square().mean().backward()
            else:
                session = self.run_in_session(
                    lambda x: read(model(x)).square().mean(), x, **options
                )
                self.assertGreater(session.statistics["kept"]["no_data"], 0)
            return [p.grad.clone() for p in model.parameters()]

        reads = (
            lambda y: y.values(),
            lambda y: torch.nested.to_padded_tensor(y, 0.0),
        )
        for read in reads:
            expected = step(read)
            for options in (
                {"policy": "none"},
                {"policy": "all"},
                {"policy": "planned", "machine": "gh200"},
            ):
                with self.subTest(**options):
                    for a, b in zip(step(read, **options), expected, strict=True):
                        self.assertTrue(torch.equal(a, b))


if __name__ == "__main__":
    unittest.main()

# ===- test_session.py - Offloading in eager PyTorch -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch.session: bits under every policy, and peaks under a plan.

Released memory is overwritten, copies run as late as possible, and destinations hold
NaN until then: a read at the wrong time reads these.
"""

import os

os.environ["AO_POISON"] = "1"
os.environ["AO_INTERLEAVING_SEED"] = "0"

import collections
import gc
import json
import pathlib
import tempfile
import threading
import unittest
import warnings
import weakref

import torch
from torch import distributed, nn

import ao
import ao.torch
import models
from ao._units import format_bytes
from checks import MACHINE, StepTestCase

PLANNED = {"machine": MACHINE, "min_bytes": 64}
POLICIES = {
    "none": {"policy": "none"},
    "all": {"policy": "all", "min_bytes": 1},
    "layerwise": {"policy": "layerwise", "min_bytes": 1},
    "one layer": {"policy": "layers", "num_layers": 1, "min_bytes": 1},
    "planned": PLANNED,
    "plain": {**PLANNED, "device_memory_budget": "90%", "record": "plain"},
    "safe": {**PLANNED, "device_memory_budget": "90%"},
}


def smallest_budget(trace):
    try:
        ao.plan(trace, device_memory_budget=1, min_bytes=64)
    except ao.InfeasibleError as error:
        return error.smallest_device_budget


class SessionTest(StepTestCase):
    def assert_empty(self, session):
        figures = session.statistics
        self.assertEqual((figures["open_runs"], figures["open_keys"]), (0, 0))
        self.assertEqual(figures["held_bytes"], 0)

    def train(self, name, steps=3, **options):
        """Trains the same step several times, as the plain loop does."""
        model, x = models.make(name)
        expected = models.train(model, model, x)
        model, x = models.make(name)
        start = {key: value.clone() for key, value in model.state_dict().items()}
        session = ao.torch.session(model, **options)
        for _ in range(steps):
            model.load_state_dict(start)
            model.zero_grad()
            with session:
                ours = models.train(model, model, x)
            self.assert_same(ours, expected)
        self.assert_empty(session)
        return session


class PolicyTest(SessionTest):
    def test_every_policy_has_the_bits_of_the_plain_loop(self):
        for name in ("gpt with dropout", "convolutions"):
            for policy, options in POLICIES.items():
                with self.subTest(name, policy=policy):
                    figures = self.train(name, **options).statistics
                    self.assertEqual(figures["divergences"], 0)
                    self.assertEqual(figures["offloads"] > 0, policy != "none")

    def test_layers_hold_what_the_rule_says(self):
        session = self.train("gpt", policy="layerwise", layers="blocks", min_bytes=1)
        figures = session.statistics
        self.assertEqual(figures["demand_pops"] + figures["late_pops"], 0)
        self.assertGreater(figures["kept"]["layer"], 0)

    def test_unequal_layers_are_held_as_the_rule_says(self):
        """Of N layers k move, and at most N - k neighbours among these are held."""
        count = 6
        words = torch.arange(32).view(2, 16)

        def measure(moving):
            torch.manual_seed(0)
            model = models.GPT(layers=count)
            for index in (1, 2, 4):
                block = model.blocks[index]
                block.up = nn.Linear(32, (4 + index) * 32)
                block.down = nn.Linear((4 + index) * 32, 32)
            session = ao.torch.session(
                model, policy="layerwise", layers="blocks", num_layers=moving,
                min_bytes=1,
            )
            with session:
                model(words).backward()
            return session.statistics

        moved, sizes = 0, []
        for moving in range(1, count):
            figures = measure(moving)
            sizes.append(figures["offloaded_bytes"] - moved)
            moved = figures["offloaded_bytes"]
            most = max(sum(sizes[i : i + count - moving]) for i in range(moving))
            with self.subTest(moving=moving):
                self.assertEqual(figures["peak_held_bytes"], most)
                self.assertEqual(figures["demand_pops"] + figures["late_pops"], 0)
        self.assertGreater(len(set(sizes)), 2)

    def test_all_takes_the_least_memory(self):
        held = {
            policy: self.train("gpt", policy=policy, min_bytes=1).statistics[
                "peak_held_bytes"
            ]
            for policy in ("all", "layerwise")
        }
        self.assertLess(held["all"], held["layerwise"])

    def test_by_hand(self):
        model, x = models.make("gpt")
        expected = models.train(model, model, x)
        model, x = models.make("gpt")
        session = ao.torch.session(model, policy="manual", min_bytes=1)
        with session:
            torch.manual_seed(1)
            loss = model(x)
            session.start_offload(0)
            session.release(0)
            session.start_reload(0)
            loss.backward()
        grads = [parameter.grad for parameter in model.parameters()]
        self.assert_same([loss.detach(), *grads, *model.buffers()], expected)
        self.assertGreater(session.statistics["offloads"], 0)
        self.assert_empty(session)

    def test_what_is_left_out_of_order_by_hand(self):
        model, x = models.make("gpt")
        session = ao.torch.session(model, policy="manual", min_bytes=1)
        with self.assertRaisesRegex(ao.OffloadStateError, "no run of the session"):
            session.start_offload(0)
        with session:
            loss = model(x)
            with self.assertRaisesRegex(ao.OffloadStateError, "OFFLOAD_STARTED"):
                session.release(0)
            session.start_offload(0)
            session.release(0)
            with self.assertRaisesRegex(ao.OffloadStateError, "reload"):
                loss.backward()


class PlanTest(SessionTest):
    def check(self, session):
        step = session.step
        self.assertEqual(session.state, "follow")
        measured = step.measured()
        for peak in ("peak_bytes", "host_peak_bytes"):
            self.assertEqual(measured[peak], step.predicted[peak], peak)
        return step

    def test_predicted_is_measured(self):
        for name in models.MODELS:
            with self.subTest(name):
                plain = self.check(self.train(name, **PLANNED, record="plain"))
                smallest = smallest_budget(plain.trace)
                unplanned = plain.predicted["unplanned_peak_bytes"]
                for budget in {smallest, (smallest + unplanned) // 2}:
                    step = self.check(
                        self.train(name, **PLANNED, device_memory_budget=budget)
                    )
                    self.assertLessEqual(step.predicted["peak_bytes"], budget)

    def test_time_is_that_of_a_step_whose_memory_is_not_counted(self):
        model, x = models.make("gpt")
        session = ao.torch.session(model, **PLANNED)
        for _ in range(2):
            model.zero_grad()
            with session:
                models.train(model, model, x)
        self.assertIsNone(session.step.measured()["step_seconds"])
        # Asking has counted again.
        for _ in range(2):
            model.zero_grad()
            with session:
                models.train(model, model, x)
        self.assertGreater(session.step.measured()["step_seconds"], 0)

    def test_a_safe_recording_has_the_trace_of_the_plain_step(self):
        def shape(record):
            trace = self.train("gpt", 1, **PLANNED, record=record).step.trace
            ops = [{**op, "duration_us": 0} for op in trace["ops"]]
            memory = [0] * len(ops)
            for value in trace["values"]:
                last = max(value["uses"], default=value["def"])
                for op in range(max(value["def"], 0), last + 1):
                    memory[op] += value["bytes"]
            return ops, memory

        plain, safe = shape("plain"), shape("safe")
        self.assertEqual(plain, safe)

    def test_an_infeasible_budget_names_the_smallest(self):
        model, x = models.make("gpt")
        expected = models.train(model, model, x)
        model, x = models.make("gpt")
        session = ao.torch.session(model, **PLANNED, device_memory_budget=1000)
        with self.assertRaises(ao.InfeasibleError) as caught:
            with session:
                ours = models.train(model, model, x)
        self.assert_same(ours, expected)
        budget = caught.exception.smallest_device_budget
        step = self.train("gpt", **PLANNED, device_memory_budget=budget).step
        self.assertLessEqual(step.measured()["peak_bytes"], budget)

    def test_a_step_that_differs_ends_safely(self):
        """It begins as the recorded one does, is recorded when it comes again, and each
        has a plan of its own from then on."""
        torch.manual_seed(0)
        model = nn.ModuleList([models.GPT(layers=2), models.GPT(layers=1)])
        x = models.make_words()

        def train(differs):
            loss = sum(part(x) for part in model[: 1 + differs])
            loss.backward()
            grads = [p.grad for p in model.parameters() if p.grad is not None]
            return [loss.detach(), *grads]

        session = ao.torch.session(model, **PLANNED)
        states, moves = [], []
        for differs in (False, False, True, False, True, False, True):
            model.zero_grad()
            expected = train(differs)
            model.zero_grad()
            before = session.statistics["offloads"]
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                with session:
                    ours = train(differs)
            self.assert_same(ours, expected)
            states.append(session.state)
            moves.append(session.statistics["offloads"] - before)
            told = [str(w.message) for w in caught]
            self.assertEqual(len(told), states[-1] == "safe", told)
        self.assertEqual(states, ["follow"] * 2 + ["safe"] + ["follow"] * 4)
        self.assertEqual(session.statistics["divergences"], 1)
        self.assertEqual(session.statistics["recorded_steps"], 2)
        # After the event that differs, all went out.
        self.assertGreater(moves[2], moves[1])
        self.assert_empty(session)

    def test_an_evaluation_is_no_other_step(self):
        model, x = models.make("gpt")
        session = ao.torch.session(model, **PLANNED)
        with session:
            models.train(model, model, x)
        step = session.step
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            # Gradients are there, as after a step that begins with zero_grad().
            for batch in (x, x[:2]):
                with session:
                    model(batch)
                self.assertEqual(session.state, "follow")
            with session, torch.no_grad():
                model(x)
            self.assertIs(session.step, step)
            model.zero_grad()
            with session:
                models.train(model, model, x)
        self.assertIs(session.step, step)
        self.assertEqual(session.statistics["recorded_steps"], 1)
        self.assertEqual(session.statistics["divergences"], 0)

    def test_refits_where_a_step_takes_more(self):
        model, x = models.make("gpt")
        session = ao.torch.session(model, **PLANNED, device_memory_budget="80%")
        waste = []

        def train(size):
            model.zero_grad()
            with session:
                loss = model(x)
                waste.append(torch.zeros(size))
                waste.clear()
                loss.backward()

        train(1)
        budget = session.step.plan["options"]["device_budget"]
        predicted = session.step.predicted["peak_bytes"]
        with self.assertWarnsRegex(UserWarning, "above its budget of") as told:
            train(1 << 20)
        self.assertEqual(told.filename, __file__)
        self.assertLess(session.step.plan["options"]["device_budget"], budget)
        self.assertLess(session.step.predicted["peak_bytes"], predicted)

    def test_the_report_and_the_statistics(self):
        session = ao.torch.session(models.make("gpt")[0], **PLANNED)
        with self.assertRaisesRegex(ao.Error, "no plan"):
            session.report("never.html")
        session = self.train("gpt", **PLANNED, device_memory_budget="80%")
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder, "step.html")
            session.report(page)
            self.assertIn("<html", page.read_text("utf-8"))
            self.assertIn("blocks.0.", page.read_text("utf-8"))
            session.report(page.with_suffix(".json"))
            report = json.loads(page.with_suffix(".json").read_text("utf-8"))
        self.assertEqual(report["schema"], "ao.report")
        figures = session.statistics
        self.assertEqual(
            figures["saved_bytes"],
            figures["plain_peak_bytes"] - figures["peak_bytes"],
        )
        self.assertGreater(figures["saved_bytes"], 0)
        moved = [r for r in session.step.remarks if r.kind == "passed"]
        self.assertTrue(moved)
        self.assertTrue(
            any(r.message.startswith("offloaded 'blocks.0.") for r in moved), moved
        )
        self.assertTrue(all(r.bytes >= 64 for r in moved))

    def test_nothing_offloaded_says_why(self):
        unified = {"d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "unified_memory": True}
        for reason, options in (
            ("the peak is within the budget", {"device_memory_budget": "1GB", "record": "plain"}),
            ("host memory is device memory", {"machine": unified}),
        ):
            with self.subTest(reason):
                session = self.train("gpt", **PLANNED | options)
                self.assertEqual(session.state, "follow")
                self.assertRegex(
                    session.summary,
                    rf"^nothing offloaded: {reason}; .* ms exposed; of the peak, "
                    r"\d+\.\d % is not eligible: ",
                )
                self.assertEqual(session.summary, session.step.summary)
                self.assertEqual(session.statistics["offloads"], 0)

    def test_without_eligible_tensors_there_is_no_plan(self):
        for options in (PLANNED, {"policy": "all"}):
            session = ao.torch.session(
                models.make("gpt")[0], **options | {"min_bytes": 2**40}
            )
            self.assertEqual(session.summary, "nothing offloaded: no step has run")
            session = self.train("gpt", **options | {"min_bytes": 2**40})
            self.assertIsNone(session.step)
            kept = session.statistics["kept"]
            self.assertRegex(
                session.summary,
                "^nothing offloaded: no tensor is eligible; tensors kept: "
                f"{kept['small']} below min_bytes or min_elements, "
                f"{kept['parameter']} parameters$",
            )
        session = self.train("gpt", policy="all", min_bytes=64)
        figures = session.statistics
        size = format_bytes(figures["offloaded_bytes"])
        self.assertEqual(
            session.summary, f"offloaded {figures['offloads']} tensors ({size}) so far"
        )

    def test_a_budget_without_eligible_tensors(self):
        model, x = models.make("slices")
        session = ao.torch.session(
            model, device_memory_budget="70%", machine=MACHINE, min_bytes=2**40
        )
        with self.assertWarnsRegex(
            UserWarning, "budget of 70% does not limit .*: .* below min_bytes"
        ) as caught:
            for _ in range(3):
                with session:
                    model(x).sum().backward()
        self.assertEqual(len(caught.warnings), 1)

    def test_names_of_modules_are_text_in_the_page(self):
        name = "</script><b>"
        layers = [(f"{name}{i}", nn.Linear(64, 64)) for i in range(6)]
        model = nn.Sequential(collections.OrderedDict(layers))
        session = ao.torch.session(model, **PLANNED, device_memory_budget="70%")
        x = torch.randn(256, 64)
        for _ in range(2):
            with session:
                model(x).square().mean().backward()
        moved = [r.message for r in session.step.remarks if r.kind == "passed"]
        self.assertTrue(any(name in message for message in moved), moved)
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder, "step.html")
            session.report(page)
            text = page.read_text("utf-8")
        self.assertNotIn(name, text)
        self.assertIn(name.replace("<", "\\u003c"), text)

    def test_a_session_in_each_of_two_threads(self):
        def make():
            model, x = models.make("convolutions")
            expected = models.train(model, model, x)
            model, x = models.make("convolutions")
            session = ao.torch.session(model, **PLANNED, device_memory_budget="90%")
            return model, x, expected, session, []

        def train(model, x, expected, session, found):
            start = {key: value.clone() for key, value in model.state_dict().items()}
            for _ in range(3):
                model.load_state_dict(start)
                model.zero_grad()
                with session:
                    ours = models.train(model, model, x)
                found.append(all(map(torch.equal, ours, expected)))

        work = [make(), make()]
        threads = [threading.Thread(target=train, args=each) for each in work]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for *_, session, found in work:
            self.assertEqual(found, [True] * 3)
            self.assertEqual(session.state, "follow")
            self.assertGreater(session.statistics["offloads"], 0)
            self.assert_empty(session)


class ArgumentTest(SessionTest):
    def test_what_is_wrong_is_said(self):
        gpt, squares = models.make("gpt")[0], models.make("slices")[0]
        for model, options, text in (
            (gpt, {"policy": "sync"}, "one of planned, layerwise"),
            (gpt, {"policy": "pytorch"}, "one of planned, layerwise"),
            (gpt, {"record": "later", **PLANNED}, "one of auto, plain, safe"),
            (gpt, {}, "accelerator"),
            (gpt, {"policy": "all", "device_memory_budget": 1}, "no effect"),
            (gpt, {"policy": "all", "num_layers": 1}, "no effect"),
            (gpt, {"policy": "planned", "layers": "blocks"}, "no effect"),
            (gpt, {"policy": "layerwise", "num_layers": 2}, "0 to 1 of 2"),
            (gpt, {"policy": "layerwise", "layers": "heads"}, "the model has no module 'heads'"),
            (
                gpt,
                {"policy": "layerwise", "layers": [nn.Linear(1, 1)]},
                "modules of the model",
            ),
            (squares, {"policy": "layerwise"}, "no list of layers"),
        ):
            with self.subTest(options), self.assertRaisesRegex(ao.Error, text):
                ao.torch.session(model, **options)
        with self.assertRaises(TypeError):
            ao.torch.session(gpt.forward)

    def test_no_reference_cycles(self):
        """A session and its model are freed without a garbage collection, which a thread
        of gloo could run."""
        with tempfile.TemporaryDirectory() as folder:
            distributed.init_process_group(
                "gloo", init_method=f"file://{folder}/store", rank=0, world_size=1
            )
            self.addCleanup(distributed.destroy_process_group)
            # Cycles of earlier tests and of PyTorch's imports.
            gc.collect()
            gc.disable()
            self.addCleanup(gc.enable)
            model = nn.Sequential(nn.Linear(64, 64), nn.Tanh(), nn.Linear(64, 64))
            group = distributed.new_group([0])
            session = ao.torch.session(
                model, machine=MACHINE, min_bytes=1, group=group
            )
            for _ in range(3):
                with session:
                    model(torch.randn(8, 64)).sum().backward()
            self.assertEqual(session.state, "follow")
            references = [weakref.ref(each) for each in (session, model)]
            del session, model
            self.assertEqual([reference() for reference in references], [None, None])

    def test_entered_twice(self):
        model, x = models.make("gpt")
        session = ao.torch.session(model, policy="all")
        with session:
            with self.assertRaisesRegex(ao.OffloadStateError, "entered already"):
                with session:
                    pass
            with self.assertRaisesRegex(ao.OffloadStateError, "entered already"):
                with session.run():
                    pass
            model(x).backward()
        self.assert_empty(session)


if __name__ == "__main__":
    unittest.main()

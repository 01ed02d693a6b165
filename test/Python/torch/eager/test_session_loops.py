# ===- test_session_loops.py - Sessions in training loops ------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch.session where steps have several passes, change or fail."""

import os

os.environ["AO_POISON"] = "1"

import contextlib
import copy
import unittest
import unittest.mock
import warnings

import torch
from torch import nn

import ao
import ao.torch
from ao.torch.eager import _memory
from checks import StepTestCase

OPTIONS = {"machine": "gh200", "min_bytes": 1024}


def make_model(layers=6, width=32):
    torch.manual_seed(0)
    return nn.Sequential(
        *[m for _ in range(layers) for m in (nn.Linear(width, width), nn.GELU())]
    )


def make_batch(rows=512, seed=1, width=32):
    generator = torch.Generator().manual_seed(seed)
    return torch.randn(rows, width, generator=generator)


@contextlib.contextmanager
def told():
    """The warnings meanwhile, as a list of text."""
    messages = []
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield messages
    messages += [str(warning.message) for warning in caught]


def peak_of(function):
    """The most bytes that the processor's allocator had given out at once beyond those
    at the start, from PyTorch's profiler."""
    activities = [torch.profiler.ProfilerActivity.CPU]
    with torch.profiler.profile(activities=activities, profile_memory=True) as profile:
        function()
    events = []

    def visit(nodes):
        for node in nodes:
            if node.tag == torch._C._profiler._EventType.Allocation:
                events.append((node.start_time_ns, node.extra_fields.alloc_size))
            visit(node.children)

    visit(profile.profiler.kineto_results.experimental_event_tree())
    now = peak = 0
    for _, size in sorted(events, key=lambda event: event[0]):
        now += size
        peak = max(peak, now)
    return peak


def run_step(session, model, *batches):
    """One block with a forward and a backward pass for each batch; the gradients."""
    model.zero_grad()
    with session:
        for x in batches:
            model(x).square().mean().backward()
    return [parameter.grad.clone() for parameter in model.parameters()]


class SeveralPassesTest(StepTestCase):
    def test_one_block_offloads_what_a_block_each_offloads(self):
        batches = [make_batch(seed=seed) for seed in range(3)]

        def train(blocks, **options):
            model = make_model()
            session = ao.torch.session(model, **{**OPTIONS, **options})
            for _ in range(3):
                for block in blocks:
                    run_step(session, model, *block)
            self.assertEqual(session.statistics["kept"]["recomputed"], 0)
            self.assertEqual(session.statistics["divergences"], 0)
            return session

        moved = [
            train(blocks, policy="all").statistics["offloaded_bytes"]
            for blocks in ([batches], [[x] for x in batches])
        ]
        self.assertEqual(*moved)
        step = train([batches], device_memory_budget="60%").step
        peak = step.predicted["unplanned_peak_bytes"]
        self.assertLessEqual(step.measured()["peak_bytes"], 0.6 * peak)
        first = step.trace["ops"].index(
            next(op for op in step.trace["ops"] if op["phase"] == "backward")
        )
        moves = [c["before"] for c in step.plan["commands"] if c["do"] == "offload"]
        self.assertTrue(any(before > first for before in moves), moves)

    def test_a_pass_that_keeps_its_graph_saves_activations(self):
        model = make_model()
        session = ao.torch.session(model, policy="all", min_bytes=1024)
        x = make_batch().requires_grad_()
        with session:
            (slope,) = torch.autograd.grad(model(x).sum(), x, create_graph=True)
            before = session.statistics["offloads"]
            slope.square().mean().backward()
        self.assertEqual(session.statistics["kept"]["recomputed"], 0)
        self.assertGreater(before, 2 * 6)

    def test_a_recomputed_checkpoint_saves_for_itself(self):
        model = make_model()
        session = ao.torch.session(model, policy="all", min_bytes=1024)
        with session:
            torch.utils.checkpoint.checkpoint(
                model, make_batch().requires_grad_(), use_reentrant=True
            ).sum().backward()
        self.assertGreater(session.statistics["kept"]["recomputed"], 0)
        self.assertEqual(session.statistics["offloads"], 1)


class ShapesTest(StepTestCase):
    def train(self, session, model, x):
        """Compares a step with the plain one."""
        expected = run_step(contextlib.nullcontext(), model, x)
        with told() as messages:
            ours = run_step(session, model, x)
        self.assert_same(ours, expected)
        return messages

    def test_every_step_is_within_the_budget(self):
        model = make_model()
        held = sum(p.nbytes for p in model.parameters()) + make_batch().nbytes
        plain = contextlib.nullcontext()
        full = peak_of(lambda: run_step(plain, model, make_batch()))
        budget = int(0.6 * full) + held
        session = ao.torch.session(model, **OPTIONS, device_memory_budget=budget)
        for rows in (512, 450, 500, 512, 256, 512, 500):
            x = make_batch(rows)
            with told() as messages:
                peak = peak_of(lambda: run_step(session, model, x))
            self.assertEqual(messages, [])
            self.assertLessEqual(peak + held, budget, rows)
        self.assertEqual(session.statistics["divergences"], 0)

    def test_signatures_in_turn_follow_plans(self):
        """They begin alike: from step 5 on, each follows its plan."""
        model = nn.ModuleList([make_model(3), make_model(2)])
        session = ao.torch.session(model, **OPTIONS)
        x, states, warned = make_batch(), [], []
        for step in range(8):
            called = model[:1] if step % 2 == 0 else model
            with told() as messages:
                model.zero_grad()
                with session:
                    y = x
                    for part in called:
                        y = part(y)
                    y.square().mean().backward()
                    states.append(session.state)
            warned.append(len(messages))
        self.assertEqual(states[4:], ["follow"] * 4)
        self.assertEqual(states[:4], ["record", "safe", "follow", "record"])
        self.assertEqual(warned, [0, 1] + [0] * 6)
        self.assertEqual(session.statistics["divergences"], 1)
        self.assertRegex(session.summary, "^offloaded .*; diverged: 1 step made other calls")

    def test_patterns_of_signatures_follow_plans(self):
        """The signatures have a common prefix, and the previous one does not determine the
        next one."""
        for pattern, periods in ((0, 0, 1, 1), 3), ((0, 0, 0, 1), 4):
            model = nn.ModuleList([make_model(3), make_model(2)])
            session = ao.torch.session(model, **OPTIONS)
            x, states = make_batch(), []
            for number in pattern * periods:
                model.zero_grad()
                with told(), session:
                    y = model[0](x)
                    y = model[1](y) if number else y
                    y.square().mean().backward()
                    states.append(session.state)
            self.assertEqual(states[-4:], ["follow"] * 4, states)

    def test_a_key_names_the_kind_of_a_step(self):
        model = nn.ModuleList([make_model(3), make_model(2)])
        session = ao.torch.session(model, **OPTIONS)
        x, states = make_batch(), []
        for kind in (0, 1, 1, 0, 0, 1, 0, 1, 1):
            model.zero_grad()
            with told() as messages:
                with session.run(key=str(kind)):
                    y = model[0](x)
                    y = model[1](y) if kind else y
                    y.square().mean().backward()
                    states.append(session.state)
            self.assertEqual(messages, [])
        self.assertEqual(states, ["record"] * 2 + ["follow"] * 7)

    def test_eleven_shapes(self):
        for plans, recordings in ((10, 22), (11, 11)):
            with self.subTest(plans=plans):
                model = make_model(3)
                session = ao.torch.session(
                    model, **OPTIONS, device_memory_budget="80%", plans=plans
                )
                for _ in range(3):
                    for rows in range(128, 128 + 11 * 16, 16):
                        messages = self.train(session, model, make_batch(rows))
                        self.assertEqual(messages, [])
                figures = session.statistics
                self.assertGreaterEqual(figures["recorded_steps"], recordings)
                self.assertEqual(figures["divergences"], 0)
                self.assertEqual(figures["open_keys"], 0)

    def test_a_later_shape_that_no_plan_fits(self):
        model = make_model()
        session = ao.torch.session(model, **OPTIONS, device_memory_budget=600_000)
        self.assertEqual(self.train(session, model, make_batch(256)), [])
        self.assertEqual(session.state, "follow")
        (message,) = self.train(session, model, make_batch(1024))
        self.assertRegex(message, "^a step of .* 600000 bytes; the smallest .*safe")
        self.assertEqual(session.state, "safe")
        # One cause, one warning.
        self.assertEqual(self.train(session, model, make_batch(1024)), [])
        self.assertEqual(session.state, "safe")
        self.assertEqual(self.train(session, model, make_batch(1000)), [])
        self.assertEqual(self.train(session, model, make_batch(256)), [])
        self.assertEqual(session.state, "follow")

    def test_errors_where_they_are_asked_for(self):
        model = make_model()
        session = ao.torch.session(
            model, **OPTIONS, device_memory_budget=600_000, infeasible="error"
        )
        self.train(session, model, make_batch(256))
        with self.assertRaises(ao.InfeasibleError):
            run_step(session, model, make_batch(1024))
        with self.assertRaisesRegex(ao.Error, "infeasible"):
            ao.torch.session(model, infeasible="never")

    def test_the_first_step_raises_and_later_ones_are_safe(self):
        model = make_model()
        session = ao.torch.session(model, **OPTIONS, device_memory_budget=1000)
        with self.assertRaises(ao.InfeasibleError):
            run_step(session, model, make_batch())
        for _ in range(2):
            self.assertEqual(self.train(session, model, make_batch()), [])
            self.assertEqual(session.state, "safe")
        self.assertGreater(session.statistics["offloads"], 3 * 6)


    def test_a_backward_pass_behind_the_block_that_fails(self):
        """The step ends with the next one, and its half is no reason to give up."""
        model = make_model(10)
        session = ao.torch.session(model, **OPTIONS, device_memory_budget="70%")
        kept = []
        for fails in (True, False, False, False):
            model.zero_grad()
            with told(), session:
                y = model(make_batch())
                loss = y.square().mean()
                state = session.state
            if fails:
                kept.append(loss)
                y.register_hook(FailureTest.refuse)
                with self.assertRaisesRegex(RuntimeError, "planted"):
                    loss.backward()
            else:
                loss.backward()
        self.assertEqual(state, "follow")

    def test_copies_of_a_model_are_in_no_session(self):
        model, x = make_model(), make_batch()
        sessions = [ao.torch.session(model, **OPTIONS, device_memory_budget="70%")]
        for _ in range(2):
            expected = run_step(sessions[0], model, x)
        twin = copy.deepcopy(model)
        before = sessions[0].statistics
        sessions.append(ao.torch.session(twin, **OPTIONS, device_memory_budget="70%"))
        for _ in range(2):
            self.assert_same(run_step(sessions[1], twin, x), expected)
        self.assertEqual(sessions[1].state, "follow")
        self.assertEqual(sessions[0].statistics, before)


class FailureTest(StepTestCase):
    """A step that fails counts for nothing, wherever it fails."""

    def fail_in_forward(self, session, model, x):
        model[3](model[:3](x))
        raise RuntimeError("planted")

    def fail_in_backward(self, session, model, x):
        y = model[:4](x)
        y.register_hook(self.refuse)
        loss = model[4:](y).square().mean()
        self.kept.append(loss)
        loss.backward()

    def fail_in_unpack(self, session, model, x):
        """Something that was saved is written."""
        y = model[0](x)
        loss = model[2:](model[1](y)).square().mean()
        self.kept.append(loss)
        with torch.no_grad():
            y.add_(1)
        loss.backward()

    @staticmethod
    def refuse(_):
        raise RuntimeError("planted")

    def check(self, fail, keeps, failing, **options):
        model = make_model()
        plain = make_model()
        session = ao.torch.session(model, **OPTIONS, **options)
        optimizers = [torch.optim.SGD(m.parameters(), lr=0.1) for m in (model, plain)]
        self.kept = []
        for step in range(6):
            x = make_batch(seed=step)
            if not keeps:
                self.kept.clear()
            if step in failing:
                before = session.statistics
                plan, state = session.step, session.state
                model.zero_grad()
                with self.assertRaises(RuntimeError):
                    with session:
                        fail(session, model, x)
                after = session.statistics
                for figure in ("recorded_steps", "divergences"):
                    self.assertEqual(after[figure], before[figure])
                self.assertIs(session.step, plan)
                self.assertEqual(session.state, state)
                continue
            run_step(session, model, x)
            run_step(contextlib.nullcontext(), plain, x)
            for optimizer in optimizers:
                optimizer.step()
        self.assert_same(model.parameters(), plain.parameters())
        self.kept.clear()
        figures = session.statistics
        self.assertEqual(figures["recorded_steps"], 1)
        self.assertEqual(figures["divergences"], 0)
        self.assertEqual((figures["open_keys"], figures["host_bytes"]), (0, 0))
        self.assertEqual(session.state, "follow")

    def test_failures_in_any_step(self):
        kinds = (self.fail_in_forward, self.fail_in_backward, self.fail_in_unpack)
        for fail in kinds:
            for keeps in (False, True):
                for failing in ([0], [1], [3], [0, 1, 3]):
                    with self.subTest(fail.__name__, keeps=keeps, failing=failing):
                        with told() as messages:
                            self.check(
                                fail, keeps, failing, device_memory_budget="70%"
                            )
                        self.assertEqual(messages, [])

    def test_failures_of_the_hooks_while_a_step_is_recorded(self):
        count = 0
        sample = _memory.Counters.sample

        def fail_at(call):
            def replacement(counters):
                nonlocal count
                count += 1
                if count == call:
                    raise RuntimeError("planted")
                return sample(counters)

            return replacement

        for call in (3, 12, 30, 40):
            with self.subTest(call=call):
                count = 0
                with unittest.mock.patch.object(
                    _memory.Counters, "sample", fail_at(call)
                ):
                    model = make_model()
                    session = ao.torch.session(
                        model, **OPTIONS, device_memory_budget="70%"
                    )
                    with self.assertRaisesRegex(RuntimeError, "planted"):
                        run_step(session, model, make_batch())
                    self.assertEqual(session.statistics["recorded_steps"], 0)
                    self.assertEqual(session.statistics["open_keys"], 0)
                    for _ in range(2):
                        run_step(session, model, make_batch())
                self.assertEqual(session.statistics["recorded_steps"], 1)
                self.assertEqual(session.state, "follow")
                step = session.step
                peak = step.measured()["peak_bytes"]
                self.assertEqual(peak, step.predicted["peak_bytes"])

    def test_one_of_several_runs_fails(self):
        model = make_model()
        session = ao.torch.session(model, **OPTIONS)

        def step(fails):
            runs = session.run(), session.run()
            losses = []
            for seed, run in enumerate(runs):
                with run:
                    losses.append(model(make_batch(seed=seed)).square().mean())
            for index, run in enumerate(runs):
                with contextlib.ExitStack() as stack:
                    if fails and index == 0:
                        stack.enter_context(self.assertRaises(RuntimeError))
                    stack.enter_context(run)
                    if fails and index == 0:
                        raise RuntimeError("planted")
                    losses[index].backward()

        for fails in (True, False, True, False):
            before = session.statistics
            step(fails)
            after = session.statistics
            if fails:
                self.assertEqual(after["recorded_steps"], before["recorded_steps"])
            self.assertEqual(after["divergences"], 0)
            self.assertEqual(after["open_keys"], 0)
        self.assertEqual(session.statistics["recorded_steps"], 1)


class WatchingTest(StepTestCase):
    def test_a_step_above_its_budget_warns(self):
        model, x = make_model(), make_batch()
        session = ao.torch.session(model, **OPTIONS, device_memory_budget="80%")
        run_step(session, model, x)
        budget = session.step.plan["options"]["device_budget"]
        workspace = 2 * session.step.predicted["unplanned_peak_bytes"]

        def run(extra):
            model.zero_grad()
            with told() as messages, session:
                loss = model(x).square().mean()
                torch.zeros(extra // 4)
                loss.backward()
            return messages

        (message,) = run(workspace)
        self.assertRegex(
            message,
            r"^step 'step0' took \d+ bytes on the device, above its budget of "
            rf"{budget}: \d+ of parameters and buffers, at most \d+ of gradients, 0 of "
            r"optimizer state, 0 of inputs, at most \d+ of saved tensors, at least "
            r"\d+ of workspace, 0 unknown$",
        )
        # It is planned again, and so measured again.
        self.assertEqual(session.step.name, "step1")
        self.assertEqual(run(4), [])

    def test_each_plan_that_is_above_the_budget_warns_once(self):
        model, x = make_model(), make_batch()
        session = ao.torch.session(model, **OPTIONS, device_memory_budget="80%")
        run_step(session, model, x)
        size = 2 * session.step.predicted["unplanned_peak_bytes"]

        def waste(*_):
            torch.zeros(size // 4)

        model.register_forward_hook(waste)
        warned = []
        for _ in range(4):
            with told() as messages:
                run_step(session, model, x)
            warned += [message.partition(" took ")[0] for message in messages]
        # The second plan is below the first one's peak, but not within the budget.
        self.assertEqual(warned, ["step 'step0'", "step 'step1'"])


if __name__ == "__main__":
    unittest.main()

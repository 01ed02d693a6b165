# ===- test_session_peaks.py - Predicted peaks are the measured ones -------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Sessions take what their plans say, to the byte, without planning again."""

import contextlib
import os

os.environ["AO_POISON"] = "1"
os.environ["AO_INTERLEAVING_SEED"] = "0"

import unittest

import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.checkpoint import checkpoint

import ao
import ao.torch
import models
from ao.torch.eager import _memory
from checks import StepTestCase

STEPS = 3
SHARES = (0.9, 0.8, 0.7, 0.6)


class Checkpoints(nn.Module):
    """Each layer of a list is computed again, with the same random numbers."""

    def __init__(self, reentrant=False, width=32):
        super().__init__()
        self.layers = nn.ModuleList(
            nn.Sequential(
                nn.Linear(width, 2 * width),
                nn.GELU(),
                nn.Dropout(0.1),
                nn.Linear(2 * width, width),
            )
            for _ in range(3)
        )
        self.reentrant = reentrant

    def forward(self, x):
        for layer in self.layers:
            x = x + checkpoint(layer, x, use_reentrant=self.reentrant)
        return x.square().mean()


class Nested(nn.Module):
    def __init__(self, width=32):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(3))

    def forward(self, x):
        def inner(layer, x):
            return F.dropout(torch.sin(layer(x)), 0.2)

        def outer(x):
            for layer in self.layers:
                x = checkpoint(inner, layer, x, use_reentrant=False).exp().tanh()
            return x

        return checkpoint(outer, x, use_reentrant=False).square().sum()


class Recurrent(nn.Module):
    def __init__(self, cell, **options):
        super().__init__()
        self.cell = cell(16, 16, **options)

    def forward(self, x):
        return self.cell(x)[0].square().mean()


class Frozen(nn.Module):
    """A wide layer that saves nothing precedes all trained layers."""

    def __init__(self, without_grad, factor, width=32):
        super().__init__()
        self.without_grad = without_grad
        self.front = nn.Sequential(
            nn.Linear(width, factor * width),
            nn.GELU(),
            nn.Linear(factor * width, width),
        )
        self.front.requires_grad_(without_grad)
        self.rest = nn.Sequential(
            *(
                each
                for _ in range(3)
                for each in (nn.Linear(width, width), nn.GELU())
            )
        )

    def forward(self, x):
        with torch.set_grad_enabled(not self.without_grad):
            x = self.front(x)
        return self.rest(x).square().mean()


def make_rows():
    return torch.randn(64, 32, requires_grad=True)


class PeaksTest(StepTestCase):
    def train(self, make_model, make_input, **options):
        torch.manual_seed(0)
        model, x = make_model(), make_input()
        start = {key: value.clone() for key, value in model.state_dict().items()}
        session = ao.torch.session(
            model, machine="gh200", min_bytes=1, refit=0, **options
        )
        for _ in range(STEPS):
            model.load_state_dict(start)
            model.zero_grad()
            x.grad = None
            with session:
                results = models.train(model, model, x)
        self.assertEqual(session.state, "follow")
        step = session.step
        predicted, measured = step.predicted, step.measured()
        self.assertEqual(measured["peak_bytes"], predicted["peak_bytes"])
        self.assertEqual(measured["host_peak_bytes"], predicted["host_peak_bytes"])
        return predicted["unplanned_peak_bytes"], results

    def check(self, make_model, make_input):
        """At every budget that can be kept."""
        torch.manual_seed(0)
        model, x = make_model(), make_input()
        expected = models.train(model, model, x)
        peak, results = self.train(make_model, make_input, record="plain")
        feasible = 0
        for share in SHARES:
            self.assert_same(results, expected)
            budget = int(peak * share)
            try:
                whole, results = self.train(
                    make_model, make_input, device_memory_budget=budget
                )
            except ao.InfeasibleError:
                break
            self.assertEqual(whole, peak)
            feasible += 1
        return feasible

    def test_what_comes_behind_the_last_event(self):
        """Nothing is packed or unpacked, and memory is taken all the same:
        checkpoints compute again, and the backward pass of a recurrent layer is one
        op."""
        for make_model, make_input in (
            (Checkpoints, make_rows),
            (lambda: Checkpoints(reentrant=True), make_rows),
            (Nested, make_rows),
            (
                lambda: Recurrent(nn.LSTM, num_layers=2),
                lambda: torch.randn(7, 4, 16),
            ),
            (
                lambda: Recurrent(nn.LSTM, num_layers=3, dropout=0.1),
                lambda: torch.randn(7, 4, 16),
            ),
        ):
            self.check(make_model, make_input)

    def test_what_comes_before_the_first_event(self):
        """No tensor is saved yet, and memory is taken all the same."""

        def make_input():
            return torch.randn(256, 32)

        for without_grad in (False, True):
            for factor in (1, 2, 4, 32):
                with self.subTest(without_grad=without_grad, factor=factor):

                    def make_model():
                        return Frozen(without_grad, factor)

                    peak, _ = self.train(make_model, make_input)
                    budgets = [int(peak * share) for share in SHARES]
                    for budget in budgets:
                        with contextlib.suppress(ao.InfeasibleError):
                            self.train(
                                make_model, make_input, device_memory_budget=budget
                            )
                    if factor < 32:
                        continue
                    # Two tensors between the layers in front, at once.
                    self.assertGreater(peak, 2 * factor * make_input().nbytes)
                    with self.assertRaises(ao.InfeasibleError):
                        self.train(
                            make_model, make_input, device_memory_budget=peak - 1
                        )

    def test_backward_that_raises(self):
        """A value without a pop lives as long as the graph."""
        torch.manual_seed(0)
        model = nn.Sequential(
            *(each for _ in range(4) for each in (nn.Linear(32, 32), nn.GELU()))
        )
        for budget in (None, "100%"):
            session = ao.torch.session(
                model,
                device_memory_budget=budget,
                machine="gh200",
                min_bytes=1,
                refit=0,
            )
            for _ in range(STEPS):
                model.zero_grad()
                with session:
                    hidden = model[:4](make_rows()).exp()
                    hidden.add_(1)
                    with self.assertRaisesRegex(RuntimeError, "inplace"):
                        hidden.sum().backward()
                    model.zero_grad()
                    model(make_rows()).square().mean().backward()
                del hidden
            self.assertEqual(session.state, "follow")
            self.assertEqual(
                session.step.measured()["peak_bytes"],
                session.step.predicted["peak_bytes"],
            )

    def test_parts_of_a_storage(self):
        """Gates of a cell are saved one by one and not all: the plan moves the whole
        storage, which it counts."""
        feasible = self.check(
            lambda: Recurrent(nn.GRU, num_layers=2), lambda: torch.randn(7, 4, 16)
        )
        self.assertGreaterEqual(feasible, 2)

    def test_several_runs_in_flight(self):
        """The memory of one is held while another one runs."""
        batches = [models.make_words() for _ in range(2)]

        def train(order, **options):
            torch.manual_seed(0)
            model = models.GPT(layers=2)
            session = ao.torch.session(
                model, machine="gh200", min_bytes=1, refit=0, **options
            )
            for _ in range(STEPS):
                model.zero_grad()
                runs, losses = [session.run() for _ in batches], []
                for run, batch in zip(runs, batches):
                    with run:
                        losses.append(model(batch))
                for index in order:
                    with runs[index]:
                        losses[index].backward()
                del losses
            step = session.step
            measured = step.measured()["peak_bytes"]
            self.assertEqual(measured, step.predicted["peak_bytes"])
            return step, [parameter.grad for parameter in model.parameters()]

        for order in ((0, 1), (1, 0)):
            step, expected = train(order)
            peak = step.predicted["unplanned_peak_bytes"]
            for share in (0.9, 0.7):
                step, grads = train(order, device_memory_budget=int(peak * share))
                self.assertEqual(step.predicted["unplanned_peak_bytes"], peak)
                self.assertTrue(all(map(torch.equal, grads, expected)))

    def test_graph_that_is_retained(self):
        """Its values exist after their last use, until the graph is freed."""
        torch.manual_seed(0)
        model = nn.Sequential(*(nn.Linear(64, 64) for _ in range(4)), nn.Tanh())
        x = torch.randn(128, 64)

        def train(**options):
            session = ao.torch.session(
                model, machine="gh200", min_bytes=1, refit=0, **options
            )
            for _ in range(STEPS):
                model.zero_grad()
                with session:
                    first = model(x).square().mean()
                    first.backward(retain_graph=True)
                    model(2 * x).square().mean().backward()
                    del first
            self.assertEqual(session.state, "follow")
            return session.step

        step = train(record="plain")
        peak = step.predicted["unplanned_peak_bytes"]
        self.assertEqual(step.measured()["peak_bytes"], step.predicted["peak_bytes"])
        step = train(device_memory_budget=int(0.9 * peak))
        self.assertEqual(step.predicted["unplanned_peak_bytes"], peak)
        self.assertLessEqual(
            step.measured()["peak_bytes"], step.predicted["peak_bytes"]
        )

    def test_gradients_that_are_accumulated_to(self):
        """A pass after the first finds gradients, which its recording knows."""
        torch.manual_seed(0)
        model, words = models.GPT(layers=2), models.make_words()
        options = {"machine": "gh200", "min_bytes": 1, "refit": 0}
        plain = ao.torch.session(model, **options)
        for _ in range(2):
            with plain:
                model(words).backward()
        budget = int(0.9 * plain.step.predicted["unplanned_peak_bytes"])
        model.zero_grad()
        session = ao.torch.session(model, device_memory_budget=budget, **options)
        states = []
        for number in range(8):
            if number % 4 == 0:
                model.zero_grad()
            with session:
                states.append(session.state)
                model(words).backward()
            if number == 2:
                peak = session.step.measured()["peak_bytes"]
                self.assertEqual(peak, session.step.predicted["peak_bytes"])
                self.assertLessEqual(peak, budget)
        self.assertEqual(states, ["record"] * 2 + ["follow"] * 6)

    def test_mixed_precision(self):
        """Casts of weights are popped after what an op reads with them, which it holds
        until it has added up the gradient of its bias."""

        class Cast(nn.Module):
            def __init__(self):
                super().__init__()
                self.model = models.GPT(layers=2)

            def forward(self, words):
                with torch.autocast("cpu", torch.bfloat16):
                    return self.model(words)

        self.assertGreaterEqual(self.check(Cast, models.make_words), 3)

    def test_gradients_are_counted_by_storage(self):
        model = nn.Sequential(nn.Embedding(50, 32, sparse=True), nn.Linear(32, 32))
        model[0](torch.arange(40)).sum().backward()
        both = torch.zeros(33 * 32)
        model[1].weight.grad = both[: 32 * 32].view(32, 32)
        model[1].bias.grad = both[32 * 32 :]
        counters = _memory.Counters(model, torch.device("cpu"), 0)
        sparse = 40 * (8 + 32 * 4)
        self.assertEqual(counters.gradient_bytes, sparse + both.nbytes)

    def test_gradients_beside_a_run_of_an_earlier_step(self):
        """The recording knows of them although the earlier step has not ended."""
        torch.manual_seed(0)
        model, words = models.GPT(layers=2), models.make_words()
        model(words).backward()
        session = ao.torch.session(model, machine="gh200", min_bytes=1)
        with session.run():
            loss = model(words)
        with session:
            self.assertEqual(session.state, "record")
            model(words).backward()
        del loss
        with session:
            loss = model(words)
            self.assertEqual(session.state, "follow")
            loss.backward()
        self.assertEqual(session.statistics["recorded_steps"], 1)

    def test_recording_keeps_nothing_alive(self):
        """Local variables, for example, of functions that are looked at for names."""
        for name in ("gpt", "gpt with dropout", "convolutions"):
            with self.subTest(name):
                feasible = self.check(
                    lambda: models.make(name)[0], lambda: models.make(name)[1]
                )
                self.assertGreaterEqual(feasible, 3)


if __name__ == "__main__":
    unittest.main()

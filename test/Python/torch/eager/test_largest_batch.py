# ===- test_largest_batch.py - The largest batch that fits -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch.largest_batch: n fits, n + granularity does not, in four steps at most."""

import contextlib
import io
import unittest

import torch
from checks import MACHINE

import ao
import ao.torch
import models


class Scores(torch.nn.Module):
    """Attention that saves its scores, which grow with the square of a sequence."""

    def __init__(self):
        super().__init__()
        self.qkv = torch.nn.Linear(16, 48)
        self.norm = torch.nn.LayerNorm(16)

    def forward(self, x):
        for _ in range(3):
            q, k, v = self.qkv(self.norm(x)).chunk(3, -1)
            x = x + torch.softmax(q @ k.transpose(1, 2), -1).tanh() @ v
        return x.square().mean()


class Frozen(torch.nn.Module):
    """The most memory is in use before a tensor is saved."""

    def __init__(self):
        super().__init__()
        self.wide = torch.nn.Sequential(
            torch.nn.Linear(32, 512), torch.nn.GELU(), torch.nn.Linear(512, 32)
        ).requires_grad_(False)
        self.trained = torch.nn.Linear(32, 8)

    def forward(self, x):
        return self.trained(self.wide(x)).tanh().square().mean()


def make_words(size):
    return torch.randint(0, 50, (size, 16))


# Model, batch of a size, budget, granularity.
CASES = {
    "batch of a transformer": (models.GPT, make_words, "4MB", 1),
    "sequence of a transformer": (
        models.GPT,
        lambda size: torch.randint(0, 50, (2, size)),
        "4MB",
        16,
    ),
    "sequence with scores": (Scores, lambda size: torch.randn(2, size, 16), "6MB", 1),
    "batch of convolutions": (
        models.ResNet,
        lambda size: torch.randn(size, 3, 12, 12),
        3_000_000,
        8,
    ),
    "checkpoints": (
        lambda: models.Weights(models.checkpoint),
        lambda size: torch.randn(size, 64),
        "2MiB",
        1,
    ),
    "frozen layers": (Frozen, lambda size: torch.randn(size, 32), "2MiB", 1),
    "slices": (
        lambda: models.Weights(models.write_in_place),
        lambda size: torch.randn(size, 64),
        "2MiB",
        4,
    ),
}


class LargestBatchTest(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)

    def find(self, model, make_batch, budget, **options):
        """The size, and the sizes that ran."""
        ran = []

        def make(size):
            ran.append(size)
            return make_batch(size)

        options = {"verbose": False, "machine": MACHINE, **options}
        size = ao.torch.largest_batch(
            model,
            lambda batch: model(batch).backward(),
            make,
            device_memory_budget=budget,
            **options,
        )
        return size, ran

    def test_largest(self):
        for name, (make_model, make_batch, budget, unit) in CASES.items():
            with self.subTest(name):
                model = make_model()
                size, ran = self.find(model, make_batch, budget, granularity=unit)
                self.assertLessEqual(len(ran), 4)
                # A size that ran, or one that a larger size that ran has corrected.
                self.assertTrue(size in ran or size < max(ran))
                self.assertEqual(size % unit, 0)
                peak = self.train(model, make_batch(size), budget)
                self.assertLessEqual(
                    peak, ao._planner.read_budget(budget), f"of {ran}"
                )
                with self.assertRaises(ao.InfeasibleError):
                    self.train(model, make_batch(size + unit), budget)

    def train(self, model, batch, budget):
        """The peak of a step that follows a plan."""
        session = ao.torch.session(model, device_memory_budget=budget, machine=MACHINE)
        for _ in range(2):
            model.zero_grad()
            with session:
                model(batch).backward()
        self.assertEqual(session.state, "follow")
        return session.step.measured()["peak_bytes"]

    def test_batch_of_one(self):
        """A batch of one that saves other tensors is not fitted."""

        class Special(models.GPT):
            def forward(self, words):
                loss = super().forward(words)
                return loss.sin().exp() if len(words) == 1 else loss

        model = Special()
        size, ran = self.find(model, make_words, "4MB")
        self.assertLessEqual(len(ran), 4)
        self.assertEqual(size, self.find(models.GPT(), make_words, "4MB")[0])

    def test_state(self):
        """Gradients, buffers and random numbers are those from before."""
        model = models.ResNet()
        _, expected = self.find(model, lambda size: torch.randn(size, 3, 12, 12), "1MB")
        model(torch.randn(2, 3, 12, 12)).backward()
        grads = [p.grad for p in model.parameters()]
        buffers = [b.clone() for b in model.buffers()]
        state = torch.get_rng_state()
        _, ran = self.find(model, lambda size: torch.randn(size, 3, 12, 12), "1MB")
        self.assertEqual(ran, expected)
        self.assertTrue(torch.equal(torch.get_rng_state(), state))
        for parameter, grad in zip(model.parameters(), grads):
            self.assertIs(parameter.grad, grad)
        for buffer, before in zip(model.buffers(), buffers):
            self.assertTrue(torch.equal(buffer, before))

    def test_table(self):
        model = models.GPT()
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            size, ran = self.find(model, make_words, "1MB", verbose=True)
        lines = output.getvalue().splitlines()
        rows = [line.strip("| ").split(" | ") for line in lines[2:-1]]
        self.assertEqual([int(row[0]) for row in rows], [*sorted(ran), size + 1])
        self.assertEqual([row[1] for row in rows], ["run"] * len(ran) + ["fitted"])
        self.assertEqual(rows[-1][-1], "does not fit")
        self.assertTrue(rows[-2][-1].endswith("%"))
        self.assertEqual(
            lines[-1],
            f"largest batch: {size}, under a budget of 1000000 bytes, confirmed by a "
            "step",
        )

    def test_a_corrected_size_is_not_confirmed(self):
        make_model, make_batch, budget, _ = CASES["checkpoints"]
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            size, ran = self.find(make_model(), make_batch, budget, verbose=True)
        self.assertNotIn(size, ran)
        self.assertTrue(output.getvalue().endswith(" bytes, not confirmed by a step\n"))

    def test_a_step_without_a_backward_pass(self):
        model = models.GPT()
        steps = {
            "none": lambda batch: None,
            "forward": model,
            "no gradients": torch.no_grad()(model),
        }
        for name, step in steps.items():
            with self.subTest(name), self.assertRaisesRegex(
                ao.Error, "'step' must run the forward and the backward pass of its batch"
            ):
                ao.torch.largest_batch(
                    model,
                    step,
                    make_words,
                    device_memory_budget="1MB",
                    machine=MACHINE,
                    verbose=False,
                )

    def test_device_is_full(self):
        """A size that the device has no memory for is too large."""
        model = models.GPT()

        def make(limit):
            def make_batch(size):
                if size > limit:
                    raise torch.OutOfMemoryError("out of memory")
                return make_words(size)

            return make_batch

        size, ran = self.find(model, make(1), "4MB")
        self.assertEqual((size, len(ran)), (1, 2))
        size, ran = self.find(model, make(100), "4MB")
        self.assertEqual((size, len(ran)), (sorted(ran)[2], 4))

    def test_nothing_fits(self):
        with self.assertRaisesRegex(ao.InfeasibleError, "a batch of 1 does not fit") as e:
            self.find(models.GPT(), make_words, "1kB")
        self.assertGreater(e.exception.smallest_device_budget, 1000)

    def test_errors(self):
        model = models.GPT()
        for budget, options, text in (
            ("70%", {}, "must be bytes or a size"),
            ("70", {}, "must have a unit"),
            ("1MB", {"granularity": 0}, "'granularity' must be at least 1"),
            ("1MB", {"machine": "no-such-machine"}, "machine 'no-such-machine'"),
        ):
            with self.subTest(options), self.assertRaisesRegex(ao.Error, text):
                self.find(model, make_words, budget, **options)
        with self.assertRaisesRegex(ao.Error, "same memory at each size"):
            self.find(model, lambda size: make_words(2), "1MB")

        class Growing(torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.weight = torch.nn.Parameter(torch.ones(64))

            def forward(self, x):
                for _ in range(len(x)):
                    x = (x * self.weight).sin()
                return x.sum()

        with self.assertRaisesRegex(ao.Error, "saves other tensors than"):
            self.find(Growing(), lambda size: torch.randn(size, 64), "1MB")


if __name__ == "__main__":
    unittest.main()

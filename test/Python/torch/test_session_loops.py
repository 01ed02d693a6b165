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

import unittest

import torch
from torch import nn

import ao
import ao.torch
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


def run_step(session, model, *batches):
    """One block with a forward and a backward pass for each batch; the gradients."""
    model.zero_grad()
    with session:
        for x in batches:
            model(x).square().mean().backward()
    return [parameter.grad.clone() for parameter in model.parameters()]


class SeveralPassesTest(StepTestCase):
    def test_one_block_moves_what_a_block_each_moves(self):
        batches = [make_batch(seed=seed) for seed in range(3)]

        def train(blocks, **options):
            model = make_model()
            session = ao.torch.session(model, **{**OPTIONS, **options})
            for _ in range(3):
                for block in blocks:
                    run_step(session, model, *block)
            self.assertEqual(session.statistics["stays"]["recomputed"], 0)
            self.assertEqual(session.statistics["divergences"], 0)
            return session

        moved = [
            train(blocks, policy="all").statistics["moved_bytes"]
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
            before = session.statistics["moves"]
            slope.square().mean().backward()
        self.assertEqual(session.statistics["stays"]["recomputed"], 0)
        self.assertGreater(before, 2 * 6)

    def test_a_recomputed_checkpoint_saves_for_itself(self):
        model = make_model()
        session = ao.torch.session(model, policy="all", min_bytes=1024)
        with session:
            torch.utils.checkpoint.checkpoint(
                model, make_batch().requires_grad_(), use_reentrant=True
            ).sum().backward()
        self.assertGreater(session.statistics["stays"]["recomputed"], 0)
        self.assertEqual(session.statistics["moves"], 1)


if __name__ == "__main__":
    unittest.main()

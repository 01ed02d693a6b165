# ===- test_session_compiled.py - Sessions around compiled code ------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch.session around blocks that torch.compile has compiled with PyTorch's own
backends: they stay compiled, bits and peaks are those of the compiled model."""

import os
import tempfile
import unittest

_folder = tempfile.TemporaryDirectory()
os.environ["TORCHINDUCTOR_CACHE_DIR"] = _folder.name
os.environ["AO_POISON"] = "1"

import torch
from torch import nn
from torch._dynamo.backends.registry import lookup_backend

import ao
import ao.torch
from ao.torch.common._meter import Meter
from checks import MACHINE, StepTestCase

BLOCKS = 4


class Counting:
    """A backend of PyTorch's that counts how often its forward functions run."""

    def __init__(self, name):
        self.own, self.runs = lookup_backend(name), 0

    def __call__(self, graph_module, inputs):
        function = self.own(graph_module, inputs)

        def run(*args):
            self.runs += 1
            return function(*args)

        return run

    def take(self):
        runs, self.runs = self.runs, 0
        return runs


def make_block():
    return nn.Sequential(
        nn.Linear(32, 64), nn.GELU(), nn.Dropout(0.1), nn.Linear(64, 32)
    )


def make(backend):
    torch._dynamo.reset()
    torch.manual_seed(0)
    model = nn.Sequential(*(make_block() for _ in range(BLOCKS)))
    for index in range(BLOCKS):
        model[index] = torch.compile(model[index], backend=backend, dynamic=False)
    return model, torch.randn(512, 32)


def run(model, x):
    torch.manual_seed(1)
    loss = model(x).square().mean()
    loss.backward()


class SessionCompiledTest(StepTestCase):
    def train(self, model, x, session=None, check=lambda index: None):
        """Trains four steps, and gives the parameters."""
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        for index in range(4):
            optimizer.zero_grad()
            if session is None:
                run(model, x)
            else:
                with session:
                    run(model, x)
            check(index)
            optimizer.step()
        return [parameter.detach() for parameter in model.parameters()]

    def make_session(self, model, budget="85%", **options):
        options = {"machine": MACHINE, "min_bytes": 1024} | options
        return ao.torch.session(model, device_memory_budget=budget, **options)

    def test_blocks_stay_compiled(self):
        """Also where they are compiled in the first step of the session, which is
        recorded again."""
        for name in ("aot_eager", "inductor"):
            backend = Counting(name)
            expected = self.train(*make(backend))
            self.assertEqual(backend.take(), 4 * BLOCKS)
            for compiled_before in (False, True):
                with self.subTest(name, compiled_before=compiled_before):
                    self.check_session(backend, compiled_before, expected)

    def check_session(self, backend, compiled_before, expected):
        model, x = make(backend)
        if compiled_before:
            run(model, x)
            backend.take()
        session = self.make_session(model)
        states = []

        def check(index):
            self.assertEqual(backend.take(), BLOCKS, f"step {index}")
            states.append(session.state)

        ours = self.train(model, x, session, check)
        self.assert_same(ours, expected)
        first = "follow" if compiled_before else "record"
        self.assertEqual(states, [first, "follow", "follow", "follow"])
        # A recording of a step that compiles counts for nothing.
        self.assertEqual(session.statistics["recorded_steps"], 1)
        self.assertGreater(session.statistics["offloads"], 0)
        measured, predicted = session.step.measured(), session.step.predicted
        for key in ("peak_bytes", "host_peak_bytes"):
            self.assertEqual(measured[key], predicted[key])
        run(model, x)
        self.assertEqual(backend.take(), BLOCKS)

    def test_a_step_that_compiles_is_not_measured(self):
        model, x = make("aot_eager")
        run(model, x)
        model.zero_grad()
        session = self.make_session(model)
        for step in range(3):
            if step == 1:
                torch._dynamo.reset()
            with session:
                run(model, x)
            model.zero_grad()
            if step == 1:
                self.assertEqual(session.state, "follow")
                with self.assertRaisesRegex(ao.Error, "has not been measured yet"):
                    session.step.measured()
        self.assertEqual(
            session.step.measured()["peak_bytes"],
            session.step.predicted["peak_bytes"],
        )

    def test_a_model_compiled_as_a_whole(self):
        """Its backward pass takes all that is saved at once."""
        torch._dynamo.reset()
        torch.manual_seed(0)
        model = nn.Sequential(*(make_block() for _ in range(BLOCKS)))
        x = torch.randn(512, 32)
        compiled = torch.compile(model, backend="aot_eager")
        run(compiled, x)
        session = self.make_session(model, "60%")
        with self.assertRaisesRegex(ao.InfeasibleError, "one by one"), session:
            run(compiled, x)

    def test_what_has_no_memory_is_not_counted(self):
        meter = Meter()
        with meter.running([]):
            tensors = [torch.empty(64, device=device) for device in ("meta", "cpu")]
        self.assertEqual(meter.now["device"], 256)
        del tensors
        self.assertEqual(meter.now["device"], 0)


if __name__ == "__main__":
    unittest.main()

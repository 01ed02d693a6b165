# ===- test_session_memory.py - The device memory of steps -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The memory of steps and warnings of steps above their budgets, on the processor and
with the allocator of a GPU."""

import contextlib
import functools
import os

os.environ["AO_POISON"] = "1"

import re
import unittest
import warnings
from unittest import mock

import torch
from torch import nn

import ao
import ao.torch
import models
from ao.torch.common import _other
from ao.torch.eager import _planning
from ao.torch.common._meter import Meter
from checks import MACHINE, StepTestCase

OPTIONS = {"machine": MACHINE, "min_bytes": 64}


class Span:
    """The time of a step on a device that has none."""

    seconds = 1.0

    def __init__(self, device):
        pass

    def end(self):
        return self


@contextlib.contextmanager
def gpu_allocator():
    """The statistics of a GPU's allocator, which counts all storages made meanwhile."""
    meter = Meter()
    figures = {
        "memory_allocated": lambda _: meter.now["device"],
        "max_memory_allocated": lambda _: meter.peak["device"],
        "reset_peak_memory_stats": lambda _: meter.take_peak(),
    }
    with contextlib.ExitStack() as stack:
        for name, function in figures.items():
            stack.enter_context(mock.patch.object(torch.cuda, name, function))
        stack.enter_context(mock.patch.object(_planning, "Span", Span))
        stack.enter_context(meter.running(()))
        yield


def make_session(model, is_gpu, **options):
    """A session whose memory is counted as that of a GPU, or of the processor."""
    session = ao.torch.session(model, **OPTIONS, **options)
    if is_gpu:
        device = torch.device("cuda")
        session._counters._device = session._planning._device = device
    return session


def run_step(session, model, x):
    """The warnings of a step."""
    model.zero_grad()
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        with session:
            model(x).backward()
    return [str(warning.message) for warning in caught]


class Shifted(nn.Module):
    """A model that does not save its input."""

    def __init__(self):
        super().__init__()
        self.layers = nn.Sequential(
            *[each for _ in range(4) for each in (nn.Linear(32, 32), nn.GELU())]
        )

    def forward(self, x):
        return self.layers(x + 1).square().mean()


def waste(size):
    """Makes a tensor of so many bytes, which is freed at once."""
    torch.zeros(size, dtype=torch.uint8)


def counted_twice(test):
    """Runs a test with memory counted as that of the processor, and as that of a GPU."""

    @functools.wraps(test)
    def run(self):
        for is_gpu in (False, True):
            allocator = gpu_allocator() if is_gpu else contextlib.nullcontext()
            with self.subTest(is_gpu=is_gpu), allocator:
                test(self, is_gpu)

    return run


class BudgetTest(StepTestCase):
    @counted_twice
    def test_a_recorded_step_above_its_budget_warns(self, is_gpu):
        """The plan keeps the smallest budget, and the safe schedule does not."""
        model, x = models.make("slices")
        with self.assertRaises(ao.InfeasibleError) as infeasible:
            run_step(make_session(model, is_gpu, device_memory_budget=1), model, x)
        budget = infeasible.exception.smallest_device_budget
        session = make_session(model, is_gpu, device_memory_budget=budget)
        (message,) = run_step(session, model, x)
        self.assertRegex(
            message,
            r"^step 'step0' was recorded under the safe schedule and took \d+ "
            rf"bytes on the device, above its budget of {budget}: ",
        )
        for _ in range(2):
            self.assertEqual(run_step(session, model, x), [])
            self.assertEqual(session.state, "follow")
        self.assertLessEqual(session.step.measured()["peak_bytes"], budget)

    @counted_twice
    def test_a_warning_names_the_parts_of_the_memory(self, is_gpu):
        """At the peak there are moments, an input and another tensor, but no gradients
        yet."""
        torch.manual_seed(0)
        model = Shifted()
        optimizer = torch.optim.AdamW(model.parameters())
        x, others = torch.randn(64, 32), torch.zeros(1000)
        run_step(contextlib.nullcontext(), model, x)
        optimizer.step()
        session = make_session(model, is_gpu, device_memory_budget="90%")
        run_step(session, model, x)
        size = session.step.predicted["unplanned_peak_bytes"]
        model.register_forward_hook(lambda *_: waste(size))
        (message,) = run_step(session, model, x)
        bytes = sum(each.nbytes for each in model.parameters())
        state = sum(2 * each.nbytes + 4 for each in model.parameters())
        lasting = (state, x.nbytes) if is_gpu else (0, 0)
        unknown = others.nbytes if is_gpu else 0
        self.assertRegex(
            message,
            rf": {bytes} of parameters and buffers, at most {bytes} of "
            r"gradients, {} of optimizer state, {} of inputs, at most \d+ of "
            rf"saved tensors, at least \d+ of workspace, {unknown} unknown$"
            .format(*lasting),
        )
        workspace = int(re.search(r"(\d+) of workspace", message)[1])
        self.assertGreaterEqual(workspace, size - bytes)
        self.assertLess(workspace, size + x.nbytes)
        del others

    @counted_twice
    def test_inputs_on_another_device_are_not_counted(self, is_gpu):
        model = Shifted()
        bytes = []
        for device in ("cpu", "meta"):
            model.forward = lambda x, *_: Shifted.forward(model, x)
            session = make_session(model, is_gpu)
            other = torch.zeros(1000, device=device)
            with session:
                model(torch.randn(64, 32), other).backward()
            bytes.append(sum(session._planning._scope.inputs.values()))
        self.assertEqual(bytes, [(64 * 32 + 1000) * 4, 64 * 32 * 4])

    @counted_twice
    def test_gradients_of_earlier_passes(self, is_gpu):
        model, x = models.make("gpt")
        model(x).backward()
        session = make_session(model, is_gpu)
        with session:
            model(x).backward()
        bytes = session._counters.gradient_bytes
        first, most = _other.levels(session.step.trace)["gradients"]
        self.assertEqual({*first, *most}, {bytes})


if __name__ == "__main__":
    unittest.main()

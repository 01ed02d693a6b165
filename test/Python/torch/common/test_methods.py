# ===- test_methods.py - Which method runs which loop ----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs kinds of training loops under `session` and under `backend`, and compares the
results with the table of docs/HowTo/ChooseAMethod.md.

    test_methods.py --refresh   writes the table
"""

import contextlib
import functools
import pathlib
import re
import sys
import unittest
import warnings

import torch
from checks import MACHINE
from torch import nn

import ao
import ao.torch

PAGE = pathlib.Path(__file__).resolve().parents[4] / "docs/HowTo/ChooseAMethod.md"
TABLE = re.compile(r"^\| loop \|.*?(?=^$)", re.DOTALL | re.MULTILINE)

# More than the shapes for which Dynamo compiles a function.
STEPS = 12
BUDGET = "90%"


class Model(nn.Module):
    """Layers, and where it is asked for, a part that Dynamo leaves to Python."""

    def __init__(self, breaks=False, recurrent=False):
        super().__init__()
        self.layers = nn.Sequential(
            *(nn.Sequential(nn.Linear(64, 64), nn.Tanh()) for _ in range(6))
        )
        self.recurrent = nn.LSTM(64, 64, batch_first=True) if recurrent else None
        self.breaks = breaks

    def forward(self, x):
        x = self.layers(x)
        if self.recurrent is not None:
            x = self.recurrent(x.view(16, -1, 64))[0]
        if self.breaks:
            torch._dynamo.graph_break()
            x = self.layers(x)
        return x.square().mean()


class Loop:
    """A training loop. `call` is the model, compiled or not; `block` makes the context
    of forward and backward."""

    def __init__(self, model, call, block):
        self.model, self.call, self.block = model, call, block
        self.optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        self.generator = torch.Generator().manual_seed(1)
        self.losses = []

    def batch(self, size=256):
        return torch.randn(size, 64, generator=self.generator)

    def backward(self, loss, **options):
        loss.backward(**options)
        self.losses.append(loss.item())

    def update(self):
        self.optimizer.step()
        self.optimizer.zero_grad()

    def one_shape(self, step):
        with self.block():
            self.backward(self.call(self.batch()))
        self.update()

    def accumulation(self, step):
        for _ in range(4):
            with self.block():
                self.backward(self.call(self.batch()))
        self.update()

    def two_shapes(self, step):
        with self.block():
            self.backward(self.call(self.batch(256 if step % 2 else 160)))
        self.update()

    def new_shapes(self, step):
        with self.block():
            self.backward(self.call(self.batch(128 + 16 * step)))
        self.update()

    def evaluation(self, step):
        self.one_shape(step)
        self.model.eval()
        with torch.no_grad():
            self.losses.append(self.call(self.batch()).item())
        self.model.train()

    def two_forwards(self, step):
        with self.block():
            self.backward(self.call(self.batch()) - self.call(self.batch()))
        self.update()

    def two_backwards(self, step):
        """As of a generator and a discriminator."""
        with self.block():
            self.backward(self.call(self.batch()))
            self.backward(self.call(self.batch()))
        self.update()

    def gradient_penalty(self, step):
        with self.block():
            x = self.batch().requires_grad_()
            loss = self.call(x)
            (slope,) = torch.autograd.grad(loss, x, create_graph=True)
            self.backward(loss + slope.square().sum())
        self.update()


# Of each loop: its name in the table, a step, and options of its model.
LOOPS = (
    ("one shape", Loop.one_shape, {}),
    ("accumulation, one block per microbatch", Loop.accumulation, {}),
    ("evaluation between steps", Loop.evaluation, {}),
    ("two alternating shapes", Loop.two_shapes, {}),
    ("a new shape in each step", Loop.new_shapes, {}),
    ("two forward passes, then one backward", Loop.two_forwards, {}),
    ("forward and backward twice in one block", Loop.two_backwards, {}),
    ("gradient penalty (`create_graph=True`)", Loop.gradient_penalty, {}),
    ("a graph break in the model", Loop.one_shape, {"breaks": True}),
    ("`nn.LSTM` in the model", Loop.one_shape, {"recurrent": True}),
)


def make_model(options):
    torch.manual_seed(0)
    return Model(**options)


def run(do, model, call, block=contextlib.nullcontext):
    """The losses of a loop."""
    loop = Loop(model, call, block)
    for step in range(STEPS):
        do(loop, step)
    return loop.losses


def describe_error(error):
    while getattr(error, "inner_exception", None) is not None:
        error = error.inner_exception
    return f"`{type(error).__name__}`"


def under_session(do, options, expected):
    """The cell of a loop in a session: whether the blocks of its latter half follow a
    plan."""
    model = make_model(options)
    session = ao.torch.session(
        model, device_memory_budget=BUDGET, machine=MACHINE, min_bytes=1
    )
    followed = []

    @contextlib.contextmanager
    def block():
        with session:
            yield
            followed.append(session.state == "follow")

    try:
        losses = run(do, model, model, block)
    except (ao.Error, RuntimeError) as error:
        return describe_error(error)
    if losses != expected:
        return "other losses"
    latter = followed[len(followed) // 2 :]
    if all(latter):
        return "plan"
    return "plan in some steps" if any(latter) else "safe schedule"


def under_backend(do, options, expected):
    """The cell of a compiled loop."""
    torch._dynamo.reset()
    model = make_model(options)
    backend = ao.torch.backend(
        device_memory_budget=BUDGET, machine=MACHINE, min_bytes=1, runner="fx",
        gradients="kept",
    )
    call = torch.compile(model, backend=backend, dynamic=False)
    gaps = torch._dynamo.utils.counters["unimplemented"]
    gaps.clear()
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            losses = run(do, model, call)
        except (ao.Error, RuntimeError) as error:
            return describe_error(error)
    if losses != expected:
        return "other losses"
    if not backend.steps:
        return "no plan"
    if any("recompile_limit" in str(warning.message) for warning in caught):
        return "plan for some shapes"
    return "plan for a part" if gaps else "plan"


@functools.cache
def table():
    rows = [["loop", "`session`", "`backend`"], ["---"] * 3]
    for name, do, options in LOOPS:
        model = make_model(options)
        expected = run(do, model, model)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            cells = [
                method(do, options, expected)
                for method in (under_session, under_backend)
            ]
        rows.append([name, *cells])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows) + "\n"


class MethodsTest(unittest.TestCase):
    maxDiff = None

    def test_page(self):
        (shown,) = TABLE.findall(PAGE.read_text())
        self.assertEqual(table(), shown, "test_methods.py --refresh writes it")

    def test_losses(self):
        """Each loop has the losses that it has without ao."""
        self.assertNotIn("other losses", table())


if __name__ == "__main__":
    torch.set_num_threads(1)
    if "--refresh" in sys.argv:
        PAGE.write_text(TABLE.sub(lambda _: table(), PAGE.read_text()))
    else:
        unittest.main()

# ===- programs_base.py - Shared parts of training programs ----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The registry of programs, the environment that they run in, and small parts."""

import contextlib

import torch
from torch import nn

torch.set_num_threads(1)

STEPS = 4
WIDTH = 32
PROGRAMS = {}
# Those that run with every change; the others run nightly.
ALWAYS = []


class Environment:
    """The plain loop: modules as they are, and steps in no session."""

    def models(self, *modules):
        """The modules to call in place of `modules`."""
        return modules

    def model(self, module):
        return self.models(module)[0]

    def step(self, key=None):
        """A context manager for one step."""
        return contextlib.nullcontext()


def program(function=None, *, always=False):
    """Registers a program under its name."""
    if function is None:
        return lambda function: program(function, always=always)
    PROGRAMS[function.__name__] = function
    if always:
        ALWAYS.append(function.__name__)
    return function


def stack(layers=4, width=WIDTH, activation=nn.GELU):
    torch.manual_seed(0)
    return nn.Sequential(
        *[m for _ in range(layers) for m in (nn.Linear(width, width), activation())]
    )


def batch(step, rows=128, width=WIDTH):
    generator = torch.Generator().manual_seed(100 + step)
    return torch.randn(rows, width, generator=generator)


def loss_of(y):
    return y.square().mean()


def sgd(model):
    return torch.optim.SGD(model.parameters(), lr=0.1)


def results(*modules):
    """Copies of parameters and buffers."""
    return [
        tensor.detach().clone()
        for module in modules
        for tensor in (*module.parameters(), *module.buffers())
    ]


def train(env, model, step, optimizer=None, steps=STEPS):
    """`step(model, i)` gives the loss of step i."""
    optimizer = optimizer or sgd(model)
    called = env.model(model)
    for i in range(steps):
        optimizer.zero_grad()
        torch.manual_seed(i)
        with env.step():
            step(called, i).backward()
        optimizer.step()
    return results(model)

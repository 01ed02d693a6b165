# ===- test_programs_inductor.py - Programs under inductor -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Programs of programs.py under plans of ao.torch.backend with the runner inductor:
bits are those of the same backend without a plan. With --all twelve of them, else
one."""

import os
import sys
import tempfile
import unittest
import warnings

_folder = tempfile.TemporaryDirectory()
os.environ["TORCHINDUCTOR_CACHE_DIR"] = _folder.name

import torch

import ao
import ao.torch
import programs
from checks import MACHINE, StepTestCase

NAMES = ["plain"]
if "--all" in sys.argv:
    NAMES += [
        "adam",
        "dropout",
        "accumulation",
        "gradients_of_the_input",
        "frozen_parts",
        "tied_weights",
        "checkpoints",
        "batch_norm",
        "transformer",
        "double_precision",
        "writes_in_place",
    ]


class Compiled(programs.Environment):
    """Each module is compiled by one backend."""

    def __init__(self, **options):
        self.backend = ao.torch.backend(
            machine=MACHINE, min_bytes=1024, runner="inductor", **options
        )

    def models(self, *modules):
        return tuple(
            torch.compile(module, backend=self.backend, dynamic=False)
            for module in modules
        )


def run(name, **options):
    torch._dynamo.reset()
    torch.manual_seed(0)
    environment = Compiled(**options)
    return programs.PROGRAMS[name](environment), environment.backend


def run_planned(name, budget):
    """A budget that cannot be met becomes the smallest one."""
    try:
        return run(name, device_memory_budget=budget)
    except ao.InfeasibleError as error:
        return run_planned(name, error.smallest_device_budget)


class ProgramsTest(StepTestCase):
    def test_bits(self):
        for name in NAMES:
            with self.subTest(name), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                expected, _ = run(name, policy="none")
                ours, backend = run_planned(name, "85%")
                self.assert_same(ours, expected)
                for step in backend.steps:
                    self.assertTrue(step.plan["commands"])
                self.assertTrue(backend.steps)


if __name__ == "__main__":
    if "--all" in sys.argv:
        sys.argv.remove("--all")
    unittest.main()

# ===- test_programs_fx.py - Training programs under ao.torch.backend ------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Programs of programs.py, compiled with the runner fx and compared with the plain
loops. With --all all of them, else those that are marked."""

import sys
import unittest
import warnings

import torch

import ao
import ao.torch
import programs
from checks import MACHINE, SEED, StepTestCase

NAMES = list(programs.PROGRAMS if "--all" in sys.argv else programs.ALWAYS)


class Compiled(programs.Environment):
    """Each module is compiled by one backend."""

    def __init__(self, backend):
        self.backend = backend

    def models(self, *modules):
        return tuple(
            torch.compile(module, backend=self.backend, dynamic=False)
            for module in modules
        )


def run(name, environment):
    torch._dynamo.reset()
    torch.manual_seed(0)
    return programs.PROGRAMS[name](environment)


# Gradients of gradients, and compiled modules as lists of their layers, are nothing
# that torch.compile runs.
REFUSED = "support double backward|'OptimizedModule' object is not"
# A graph that is kept holds what backward would have freed: a step takes more.
KEPT = ("two_losses_of_one_graph", "reentrant_checkpoints_of_a_kept_graph")


class ProgramsTest(StepTestCase):
    def run_planned(self, name, budget):
        """The results, and the backend. A budget that cannot be met becomes the
        smallest one of the step that is planned first."""
        backend = ao.torch.backend(
            machine=MACHINE, min_bytes=1024, runner="fx", device_memory_budget=budget
        )
        try:
            return run(name, Compiled(backend)), backend
        except ao.InfeasibleError as error:
            return self.run_planned(name, error.smallest_device_budget)

    def check(self, budget):
        for name in NAMES:
            with self.subTest(name), warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                try:
                    ours, backend = self.run_planned(name, budget)
                except (RuntimeError, TypeError) as error:
                    self.assertRegex(str(error), REFUSED)
                    continue
                self.assert_same(ours, run(name, programs.Environment()))
                texts = " ".join(str(warning.message) for warning in caught)
                for step in backend.steps:
                    if step.has_run:
                        self.check_step(name, step, texts)

    def check_step(self, name, step, texts):
        """It took at most what is predicted, or said that it took more than its
        budget."""
        peak = step.measured()["peak_bytes"]
        if name not in KEPT:
            self.assertLessEqual(peak, step.predicted["peak_bytes"] + SEED[-1])
        if peak > step.budget_bytes + SEED[-1]:
            self.assertRegex(texts, f"'{step.name}' .* took .* more than its budget")

    def test_within_a_budget(self):
        self.check("85%")


if __name__ == "__main__":
    if "--all" in sys.argv:
        sys.argv.remove("--all")
    unittest.main()

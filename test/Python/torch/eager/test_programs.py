# ===- test_programs.py - Training programs under ao -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Programs of programs.py by way of ao, compared with a process that never imports
it. With --all all of them, else those that are marked."""

import os

os.environ["AO_POISON"] = "1"

import gc
import pathlib
import subprocess
import sys
import tempfile
import unittest
import warnings

import torch

import ao
import ao.torch
import programs
from checks import StepTestCase

NAMES = list(programs.PROGRAMS if "--all" in sys.argv else programs.ALWAYS)
OPTIONS = {"machine": "gh200", "min_bytes": 1024}


class InSession(programs.Environment):
    """Steps are those of one session over all modules."""

    def __init__(self, **options):
        self.options, self.session = {**OPTIONS, **options}, None

    def models(self, *modules):
        owner = torch.nn.ModuleList(modules)
        self.session = ao.torch.session(owner, **self.options)
        return modules

    def step(self, key=None):
        return self.session


def run_in_session(program, **options):
    """The results, and the session. A budget that cannot be met becomes the smallest
    one of the step that is recorded first."""
    env = InSession(**options)
    try:
        return program(env), env.session
    except ao.InfeasibleError as error:
        options["device_memory_budget"] = error.smallest_device_budget
    env = InSession(**options)
    return program(env), env.session


class ProgramsTest(StepTestCase):
    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "reference.pt")
            script = pathlib.Path(programs.__file__)
            subprocess.run([sys.executable, script, path, *NAMES], check=True)
            cls.expected = torch.load(path)

    def check_session(self, **options):
        for name in NAMES:
            with self.subTest(name), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                ours, session = run_in_session(programs.PROGRAMS[name], **options)
                self.assert_same(ours, self.expected[name])
                # Checkpoints that keep their graph are cycles of Python.
                gc.collect()
                figures = session.statistics
                self.assertEqual(figures["open_keys"], 0)
                self.assertEqual(figures["held_bytes"], 0)

    def test_a_session_without_a_budget(self):
        self.check_session()

    def test_a_session_under_a_budget(self):
        self.check_session(device_memory_budget="85%")


if __name__ == "__main__":
    if "--all" in sys.argv:
        sys.argv.remove("--all")
    unittest.main()

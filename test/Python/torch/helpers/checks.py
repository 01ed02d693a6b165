# ===- checks.py - Shared parts of PyTorch tests ---------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compiling under a plan, and comparing bits, peaks and errors."""

import unittest

import torch
from torch._dynamo.exc import BackendCompilerFailed

import ao
import ao.torch

MACHINE = "h100-pcie5"

# The initial gradient of backward(), a number, is in no graph.
SEED = range(0, 9)


def compile_with(model, dynamic=False, **options):
    """A compiled model and its backend; the runner is fx unless another is named."""
    torch._dynamo.reset()
    options = {"machine": MACHINE, "min_bytes": 1, "runner": "fx", **options}
    backend = ao.torch.backend(**options)
    return torch.compile(model, backend=backend, dynamic=dynamic), backend


def failure(function, *args):
    """The error of a backend that Dynamo has wrapped."""
    try:
        function(*args)
    except BackendCompilerFailed as error:
        return error.inner_exception
    raise AssertionError("nothing failed")


def infeasible(function, *args):
    """The error of a step that no plan fits, which the call after it raises."""
    function(*args).sum().backward()
    try:
        function(*args)
    except ao.InfeasibleError as error:
        return error
    raise AssertionError("the step has a plan")


class StepTestCase(unittest.TestCase):
    def assert_same(self, ours, expected):
        """Bit for bit."""
        for a, b in zip(ours, expected, strict=True):
            self.assertTrue(torch.equal(a, b))

    def assert_predicted(self, step):
        """A compiled step has taken what its plan says."""
        measured, predicted = step.measured(), step.predicted
        self.assertIn(measured["peak_bytes"] - predicted["peak_bytes"], SEED)
        self.assertEqual(
            measured["host_peak_bytes"], predicted["host_peak_bytes"]
        )

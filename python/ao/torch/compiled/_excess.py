# ===- _excess.py - Compiled steps above their budget ----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Describes steps of a backend that have exceeded their budget."""

from __future__ import annotations

from ..common._step import Step
from ._order import Run, StepKind


def describe(name: str, run: Run, peak: int, budget: int) -> str:
    """Describes a step that has exceeded its budget."""
    calls = len(run.signature) // 2
    return (
        f"{name} ({calls} call{'s' if calls > 1 else ''} of compiled graphs) took "
        f"{peak} bytes, {peak - budget} more than its budget of {budget}"
    )


def describe_parts(kind: StepKind, step: Step, run: Run, peak: int) -> str:
    """Describes the bytes of a step that has exceeded its budget."""
    inputs = sum(v["bytes"] for v in step.trace["values"] if v["def"] < 0)
    text = f"{inputs} are inputs, parameters and other bytes held before the step"
    if run.kind is not kind:
        return f"{text}; it followed no plan of its own"
    excess = max(0, peak - step.predicted["peak_bytes"])
    kept = "; a backward pass keeps its graph" if run.keeps_graph else ""
    return f"{text}, and {excess} are in no plan{kept}"

# ===- __init__.py - Activation offloading from Python ---------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Activation offloading for MLIR.

Modules are passed as text or bytecode, so that any program that writes MLIR can
use the package, independent of its own copy of MLIR:

    import pathlib
    import ao

    text = pathlib.Path("test/Models/gpt-pair.linalg.mlir").read_text()
    result = ao.offload(
        text, machine="gh200", device_memory_budget="80%", min_bytes=4096)
    print(result.predicted_peak_before, "->", result.predicted_peak_after)
    for remark in result.remarks:
        print(remark)
    pathlib.Path("offloaded.mlir").write_text(result.module)

Steps without IR are planned as JSON documents (`plan`, `simulate`, `report`).

Invalid content of an argument is an `ao.Error`, with locations if it is a
module; an argument of the wrong type is a TypeError. Functions may be called
from several threads, and release the global interpreter lock.

Only `offload`, `run_pipeline`, `verify`, `compile`, `plugin_path` and the
functions on autograd tapes require MLIR, which their first call loads; without
it, they raise an ImportError.
"""

from . import _planner_library
from ._graph_trees import Buffer, Functions, GraphTree, RandomState, compile
from ._messages import Diagnostic, Error, InfeasibleError, OffloadStateError, Remark
from ._messages import StaleError
from ._modules import Result, offload, run_pipeline, verify
from ._planner import compare, machine, machines, plan, policies
from ._planner import report, simulate, summarize
from ._tapes import tape_difference, tape_key, whole_step
from ._tools import plugin_path

__version__ = _planner_library.version()

__all__ = [
    "Buffer",
    "Diagnostic",
    "Error",
    "Functions",
    "GraphTree",
    "InfeasibleError",
    "OffloadStateError",
    "RandomState",
    "Remark",
    "Result",
    "StaleError",
    "__version__",
    "compare",
    "compile",
    "machine",
    "machines",
    "offload",
    "plan",
    "plugin_path",
    "policies",
    "report",
    "run_pipeline",
    "simulate",
    "summarize",
    "tape_difference",
    "tape_key",
    "verify",
    "whole_step",
]

# ===- _create.py - A backend of torch.compile from its options ------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""`torch.compile(model, backend=ao.torch.backend(device_memory_budget=…))`."""

from __future__ import annotations

import os
from typing import Mapping

from .. import _planner
from .._arguments import Budget, Machine, to_count, to_text
from .._messages import Error
from .common import _compat
from .common._selection import Patterns, Selection
from .compiled import _durations, _inductor
from .compiled._backend import Backend
from .compiled._tracing import Tracer


def backend(
    *,
    device_memory_budget: Budget | None = None,
    host_memory_budget: Budget | None = None,
    machine: Machine = "auto",
    durations: _durations.Durations = "auto",
    held_bytes: int | str = "auto",
    min_bytes: int | None = None,
    policy: str = "planned",
    effort: int = 1,
    seed: int = 0,
    refit: int = 3,
    infeasible: str = "safe",
    runner: str = "inductor",
    options: Mapping[str, Any] | None = None,
    gradients: str = "fresh",
    recompute: str = "pytorch",
    cache_dir: str | os.PathLike[str] | None = None,
    offload: Patterns | None = None,
    keep: Patterns | None = None,
) -> Backend:
    """A backend of `torch.compile` that keeps a step within a memory budget.

    Activations are offloaded between their last use in forward and their first in
    backward, by a plan for the whole step. The step's results are bit for bit those
    of the same runner without a plan.

    Args:
      device_memory_budget: the most bytes on the device, or text: "60GiB", "70%"
        of the peak without transfers, the highest of all steps. None: the lowest
        peak at which no transfer delays the computation.
      host_memory_budget: the same for copies on the host. None: no limit.
      machine: as in `ao.plan`; "auto": that of the accelerator (`machine`).
      durations: "roofline" (from FLOP and bytes), "measured" (ops with a FLOP
        formula run once a signature, the rest as under roofline), an
        `ao.torch-profile` document or its file. "auto": measured on a GPU, else
        roofline.
      held_bytes: bytes on the device that belong to no graph, such as an
        optimizer's. "auto": those allocated now, less the step's inputs.
      min_bytes, policy, effort, seed: as in `ao.plan`.
      refit: the number of times that a step is planned and compiled again, with less
        memory, after it exceeded its budget or if it would exceed it together with the
        memory in use when it begins. The peak of each step is measured: on a GPU by
        the allocator, on the processor by counting, under the runner "inductor" only
        in the first step of a plan. A warning names a step that exceeds its budget.
      infeasible: the behaviour if no plan of a later step fits the budgets: "safe"
        offloads all eligible values and warns with the smallest feasible budget,
        "error" raises. For the first step it is always an error in a process that
        trains alone.
      runner: "inductor" compiles the graphs; "fx" runs them uncompiled, at exactly
        the predicted peak.
      options: runner "inductor": further options of inductor, except those that would
        invalidate a plan.
      gradients: "kept" if `.grad` persists between steps, so that new gradients exist
        beside old ones; "fresh" if it is None before each step.
      recompute: selects the ops that backward recomputes: "pytorch" (its partitioner
        and checkpoints), or "planned": the planner, which keeps, offloads or
        rematerializes each value, whichever meets the budget in the least time. It
        overrides checkpoints, except values that their policies require to be saved,
        and uses PyTorch's choice where that is no slower.
      cache_dir: folder of measurements. None: `$AO_CACHE_DIR`, else
        `~/.cache/ao`.
      offload, keep: as in `session`; names of modules are those in the compiled
        module.

    Raises:
      Error: an option is wrong.
      InfeasibleError: no plan fits the budgets, and the first step exceeded them;
        raised by the first call after it.

    Example:
      model = torch.compile(
          model, backend=ao.torch.backend(device_memory_budget="60GiB"))
    """
    _compat.check_version()
    for name, value, choices in (
        ("runner", runner, ("fx", "inductor")),
        ("gradients", gradients, ("fresh", "kept")),
        ("recompute", recompute, ("pytorch", "planned")),
        ("infeasible", infeasible, ("safe", "error")),
    ):
        if not isinstance(value, str):
            raise TypeError(f"'{name}' must be text, not {type(value).__name__}")
        if value not in choices:
            raise Error(f"'{name}' must be one of {', '.join(choices)}, not {value!r}")
    if held_bytes != "auto":
        if isinstance(held_bytes, bool) or not isinstance(held_bytes, int):
            raise TypeError("'held_bytes' must be a number of bytes or 'auto'")
        to_count("held_bytes", held_bytes)
    if recompute == "planned" and policy != "planned":
        raise Error(f"recompute='planned' needs policy='planned', not {policy!r}")
    to_text("cache_dir", cache_dir)
    plan_options = {
        "device_memory_budget": device_memory_budget,
        "host_memory_budget": host_memory_budget,
        "min_bytes": min_bytes,
        "policy": policy,
        "effort": effort,
        "seed": seed,
    }
    _planner.check_options(**plan_options)
    selection = Selection(offload, keep)
    if machine != "auto":
        _planner.machine(machine)
    tracer = Tracer(
        durations=_durations.load(durations),
        machine=machine,
        cache_dir=cache_dir,
        held_bytes=held_bytes,
        gradients=gradients,
        selection=selection,
    )
    return Backend(
        tracer=tracer,
        recompute=recompute,
        runner=runner,
        options=_inductor.check_options(runner, options),
        refit=to_count("refit", refit),
        infeasible=infeasible,
        plan_options=plan_options,
        selection=selection,
    )

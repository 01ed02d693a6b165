# ===- _planner.py - Plans of traces ---------------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The planner, on traces of ops and values; requires no IR."""

from __future__ import annotations

import json
import os
import re
from typing import Any

from . import _planner_library as _library
from ._arguments import Budget, Document, Machine, name_arguments, to_budget
from ._arguments import to_choice, to_document, to_integer, to_machine, to_number
from ._arguments import to_text
from ._messages import Error, InfeasibleError

# The first keys of traces; the planner rejects any other version.
TRACE_HEADER = {"schema": "ao.step-trace", "version": 2}
# A step that does nothing.
_EMPTY = {**TRACE_HEADER, "ops": [], "values": []}

_SHARE = re.compile(r"([0-9]+(?:\.[0-9]*)?)%", re.ASCII)


def policies() -> list[str]:
    """Returns the names of the policies, for `plan`, "planned" last."""
    return _library.policies()


def machines() -> list[str]:
    """Returns the names of the built-in machines."""
    return _library.machines()


def machine(name: Machine) -> dict[str, Any]:
    """Returns the description of a machine.

    Args:
      name: name of a built-in machine, file with a description, or a
        description, which is verified and completed.

    Returns:
      An `ao.machine` document: a dict with `d2h_bandwidth`, `h2d_bandwidth`, `memory_bandwidth` (bytes
      per second), `latency_us` (microseconds per copy), `device_memory`,
      `host_memory` (bytes, 0: unknown), `peak_flops` (a dict from element type
      to FLOP per second) and `ranks_per_host_link`; if it is not 0,
      `collective_occupancy` (share of each direction of the host link that a
      collective uses), `d2h_interference` and `h2d_interference` (shares of
      `memory_bandwidth` that copies in flight take from ops).

    Raises:
      Error: no such machine, or an invalid description.

    Example:
      half = ao.machine("gh200")
      half["ranks_per_host_link"] = 2
      ao.plan(trace, machine=half)
    """
    status, text, error = _library.machine(to_machine(name) or "")
    if status != _library.SUCCESS:
        raise Error(error)
    return json.loads(text)


def plan(
    trace: Document,
    *,
    machine: Machine = "h100-pcie5",
    policy: str = "planned",
    device_memory_budget: Budget | None = None,
    host_memory_budget: Budget | None = None,
    pinned_memory_budget: Budget | None = None,
    min_bytes: int | None = None,
    effort: int = 1,
    seed: int = 0,
    num_layers: int | None = None,
    layer_issue: str = "ready",
    reload_order: str = "saved",
    gib_rates: bool = False,
    max_slowdown: float | None = None,
    recompute: bool = True,
    link_bandwidth: float = 0,
) -> dict[str, Any]:
    """Plans which values of a step are offloaded, and when.

    Equal arguments give equal plans. The call releases the global interpreter
    lock.

    Args:
      trace: an `ao.step-trace` document: a dict, JSON text, or the path
        (os.PathLike) of a file.
      machine: see `machine`.
      policy: one of `policies()`. Budgets limit "planned"; the others follow
        their rule.
      device_memory_budget: limit of device memory in bytes, or as text:
        "16GiB", "70%" of the peak without a plan. None: the lowest peak at
        which no transfer delays the computation.
      host_memory_budget: limit of host copies, in the same units; a percentage
        refers to the device's peak, too. None: no limit.
      pinned_memory_budget: limit of host copies in pinned memory; others are in
        pageable memory, if the machine has rates for it. None: the machine's
        `pinned_memory`, if any.
      min_bytes: smallest value to offload, in bytes. None: a 1024th of the peak
        without a plan, but at most 1 MiB.
      effort: search effort, 0 to 9; each step up is about four times the work.
      seed: seed of the search.
      num_layers: policy "layerwise": number of offloaded layers, less than the
        number of layers. None: the best number that costs no time; with a
        device budget, the fewest that fit.
      layer_issue: policy "layerwise": when the offloads of a layer are issued,
        "ready" (as soon as the value is computed) or "head" (when the next
        layer starts).
      reload_order: policy "layerwise": order in which the values of a layer are
        reloaded, that in which the forward pass "saved" them or that of their
        "use".
      gib_rates: policy "pytorch": read rates of GB/s as GiB/s, as PyTorch does.
      max_slowdown: instead of a device budget, the lowest peak at which the
        step is slower by at most this share (0.01: one per cent).
      recompute: whether ops that the trace marks (`recompute`) may be
        recomputed, instead of keeping or offloading their results.
      link_bandwidth: policy "pytorch": rate of the host link in bytes per
        second; 0: the machine's.

    Returns:
      An `ao.plan` document as a dict: `commands`, a list of dicts with `do`
      ("offload", "release", "reload", "wait" or "drop"), `value` and `before`
      (numbers of a value and of an op of the trace; an offload to memory that
      is not pinned has `tier` "pageable"), or "recompute", `op` and `before`;
      and `predicted`, a dict of figures: `peak_bytes`, `unplanned_peak_bytes`,
      `host_peak_bytes`, `pinned_peak_bytes`, `offloaded_bytes`, `peak_bound_bytes`,
      `makespan_us`, `base_us`, `exposed_us`, `makespan_bound_us` (None if the
      budget has no bound); with recomputed ops also `recomputed_us` and
      `recomputed_bytes`, where copies slow ops down `slowed_us`, and with either
      `added_us`.

    Raises:
      InfeasibleError: no plan fits the budgets.
      Error: invalid input; the message has the JSON path.

    Example:
      plan = ao.plan(pathlib.Path("step.json"), machine="gh200",
                     device_memory_budget="70%")
      print(plan["predicted"]["exposed_us"])
    """
    layers = -1
    if num_layers is not None:
        layers = to_integer("num_layers", num_layers)
        if layers < 0:
            raise Error(f"'num_layers' must not be negative, got {layers}")
    smallest_bytes = _library.MIN_BYTES_AUTO
    if min_bytes is not None:
        smallest_bytes = to_integer("min_bytes", min_bytes)
    options = {
        "machine": to_machine(machine) or "",
        "policy": to_text("policy", policy) or "",
        "device_memory_budget": to_budget(
            "device_memory_budget", device_memory_budget
        ),
        "host_memory_budget": to_budget("host_memory_budget", host_memory_budget),
        "pinned_memory_budget": to_budget(
            "pinned_memory_budget", pinned_memory_budget
        ),
        "min_bytes": smallest_bytes,
        "effort": to_integer("effort", effort),
        "seed": to_integer("seed", seed),
        "num_layers": layers,
        "layer_issue": to_text("layer_issue", layer_issue) or "",
        "reload_order": to_text("reload_order", reload_order) or "",
        "gib_rates": bool(gib_rates),
        "recompute": bool(recompute),
        "link_bandwidth": to_number("link_bandwidth", link_bandwidth),
    }
    if max_slowdown is not None:
        share = to_number("max_slowdown", max_slowdown)
        if not share >= 0:
            raise Error(f"'max_slowdown' must not be negative, got {share}")
        options["max_slowdown"] = f"{share:.12f}"
    status, text, error, device_bytes, host_bytes = _library.plan(
        to_document("trace", trace), options
    )
    error = name_arguments(error, options)
    if status == _library.INFEASIBLE:
        infeasible = InfeasibleError(error)
        infeasible.smallest_device_budget = device_bytes
        infeasible.smallest_host_budget = host_bytes or None
        raise infeasible
    if status != _library.SUCCESS:
        raise Error(error)
    return json.loads(text)


def read_budget(device_memory_budget: Budget, **options: Any) -> int:
    """Returns a device budget in bytes; 0 for a percentage.

    Raises:
      Error, TypeError: as `plan` for these options.
    """
    options["device_memory_budget"] = device_memory_budget
    return plan(_EMPTY, **options)["options"]["device_budget"]


def check_options(*, policy: str = "planned", **options: Any) -> None:
    """Verifies options of `plan` without a trace.

    Raises:
      Error, TypeError: as `plan` for these options.
    """
    to_choice("policy", policy, policies())
    budget = options.get("device_memory_budget")
    share = _SHARE.fullmatch(budget) if isinstance(budget, str) else None
    if share and float(share[1]) > 100:
        raise Error(
            "'device_memory_budget' is a share of the peak without transfers: it "
            f"must be at most 100%, got {budget!r}"
        )
    # A rule may need layers, which the empty trace has none of.
    plan(_EMPTY, **options)


def compare(trace: Document, **options: Any) -> dict[str, dict[str, Any] | None]:
    """Plans a step with every policy.

    Args:
      trace: as in `plan`.
      **options: as in `plan`, except `policy`.

    Returns:
      A dict from each policy to the figures `predicted` of `plan`; None if no
      plan fits the budgets, and for "layerwise" if the step has no layers.

    Raises:
      Error: as `plan`.

    Example:
      for policy, figures in ao.compare(trace, machine="gh200").items():
          print(policy, figures["peak_bytes"], figures["makespan_us"])
    """
    if "policy" in options:
        raise TypeError("compare() has no option 'policy': it plans with every policy")
    document = to_document("trace", trace)
    rows: dict[str, dict[str, Any] | None] = {}
    for policy in policies():
        try:
            rows[policy] = plan(document, policy=policy, **options)["predicted"]
        except InfeasibleError:
            rows[policy] = None
        except Error:
            # The policies before have taken the trace and the options.
            if policy != "layerwise" or options.get("num_layers") is not None:
                raise
            rows[policy] = None
    return rows


def simulate(
    trace: Document, plan: Document, *, machine: Machine | None = None
) -> dict[str, Any]:
    """Simulates a plan under the planner's model.

    Args:
      trace: as in `plan`.
      plan: an `ao.plan` document, in the same forms. `commands` may be changed
        by hand: each must be legal at its position.
      machine: as in `machine`. None: the machine of the plan.

    Returns:
      An `ao.simulation` document as a dict: the totals `makespan_us`,
      `base_us`, `exposed_us`, where copies slow ops down `slowed_us`,
      `peak_bytes`, `peak_op`, `host_peak_bytes`, `offloaded_bytes`;
      `op_start_us`, `device_bytes` and `host_bytes`, lists with an entry for
      each op; `commands`, a list of dicts with `do`, `value`, `before`,
      `issue_us` and, for copies, `copy_start_us` and `copy_end_us`, for waits
      `exposed_us` and its `cause`. With recomputed ops, all of these refer to
      the step that contains them: `ops` and `values` are the corresponding op
      and value of the trace, and `base_us` includes recomputed ops.

    Raises:
      Error: invalid input, or a command that is illegal at its position.
    """
    status, text, error = _library.simulate(
        to_document("trace", trace),
        to_document("plan", plan),
        to_machine(machine),
    )
    if status != _library.SUCCESS:
        raise Error(error)
    return json.loads(text)


def summarize(trace: Document, plan: Document) -> str:
    """Summarizes a plan in one line: offloaded bytes, or the reason why there
    are none, the peak before and after, exposed time, and the composition of
    the peak without a plan.

    Args:
      trace: as in `plan`.
      plan: an `ao.plan` document, in the same forms.

    Raises:
      Error: invalid input.

    Example:
      print(ao.summarize(trace, ao.plan(trace)))
    """
    status, text, error = _library.summarize(
        to_document("trace", trace), to_document("plan", plan)
    )
    if status != _library.SUCCESS:
        raise Error(error)
    return text


def report(
    trace: Document, plan: Document, path: str | os.PathLike[str]
) -> None:
    """Writes a report of a plan.

    Args:
      trace: as in `plan`.
      plan: an `ao.plan` document, in the same forms.
      path: output file: a self-contained page (.html), or an `ao.report`
        document (.json).

    Raises:
      Error: invalid input, or a file name with another suffix.
      OSError: the file cannot be written.

    Example:
      ao.report(trace, ao.plan(trace), "plan.html")
    """
    status, text, error = _library.report(
        to_document("trace", trace),
        to_document("plan", plan),
        to_text("path", path) or "",
    )
    if status != _library.SUCCESS:
        raise Error(error)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)

# ===- _modules.py - Offloading and checking modules -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The functions that take modules, and what they return."""

from __future__ import annotations

import contextlib
import functools
import json
import os
import tempfile
from typing import Any, Iterator, Mapping, Union

from ._arguments import Budget, Machine, to_budget, to_choice, to_integer
from ._arguments import to_json, to_machine, to_number, to_text
from ._extension import extension
from ._messages import Diagnostic, Error, Remark, expect, sort_messages

# In the order of AoStrategy and AoSelection in ao-c/Offload.h.
_STRATEGIES = [
    "planned",
    "pytorch",
    "sync",
    "none",
    "pytorch-per-layer",
    "layerwise",
    "manual",
    "compiled-regions",
    "checkpoint",
    "selective",
    "knapsack",
    "two-level",
    "greedy-remat",
]
_SELECTIONS = ["default", "all", "marked", "first-layers"]

Module = Union[str, bytes, "Result"]
Profile = Union[str, "os.PathLike[str]", Mapping[str, Any]]


class Result:
    """A transformed module, and what was said about it.

    Attributes:
      diagnostics: warnings and the like, a list of Diagnostic.
      remarks: decisions and figures, a list of Remark.
    """

    def __init__(
        self,
        module: Any,
        options: Any,
        messages: list[dict[str, Any]],
    ) -> None:
        self._module = module
        self._options = options
        self.diagnostics: list[Diagnostic]
        self.remarks: list[Remark]
        self.diagnostics, self.remarks = sort_messages(messages)

    @functools.cached_property
    def module(self) -> str:
        """The module as text, without locations."""
        return self._module.text(False)

    @functools.cached_property
    def module_with_locations(self) -> str:
        """The module as text, with locations."""
        return self._module.text(True)

    @functools.cached_property
    def bytecode(self) -> bytes:
        """The module as MLIR bytecode, with locations."""
        return self._module.bytecode()

    @functools.cached_property
    def _steps(self) -> dict[str, tuple[dict[str, Any], dict[str, Any]]]:
        done, steps, messages = self._module.steps(self._options)
        expect(done, messages)
        return {
            name: (json.loads(trace), json.loads(plan))
            for name, trace, plan in steps
        }

    @property
    def traces(self) -> dict[str, dict[str, Any]]:
        """The steps without their transfers, `ao.step-trace` documents by the
        name of the (forward) function.

        Raises:
          Error: the steps or transfers break a rule of the dialect.
        """
        return {name: trace for name, (trace, _) in self._steps.items()}

    @property
    def plans(self) -> dict[str, dict[str, Any]]:
        """The transfers as they stand in the module, `ao.plan` documents (see
        `ao.plan`) by the name of the (forward) function.

        Raises:
          Error: as `traces`.
        """
        return {name: plan for name, (_, plan) in self._steps.items()}

    @property
    def trace(self) -> dict[str, Any]:
        """The only one of `traces`.

        Raises:
          Error: there is none, or there are several.
        """
        return self._only(self.traces)

    @property
    def plan(self) -> dict[str, Any]:
        """The only one of `plans`.

        Raises:
          Error: there is none, or there are several.
        """
        return self._only(self.plans)

    @property
    def predicted_peak_before(self) -> int:
        """Bytes of device memory that the largest step needs without any
        transfer; 0 without steps."""
        return self._largest("unplanned_peak_bytes")

    @property
    def predicted_peak_after(self) -> int:
        """Bytes of device memory that the largest step needs as it stands in
        the module; 0 without steps."""
        return self._largest("peak_bytes")

    @property
    def summary(self) -> str:
        """What moved, the peak before and after, the exposed time, and what the
        peak consists of, or why nothing moved: one line for each step that was
        planned."""
        return "\n".join(
            f"'@{remark.function}': {remark.reason}"
            for remark in self.remarks
            if remark.name == "plan-offload" and remark.message == "planned"
        )

    def __str__(self) -> str:
        return self.module

    def _largest(self, figure: str) -> int:
        return max((p["predicted"][figure] for p in self.plans.values()), default=0)

    @staticmethod
    def _only(documents: dict[str, dict[str, Any]]) -> dict[str, Any]:
        if len(documents) != 1:
            raise Error(f"expected one training step, got {len(documents)}")
        return next(iter(documents.values()))


def parse(module: Module, name: str, allow_unregistered: bool) -> Any:
    """A module as the extension module has it.

    Raises:
      Error: it is no valid MLIR.
    """
    if isinstance(module, Result):
        source = module.bytecode
    elif isinstance(module, str):
        source = module.encode("utf-8", "surrogateescape")
    elif isinstance(module, bytes):
        source = module
    else:
        raise TypeError(
            "a module must be text, bytecode or a Result, not "
            f"{type(module).__name__}; pass str(module) for one of MLIR's own"
        )
    parsed, messages = extension().parse(
        source, to_text("name", name) or "", bool(allow_unregistered)
    )
    return expect(parsed, messages)


@contextlib.contextmanager
def _profile_file(profile: Profile | None) -> Iterator[str | None]:
    """A profile as the file that the pipeline wants."""
    if not isinstance(profile, Mapping):
        yield to_text("profile", profile)
        return
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        file.write(to_json("profile", profile))
        file.flush()
        yield file.name


def offload(
    module: Module,
    *,
    strategy: str = "planned",
    machine: Machine | None = None,
    device_memory_budget: Budget | None = None,
    host_memory_budget: Budget | None = None,
    pinned_memory_budget: Budget | None = None,
    min_bytes: int | None = None,
    min_elements: int | None = None,
    profile: Profile | None = None,
    select: str = "default",
    num_layers: int = -1,
    layer_issue: str = "ready",
    reload_order: str = "saved",
    gib_rates: bool = False,
    max_slowdown: float | None = None,
    recompute: bool = False,
    in_flight: int | None = None,
    effort: int = 1,
    seed: int = 0,
    link_bandwidth: float = 0,
    fit_buffers: bool = False,
    arenas: str = "none",
    results: str = "alloc",
    plan_output: str | os.PathLike[str] | None = None,
    report: str | os.PathLike[str] | None = None,
    allow_unregistered_dialects: bool = False,
    name: str = "module",
) -> Result:
    """Moves activations of a module's training steps to host memory and back.

    Runs `ao-offload-pipeline`; docs/Reference/Dialect/AODialect.md says how a module
    tells which functions are a step. An option that the strategy has no use
    for is an error. The same arguments give the same module, always. Other
    threads run meanwhile.

    Args:
      module: MLIR as text or bytecode, or a Result.
      strategy: "manual" (layers move where `ao.start_offload`, `ao.release` and
        `ao.start_reload` stand), "compiled-regions" (each compiled region of a whole step
        is planned for itself), a rule that makes values again ("checkpoint",
        "selective", "knapsack", "two-level", "greedy-remat", see
        docs/Explanation/Policies.md) or one of `ao.policies()`: "planned" (the
        planner decides, under the budgets), "pytorch" (as PyTorch's passes
        do), "pytorch-per-layer" (the same, a graph a layer), "layerwise" (the
        first layers are offloaded while the next ones run), "sync" (each copy is
        waited for where it is issued) or "none".
      machine: name of a built-in machine (`ao.machines()`), path of a JSON file
        with a description, or a description (`ao.machine`). None: h100-pcie5,
        overridden by the module's `dlti.target_system_spec` for device "GPU".
      device_memory_budget: planned, layerwise and the policies that rematerialize
        values: bytes the device may hold, or text: "16GiB", "70%" of the peak
        without transfers. None: the lowest peak at which no transfer delays the
        computation.
      host_memory_budget: planned: the same for host memory. None: no limit.
      pinned_memory_budget: planned: the same for pinned host memory; the rest
        is pageable, if the machine has rates for it. None: the machine's
        `pinned_memory`, if any.
      min_bytes: activations of fewer bytes stay. None: a 1024th of the peak
        without transfers, but at most 1 MiB.
      min_elements: activations of fewer elements stay; None: no limit, but
        262144 for strategy "layerwise", which then has no limit in bytes.
      profile: measured durations: a dict, or the path of a JSON file, from op
        name or location to nanoseconds. None: estimates.
      select: which activations may move: "all", "marked" (`ao.offload`) or
        "first-layers".
      num_layers: select "first-layers": how many layers; -1: all. Strategy
        "layerwise": how many leave the device; -1: the best number.
      layer_issue: layerwise: copies start when there is something to copy
        ("ready") or when the next layer begins ("head").
      reload_order: layerwise: a layer comes back in the order in which it was
        saved ("saved") or is used ("use").
      gib_rates: pytorch: read rates of GB/s as GiB/s, as PyTorch does.
      max_slowdown: planned: instead of a device budget, the lowest peak at which
        the step takes at most this share longer (0.01: one per cent).
      recompute: planned: ops may run a second time, under a device budget or
        max_slowdown, instead of keeping or moving what they make.
      in_flight: planned, layerwise: with a budget, how many microbatches of a pair
        are in flight at a time. None: counted, where one function calls the
        pair outside of regions.
      effort: planned: 0 to 9; each step up is about four times the work.
      seed: planned: seed of the search.
      link_bandwidth: pytorch: rate of the host link in bytes per second; 0:
        the machine's.
      fit_buffers: planned: hold the budget against the buffers that
        bufferization makes, and plan again where they do not fit.
      arenas: with fit_buffers: memories in which the buffers of a step will lie
        in one arena ("device", "all"), which then is what must fit.
      results: with arenas: whether the step's results lie in buffers of their
        own ("alloc") or in the arena ("arena").
      plan_output: file to write the plan of the only step to.
      report: file to write a report on the only step to (.html or .json).
      allow_unregistered_dialects: accept ops of dialects that ao does not know,
        in generic form, such as StableHLO's.
      name: stands for the file in locations.

    Returns:
      A Result.

    Raises:
      InfeasibleError: no plan fits the budgets; it says which would do.
      Error: the module or an option is wrong; `diagnostics` says where.

    Example:
      result = ao.offload(pathlib.Path("step.mlir").read_text(),
                          machine="gh200", device_memory_budget="70%")
      pathlib.Path("offloaded.mlir").write_text(result.module)
    """
    parsed = parse(module, name, allow_unregistered_dialects)
    options = extension().Options()
    options.strategy = to_choice("strategy", strategy, _STRATEGIES)
    options.selection = to_choice("select", select, _SELECTIONS)
    options.machine = to_machine(machine)
    options.device_memory_budget = to_budget(
        "device_memory_budget", device_memory_budget
    )
    options.host_memory_budget = to_budget(
        "host_memory_budget", host_memory_budget
    )
    options.pinned_memory_budget = to_budget(
        "pinned_memory_budget", pinned_memory_budget
    )
    if min_bytes is not None:
        options.min_bytes = to_integer("min_bytes", min_bytes)
    if min_elements is not None:
        options.min_elements = to_integer("min_elements", min_elements)
        if options.min_elements < 0:
            raise Error(
                f"'min-elements' must not be negative, got {min_elements}"
            )
    options.num_layers = to_integer("num_layers", num_layers)
    if in_flight is not None:
        options.in_flight = to_integer("in_flight", in_flight)
    options.layer_issue = to_text("layer_issue", layer_issue)
    options.reload_order = to_text("reload_order", reload_order)
    options.gib_rates = bool(gib_rates)
    if max_slowdown is not None:
        options.max_slowdown = str(to_number("max_slowdown", max_slowdown))
    options.recompute = bool(recompute)
    options.effort = to_integer("effort", effort)
    options.seed = to_integer("seed", seed)
    options.link_bandwidth = to_number("link_bandwidth", link_bandwidth)
    options.fit_buffers = bool(fit_buffers)
    if arenas != "none":
        options.arenas = to_text("arenas", arenas)
    if results != "alloc":
        options.results = to_text("results", results)
    options.plan_output = to_text("plan_output", plan_output)
    options.report = to_text("report", report)
    with _profile_file(profile) as options.profile:
        done, messages = parsed.offload(options)
    expect(done, messages)
    return Result(parsed, options, messages)


def run_pipeline(
    module: Module,
    pipeline: str,
    *,
    allow_unregistered_dialects: bool = False,
    name: str = "module",
) -> Result:
    """Runs a pipeline of ao's and MLIR's passes.

    Args:
      module, allow_unregistered_dialects, name: as in `offload`.
      pipeline: text as for `ao-opt --pass-pipeline`.

    Returns:
      A Result.

    Raises:
      Error: the module or the pipeline is wrong, or a pass failed.

    Example:
      ao.run_pipeline(text, "builtin.module(canonicalize,ao-bufferize-pipeline)")
    """
    if not isinstance(pipeline, str):
        raise TypeError(
            f"'pipeline' must be text, not {type(pipeline).__name__}"
        )
    parsed = parse(module, name, allow_unregistered_dialects)
    done, messages = parsed.run_pipeline(
        pipeline.encode("utf-8", "surrogateescape")
    )
    expect(done, messages)
    return Result(parsed, extension().Options(), messages)


def verify(
    module: Module,
    *,
    allow_unregistered_dialects: bool = False,
    name: str = "module",
) -> list[Diagnostic]:
    """Verifies a module, and proves its transfers free of races.

    Args:
      module, allow_unregistered_dialects, name: as in `offload`.

    Returns:
      What was said about the module other than errors, a list of Diagnostic.

    Raises:
      Error: the module is invalid, or has a race; `diagnostics` says where.
    """
    parsed = parse(module, name, allow_unregistered_dialects)
    done, messages = parsed.verify()
    expect(done, messages)
    return sort_messages(messages)[0]

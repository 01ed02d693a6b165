# ===- _modules.py - Offloading and checking modules -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Functions on modules, and their results."""

from __future__ import annotations

import contextlib
import functools
import json
import os
import tempfile
from typing import Any, Iterator, Mapping, Union

from ._arguments import Budget, Machine, name_arguments, to_budget
from ._arguments import to_integer, to_json, to_machine, to_number, to_text
from ._extension import extension
from ._messages import Diagnostic, Error, Remark, expect, sort_messages

Module = Union[str, bytes, "Result"]
Profile = Union[str, "os.PathLike[str]", Mapping[str, Any]]


class Result:
    """A transformed module, with the messages about it.

    Attributes:
      diagnostics: warnings, notes and remarks of passes, a list of Diagnostic.
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
          Error: the steps or transfers are invalid.
        """
        return {name: trace for name, (trace, _) in self._steps.items()}

    @property
    def plans(self) -> dict[str, dict[str, Any]]:
        """The transfers of the module, `ao.plan` documents (see `ao.plan`) by
        the name of the (forward) function.

        Raises:
          Error: as `traces`.
        """
        return {name: plan for name, (_, plan) in self._steps.items()}

    @property
    def trace(self) -> dict[str, Any]:
        """The only document of `traces`.

        Raises:
          Error: there is none, or there are several.
        """
        return self._only(self.traces)

    @property
    def plan(self) -> dict[str, Any]:
        """The only document of `plans`.

        Raises:
          Error: there is none, or there are several.
        """
        return self._only(self.plans)

    @property
    def predicted_peak_before(self) -> int:
        """Peak of device memory of the largest step without transfers, in
        bytes; 0 without steps.
        """
        return self._largest("unplanned_peak_bytes")

    @property
    def predicted_peak_after(self) -> int:
        """Peak of device memory of the largest step with its transfers, in
        bytes; 0 without steps.
        """
        return self._largest("peak_bytes")

    @property
    def summary(self) -> str:
        """One line for each planned step: the number of offloaded values, the
        peak before and after, the exposed time, and the composition of the
        peak, or the reason why nothing was offloaded.
        """
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
    """Returns a module as an object of the extension module.

    Raises:
      Error: it is not valid MLIR.
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
    """Yields the file name of a profile, for the pipeline."""
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
    select: str = "all",
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
    """Offloads activations of a module's training steps to host memory.

    Runs `ao-offload-pipeline`; docs/Reference/Dialect/AODialect.md describes
    the attributes that mark the functions of a step. An option that the
    strategy does not use is an error. Equal arguments give equal modules. The
    call releases the global interpreter lock.

    Args:
      module: MLIR as text or bytecode, or a Result.
      strategy: a policy of docs/Explanation/Policies.md; "planned" minimizes
        time under the budgets.
      machine: name of a built-in machine (`ao.machines()`), path of a JSON file
        with a description, or a description (`ao.machine`). None: h100-pcie5,
        overridden by the module's `dlti.target_system_spec` for device "GPU".
      device_memory_budget: planned, layerwise and the rules that rematerialize
        values: limit of device memory in bytes, or as text: "16GiB", "70%" of
        the peak without transfers. None: the lowest peak at which no transfer
        delays the computation.
      host_memory_budget: planned: limit of host copies, in the same units.
        None: no limit.
      pinned_memory_budget: planned: limit of host copies in pinned memory;
        others are in pageable memory, if the machine has rates for it. None:
        the machine's `pinned_memory`, if any.
      min_bytes: smallest activation to offload, in bytes. None: a 1024th of the
        peak without transfers, but at most 1 MiB.
      min_elements: smallest activation to offload, in elements. None: no limit,
        but 262144 for strategy "layerwise", which then has no limit in bytes.
      profile: measured durations: an `ao.profile` document, as a dict or the
        path of a JSON file. None: estimates.
      select: eligible activations that may be offloaded: "all", "marked"
        (`ao.offload`) or "first-layers".
      num_layers: select "first-layers": number of layers; -1: all. Strategy
        "layerwise": number of offloaded layers; -1: the best number.
      layer_issue: layerwise: offloads are issued as soon as the value is
        computed ("ready") or when the next layer starts ("head").
      reload_order: layerwise: the values of a layer are reloaded in the order
        in which they were saved ("saved") or are used ("use").
      gib_rates: pytorch: read rates of GB/s as GiB/s, as PyTorch does.
      max_slowdown: planned: instead of a device budget, the lowest peak at
        which the step is slower by at most this share (0.01: one per cent).
      recompute: planned, with a device budget or max_slowdown: values may be
        rematerialized instead of kept or offloaded.
      in_flight: planned, layerwise: with a budget, number of microbatches of a
        pair in flight. None: counted, if one function calls the pair outside of
        regions.
      effort: planned: search effort, 0 to 9; each step up is about four times
        the work.
      seed: planned: seed of the search.
      link_bandwidth: pytorch: rate of the host link in bytes per second; 0: the
        machine's.
      fit_buffers: planned: compare the budget with the memory of the bufferized
        step, and plan again if it does not fit.
      arenas: with fit_buffers: memories whose buffers will be in one arena
        ("device", "all"), which then must fit.
      results: with arenas: location of the step's results, separate buffers
        ("alloc") or the arena ("arena").
      plan_output: file for the plan of the only step.
      report: file for a report on the only step (.html or .json).
      allow_unregistered_dialects: accept ops of unregistered dialects in
        generic form, such as StableHLO's.
      name: file name in locations.

    Returns:
      A Result.

    Raises:
      InfeasibleError: no plan fits the budgets; it has the smallest feasible
        ones.
      Error: the module or an option is invalid; `diagnostics` has the location.

    Example:
      result = ao.offload(pathlib.Path("step.mlir").read_text(),
                          machine="gh200", device_memory_budget="70%")
      pathlib.Path("offloaded.mlir").write_text(result.module)
    """
    parsed = parse(module, name, allow_unregistered_dialects)
    options = extension().Options()
    options.strategy = to_text("strategy", strategy)
    options.select = to_text("select", select)
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
                f"'min_elements' must not be negative, got {min_elements}"
            )
    options.num_layers = to_integer("num_layers", num_layers)
    if in_flight is not None:
        options.in_flight = to_integer("in_flight", in_flight)
    options.layer_issue = to_text("layer_issue", layer_issue)
    options.reload_order = to_text("reload_order", reload_order)
    options.gib_rates = int(bool(gib_rates))
    if max_slowdown is not None:
        options.max_slowdown = str(to_number("max_slowdown", max_slowdown))
    options.recompute = int(bool(recompute))
    options.effort = to_integer("effort", effort)
    options.seed = to_integer("seed", seed)
    options.link_bandwidth = to_number("link_bandwidth", link_bandwidth)
    options.fit_buffers = int(bool(fit_buffers))
    if arenas != "none":
        options.arenas = to_text("arenas", arenas)
    if results != "alloc":
        options.results = to_text("results", results)
    options.plan_output = to_text("plan_output", plan_output)
    options.report = to_text("report", report)
    with _profile_file(profile) as options.profile:
        done, messages = parsed.offload(options)
    for message in messages:
        message["message"] = name_arguments(message["message"], offload.__kwdefaults__)
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
      pipeline: text in the syntax of `ao-opt --pass-pipeline`.

    Returns:
      A Result.

    Raises:
      Error: the module or the pipeline is invalid, or a pass failed.

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
      All diagnostics other than errors, a list of Diagnostic.

    Raises:
      Error: the module is invalid, or has a race; `diagnostics` has the
        location.
    """
    parsed = parse(module, name, allow_unregistered_dialects)
    done, messages = parsed.verify()
    expect(done, messages)
    return sort_messages(messages)[0]

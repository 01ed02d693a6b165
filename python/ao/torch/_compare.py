# ===- _compare.py - Ways to save memory, side by side ---------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs one training step with each method that reduces its memory."""

from __future__ import annotations

import re
from typing import Any, Callable, Iterator, Sequence

import torch

from .. import _planner
from .._arguments import Budget, Machine, to_integer
from .._messages import Error, InfeasibleError
from .._units import format_bytes, format_time
from . import _builtin
from ._create import backend
from .common import _compat
from .common._measuring import StepRunner
from .common._step import Step
from .compiled import _own
from .compiled._backend import Backend
from .eager._session import session

_GRAPHS = ("fx", "inductor")
_OWN = ("activation_offloading", "activation_memory_budget")
_METHODS = ("none", *_GRAPHS, "session", "save_on_cpu", "checkpoint", *_OWN)
_DEFAULT = tuple(method for method in _METHODS if method != "inductor")

_COLUMNS = (
    ("method", "method", str),
    ("budget_bytes", "budget", format_bytes),
    ("layers", "layers", str),
    ("setting", "setting", str),
    ("step_seconds", "step", format_time),
    ("peak_bytes", "peak", format_bytes),
    ("predicted_peak_bytes", "predicted", format_bytes),
    ("same_bits", "same bits", lambda same: "yes" if same else "no"),
    ("note", "note", str),
)

# Maximum number of refits of a session, besides the step that is recorded and one
# that is followed.
_REFITS = 3


class Comparison(list):
    """Rows of figures, which print as a Markdown table."""

    def __str__(self) -> str:
        lines = [[title for _, title, _ in _COLUMNS], ["---"] * len(_COLUMNS)]
        for row in self:
            lines.append(
                [
                    "" if row[key] is None else show(row[key])
                    for key, _, show in _COLUMNS
                ]
            )
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def compare(
    step: Callable[[Any], Any],
    model: torch.nn.Module,
    budgets: Sequence[Budget],
    *,
    methods: Sequence[str] = _DEFAULT,
    machine: Machine = "auto",
    layers: Sequence[torch.nn.Module] | str | None = None,
    min_bytes: int | None = None,
    repeat: int = 5,
) -> Comparison:
    """Runs a step without offloading and, at each budget, with other methods.

    Each run begins with the same random state, the same buffers and no gradients;
    all three are restored afterwards. On the processor the peak is that of the
    storages of the step, including parameters and gradients, without those that are
    offloaded; on other devices it is that of the allocator.

    Args:
      step: runs forward and backward of its argument, the model or the compiled
        model; may return the loss.
      model: the model.
      budgets: the most bytes on the device, or text: "60GiB", "70%" of the peak
        without offloading.
      methods: "none" (the step without offloading), "fx" and "inductor" (`backend`
        with this runner), "session", "save_on_cpu" (of PyTorch, for the first
        layers), "checkpoint" (the first layers are recomputed), and two methods of
        PyTorch's graphs under the runner "fx": "activation_offloading" (of the first
        tensors that it selects) and "activation_memory_budget" (recomputes more). The
        default is all but "inductor", whose fused ops round differently.
      machine, min_bytes: as in `backend` and `session`.
      layers: as in `session`; a model without a list of layers counts as one layer.
        "save_on_cpu" and "checkpoint" use the fewest layers that meet the budget,
        "activation_offloading" the fewest tensors. "activation_memory_budget" uses
        the setting (0, 0.1, … 1) with the highest peak that is not above the budget,
        or not above the peak of "fx" or "inductor" if that method precedes it in
        `methods`. Settings that draw other random numbers are excluded.
      repeat: the number of runs; the time of a step is their median.

    Returns:
      A list of dicts that prints as a Markdown table: `method`; `budget_bytes`;
      `layers`, the number of layers that are offloaded or recomputed; `setting`, that
      of a method of PyTorch's graphs; `step_seconds`; `peak_bytes`;
      `predicted_peak_bytes`; `same_bits`, whether loss, gradients and buffers are
      those without offloading; `note`, the reason for missing figures, for an
      exceeded budget, or for a plan that offloads nothing (`Step.summary`). Missing
      figures of a row are None.

    Raises:
      Error: an option is wrong.

    Example:
      print(ao.torch.compare(
          lambda model: model(batch).backward(), model, ["80%", "60%"]))
    """
    _compat.check_version()
    for method in methods:
        if method not in _METHODS:
            raise Error(f"'methods' may hold {', '.join(_METHODS)}, not {method!r}")
    for budget in budgets:
        _planner.check_options(device_memory_budget=budget, min_bytes=min_bytes)
    if machine != "auto":
        _planner.machine(machine)
    if to_integer("repeat", repeat) < 1:
        raise Error(f"'repeat' must be at least 1, got {repeat}")
    with StepRunner(step, model, repeat) as runner:
        comparison = _Comparing(runner, machine, min_bytes, layers)
        rows = Comparison([comparison.plain()] if "none" in methods else [])
        for budget in budgets:
            rows.extend(comparison.at(_to_bytes(budget, runner.plain_peak), methods))
    return rows


def _to_bytes(budget: Budget, whole: int) -> int:
    """A budget as a number; the planner reads it where it is no percentage."""
    if isinstance(budget, str):
        share = re.fullmatch(r"\s*([0-9.]+)\s*%\s*", budget)
        if share:
            return int(whole * float(share[1]) / 100)
        return _planner.read_budget(budget)
    return to_integer("budgets", budget)


class _Comparing:
    """One model's rows."""

    def __init__(
        self,
        runner: StepRunner,
        machine: Machine,
        min_bytes: int | None,
        layers: Sequence[torch.nn.Module] | str | None,
    ) -> None:
        self._runner = runner
        self._options = {"machine": machine, "min_bytes": min_bytes}
        self._layers = _builtin.find_layers(runner.model, layers)
        # Peaks by method and number of layers, which no budget changes.
        self._peaks: dict[tuple[str, int], int] = {}
        # The same of "activation_memory_budget", by what it is set to.
        self._shares: dict[float, int] = {}

    def plain(self) -> dict[str, Any]:
        runner = self._runner
        return _row("none", None, runner.plain_peak, runner.time(runner.model), True)

    def at(self, budget: int, methods: Sequence[str]) -> Iterator[dict[str, Any]]:
        """The rows of one budget."""
        target = budget
        for method in methods:
            if method in _OWN:
                yield self._run_own(method, budget, target)
            elif method in (*_GRAPHS, "session"):
                try:
                    if method == "session":
                        yield self._run_session(budget)
                    else:
                        row = self._run_graphs(method, budget)
                        target = row["peak_bytes"]
                        yield row
                except InfeasibleError as error:
                    yield _infeasible(method, budget, error)
            elif method != "none":
                yield self._run_layers(method, budget)

    def _run_graphs(self, method: str, budget: int) -> dict[str, Any]:
        planner = backend(device_memory_budget=budget, runner=method, **self._options)
        return _with_plan(*self._run_compiled(method, budget, planner))

    def _run_own(self, method: str, budget: int, target: int) -> dict[str, Any]:
        """Runs a method of PyTorch's partitioner, if this version has it."""
        try:
            if method == "activation_offloading":
                return self._run_offloading(method, budget)
            planner = _own.Recomputing(target, self._shares)
            row, step = self._run_compiled(method, budget, planner)
        except _compat.private("BackendCompilerFailed") as failure:
            if not isinstance(failure.inner_exception, _compat.MissingError):
                raise
            return _without_figures(method, budget, str(failure.inner_exception))
        row["setting"] = f"{planner.share:.1f}"
        return {**row, "predicted_peak_bytes": step.predicted["peak_bytes"]}

    def _run_offloading(self, method: str, budget: int) -> dict[str, Any]:
        """The fewest tensors that keep the budget, or all."""
        device = self._runner.device

        def peak_of(planner: Backend) -> int:
            compiled = self._compile(planner)
            self._runner.run(compiled)
            return self._compiled_peak(compiled, planner)

        def peak_of_first(count: int) -> int:
            if (method, count) not in self._peaks:
                planner = _own.Offloading(every.names[:count], device)
                self._peaks[method, count] = peak_of(planner)
            return self._peaks[method, count]

        every = _own.Offloading(None, device)
        peak = peak_of(every)
        self._peaks[method, len(every.names)] = peak
        count = _fewest(len(every.names), peak_of_first, budget)
        planner = _own.Offloading(every.names[:count], device)
        row, _ = self._run_compiled(method, budget, planner)
        return {**row, "setting": f"{count} of {len(every.names)} tensors"}

    def _compile(self, planner: Backend) -> Any:
        # Dynamo would reuse code that was compiled for another budget.
        torch.compiler.reset()
        return torch.compile(self._runner.model, backend=planner, dynamic=False)

    def _run_compiled(
        self, method: str, budget: int, planner: Backend
    ) -> tuple[dict[str, Any], Step]:
        runner, compiled = self._runner, self._compile(planner)
        same = runner.run(compiled)
        step = None
        while step not in planner.steps:  # It may be planned again.
            (step,) = planner.steps
            same = runner.run(compiled)
        seconds = runner.time(compiled)
        peak = self._compiled_peak(compiled, planner)
        return _row(method, budget, peak, seconds, same), step

    def _compiled_peak(self, compiled: Any, planner: Backend) -> int:
        (step,) = planner.steps
        return self._runner.allocated_peak(compiled) or step.measured()["peak_bytes"]

    def _run_session(self, budget: int) -> dict[str, Any]:
        runner = self._runner
        steps = session(runner.model, device_memory_budget=budget, **self._options)
        for _ in range(2 + _REFITS):
            with runner.inside(lambda: steps):
                same = runner.run(runner.model)
            if steps.step is not None and not steps.step.is_armed:
                break
        with runner.inside(lambda: steps):
            seconds = runner.time(runner.model)
        if steps.step is None:
            note = f"no two steps were alike: {steps.state}"
            if steps.statistics["divergences"] == 0:
                note = steps.summary
            return {**_row("session", budget, None, seconds, same), "note": note}
        peak = steps.step.measured()["peak_bytes"]
        return _with_plan(_row("session", budget, peak, seconds, same), steps.step)

    def _run_layers(self, method: str, budget: int) -> dict[str, Any]:
        """The fewest layers that keep the budget, or those with the least peak."""
        runner = self._runner
        low = _fewest(len(self._layers), lambda n: self._peak_of(method, n), budget)
        peak = self._peak_of(method, low)
        with _builtin.applied(method, self._layers[:low], None):
            same = runner.run(runner.model)
            seconds = runner.time(runner.model)
        return {**_row(method, budget, peak, seconds, same), "layers": low}

    def _peak_of(self, method: str, count: int) -> int:
        if (method, count) not in self._peaks:
            runner = self._runner
            with runner.metered() as meter:
                with _builtin.applied(method, self._layers[:count], meter):
                    self._peaks[method, count] = runner.peak(runner.model)
        return self._peaks[method, count]


def _fewest(most: int, peak_of: Callable[[int], int], budget: int) -> int:
    """The smallest number that keeps the budget; `most` where none does."""
    low, high = 0, most
    while low < high:
        middle = (low + high) // 2
        if peak_of(middle) <= budget:
            high = middle
        else:
            low = middle + 1
    return low


def _row(
    method: str, budget: int | None, peak: int | None, seconds: float | None, same: Any
) -> dict[str, Any]:
    row: dict[str, Any] = dict.fromkeys(key for key, _, _ in _COLUMNS)
    row |= {"method": method, "budget_bytes": budget, "peak_bytes": peak}
    row |= {"step_seconds": seconds, "same_bits": same}
    if budget is not None and peak is not None and peak > budget:
        row["note"] = "over its budget"
    return row


def _with_plan(row: dict[str, Any], step: Step) -> dict[str, Any]:
    row["predicted_peak_bytes"] = step.predicted["peak_bytes"]
    if "declined" in step.plan and row["note"] is None:
        row["note"] = step.summary
    return row


def _without_figures(method: str, budget: int, note: str) -> dict[str, Any]:
    return {**_row(method, budget, None, None, None), "note": note}


def _infeasible(method: str, budget: int, error: InfeasibleError) -> dict[str, Any]:
    smallest = error.smallest_device_budget
    note = f"no plan fits, the smallest budget is {smallest} bytes"
    return _without_figures(method, budget, note)

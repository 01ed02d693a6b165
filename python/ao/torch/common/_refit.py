# ===- _refit.py - Planning again where a step took too much ---------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Holds back from the budget what a step took beyond its prediction."""

from __future__ import annotations

import math
from typing import Any, Mapping, Sequence

from ... import _planner
from ..._messages import InfeasibleError


class Refit:
    """The plans of one trace.

    Attributes:
      budget: the device budget in bytes, after the first plan; 0: none.
      held_back: bytes of it that later plans do not use.
    """

    def __init__(
        self,
        times: int,
        options: Mapping[str, Any],
        shares: dict[str, int] | None = None,
    ) -> None:
        """`shares`: of several traces with one budget, the bytes of each percentage,
        which is relative to the highest of their peaks."""
        self.budget = 0
        self._left, self._options = times, options
        self._shares = {} if shares is None else shares
        self.held_back = 0

    def resolve(self, trace: Mapping[str, Any], **options: Any) -> dict[str, int]:
        """Returns the budgets that are given, in bytes: a percentage is one of this
        trace's peak, or of the highest peak known."""
        options = {**self._options, **options, "policy": "none"}
        found = _planner.plan(trace, **options)["options"]
        budgets = {}
        for where in ("device", "host"):
            name = f"{where}_memory_budget"
            given = self._options.get(name)
            if given is None:
                continue
            budgets[name] = found[f"{where}_budget"]
            if isinstance(given, str) and "%" in given:
                budgets[name] = max(budgets[name], self._shares.get(name, 0))
                self._shares[name] = budgets[name]
        return budgets

    def plan_joint(
        self, trace: Mapping[str, Any], less: int, **options: Any
    ) -> dict[str, Any]:
        """Plans a trace that is not the one that runs, with `less` bytes than the
        budget that is given, or as close to that as it can come."""
        options = {**self._options, **options}
        budget = options["device_memory_budget"]
        if budget is not None:
            options["device_memory_budget"] = max(1, budget - less)
        try:
            return _planner.plan(trace, **options)
        except InfeasibleError as error:
            if not error.smallest_device_budget:
                raise
            options["device_memory_budget"] = error.smallest_device_budget
            return _planner.plan(trace, **options)

    def plan(self, trace: Mapping[str, Any], **options: Any) -> dict[str, Any]:
        """Plans within the rest of the budget, or with the least excess. `options`
        are added to those of the constructor.

        Raises:
          InfeasibleError: nothing is held back, and no plan fits.
        """
        budgets = self.resolve(trace, **options) if self.has_shares else {}
        options = {**self._options, **budgets, **options}
        if not self.held_back:
            plan = _planner.plan(trace, **options)
            self.budget = plan["options"]["device_budget"] or 0
            return plan
        options["device_memory_budget"] = self.budget
        return plan_below(trace, self.held_back, **options)

    def adopt(
        self, trace: Mapping[str, Any], plans: Sequence[Mapping[str, Any]], **options: Any
    ) -> dict[str, Any] | None:
        """Returns the fastest of the plans, made for a trace with other sizes, that keep
        the budgets under this one; None: none does, or a part of the budget is held
        back. `options` are as in `plan`."""
        if self.held_back:
            return None
        budgets = self.resolve(trace, **options)
        options = {**self._options, **options, **budgets, "policy": "none"}
        without = _planner.plan(trace, **options)
        limits = {
            f"{where}peak_bytes": budgets.get(f"{place}_memory_budget", math.inf)
            for where, place in (("", "device"), ("host_", "host"))
        }
        found = []
        for plan in plans:
            figures = _planner.simulate(trace, plan)
            if all(figures[name] <= limit for name, limit in limits.items()):
                known = without["predicted"].items()
                predicted = {name: figures.get(name, other) for name, other in known}
                found.append({**plan, "predicted": predicted})
        if not found:
            return None
        best = min(found, key=lambda plan: plan["predicted"]["makespan_us"])
        best["options"] = {
            **without["options"], "policy": best["options"]["policy"]
        }
        self.budget = best["options"]["device_budget"] or 0
        return best

    @property
    def has_shares(self) -> bool:
        """True if a budget is a percentage."""
        return any("%" in str(option) for option in self._options.values())

    def excess(self, plan: Mapping[str, Any]) -> int:
        """Returns the bytes by which a plan exceeds the rest of the budget."""
        if not self.budget:
            return 0
        peak = plan["predicted"]["peak_bytes"]
        return max(0, peak - (self.budget - self.held_back))

    def wants_another(self, peak: int, plan: Mapping[str, Any]) -> bool:
        """Returns whether a step of such a peak should be planned again."""
        if not self.budget or peak <= self.budget or not self._left:
            return False
        if self.excess(plan):
            return False
        self._left -= 1
        self.held_back += peak - plan["predicted"]["peak_bytes"]
        self.held_back = min(self.held_back, self.budget - 1)
        return True

    def is_outgrown(self, bytes: int, plan: Mapping[str, Any]) -> bool:
        """Returns whether a step must be replanned before it runs, since its plan would
        exceed the budget beside `bytes` more that belong to no graph."""
        if not self.budget or not self._left:
            return False
        if plan["predicted"]["peak_bytes"] + bytes <= self.budget:
            return False
        self._left -= 1
        return True

    def explain(self, bytes: int) -> None:
        """The next trace has so many more bytes that belong to no graph: as far as
        they are what a step took too much, they need not be held back as well."""
        self.held_back = max(0, self.held_back - max(0, bytes))


def plan_below(
    trace: Mapping[str, Any], held_back: int, **options: Any
) -> dict[str, Any]:
    """Plans within the device budget without `held_back` bytes of it, or with the least
    excess.

    Raises:
      InfeasibleError: nothing is held back, and no plan fits.
    """
    if held_back:
        options["device_memory_budget"] = max(
            1, options["device_memory_budget"] - held_back
        )
    try:
        return _planner.plan(trace, **options)
    except InfeasibleError as error:
        if not held_back:
            raise
        options["device_memory_budget"] = error.smallest_device_budget
        return _planner.plan(trace, **options)


def nearest(errors: Sequence[InfeasibleError]) -> InfeasibleError:
    """Of errors over one step, that of the smallest budget that is known to do."""

    def key(error: InfeasibleError) -> float:
        return error.smallest_device_budget or math.inf

    return min(errors, key=key)

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

from .. import _planner
from .._messages import InfeasibleError


class Refit:
    """The plans of one trace.

    Attributes:
      budget: the device budget in bytes, behind the first plan; 0: none.
      held_back: what later plans do not use of it.
    """

    def __init__(self, times: int, options: Mapping[str, Any]) -> None:
        self.budget = 0
        self._left, self._options = times, options
        self.held_back = 0

    def resolve(self, trace: Mapping[str, Any], **options: Any) -> dict[str, int]:
        """The budgets that are given, in bytes: a share is one of this trace's peak."""
        options = {**self._options, **options, "policy": "none"}
        found = _planner.plan(trace, **options)["options"]
        return {
            f"{where}_memory_budget": found[f"{where}_budget"]
            for where in ("device", "host")
            if self._options.get(f"{where}_memory_budget") is not None
        }

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
        """Plans under what is left of the budget, or comes as close as it can.
        `options` come on top of those that were given.

        Raises:
          InfeasibleError: nothing is held back, and no plan fits.
        """
        options = {**self._options, **options}
        if not self.held_back:
            plan = _planner.plan(trace, **options)
            self.budget = plan["options"]["device_budget"] or 0
            return plan
        options["device_memory_budget"] = self.budget - self.held_back
        try:
            return _planner.plan(trace, **options)
        except InfeasibleError as error:
            options["device_memory_budget"] = error.smallest_device_budget
            return _planner.plan(trace, **options)

    def excess(self, plan: Mapping[str, Any]) -> int:
        """How far a plan is above what is left of the budget, which it could only come
        close to."""
        if not self.budget:
            return 0
        peak = plan["predicted"]["peak_bytes"]
        return max(0, peak - (self.budget - self.held_back))

    def wants_another(self, peak: int, plan: Mapping[str, Any]) -> bool:
        """Whether a step of such a peak should be planned again."""
        if not self.budget or peak <= self.budget or not self._left:
            return False
        if self.excess(plan):
            return False
        self._left -= 1
        self.held_back += peak - plan["predicted"]["peak_bytes"]
        self.held_back = min(self.held_back, self.budget - 1)
        return True

    def explain(self, bytes: int) -> None:
        """The next trace has so many more bytes that belong to no graph: as far as
        they are what a step took too much, they need not be held back as well."""
        self.held_back = max(0, self.held_back - max(0, bytes))


def nearest(errors: Sequence[InfeasibleError]) -> InfeasibleError:
    """Of errors over one step, that of the smallest budget that is known to do."""

    def key(error: InfeasibleError) -> float:
        return error.smallest_device_budget or math.inf

    return min(errors, key=key)

# ===- _choice.py - Graphs with planned recomputation ----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Chooses the ops that backward recomputes: by a plan of the joint graph, or as PyTorch's
partitioner does.

A plan of the joint graph has recomputed ops and transfers. The graph is divided with the
recomputed ops in it, and transfers are replanned on the two graphs, whose memory
is predicted as that of any other two. If they do not fit, the joint step is replanned
with a smaller budget.
"""

from __future__ import annotations

import dataclasses
from typing import Any, Callable, Mapping, Sequence

from torch import fx

from ..._messages import InfeasibleError, Remark
from ..common import _compat
from ..common._refit import Refit, nearest
from . import _regions
from ._graphs import Lower, StepGraphs, output_node
from ._joint import JointGraph
from ._storages import copy_of

# Maximum number of joint plans, each with a smaller budget.
_TRIES = 4


@dataclasses.dataclass
class Draft:
    """Two graphs, their trace and plan; `joint_…`: those of the graph that was
    divided."""

    graphs: StepGraphs
    trace: dict[str, Any]
    plan: dict[str, Any]
    joint_trace: dict[str, Any] | None = None
    joint_plan: dict[str, Any] | None = None
    remarks: list[Remark] = dataclasses.field(default_factory=list)


class Parts:
    """A joint graph that can be divided more than once."""

    def __init__(
        self,
        joint: fx.GraphModule,
        joint_inputs: Sequence[Any],
        options: Mapping[str, Any],
        lower: Lower | None,
    ) -> None:
        """`lower`: gives the kernels of graphs that inductor compiles."""
        self._joint, self._inputs = joint, joint_inputs
        self._options, self._lower = options, lower
        self._outputs = options["num_fwd_outputs"]
        self._own: StepGraphs | None = None

    def own(self) -> StepGraphs:
        """A copy of the graph, divided by PyTorch's partitioner: the same each time."""
        if self._own is None:
            self._own = self.divide(_compat.private("partition"), self.copy())
        return self._own

    def joint(self) -> JointGraph:
        """A copy of the graph, to be rewritten."""
        return JointGraph(
            copy_of(self._joint),
            num_forward_outputs=self._outputs,
            regions=_regions.fused if self._lower else _regions.none,
        )

    def copy(self) -> fx.GraphModule:
        """A copy to divide."""
        return copy_of(self._joint)

    def divide(
        self, divide: Callable[..., Any], joint: fx.GraphModule | None = None
    ) -> StepGraphs:
        """Divides the graph, or `joint`, which is changed."""
        joint = joint or self._joint
        described = output_node(joint).meta.get("desc")
        forward, backward = divide(joint, self._inputs, **self._options)
        # The partitioner drops it where backward recomputes random numbers.
        if described:
            output_node(forward).meta.setdefault("desc", described[: self._outputs])
        return StepGraphs(
            forward,
            backward,
            num_forward_outputs=self._outputs,
            static_inputs=self._options.get("static_lifetime_input_indices") or (),
            lower=self._lower,
        )


def choose(
    parts: Parts,
    refit: Refit,
    plan: Callable[..., Draft],
    sketch: Callable[[JointGraph], tuple[dict[str, Any], dict[str, Any]]],
) -> Draft:
    """Returns the draft of the least time within the budget. A percentage is one of the
    joint graph's peak without a plan. `plan` makes a draft of two graphs, `sketch` the
    trace of a joint one.

    Raises:
      InfeasibleError: neither fits.
    """
    joint = parts.joint()
    trace, machine = sketch(joint)
    budget = refit.resolve(trace, machine=machine)
    drafts: list[Draft] = []
    errors: list[InfeasibleError] = []
    try:
        drafts.append(plan(parts.own(), **budget))
    except InfeasibleError as error:
        errors.append(error)
    try:
        drafts += _drafts_by_plan(parts, joint, refit, plan, trace, machine, budget)
    except InfeasibleError as error:
        errors.append(error)
    if not drafts:
        raise nearest(errors)

    def cost(draft: Draft) -> tuple[int, float, int]:
        predicted = draft.plan["predicted"]
        # Within a budget the peak does not count.
        peak = 0 if refit.budget else predicted["peak_bytes"]
        return refit.excess(draft.plan), predicted["makespan_us"], peak

    # Of equals the first, which is PyTorch's.
    return min(drafts, key=cost)


def _drafts_by_plan(
    parts: Parts,
    joint: JointGraph | None,
    refit: Refit,
    plan: Callable[..., Draft],
    trace: dict[str, Any],
    machine: Mapping[str, Any],
    budget: Mapping[str, int],
) -> list[Draft]:
    """The joint plan, of `joint`, spends less where the two graphs of it do not fit,
    until it can spend no less.

    Raises:
      InfeasibleError: none fits.
    """
    less, tried = refit.held_back, []
    drafts: list[Draft] = []
    errors: list[InfeasibleError] = []
    while len(tried) < _TRIES:
        try:
            joint_plan = refit.plan_joint(trace, less, machine=machine, **budget)
        except InfeasibleError as error:
            errors.append(error)
            break
        if joint_plan["commands"] in tried:
            break
        tried.append(joint_plan["commands"])
        graphs, names = _carry_out(parts, joint, joint_plan)
        # Is another one now.
        joint = None
        try:
            draft = plan(graphs, **budget)
        except InfeasibleError as error:
            errors.append(error)
            given = budget.get("device_memory_budget", error.smallest_device_budget)
            missing = error.smallest_device_budget - given
        else:
            draft.joint_trace, draft.joint_plan = trace, joint_plan
            draft.remarks = [_remark(name, trace) for name in names]
            drafts.append(draft)
            missing = refit.excess(draft.plan)
        if missing <= 0:
            break
        less += missing
    if not drafts:
        raise nearest(errors)
    return drafts


def _carry_out(
    parts: Parts, joint: JointGraph | None, plan: Mapping[str, Any]
) -> tuple[StepGraphs, list[str]]:
    """Returns the two graphs with the recomputed ops, and the rematerialized values.
    Changes `joint`; None: makes one."""
    joint = joint or parts.joint()
    names = joint.rematerialize(plan)
    return parts.divide(_compat.divide_by_place, joint.module), names


def _remark(name: str, trace: Mapping[str, Any]) -> Remark:
    (size,) = {v["bytes"] for v in trace["values"] if v["name"] == name}
    return Remark(
        kind="passed",
        message=f"rematerialized '{name}'",
        bytes=size,
        category="ao",
        name="torch",
    )

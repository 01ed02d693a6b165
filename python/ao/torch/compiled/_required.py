# ===- _required.py - Values that a policy requires to be offloaded --------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""CPU_OFFLOAD of selective checkpoints in compiled graphs.

PyTorch's partitioners do not support it. Such a value is saved, and where the policy
says MUST, it is offloaded whether the budget needs that or not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Collection

from ... import _planner
from ..._messages import Error
from ..common import _reasons

if TYPE_CHECKING:
    from ._choice import Draft
    from ._graphs import StepGraphs


def complete(draft: Draft, names: Collection[str]) -> None:
    """Adds to the plan of a draft what offloads the results of the nodes `names`.

    Raises:
      Error: one of them cannot be offloaded, or the host budget is exceeded.
    """
    graphs, plan = draft.graphs, draft.plan
    values = {
        owner
        for node in graphs.forward.graph.nodes
        if node.name in names
        for owner in graphs.owners[node]
        if graphs.values[owner].saved
    }
    rest = sorted(values - {command["value"] for command in plan["commands"]})
    if not rest:
        return
    for value in (graphs.values[index] for index in rest):
        if value.obstacle:
            raise Error(
                f"a checkpoint's policy requires '{value.name}' to be offloaded, "
                f"which is not possible: {_reasons.describe_obstacle(value.obstacle)}"
            )
    extra = [command for index in rest for command in _commands(graphs, index)]
    commands = sorted([*plan["commands"], *extra], key=lambda c: c["before"])
    draft.plan = {**plan, "commands": commands}
    if "predicted" in plan:  # Else a part of the plan of several graphs.
        draft.plan["predicted"] = _predict(draft)


def _predict(draft: Draft) -> dict[str, Any]:
    """The figures of a plan with more commands."""
    figures = _planner.simulate(draft.trace, draft.plan)
    predicted = draft.plan["predicted"]
    # Copies of the values that were added are pinned.
    figures["pinned_peak_bytes"] = predicted["pinned_peak_bytes"] + (
        figures["host_peak_bytes"] - predicted["host_peak_bytes"]
    )
    budget, host = draft.plan["options"]["host_budget"], figures["host_peak_bytes"]
    if budget is not None and host > budget:
        raise Error(
            f"checkpoint policies require {host} bytes on the host, more than the "
            f"host memory budget of {budget} bytes"
        )
    return {name: figures.get(name, predicted[name]) for name in predicted}


def _commands(graphs: StepGraphs, index: int) -> list[dict[str, Any]]:
    """Returns commands that offload a value after its last use in forward, release it
    when forward ends, and reload it during the op before its first use in backward."""
    value, boundary = graphs.values[index], graphs.boundary
    uses = value.uses | {value.definition}
    last = max(use for use in uses if use < boundary)
    first = min(use for use in uses if use >= boundary)
    places = {
        "offload": last + 1,
        "release": boundary,
        "reload": max(boundary, first - 1),
        "wait": first,
    }
    return [
        {"do": do, "value": index, "before": before} for do, before in places.items()
    ]

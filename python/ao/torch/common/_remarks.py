# ===- _remarks.py - Remarks of planned steps ------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The decisions of a plan as remarks."""

from __future__ import annotations

from typing import Any, Callable, Mapping, Sequence

from ..._messages import Remark
from . import _reasons


def of_values(
    trace: Mapping[str, Any],
    plan: Mapping[str, Any],
    why_kept: Callable[[Mapping[str, Any]], "str | None"],
) -> list[Remark]:
    """Returns a remark for each value of a trace: offloaded, or kept on device.

    Args:
      trace: the trace of a step.
      plan: its plan.
      why_kept: returns the reason why a value is kept; None: it has no remark.
    """
    offloaded = {c["value"] for c in plan["commands"] if c["do"] == "offload"}
    remarks = []
    for index, value in enumerate(trace["values"]):
        reason = why_kept(value)
        if reason is None:
            continue
        is_offloaded = index in offloaded
        verb = "offloaded" if is_offloaded else "kept on device:"
        remarks.append(
            Remark(
                kind="passed" if is_offloaded else "missed",
                message=f"{verb} '{value['name']}'",
                bytes=value["bytes"],
                reason=None if is_offloaded else reason,
                function=trace["name"],
                category="ao",
                name="torch",
            )
        )
    return remarks


def of_graphs(trace: Mapping[str, Any], plan: Mapping[str, Any]) -> list[Remark]:
    """Returns the remarks of the values that are saved for backward."""

    def why_kept(value: Mapping[str, Any]) -> str | None:
        if "slot" not in value:
            return None
        if "obstacle" in value:
            return _reasons.describe_obstacle(value["obstacle"])
        if "declined" in plan:
            return _reasons.describe_declined(plan["declined"])
        return "not needed for the budget"

    return of_values(trace, plan, why_kept)


def of_kernels(ops: Sequence[str]) -> Remark:
    """Returns the remark that a plan has changed the kernels of ops."""
    return Remark(
        kind="missed",
        message=f"kernels are not those without a plan: {', '.join(ops)}",
        reason="inductor fuses these ops differently beside transfers, so that results "
        "may have other bits",
        category="ao",
        name="torch",
    )


def of_kept_graph() -> Remark:
    """Returns the remark that a backward pass has kept its graph."""
    return Remark(
        kind="missed",
        message="a backward pass keeps its graph (retain_graph=True)",
        reason="the plan frees saved values after their last use in backward, a graph "
        "that is kept holds them, and no plan has its further backward passes",
        category="ao",
        name="torch",
    )

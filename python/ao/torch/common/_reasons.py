# ===- _reasons.py - Reasons for keeping values, in words ------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Describes the keys of traces, plans and statistics that explain kept values."""

from __future__ import annotations

from typing import Mapping

# `obstacle` of a value in a trace.
_OBSTACLES = {
    "argument": "argument, owned by the caller",
    "output": "returned to the caller",
    "loop": "inside a loop",
    "no-gap": "no idle interval",
    "not-saved": "not saved for backward",
    "cheap": "rematerialization costs less than a transfer",
    "excluded": "excluded by 'offload', 'keep' or a mark",
    "few-elements": "fewer elements than 'min_elements'",
    "parameters": "parameter of the model",
    "gradients": "gradient of a parameter",
    "optimizer-state": "state of an optimizer",
    "inputs": "input of the model",
    "workspace": "workspace of an op",
}

# `declined` of a plan.
_DECLINED = {
    "fits": "the peak is within the budget",
    "unified": "host memory is device memory",
    "nothing-eligible": "no value is eligible",
    "no-gain": "not idle at the peak, or its offload would be late",
}

# `kept` of the statistics of a session.
_KEPT_TENSORS = {
    "small": "below min_bytes or min_elements",
    "parameter": "parameters",
    "keep": "excluded by 'offload', 'keep' or a mark",
    "no_data": "without data",
    "device": "on another device",
    "layer": "of layers kept on device",
    "partial": "with less than half of a storage",
    "recomputed": "of recomputed ops",
    "declined": "of steps without transfers",
}


def describe_obstacle(key: str) -> str:
    """Returns why a value is not eligible, by its `obstacle` in a trace."""
    return _OBSTACLES[key]


def describe_declined(key: str) -> str:
    """Returns why a plan offloads nothing, by its `declined`."""
    return _DECLINED[key]


def describe_kept(kept: Mapping[str, int]) -> str:
    """Returns the numbers of kept tensors by reason: "12 parameters, 3 …"; empty
    without any."""
    return ", ".join(
        f"{count} {_KEPT_TENSORS[key]}" for key, count in kept.items() if count
    )

# ===- _machine.py - The machine at hand -----------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The description of the machine that a step runs on."""

from __future__ import annotations

from typing import Any

import torch

from .. import _planner
from .._arguments import Machine
from .._messages import Error


def machine(device: torch.device | str | None = None) -> dict[str, Any]:
    """The description of a device's machine, as `ao.plan` takes it.

    Args:
      device: a device of PyTorch; None: the accelerator that is there.

    Raises:
      Error: there is no accelerator, or its machine is not among `ao.machines()`:
        pass a description then.
    """
    found = torch.device(device) if device is not None else _accelerator()
    if found is None or found.type == "cpu":
        raise Error(
            "the machine 'auto' needs an accelerator, and none is there: name a "
            f"machine ({', '.join(_planner.machines())}) or describe one"
        )
    name = torch.cuda.get_device_name(found) if found.type == "cuda" else found.type
    raise Error(f"the rates of '{name}' are not known: name or describe a machine")


def resolve(given: Machine, device: torch.device) -> dict[str, Any]:
    """What the option `machine` stands for."""
    return machine(device) if given == "auto" else _planner.machine(given)


def _accelerator() -> torch.device | None:
    if torch.accelerator.is_available():
        return torch.accelerator.current_accelerator()
    return None

# ===- _machine.py - The machine at hand -----------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The description of the machine that a step runs on."""

from __future__ import annotations

from typing import Any, Callable

import torch

from ... import _planner
from ..._arguments import Machine
from ..._messages import Error
from . import _rates, _shared
from ._profile import Profile


def machine(
    device: torch.device | str | None = None,
    *,
    group: Any = None,
    cache_dir: Any = None,
) -> dict[str, Any]:
    """Returns the description of a device's machine, as `ao.plan` takes it.

    The rates are measured, which takes a second, and then read from the profile of
    the device.

    Args:
      device: a device of PyTorch; None: the current accelerator.
      group: a process group of `torch.distributed`, all ranks of which call this. The
        rates are then those of a rank while all ranks of its machine copy at once,
        the lowest of the group, and the description is the same on all ranks. Rank 0
        prints the rates of one rank and of all. Later, `machine="auto"` means this
        description wherever as many ranks run on a machine. None: this device alone.
      cache_dir: folder of profiles; None: `$AO_CACHE_DIR`, else `~/.cache/ao`.

    Raises:
      Error: there is no accelerator or it is not a CUDA GPU (use a description
        instead), or a rank of the group has failed.
    """
    found = torch.device(device) if device is not None else _accelerator()
    if found is None or found.type == "cpu":
        raise Error(
            "machine 'auto' requires an accelerator, and none was found; expected one of "
            f"{', '.join(_planner.machines())}, or the description of a machine"
        )
    if found.type != "cuda":
        raise Error(
            f"cannot measure the rates of '{found.type}'; expected one of "
            f"{', '.join(_planner.machines())}, or the description of a machine"
        )
    profile = Profile(found, cache_dir)
    if group is None:
        return known_or_measured(profile, lambda: _rates.CudaProbe(found))
    shared = _shared.describe(profile, lambda: _rates.CudaProbe(found), group)
    return _planner.machine(shared)


def known_or_measured(
    profile: Profile, make_probe: Callable[[], _rates.Probe]
) -> dict[str, Any]:
    """Returns the machine of the profile, with the rates of the shared link if they were
    measured, else that of a measurement, which the profile keeps."""
    if shared := profile.shared_link(_shared.ranks_here()):
        return _planner.machine(shared)
    if not profile.link:
        profile.link = _rates.describe(make_probe())
        profile.save()
    return _planner.machine(profile.link)


def resolve(
    given: Machine, device: torch.device, cache_dir: Any = None
) -> dict[str, Any]:
    """Returns the machine that the option `machine` selects."""
    if isinstance(given, str) and given == "auto":
        return machine(device, cache_dir=cache_dir)
    return _planner.machine(given)


def _accelerator() -> torch.device | None:
    if torch.accelerator.is_available():
        return torch.accelerator.current_accelerator()
    return None

# ===- _shared.py - Rates of links that several ranks share ----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Measures a device while the other ranks of its machine copy as well.

The ranks of a machine measure one after another, and then their copies all at once.
"""

from __future__ import annotations

import contextlib
import os
import pathlib
import platform
from typing import Any, Callable, Iterator, Mapping

from torch import distributed

from ..._messages import Error
from . import _rates
from ._profile import Profile

# Fields of a description of which the largest value is the worst, and absence the best.
_COSTS = (
    "latency_us",
    "collective_occupancy",
    "d2h_interference",
    "h2d_interference",
)


def ranks_here() -> int:
    """Returns the number of ranks that a launcher such as torchrun has started on this
    machine.

    Raises:
      Error: LOCAL_WORLD_SIZE is not a number from 1 on.
    """
    text = os.environ.get("LOCAL_WORLD_SIZE") or "1"
    if not text.isdecimal() or int(text) < 1:
        raise Error(f"LOCAL_WORLD_SIZE: expected a number from 1 on, got '{text}'")
    return int(text)


def describe(
    profile: Profile, make_probe: Callable[[], _rates.Probe], group: Any
) -> dict[str, Any]:
    """The same description on all ranks of a group, with the lowest rates of any
    while all ranks of its machine copy; every rank of the group calls this.

    Raises:
      Error: a rank has failed to measure.
    """
    host = platform.node()
    hosts = _gather(host, group)
    rank = distributed.get_rank(group)
    count, place = hosts.count(host), hosts[:rank].count(host)
    known = profile.shared_link(count)
    if all(_gather(bool(known), group)):
        found: Any = (known, {})
    else:
        rounds = max(map(hosts.count, hosts))
        found = _measure(make_probe, group, place, rounds)
    everyone = _gather(found, group)
    errors = [f"rank {i}: {one}" for i, one in enumerate(everyone) if isinstance(one, str)]
    if errors:
        raise Error(f"the link to the host cannot be measured: {'; '.join(errors)}")
    result = worst([description for description, _ in everyone])
    if everyone[0][1] and rank == 0:
        print(_sentence(result, everyone[0][1], count), flush=True)
    profile.add_shared_link(count, result)
    profile.save()
    return result


def _gather(value: Any, group: Any) -> list[Any]:
    """The values of all ranks."""
    values = [None] * distributed.get_world_size(group)
    distributed.all_gather_object(values, value, group)
    return values


def _measure(
    make_probe: Callable[[], _rates.Probe], group: Any, place: int, rounds: int
) -> tuple[dict[str, Any], dict[str, Any]] | str:
    """Returns the description with the rates of all ranks at once, and that of this rank
    alone, which is measured in round `place`. Returns text where measuring fails: the
    other ranks wait for this one."""
    alone: dict[str, Any] = {}
    error = ""
    with contextlib.ExitStack() as stack:
        probe = None
        for number in range(rounds):
            distributed.barrier(group)
            if number != place:
                continue
            try:
                probe = make_probe()
                stack.enter_context(near(getattr(probe, "pci_address", None)))
                alone = _rates.describe(probe)
            except Exception as failure:
                error = f"{type(failure).__name__}: {failure}"
        distributed.barrier(group)
        together = dict(alone)
        try:
            if probe is not None and not error:
                together |= _rates.bandwidths(probe)
        except Exception as failure:
            error = f"{type(failure).__name__}: {failure}"
        distributed.barrier(group)
    return error or (together, alone)


def worst(descriptions: list[Mapping[str, Any]]) -> dict[str, Any]:
    """A description that promises no more than any of several."""

    def combine(key: str, values: list[Any]) -> Any:
        if isinstance(values[0], Mapping):
            names = dict.fromkeys(name for value in values for name in value)
            known = {
                name: [value[name] for value in values if name in value]
                for name in names
            }
            return {
                name: combine(name, each)
                for name, each in known.items()
                if name in _COSTS or len(each) == len(values)
            }
        if isinstance(values[0], str):
            return values[0]
        return max(values) if key in _COSTS else min(values)

    return combine("", descriptions)


def _sentence(
    together: Mapping[str, Any], alone: Mapping[str, Any], count: int
) -> str:
    def rates(description: Mapping[str, Any]) -> str:
        out, back = (description[f"{way}_bandwidth"] / 1e9 for way in ("d2h", "h2d"))
        return f"{out:.2f} GB/s out and {back:.2f} GB/s back"

    return (
        f"ao: the link to the host of '{together['name']}': {rates(alone)} for one "
        f"rank, {rates(together)} for each of {count} at once"
    )


@contextlib.contextmanager
def near(pci_address: str | None, root: str = "") -> Iterator[None]:
    """Runs the calling thread on the processors next to a device in its body, so that
    the host memory that it pins is there. Has no effect if the system names no such
    processor, or allows none of them.

    Args:
      pci_address: such as "0000:3b:00.0"; None: unknown.
      root: the system's file tree, for tests.
    """
    before = os.sched_getaffinity(0)
    if wanted := _processors_near(pci_address, root) & before:
        os.sched_setaffinity(0, wanted)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def _processors_near(pci_address: str | None, root: str) -> set[int]:
    if pci_address is None:
        return set()
    try:
        devices = pathlib.Path(f"{root}/sys/bus/pci/devices")
        node = int((devices / pci_address / "numa_node").read_text())
        nodes = pathlib.Path(f"{root}/sys/devices/system/node")
        text = (nodes / f"node{node}" / "cpulist").read_text()
    except (OSError, ValueError):
        return set()
    found: set[int] = set()
    for part in filter(None, text.strip().split(",")):
        first, _, last = part.partition("-")
        found |= set(range(int(first), int(last or first) + 1))
    return found

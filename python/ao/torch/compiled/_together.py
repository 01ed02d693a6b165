# ===- _together.py - Several pairs of graphs as one trace -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Joins the traces of the graphs that one step runs, in the order in which they ran,
and divides a plan of the whole into one for each call.

Storages that several graphs see (a parameter, an activation that one graph hands to
the next, its gradient) are one value: a recording has which they are and when they
were freed. A value that one call saves is offloaded in that call's graphs only: a command between
its forward and its backward graph is carried out where the forward graph ends, if it
copies out, or where the backward graph begins, if it reloads. A copy begins in the
graph in which it is waited for. The device holds no more for it than is predicted.
"""

from __future__ import annotations

import dataclasses
import weakref
from typing import Any, Iterable, Mapping, Sequence

import torch

from ... import _planner
from ..common._meter import parts_of
from ._pairs import Facts

FORWARD, BACKWARD = "forward", "backward"


class Recording:
    """The storages that graphs read and return while a step runs.

    Attributes:
      ports: by event, the serial numbers of the storages of inputs and of results.
      lasting: serial numbers of storages that exist before the step.
      deaths: by serial number: 2k before event k, 2k + 1 while it ran.
    """

    def __init__(self) -> None:
        self.ports: list[tuple[list[int | None], list[int | None]]] = []
        self.lasting: set[int] = set()
        self.deaths: dict[int, int] = {}
        self._alive: dict[int, tuple[int, Any]] = {}
        self._count = 0
        self._is_inside = False

    def begin(self, inputs: Iterable[Any]) -> None:
        """A graph is about to run."""
        self.ports.append(([self._see(tensor, True) for tensor in inputs], []))
        self._is_inside = True

    def end(self, results: Iterable[Any]) -> None:
        """The graph has run."""
        self.ports[-1][1].extend(self._see(tensor, False) for tensor in results)
        self._is_inside = False

    def _see(self, tensor: Any, is_input: bool) -> int | None:
        parts = parts_of(tensor)
        if len(parts) != 1:
            return None
        storage = parts[0].untyped_storage()
        key = storage._cdata
        if key not in self._alive:
            serial = self._count
            self._count += 1

            def die(_: Any) -> None:
                del self._alive[key]
                inside = self._is_inside
                self.deaths[serial] = 2 * len(self.ports) - (1 if inside else 0)

            self._alive[key] = serial, weakref.ref(storage, die)
            if is_input and (len(self.ports) == 0 or _is_parameter(tensor)):
                self.lasting.add(serial)
        return self._alive[key][0]


def _is_parameter(tensor: torch.Tensor) -> bool:
    return tensor.is_leaf and tensor.requires_grad or isinstance(
        tensor, torch.nn.Parameter
    )


@dataclasses.dataclass
class Member:
    """A call of a pair in a step: `key` are the pair's number and the call's among
    those of the pair, `forward` and `backward` the positions of its events."""

    key: tuple[int, int]
    facts: Facts
    forward: int
    backward: int

    @property
    def name(self) -> str:
        return "graph{}.call{}".format(*self.key)

    @property
    def boundary(self) -> int:
        return self.facts.trace["boundary"]

    @property
    def ops(self) -> int:
        return len(self.facts.trace["ops"])


class Together:
    """The calls of one step as one trace."""

    def __init__(
        self,
        members: Sequence[Member],
        recording: Recording,
        kept: Sequence[int],
        name: str,
    ) -> None:
        """`kept`: which events of the recording belong to the step."""
        self._members, self._recording = list(members), recording
        # By event of the recording: how many events of the step precede it.
        self._before = [sum(k < event for k in kept) for event in range(len(recording.ports) + 1)]
        self._kept = list(kept)
        self._ports = [recording.ports[event] for event in kept]
        self._place_ops()
        # By value of the step: the call and its value; None: several share it.
        self.sources: list[tuple[Member, int] | None] = []
        self._values: list[dict[str, Any]] = []
        self._join_values()
        forwards = max(member.forward for member in self._members)
        backwards = min(member.backward for member in self._members)
        self.trace = {
            **_planner.TRACE_HEADER,
            "name": name,
            "boundary": self._begins[backwards] if forwards < backwards else None,
            "ops": self._ops,
            "values": self._values,
        }

    def _place_ops(self) -> None:
        events: dict[int, tuple[Member, list[dict[str, Any]]]] = {}
        for member in self._members:
            ops = member.facts.trace["ops"]
            events[member.forward] = member, ops[: member.boundary]
            events[member.backward] = member, ops[member.boundary :]
        self._begins: list[int] = []
        self._ops: list[dict[str, Any]] = []
        for event in range(len(events)):
            member, ops = events[event]
            self._begins.append(len(self._ops))
            self._ops += [
                {**op, "name": f"{member.name}.{op['name']}"} for op in ops
            ]
        self._begins.append(len(self._ops))

    def _op(self, member: Member, op: int) -> int:
        """An op of a call among those of the step."""
        if op < member.boundary:
            return self._begins[member.forward] + op
        return self._begins[member.backward] + op - member.boundary

    # Values

    def _join_values(self) -> None:
        shared: dict[int, list[tuple[Member, int]]] = {}
        slots = 0
        for member in self._members:
            serials = self._serials(member)
            for index, entry in enumerate(member.facts.trace["values"]):
                if index in serials:
                    shared.setdefault(serials[index], []).append((member, index))
                    continue
                own = self._own_value(member, entry)
                if "slot" in own:
                    own["slot"], slots = slots, slots + 1
                self._values.append(own)
                self.sources.append((member, index))
        for serial, seen in shared.items():
            self._values.append(self._shared_value(serial, seen))
            self.sources.append(None)

    def _serials(self, member: Member) -> dict[int, int]:
        """By value of a call: the serial number of the storage that a graph takes or
        returns."""
        facts, found = member.facts, {}
        forward, backward = self._ports[member.forward], self._ports[member.backward]
        for values, serials in (
            (facts.inputs, forward[0]),
            (facts.outputs, forward[1]),
            (facts.gradients, backward[1]),
        ):
            for value, serial in zip(values, serials):
                if value is not None and serial is not None:
                    found.setdefault(value, serial)
        for at, value in facts.tangents.items():
            if -at <= len(backward[0]) and backward[0][at] is not None:
                found.setdefault(value, backward[0][at])
        return found

    def _own_value(self, member: Member, entry: Mapping[str, Any]) -> dict[str, Any]:
        definition = entry["def"]
        return {
            **entry,
            "name": f"{member.name}.{entry['name']}",
            "def": self._op(member, definition) if definition >= 0 else -1,
            "uses": sorted(self._op(member, use) for use in entry["uses"]),
        }

    def _shared_value(
        self, serial: int, seen: Sequence[tuple[Member, int]]
    ) -> dict[str, Any]:
        """The storage of a serial number, from its first op to its death."""
        entries = [(m, m.facts.trace["values"][index]) for m, index in seen]
        definition = self._definition(serial, entries)
        # The op that finds a gradient, its definition in its own graph, reads it as well.
        uses = {
            self._op(m, op)
            for m, entry in entries
            for op in (entry["def"], *entry["uses"])
            if op >= 0
        }
        death = self._recording.deaths.get(serial)
        if death is not None:
            uses.add(self._begins[self._before[death // 2]] - 1)
        member, first = entries[0]
        return {
            "name": f"{member.name}.{first['name']}",
            "bytes": max(entry["bytes"] for _, entry in entries),
            "def": definition,
            "uses": sorted(use for use in uses if use > definition),
            "offloadable": False,
            "live_out": death is None,
            "obstacle": first.get("obstacle") or "output",
        }

    def _definition(
        self, serial: int, entries: Sequence[tuple[Member, Mapping[str, Any]]]
    ) -> int:
        """The op that makes a storage, or the first that finds it."""
        if serial in self._recording.lasting:
            return -1
        first = min(
            event
            for event, (inputs, results) in enumerate(self._ports)
            if serial in inputs or serial in results
        )
        if serial in self._ports[first][0]:
            return min(self._begins[first], len(self._ops) - 1)
        made = [
            self._op(member, entry["def"])
            for member, entry in entries
            if first in (member.forward, member.backward) and entry["def"] >= 0
        ]
        return min(made, default=self._begins[first] - 1)

    # Bytes in no graph

    @property
    def begin_bytes(self) -> int:
        """Bytes that are there when the step begins."""
        return sum(value["bytes"] for value in self._values if value["def"] < 0)

    @property
    def gradient_bytes(self) -> int:
        """Bytes of the gradients that exist after the step."""
        facts = {member.key[0]: member.facts for member in self._members}
        return sum(each.gradient_bytes for each in facts.values())

    # Plans

    def divide(
        self, plan: Mapping[str, Any]
    ) -> dict[tuple[int, int], dict[str, Any]]:
        """Returns a plan for each call, in numbers of its own trace."""
        plans: dict[tuple[int, int], list[dict[str, Any]]] = {
            member.key: [] for member in self._members
        }
        for command in plan["commands"]:
            source = self.sources[command["value"]]
            assert source is not None
            member, value = source
            before = self._own_place(member, command["before"])
            plans[member.key].append({**command, "value": value, "before": before})
        for member in self._members:
            commands = plans[member.key]
            _keep_in_one_graph(commands, member.boundary)
            commands.sort(key=lambda command: command["before"])
        return {key: {"commands": commands} for key, commands in plans.items()}

    def _own_place(self, member: Member, before: int) -> int:
        """A place of the step among a call's ops, or the nearest such place."""
        begin, end = self._begins[member.forward], self._begins[member.forward + 1]
        if before <= end:
            return max(0, before - begin)
        begin = self._begins[member.backward]
        return min(member.ops, member.boundary + max(0, before - begin))


def _keep_in_one_graph(commands: Sequence[dict[str, Any]], boundary: int) -> None:
    """Delays each copy that one graph of a call would begin and the other wait for, to
    the latter. Until the boundary, offloads belong to forward, reloads do not."""
    begun: dict[int, dict[str, Any]] = {}
    for command in commands:
        if command["do"] in ("offload", "reload"):
            begun[command["value"]] = command
            continue
        copy = begun.pop(command["value"], None)
        if copy is None:
            continue
        first = boundary + (1 if copy["do"] == "offload" else 0)
        if copy["before"] < first <= command["before"]:
            copy["before"] = first


def with_held(trace: dict[str, Any], held_bytes: int) -> dict[str, Any]:
    """The trace with bytes that are on the device all the time."""
    if not held_bytes:
        return trace
    held = {
        "name": "held",
        "bytes": held_bytes,
        "def": -1,
        "uses": [],
        "offloadable": False,
        "live_out": True,
        "obstacle": "argument",
    }
    return {**trace, "values": [*trace["values"], held]}

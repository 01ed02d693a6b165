# ===- _agreement.py - One plan for the ranks of a group -------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Ranks of a group plan from the same figures, without waiting for each other.

A plan offloads values of its own rank, so ranks with unequal plans compute the same
numbers; but where one rank is late with a copy, all wait in the next collective. Each
rank posts what it has recorded to the group's store. When all ranks have posted the
same signature, each plans from the longest durations, the most memory, the smallest
budgets and the lowest rates of any, so their plans are equal, and follows the result
from a posted step on. Until then, and for steps that only some ranks have, each rank
follows its own plan.

A rank whose plan is refitted, or that records the step again, follows its own plan and
asks for another round: each rank posts again, and the next common plan holds back the
most bytes that any rank holds back.
"""

from __future__ import annotations

import dataclasses
import hashlib
import itertools
import json
import warnings
import zlib
from typing import Any, Iterator, Mapping, Sequence

from torch import distributed

from ..._messages import InfeasibleError
from ..common import _compat, _other, _shared
from ..common._refit import plan_below

# Number of sessions with a group so far: ranks make them in one order.
_sessions = itertools.count()

# Steps between the last post and the first step under the common plan, so that ranks
# which are one step late still begin with the others.
_LEAD = 2


@dataclasses.dataclass
class _Agreed:
    """A signature that ranks agree on, in rounds.

    Attributes:
      kept: what `Planning` calls it; None while this rank keeps no plan of it.
      trace: the step as this rank has recorded it.
      budgets: options of the planner, in bytes.
      held_back: bytes of the device budget that this rank does not use.
      round: the last round in which this rank has posted.
      digest: that of the common plan of the round; None: not planned yet.
      is_verified: whether the plans of all ranks were compared.
      may_go_on: whether a rank may have asked for the next round.
    """

    kept: Any
    trace: dict[str, Any]
    budgets: Mapping[str, int]
    held_back: int = 0
    round: int = 0
    digest: str | None = None
    is_verified: bool = False
    may_go_on: bool = False


class Agreement:
    """Posts of this rank, and plans that all ranks of a group have agreed on."""

    def __init__(self, group: Any, options: Mapping[str, Any]) -> None:
        self._rank, self._size, store = _compat.group_members(group)
        name = f"ao/session/{next(_sessions)}"
        self._store: Any = distributed.PrefixStore(name, store)
        self._options = dict(options)
        self._agreed: dict[str, _Agreed] = {}
        # Number of requests of ranks for another round.
        self._asked = 0

    def post(
        self, kept: Any, trace: dict[str, Any], budgets: Mapping[str, int], step: int
    ) -> None:
        """Posts a recorded step for the other ranks.

        Args:
          kept: names the plan in what `take` gives.
          trace: the recorded step.
          budgets: options of the planner, in bytes.
          step: the number of the step.
        """
        if self._store is None:
            return
        key = signature(trace, {**self._options, "machine": None})
        agreed = self._agreed.get(key)
        if agreed is None:
            self._agreed[key] = _Agreed(kept, trace, budgets)
            with self._trying():
                self._post(key, self._agreed[key], step)
            return
        agreed.kept, agreed.trace, agreed.budgets = kept, trace, budgets
        self.ask(kept, 0)

    def ask(self, kept: Any, held_back: int) -> None:
        """Asks for another round on a step whose plan uses `held_back` bytes less than
        the device budget."""
        for key, agreed in self._agreed.items():
            if agreed.kept is kept:
                agreed.held_back = held_back
                with self._trying():
                    self._store.set(f"{key}/{agreed.round + 1}/asked", "")
                    self._store.add("asked", 1)
                return

    def forget(self, kept: Any) -> None:
        """This rank keeps a plan no longer: it takes part in no round until it records
        the step again."""
        for agreed in self._agreed.values():
            if agreed.kept is kept:
                agreed.kept, agreed.trace = None, {}

    def take(
        self, step: int
    ) -> Iterator[tuple[Any, dict[str, Any], dict[str, Any], int]]:
        """Common plans to follow from this step on, each once: what `post` was given as
        `kept`, the trace that all ranks have planned, the plan, and the bytes that it
        does not use of the device budget."""
        if not self._agreed:
            return
        with self._trying():
            asked = self._store.add("asked", 0)
            for agreed in self._agreed.values():
                agreed.may_go_on |= asked != self._asked
            self._asked = asked
        for key, agreed in list(self._agreed.items()):
            found = None
            with self._trying():
                if agreed.kept is not None:
                    found = self._advance(key, agreed, step)
            if found:
                yield agreed.kept, *found

    def _advance(
        self, key: str, agreed: _Agreed, step: int
    ) -> tuple[dict[str, Any], dict[str, Any], int] | None:
        """Continues an agreement as far as the posts of other ranks allow; the common
        plan where it begins with this step."""
        name = f"{key}/{agreed.round}"
        if agreed.digest is None:
            is_due = self._has(f"{name}/from") and step >= int(
                self._store.get(f"{name}/from")
            )
            return self._plan(name, agreed) if is_due else None
        if not agreed.is_verified:
            self._verify(name, agreed)
        if agreed.may_go_on:
            agreed.may_go_on = False
            if self._has(f"{key}/{agreed.round + 1}/asked"):
                agreed.round += 1
                agreed.digest, agreed.is_verified, agreed.may_go_on = None, False, True
                self._post(key, agreed, step)
        return None

    def _post(self, key: str, agreed: _Agreed, step: int) -> None:
        name = f"{key}/{agreed.round}"
        machine = self._options["machine"]
        parts = [_variable(agreed.trace), agreed.budgets, machine, agreed.held_back]
        text = json.dumps(parts)
        self._store.set(f"{name}/{self._rank}", zlib.compress(text.encode()))
        if self._store.add(f"{name}/count", 1) == self._size:
            self._store.set(f"{name}/from", str(step + _LEAD))

    def _plan(
        self, name: str, agreed: _Agreed
    ) -> tuple[dict[str, Any], dict[str, Any], int] | None:
        """The trace of all ranks, its plan and what that holds back; None where no plan
        fits."""
        posts = [
            json.loads(zlib.decompress(self._store.get(f"{name}/{rank}")))
            for rank in range(self._size)
        ]
        parts, budgets, machines, held_back = zip(*posts)
        trace = merge(agreed.trace, parts)
        options = {**self._options, "machine": _shared.worst(machines)}
        for option in sorted(set().union(*budgets)):
            options[option] = min(one[option] for one in budgets if option in one)
        agreed.digest = ""
        try:
            plan = plan_below(trace, max(held_back), **options)
        except InfeasibleError as error:
            agreed.is_verified = True
            warnings.warn(
                f"the ranks of the group have no common plan: {error}; each follows "
                "its own",
                stacklevel=7,
            )
            return None
        text = json.dumps(plan["commands"])
        agreed.digest = hashlib.sha256(text.encode()).hexdigest()
        self._store.set(f"{name}/plan/{self._rank}", agreed.digest)
        return trace, plan, max(held_back)

    def _verify(self, name: str, agreed: _Agreed) -> None:
        """Compares the plans of all ranks, as soon as they are known."""
        names = [f"{name}/plan/{rank}" for rank in range(self._size)]
        if not self._has(*names):
            return
        agreed.is_verified = True
        digests = [self._store.get(each).decode() for each in names]
        others = [i for i, digest in enumerate(digests) if digest != agreed.digest]
        if others:
            warnings.warn(
                f"ranks {others} of the group have a different plan of the same step "
                f"than rank {self._rank}: versions of ao may differ",
                stacklevel=7,
            )

    def _has(self, *names: str) -> bool:
        return bool(self._store.check(list(names)))

    def _trying(self) -> Any:
        """A store that fails, as where the process that hosts it has ended, ends the
        agreement: each rank keeps the plan that it has."""
        return _Trying(self)

    def give_up(self, error: Exception) -> None:
        self._store = None
        self._agreed.clear()
        warnings.warn(
            "the store of the group has failed, so each rank follows its own plans: "
            f"{error}",
            stacklevel=7,
        )


class _Trying:
    def __init__(self, agreement: Agreement) -> None:
        self._agreement = agreement

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: Any, error: Any, trace: Any) -> bool:
        # Errors of stores have this base.
        if not isinstance(error, RuntimeError):
            return False
        self._agreement.give_up(error)
        return True


# Traces of several ranks


def signature(trace: Mapping[str, Any], options: Mapping[str, Any]) -> str:
    """A digest of what all ranks must have in common, by which values have the same
    numbers on all of them."""
    common = [
        [[op["name"], op.get("phase")] for op in trace["ops"]],
        [
            {key: value for key, value in one.items() if key != "uses"}
            for one in trace["values"]
            if not _other.is_other(one)
        ],
        sorted((name, value) for name, value in options.items() if "budget" not in name),
    ]
    return hashlib.sha256(json.dumps(common).encode()).hexdigest()


def _variable(trace: Mapping[str, Any]) -> list[Any]:
    """Returns the parts of a trace that may differ between ranks: durations, uses of
    values, and other memory at each op (in addition to that at its start)."""
    uses = [one["uses"] for one in trace["values"] if not _other.is_other(one)]
    durations = [op["duration_us"] for op in trace["ops"]]
    return [durations, uses, _other.levels(trace)]


def merge(trace: Mapping[str, Any], parts: Sequence[Sequence[Any]]) -> dict[str, Any]:
    """A trace that promises no more than any rank's: the longest durations, all uses,
    and the most other memory."""
    durations, uses, others = zip(*parts)
    named = [one for one in trace["values"] if not _other.is_other(one)]
    values = [
        {**one, "uses": sorted(set().union(*every))}
        for one, every in zip(named, zip(*uses))
    ]
    values += _other.values_of(
        {
            part: _most([levels[part] for levels in others if part in levels])
            for part in sorted(set().union(*others))
        }
    )
    ops = [
        {**op, "duration_us": max(every)}
        for op, every in zip(trace["ops"], zip(*durations))
    ]
    return {**trace, "ops": ops, "values": values}


def _most(parts: Sequence[_other.Levels]) -> _other.Levels:
    """The levels of one part of the memory, the highest of all ranks at each op."""
    first, most = ([max(op) for op in zip(*each)] for each in zip(*parts))
    return first, most

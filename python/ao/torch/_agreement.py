# ===- _agreement.py - One plan for the ranks of a group -------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Ranks of a group plan from the same figures, without waiting for each other.

A plan moves bytes of its own rank, so ranks with unequal plans compute the same
numbers; but where one rank is late with a copy, all wait in the next collective. Each
rank posts what it has recorded to the group's store. When all ranks have posted the
same signature, each plans from the longest durations, the most memory, the smallest
budgets and the lowest rates of any, so their plans are equal, and follows the result
from a posted step on. Until then, and for steps that only some ranks have, each rank
follows its own plan.
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

from .. import _planner
from .._messages import InfeasibleError
from . import _compat, _other, _shared

# How many sessions with a group there have been: ranks make them in one order.
_sessions = itertools.count()

# Steps between the last post and the first step under the common plan, so that ranks
# which are one step late still begin with the others.
_LEAD = 2


@dataclasses.dataclass
class _Pending:
    """A signature that ranks may agree on: what `Planning` calls it, and the step from
    which the common plan holds, once it is known."""

    kept: Any
    trace: dict[str, Any]
    digest: str = ""
    is_planned: bool = False


class Agreement:
    """Posts of this rank, and plans that all ranks of a group have agreed on."""

    def __init__(self, group: Any, options: Mapping[str, Any]) -> None:
        self._rank, self._size, store = _compat.group_members(group)
        name = f"ao/session/{next(_sessions)}"
        self._store: Any = distributed.PrefixStore(name, store)
        self._options = dict(options)
        self._pending: dict[str, _Pending] = {}

    def post(
        self, kept: Any, trace: dict[str, Any], budgets: Mapping[str, int], step: int
    ) -> None:
        """Tells the other ranks of a recorded step.

        Args:
          kept: names the plan in what `take` gives.
          trace: the recorded step.
          budgets: options of the planner, in bytes.
          step: the number of the step.
        """
        options = {**self._options, "machine": None}
        key = signature(trace, options)
        if self._store is None or key in self._pending:
            return
        self._pending[key] = _Pending(kept, trace)
        text = json.dumps([_variable(trace), budgets, self._options["machine"]])
        with self._trying():
            self._store.set(f"{key}/{self._rank}", zlib.compress(text.encode()))
            if self._store.add(f"{key}/count", 1) == self._size:
                self._store.set(f"{key}/from", str(step + _LEAD))

    def take(self, step: int) -> Iterator[tuple[Any, dict[str, Any], dict[str, Any]]]:
        """Common plans to follow from this step on, each once: what `post` was given
        as `kept`, the trace that all ranks have planned, and the plan."""
        for key, pending in list(self._pending.items()):
            found = None
            with self._trying():
                if pending.is_planned:
                    self._verify(key, pending)
                elif self._has(f"{key}/from"):
                    if step >= int(self._store.get(f"{key}/from")):
                        found = self._plan(key, pending)
            if found:
                yield pending.kept, *found

    def _plan(
        self, key: str, pending: _Pending
    ) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """The trace of all ranks and its plan; None where no plan fits."""
        posts = [
            json.loads(zlib.decompress(self._store.get(f"{key}/{rank}")))
            for rank in range(self._size)
        ]
        parts, budgets, machines = zip(*posts)
        trace = merge(pending.trace, parts)
        options = {**self._options, "machine": _shared.worst(machines)}
        for name in sorted(set().union(*budgets)):
            options[name] = min(one[name] for one in budgets if name in one)
        pending.is_planned = True
        try:
            plan = _planner.plan(trace, **options)
        except InfeasibleError as error:
            del self._pending[key]
            warnings.warn(
                f"the ranks of the group have no common plan: {error}; each follows "
                "its own",
                stacklevel=6,
            )
            return None
        text = json.dumps(plan["commands"])
        pending.digest = hashlib.sha256(text.encode()).hexdigest()
        self._store.set(f"{key}/plan/{self._rank}", pending.digest)
        return trace, plan

    def _verify(self, key: str, pending: _Pending) -> None:
        """Compares the plans of all ranks, as soon as they are known."""
        names = [f"{key}/plan/{rank}" for rank in range(self._size)]
        if not self._has(*names):
            return
        del self._pending[key]
        digests = [self._store.get(name).decode() for name in names]
        others = [i for i, digest in enumerate(digests) if digest != pending.digest]
        if others:
            warnings.warn(
                f"ranks {others} of the group have made another plan of the same step "
                f"than rank {self._rank}: versions of ao may differ",
                stacklevel=6,
            )

    def _has(self, *names: str) -> bool:
        return bool(self._store.check(list(names)))

    def _trying(self) -> Any:
        """A store that fails, as where the process that hosts it has ended, ends the
        agreement: each rank keeps the plan that it has."""
        return _Trying(self)

    def give_up(self, error: Exception) -> None:
        self._store = None
        self._pending.clear()
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

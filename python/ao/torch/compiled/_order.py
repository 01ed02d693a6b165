# ===- _order.py - Steps, found by the order in which graphs run -----------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Groups the forward and backward graphs of one backend into steps.

A step begins with a forward graph and ends when the last backward graph of its
forward graphs has run. A forward graph whose autograd graph dies first was an
evaluation, and belongs to no step. Steps with equal events in equal order are of one
kind, which has one plan.
"""

from __future__ import annotations

import collections
import contextlib
import functools
import itertools
import weakref
from typing import Any, Callable, Iterator, NamedTuple

import torch

from ..._messages import InfeasibleError, Remark
from ..common import _compat, _device, _remarks
from ..common._clock import Span
from ..common._meter import Meter
from ..common._refit import Refit
from ..common._step import Step
from ._pairs import Pair, Variant
from ._together import BACKWARD, FORWARD, Member, Recording

# A step with more events is abandoned: its calls keep their autograd graphs.
MOST_EVENTS = 1024

# Number of steps that are recorded after one that was not recorded but should be.
_RECORDS = 100

# Number of steps that are searched for patterns.
_HISTORY = 64

# Maximum number of kinds of several calls, or of graphs with symbols, with a plan.
_MOST_KINDS = 64


class Event(NamedTuple):
    """A run of a graph: the number of its pair, the number of the call in the step, and
    the sizes of its symbols."""

    kind: str
    pair: int
    call: int
    sizes: tuple[int, ...]


Signature = tuple  # of Event


def alone(pair: Pair, sizes: tuple[int, ...]) -> Signature:
    """The signature of a step that calls one pair once."""
    events = (FORWARD, BACKWARD)
    return tuple(Event(kind, pair.number, 0, sizes) for kind in events)


def structure(signature: Signature) -> tuple[Any, ...]:
    """Returns a signature without sizes."""
    return tuple(event[:3] for event in signature)


def has_sizes(signature: Signature) -> bool:
    """Returns whether graphs of a step have symbols."""
    return any(event.sizes for event in signature)


class StepKind:
    """The steps of one signature.

    Attributes:
      number: in the order of plans.
      refit: makes its plans.
      step: its plan; None: it has none, and runs under the safe one.
      plans: the part of the plan of each call, by pair and number of the call.
      other_bytes: bytes on the device that belong to no graph, with `buffer_bytes`.
      buffer_bytes: bytes that are allocated for its CUDA graphs when it is captured.
      count_other: returns those that exist now; None: the step has no plan.
      variant: the compilation, of a step that calls one graph once.
      recorded: the recorded run, of other steps.
      error: no plan fits; the call after the step raises it unless the step occupies at
        most `unmet` bytes, the device budget.
      wants_plan: the step has exceeded its budget, and is replanned when it runs next.
    """

    def __init__(self, signature: Signature, refit: Refit, number: int) -> None:
        self.signature, self.refit, self.number = signature, refit, number
        self.step: Step | None = None
        self.plans: dict[tuple[int, int], dict[str, Any]] = {}
        self.other_bytes = self.buffer_bytes = 0
        self.count_other: Callable[[], int] | None = None
        self.variant: Variant | None = None
        self.recorded: Run | None = None
        self.wants_plan = False
        self.error: InfeasibleError | None = None
        self.unmet = self.warned_bytes = 0

    def check_room(self) -> None:
        """Has the step planned again before it runs if its plan does not fit beside the
        bytes that belong to no graph: an optimizer's, or gradients of an earlier step
        that the program still refers to."""
        if self.step is None or self.count_other is None or self.wants_plan:
            return
        growth = self.count_other() - self.other_bytes
        if growth > 0 and self.refit.is_outgrown(growth, self.step.plan):
            self.wants_plan = True

    @property
    def name(self) -> str:
        return f"step{self.number}"


class Call:
    """A call of a pair in a step, with the sizes of its symbols."""

    def __init__(
        self, pair: Pair, number: int, sizes: tuple[int, ...], run: Run
    ) -> None:
        self.pair, self.number, self.sizes, self.run = pair, number, sizes, run
        self.is_dead = self.has_ended = False
        self.token: Any = None


class _Token:
    """An object that is destroyed with the autograd node of a call."""

    def __init__(self, call: Call) -> None:
        self.call = call


class Run:
    """A run of a step.

    Attributes:
      kind: the kind whose plan it follows; None: the safe one.
      calls: by event, in order; dead calls among them.
      recording: None where a plan is followed that holds.
      variants: by event, the compilation.
      begun_bytes: on a GPU, bytes that were allocated when it began.
      keeps_graph: whether a backward pass has kept its graph.
      is_replayed: it is launched from CUDA graphs, whose memory has no peak.
    """

    def __init__(self) -> None:
        self.kind: StepKind | None = None
        self.calls: list[tuple[str, Call]] = []
        self.open: set[Call] = set()
        self.recording: Recording | None = Recording()
        self.meter: Meter | None = None
        self.variants: list[Variant] = []
        self.device = torch.device("cpu")
        self.span: Span | None = None
        self.begun_bytes = self.peak = 0
        self.is_disturbed = self.is_replayed = self.keeps_graph = False

    @property
    def remarks(self) -> list[Remark]:
        """How its compilations and its backward passes differ from a plan's."""
        own = [_remarks.of_kept_graph()] if self.keeps_graph else []
        return own + [each for variant in self.variants for each in variant.remarks]

    @property
    def has_allocator_peak(self) -> bool:
        """True if the allocator has statistics of the peak."""
        return self.device.type != "cpu"

    @property
    def signature(self) -> Signature:
        counts: dict[int, int] = {}
        numbers: dict[Call, int] = {}
        for _, call in self.calls:
            if not call.is_dead and call not in numbers:
                numbers[call] = counts.get(call.pair.number, 0)
                counts[call.pair.number] = numbers[call] + 1
        return tuple(
            Event(kind, call.pair.number, numbers[call], call.sizes)
            for kind, call in self.calls
            if call in numbers
        )

    @property
    def kept(self) -> list[int]:
        """Which events belong to the step."""
        return [i for i, (_, call) in enumerate(self.calls) if not call.is_dead]

    def next_number(self, pair: Pair) -> int:
        return sum(
            kind == FORWARD and call.pair is pair and not call.is_dead
            for kind, call in self.calls
        )


class Order:
    """The run-time order of the calls of one backend.

    `make_kind(signature)` makes a kind of step that is not planned yet,
    `find_variant(pair, kind, number)` returns the compilation of a pair that a call of
    a step uses, `end_step(run)` plans or checks a step that has run; `always_counts`
    says whether memory is counted in every step on the processor.
    """

    def __init__(
        self,
        *,
        make_kind: Callable[[Signature], StepKind],
        find_variant: Callable[[Pair, StepKind | None, int], Variant],
        end_step: Callable[[Run], None],
        always_counts: bool,
    ) -> None:
        self.kinds: dict[Signature, StepKind] = {}
        self._make_kind = make_kind
        self._find_variant, self._end_step = find_variant, end_step
        self._always_counts = always_counts
        self._run: Run | None = None
        self._announced: Call | None = None
        # By structure of a step: that of the step after it, the last time.
        self._next: dict[tuple[Any, ...], tuple[Any, ...]] = {}
        # Structures of the steps that have run, the last one last.
        self._history: collections.deque[tuple[Any, ...]] = collections.deque(
            maxlen=_HISTORY
        )
        # Number of steps that are recorded also if they follow a plan.
        self._records_left = 0

    @property
    def is_running(self) -> bool:
        """True if a step has begun and not ended."""
        self._settle()
        return self._run is not None

    def add(self, kind: StepKind) -> None:
        """Adds a kind of step. Of too many kinds of several calls, or of graphs with
        symbols, the one that was not used for longest is dropped."""
        self.kinds[kind.signature] = kind
        self._records_left = 0
        many = [s for s in self.kinds if len(s) > 2 or has_sizes(s)]
        for signature in many[: max(0, len(many) - _MOST_KINDS)]:
            del self.kinds[signature]

    def like(self, signature: Signature) -> list[StepKind]:
        """Returns the planned kinds that differ from a signature in sizes only."""
        wanted = structure(signature)
        return [
            kind
            for other, kind in self.kinds.items()
            if kind.step is not None and structure(other) == wanted
        ]

    def begin_call(self, pair: Pair, sizes: tuple[int, ...], is_part: bool) -> Variant:
        """Returns the compilation to call next.

        Args:
          pair: the pair that is called.
          sizes: those of its symbols.
          is_part: other graphs will run in the step that may begin now.
        """
        self._settle()
        run = self._run or Run()
        call = Call(pair, run.next_number(pair), sizes, run)
        self._follow(run, Event(FORWARD, pair.number, call.number, sizes), is_part)
        if run.kind is None and sizes and not run.calls and not is_part:
            run.kind = self._make_kind(alone(pair, sizes))
            self.add(run.kind)
        if run.kind is not None and run is not self._run:
            run.kind.check_room()
        variant = self._find_variant(pair, run.kind, call.number)
        self._announced, pair.has_run = call, True
        return variant

    def run_forward(
        self,
        variant: Variant,
        function: Callable[[list], Any],
        inputs: list,
    ) -> Any:
        """Runs a forward graph on a list of inputs, which is emptied."""
        call, self._announced = self._announced, None
        node = _compat.autograd_node_of_forward()
        if call is None or call.pair is not variant.pair or node is None:
            return function(inputs)
        if self._run is not call.run:
            self._begin(call.run, variant)
        call.token = weakref.ref(
            _compat.tie(node, _Token(call)), functools.partial(self._drop, call)
        )
        call.run.open.add(call)
        return self._run_graph(variant, FORWARD, call, function, inputs)

    def run_backward(
        self, variant: Variant, function: Callable[[list], Any], inputs: list
    ) -> Any:
        """Runs a backward graph, which may end the step."""
        token = _compat.tied(_compat.private("autograd_node")())
        call = token.call if isinstance(token, _Token) else None
        if call is None or call.has_ended or call.run is not self._run:
            return function(inputs)
        run = call.run
        call.has_ended = True
        run.keeps_graph = run.keeps_graph or _compat.private("keeps_graph")()
        try:
            results = self._run_graph(variant, BACKWARD, call, function, inputs)
        finally:
            run.open.discard(call)
        if run.kind is not None and not _begins(run.kind.signature, run.signature):
            run.kind = None
        self._settle()
        return results

    # Inside

    def _drop(self, call: Call, _: Any) -> None:
        """The autograd node of a call has died."""
        if call.has_ended:
            return
        call.is_dead = True
        call.run.open.discard(call)
        # An exception in backward, perhaps.
        kinds = [kind for kind, _ in call.run.calls]
        call.run.is_disturbed = call.run.is_disturbed or BACKWARD in kinds

    def _begin(self, run: Run, variant: Variant) -> None:
        self._run = run
        run.device = variant.device
        step = run.kind.step if run.kind else None
        if run.has_allocator_peak:
            run.begun_bytes = torch.accelerator.memory_allocated(run.device)
            torch.accelerator.reset_peak_memory_stats(run.device)
        if _device.is_capturing() or variant.is_replayed:
            # No op runs that could be timed or recorded.
            run.recording, run.is_replayed = None, variant.is_replayed
            return
        is_known = step is not None and not step.is_armed
        if is_known and not self._records_left:
            run.recording = None
        self._records_left = max(0, self._records_left - 1)
        counts = self._always_counts or run.recording is not None
        if counts and not run.has_allocator_peak:
            run.meter = Meter()
        if step is not None and step.is_armed and run.meter is None:
            run.meter = Meter()
        run.span = Span(run.device)

    def _follow(self, run: Run, event: Event, is_part: bool) -> None:
        """Finds the kind of which the step seems to be when an event occurs: one of the
        structure that is expected next, and of equal sizes.
        A step of one call follows a plan for its own sizes only."""
        now = (*run.signature, event)
        if run.kind is not None and _begins(run.kind.signature, now):
            return
        run.kind = None
        if len(now) > 1:
            return
        candidates = [
            s for s in self.kinds if _begins(s, now) and (len(s) > 2 or not is_part)
        ]
        expected = self._find_next()
        candidates = [s for s in candidates if structure(s) == expected] or candidates
        equal = [s for s in candidates if s[0] == event]
        chosen = equal or [s for s in candidates if len(s) > 2]
        if chosen:
            run.kind = self.kinds[chosen[-1]]

    def _find_next(self) -> tuple[Any, ...] | None:
        """Returns the structure that is expected next: the one that most often followed
        the longest sequence of steps that has just been repeated."""
        history = list(self._history)
        found = self._next.get(history[-1]) if history else None
        longest = 1
        counts: collections.Counter[Any] = collections.Counter()
        for end, following in enumerate(history):
            pairs = zip(reversed(history[:end]), reversed(history))
            equal = itertools.takewhile(lambda pair: pair[0] == pair[1], pairs)
            length = sum(1 for _ in equal)
            if length < max(2, longest):
                continue
            if length > longest:
                counts.clear()
            longest = length
            counts[following] += 1
            if counts[following] >= counts[found]:
                found = following
        return found

    def _settle(self) -> None:
        """Ends the step if none of its calls is open."""
        run = self._run
        if run is None:
            return
        if run.open:
            if len(run.calls) > MOST_EVENTS:
                self._run = None
            return
        self._run = None
        signature = run.signature
        if not signature or run.is_disturbed:
            return
        kind = self.kinds.pop(signature, None)
        if kind is not None:
            self.kinds[signature] = kind
        if self._history:
            self._next[self._history[-1]] = structure(signature)
        self._history.append(structure(signature))
        self._end_step(run)

    def _run_graph(
        self,
        variant: Variant,
        kind: str,
        call: Call,
        function: Callable[[list], Any],
        inputs: list,
    ) -> Any:
        run = call.run
        run.calls.append((kind, call))
        run.variants.append(variant)
        if run.recording is not None:
            run.recording.begin(inputs)
        try:
            with self._metering(run, variant, inputs):
                results = function(inputs)
        except BaseException:
            run.is_disturbed = True
            raise
        if run.recording is not None:
            seen = results[: variant.outputs] if kind == FORWARD else results
            run.recording.end(seen)
        self._read_peak(run)
        if run.span is not None:
            run.span.end()
        return results

    @contextlib.contextmanager
    def _metering(self, run: Run, variant: Variant, inputs: list) -> Iterator[None]:
        if run.meter is None:
            yield
            return
        with run.meter.running(itertools.chain(variant.constants, inputs)):
            yield

    def _read_peak(self, run: Run) -> None:
        """Reads the peak, from the allocator when the step may have ended."""
        if run.is_replayed:
            return
        if not run.has_allocator_peak:
            run.peak = run.meter.peak["device"] if run.meter else 0
        elif len(run.open) <= 1:
            run.peak = torch.accelerator.max_memory_allocated(run.device)

    def record_next(self) -> None:
        """Records the next steps: a step of an unknown kind began like a known one and was
        not recorded."""
        self._records_left = _RECORDS


def _begins(signature: Signature, beginning: Signature) -> bool:
    """Returns whether a step begins with some events, whatever their sizes are."""
    return structure(signature[: len(beginning)]) == structure(beginning)


def members_of(run: Run, signature: Signature) -> list[Member]:
    """Returns the calls of a step, with the positions of their events.

    Args:
      run: a step of the same structure.
      signature: the step's signature.
    """
    kinds: dict[Call, list[int]] = {}
    for position, event in enumerate(run.kept):
        kinds.setdefault(run.calls[event][1], []).append(position)
    members = []
    for call, (forward, backward) in kinds.items():
        event = signature[forward]
        facts = call.pair.facts_at(event.sizes)
        key = call.pair.number, event.call
        members.append(Member(key, facts, forward, backward))
    return members

# ===- _largest.py - The largest batch that fits a budget ------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Finds the largest batch by a few small steps: the bytes of each value are fitted as
a polynomial of the size, and the planner decides which sizes have a plan."""

from __future__ import annotations

import contextlib
import dataclasses
import fractions
import math
import random
import sys
from typing import Any, Callable, Iterator, Mapping, Sequence

import torch

from ... import _planner
from ..._arguments import Budget, Machine, to_integer
from ..._messages import Error, InfeasibleError
from ..._units import format_bytes, format_share
from ..common import _compat, _machine, _other
from ..common._meter import held_tensors
from ._session import MIN_BYTES_PLANNED, device_of, session

# Sizes in units of the granularity above which none is looked for.
_MOST = 2**40

# Upper bound of the allocator's rounding in a second difference of bytes.
_ROUNDING = 2 * 512


@dataclasses.dataclass
class _Profile:
    """The memory of a step of one size: the bytes of each saved value, and the other
    bytes on the device during each op."""

    size: int
    trace: dict[str, Any]
    values: list[int]
    others: list[int]

    @staticmethod
    def of(size: int, trace: dict[str, Any]) -> _Profile:
        values, others = [], [0] * len(trace["ops"])
        for value in trace["values"]:
            if _is_saved(value):
                values.append(value["bytes"])
                continue
            last = max([value["def"], *value["uses"]])
            if value.get("live_out"):
                last = len(others) - 1
            for op in range(max(0, value["def"]), last + 1):
                others[op] += value["bytes"]
        return _Profile(size, trace, values, others)

    @property
    def structure(self) -> Any:
        """The part of a step that is equal for all sizes."""
        saved = [value for value in self.trace["values"] if _is_saved(value)]
        fields = [(v["name"], v["def"], v["uses"], v["offloadable"]) for v in saved]
        return fields, len(self.others)


def _is_saved(value: Mapping[str, Any]) -> bool:
    return not _other.is_other(value)


class _Fit:
    """The memory of a step of any size, fitted to that of measured sizes."""

    def __init__(self, device: torch.device, min_bytes: int, options: Any) -> None:
        self._rounding = 0 if device.type == "cpu" else _ROUNDING
        self._min_bytes, self._options = min_bytes, options
        self._profiles: list[_Profile] = []
        self._has_dropped = False
        self._smallest: dict[int, int] = {}

    def add(self, profile: _Profile) -> None:
        """Adds a measured size. Drops the first one if the second saves other tensors,
        since ops take other paths for batches of one.

        Raises:
          Error: its step saves other tensors than that of another size.
        """
        if self._profiles and self._profiles[0].structure != profile.structure:
            if self._has_dropped or len(self._profiles) > 1:
                raise Error(
                    f"the step of size {profile.size} saves other tensors than that of "
                    f"size {self._profiles[0].size}: their bytes cannot be compared"
                )
            self._has_dropped = True
            self._profiles.clear()
        self._profiles = [p for p in self._profiles if p.size != profile.size]
        self._profiles.append(profile)
        self._smallest.clear()

    @property
    def sizes(self) -> list[int]:
        return [profile.size for profile in self._profiles]

    def trace(self, size: int) -> dict[str, Any]:
        """The step of a size, as an `ao.step-trace` document."""
        near = sorted(self._profiles, key=lambda p: abs(p.size - size))[:3]
        sizes = [profile.size for profile in near]
        points = list(zip(*(p.values for p in near)))
        values = [self._interpolate(sizes, bytes, size) for bytes in points]
        if not any(self._bend(sizes, bytes) for bytes in points):
            # Other bytes of an op are the largest of several sums: piecewise linear
            # if all sizes are linear.
            near, sizes = near[:2], sizes[:2]
        others = [
            self._interpolate(sizes, bytes, size)
            for bytes in zip(*(p.others for p in near))
        ]
        trace = near[0].trace
        entries = []
        saved = (value for value in trace["values"] if _is_saved(value))
        for value, count in zip(saved, values):
            small = count < self._min_bytes
            entry = {**value, "bytes": count}
            entry["offloadable"] = value["offloadable"] and not small
            entries.append(entry)
        entries += [
            {"name": _other.NAME, "bytes": count, "def": op, "uses": []}
            | {"offloadable": False, "live_out": False}
            for op, count in enumerate(others)
            if count
        ]
        return {**trace, "values": entries}

    def _bend(self, sizes: Sequence[int], bytes: Sequence[int]) -> fractions.Fraction:
        """The coefficient of degree 2 of the polynomial through three points."""
        if len(sizes) < 3:
            return fractions.Fraction(0)
        first = fractions.Fraction(bytes[1] - bytes[0], sizes[1] - sizes[0])
        second = fractions.Fraction(bytes[2] - bytes[0], sizes[2] - sizes[0])
        bend = (second - first) / (sizes[2] - sizes[1])
        reach = max(sizes) - min(sizes)
        is_rounding = abs(bend) * reach * reach <= self._rounding
        return fractions.Fraction(0) if is_rounding else bend

    def _interpolate(
        self, sizes: Sequence[int], bytes: Sequence[int], size: int
    ) -> int:
        """The polynomial through at most three points, rounded up."""
        result = fractions.Fraction(bytes[0])
        if len(sizes) > 1:
            slope = fractions.Fraction(bytes[1] - bytes[0], sizes[1] - sizes[0])
            bend = self._bend(sizes, bytes)
            result += (slope + bend * (size - sizes[1])) * (size - sizes[0])
        return max(0, math.ceil(result))

    def smallest_budget(self, size: int) -> int:
        """The smallest device budget under which the step of a size has a plan."""
        if size not in self._smallest:
            try:
                plan = _planner.plan(
                    self.trace(size), device_memory_budget=1, **self._options
                )
                self._smallest[size] = plan["predicted"]["peak_bytes"]
            except InfeasibleError as error:
                self._smallest[size] = error.smallest_device_budget or sys.maxsize
        return self._smallest[size]

    def safe_factor(self, size: int, budget: int, fixed: int) -> int:
        """A factor by which the size can grow without a plan within the budget, even
        if all bytes but `fixed` ones grow with its square."""
        plain = _planner.plan(self.trace(size), policy="none")
        grows = max(1, plain["predicted"]["unplanned_peak_bytes"] - fixed)
        return max(2, math.isqrt(max(0, budget - fixed) // grows))

    def largest(self, budget: int, unit: int) -> int:
        """The largest multiple of `unit` that fits a budget; 0: none does.

        Raises:
          Error: the memory does not grow with the size.
        """
        low, high = 0, 1
        while self.smallest_budget(high * unit) <= budget:
            low, high = high, 2 * high
            if high > _MOST:
                raise Error(
                    "the step takes the same memory at each size: 'make_batch' must "
                    "make a batch of the size that it is given"
                )
        while high - low > 1:
            middle = (low + high) // 2
            if self.smallest_budget(middle * unit) <= budget:
                low = middle
            else:
                high = middle
        return low * unit

    def row(self, size: int, budget: int) -> list[str]:
        """A row of the table."""
        trace = self.trace(size)
        plain = _planner.plan(trace, policy="none", machine=self._options["machine"])
        smallest = self.smallest_budget(size)
        slower = "does not fit"
        if smallest <= budget:
            plan = _planner.plan(trace, device_memory_budget=budget, **self._options)
            figures = plan["predicted"]
            added = figures.get("added_us", figures["exposed_us"])
            share = added / max(figures["base_us"], 1e-9)
            slower = format_share(share)
        source = "run" if size in self.sizes else "fitted"
        peak = plain["predicted"]["peak_bytes"]
        return [str(size), source, format_bytes(peak), str(smallest), slower]


class _Steps:
    """Runs steps of any size from the same state."""

    def __init__(
        self,
        model: torch.nn.Module,
        step: Callable[[Any], Any],
        make_batch: Callable[[int], Any],
        options: Mapping[str, Any],
    ) -> None:
        self._model, self._step, self._make_batch = model, step, make_batch
        self._options = options

    def profile(self, size: int) -> _Profile | None:
        """The memory of the step of a size; None: the device is full."""
        recorder = session(
            self._model, record="safe", min_bytes=1, effort=0, **self._options
        )
        with _same_state(self._model):
            try:
                batch = self._make_batch(size)
                with recorder:
                    self._step(batch)
            except torch.OutOfMemoryError:
                return None
        if recorder.step is None:
            raise Error(
                "no step was recorded: 'step' must run the forward and the backward pass "
                f"of its batch; {recorder.summary}"
            )
        return _Profile.of(size, recorder.step.trace)


@contextlib.contextmanager
def _same_state(model: torch.nn.Module) -> Iterator[None]:
    """Sets gradients to None, and restores gradients, buffers and random states."""
    grads = [parameter.grad for parameter in model.parameters()]
    buffers = [buffer.clone() for buffer in model.buffers()]
    numpy = sys.modules.get("numpy")
    states = random.getstate(), numpy and numpy.random.get_state()
    device = device_of(model)
    devices = [] if device.type == "cpu" else [device]
    try:
        with torch.random.fork_rng(devices, device_type=device.type):
            for parameter in model.parameters():
                parameter.grad = None
            yield
    finally:
        random.setstate(states[0])
        if numpy:
            numpy.random.set_state(states[1])
        for parameter, grad in zip(model.parameters(), grads):
            parameter.grad = grad
        with torch.no_grad():
            for buffer, content in zip(model.buffers(), buffers):
                buffer.copy_(content)


def largest_batch(
    model: torch.nn.Module,
    step: Callable[[Any], Any],
    make_batch: Callable[[int], Any],
    *,
    device_memory_budget: Budget,
    host_memory_budget: Budget | None = None,
    machine: Machine = "auto",
    held_bytes: int | str = "auto",
    min_bytes: int | None = None,
    granularity: int = 1,
    verbose: bool = True,
) -> int:
    """Finds the largest batch whose step keeps a memory budget in a `session`.

    Runs the step at most four times: at up to three small sizes, and at the result. The
    bytes of each saved tensor are fitted as a polynomial of degree two, since attention
    scores grow with the square of a sequence. If the last step shows that the fit was
    wrong, the corrected size is returned, and the table says that no step has confirmed
    it. If the first size saves other tensors than larger ones, as a batch of one may, the
    fit omits it. If the device runs out of memory, the largest size that ran is
    returned. Gradients are None in these steps, and restored with buffers and random
    states.

    Args:
      model: the model, as in `session`.
      step: runs forward and backward of a batch, such as
        `lambda batch: model(batch).backward()`.
      make_batch: makes a batch of a size: a number of examples, or of tokens.
      device_memory_budget: the most bytes on the device, or text: "60GiB". A share
        of the peak has no meaning, since the peak depends on the size.
      host_memory_budget, machine, held_bytes, min_bytes: as in `session`.
        `held_bytes` has to include optimizer state that is not allocated yet.
      granularity: the result is a multiple of this size.
      verbose: whether to print a table with a row for each size: whether its figures
        are from a run or from the fit, the peak without transfers and the smallest
        budget (bytes), and the predicted slowdown of a planned step. The last line has
        the result, and whether a step of that size has confirmed it.

    Returns:
      The size.

    Raises:
      InfeasibleError: not even a batch of `granularity` keeps the budget.
      Error: an option is wrong, the step runs no backward pass, or the steps of two
        sizes save different tensors.

    Example:
      size = ao.torch.largest_batch(
          model, lambda batch: model(batch).backward(), make_batch,
          device_memory_budget="60GiB")
    """
    _compat.check_version()
    unit = to_integer("granularity", granularity)
    if unit < 1:
        raise Error(f"'granularity' must be at least 1, got {unit}")
    if isinstance(device_memory_budget, str) and device_memory_budget.endswith("%"):
        raise Error(
            "'device_memory_budget' must be bytes or a size such as '60GiB', got "
            f"{device_memory_budget!r}: the peak depends on the batch"
        )
    given = {"device_memory_budget": device_memory_budget, "min_bytes": min_bytes}
    budget = _planner.read_budget(**given)
    device = device_of(model)
    described = _machine.resolve(machine, device)
    options = {"machine": described, "host_memory_budget": host_memory_budget}
    steps = _Steps(
        model, step, make_batch, {**options, "held_bytes": held_bytes}
    )
    smallest = MIN_BYTES_PLANNED if min_bytes is None else min_bytes
    fit = _Fit(device, smallest, {**options, "min_bytes": min_bytes})
    size = _search(fit, steps, budget, unit, _bytes_of(model))
    if verbose:
        print(_table(fit, budget, size, unit))
    return size


def _search(
    fit: _Fit, steps: _Steps, budget: int, unit: int, fixed: int
) -> int:
    """Measures sizes until the largest one is known, at most four. `fixed` bytes do not
    depend on the size."""

    def measure(size: int) -> bool:
        profile = steps.profile(size)
        if profile is not None:
            fit.add(profile)
        return profile is not None

    if not measure(unit) or fit.smallest_budget(unit) > budget:
        known = fit.smallest_budget(unit) if fit.sizes else 0
        error = InfeasibleError(
            f"a batch of {unit} does not fit the device memory budget of {budget} bytes"
            + (
                f"; the smallest feasible device memory budget is {known} bytes"
                if known
                else ": the device is full"
            )
        )
        error.smallest_device_budget = known
        raise error
    has_room = measure(unit * fit.safe_factor(unit, budget, fixed))
    if has_room and len(fit.sizes) == 1:
        # The first size was dropped. The two are fitted linearly.
        (second,) = fit.sizes
        has_room = measure(second * fit.safe_factor(second, budget, fixed))
    elif has_room:
        largest_known = max(fit.sizes)
        linear = fit.largest(budget, unit)
        # Were all bytes quadratic, this mean would still be below the result.
        mean = math.isqrt(largest_known * linear) // unit * unit
        if linear > largest_known:
            has_room = measure(max(largest_known + unit, mean))
    if has_room:
        size = max(unit, fit.largest(budget, unit))
        if size in (unit, *fit.sizes):
            return size
        # The measured size corrects the fit around it.
        if measure(size):
            return max(unit, fit.largest(budget, unit))
    # The device has less memory than the budget: take the largest size that ran.
    sizes = (each for each in fit.sizes if fit.smallest_budget(each) <= budget)
    return max(sizes, default=unit)


def _bytes_of(model: torch.nn.Module) -> int:
    """Those of parameters and buffers. Gradients do not exist when a step begins."""
    return _other.bytes_of(held_tensors(model))


def _table(fit: _Fit, budget: int, size: int, unit: int) -> str:
    rows = [
        ["batch", "figures", "peak without transfers", "smallest budget (bytes)", "slower by"],
        ["---"] * 5,
    ]
    # One size is no fit.
    beyond = [size + unit] if len(fit.sizes) > 1 else []
    for each in sorted({*fit.sizes, size, *beyond}):
        rows.append(fit.row(each, budget))
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    confirmed = "confirmed" if size in (unit, *fit.sizes) else "not confirmed"
    return (
        f"{table}\nlargest batch: {size}, under a budget of {budget} bytes, "
        f"{confirmed} by a step"
    )

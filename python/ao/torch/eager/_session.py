# ===- _session.py - Offloading in eager PyTorch ---------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""`with ao.torch.session(model, …):` around the steps of an unmodified model."""

from __future__ import annotations

import contextlib
import os
import warnings
from typing import Any, Sequence

import torch
from torch.autograd.graph import saved_tensors_hooks

from ... import _planner
from ..._arguments import Budget, Machine, to_choice, to_count, to_integer, to_text
from ..._messages import Error, OffloadStateError
from ..common import _binding, _compat, _machine, _names
from ..common._selection import Makers, Patterns, Selection
from ..common._step import Step
from . import _checkpoint, _gathered, _layers
from ._agreement import Agreement
from ._memory import Counters
from ._planning import Planning

_POLICIES = ["planned", "layerwise", "manual", "all", "none"]

# What other tools call the policy of layers.
_SYNONYMS = {"layers": "layerwise"}

# Smaller values stay where nothing else is said; a plan finds out by itself what
# is too small to move.
_MIN_ELEMENTS = 256 * 1024
MIN_BYTES_PLANNED = 4096


class Run:
    """One forward pass and its backward passes, of several in flight.

    A context manager that may be entered again: for the forward pass, and for
    the backward pass later. It ends when autograd needs nothing of it any more.
    """

    def __init__(self, session: Session, key: str | None = None) -> None:
        self._session, self.key = session, key
        self._stack: contextlib.ExitStack | None = None
        self.native: Any = None
        # How many steps had failed when it began.
        self.failures = 0

    def __enter__(self) -> Run:
        self._session._enter(self)
        return self

    def __exit__(self, *error: Any) -> None:
        self._session._leave(self, error)


class Session:
    """Moves what autograd saves in the steps that run inside; made by
    `ao.torch.session`.

    Attributes:
      policy: the policy's name.
    """

    def __init__(
        self,
        model: torch.nn.Module,
        policy: str,
        layers: list[torch.nn.Module],
        offloader: Any,
        counters: Counters,
        planning: Planning | None,
        mover: _checkpoint.Mover | None,
    ) -> None:
        self.policy = policy
        self._mover = mover
        self._layers = layers
        self._offloader, self._counters = offloader, counters
        self._planning = planning
        self._active: Run | None = None
        self._whole: Run | None = None
        self._open: list[Any] = []
        self._stepping = False
        self._runs = self._failures = 0
        # Policy "layerwise": layers that a forward pass has left out, by run.
        self._skipped: dict[Any, set[int]] = {}
        self._has_warned_of_order = False

    @property
    def state(self) -> str:
        """The state of this step, or that after the last one: "record" (the step is
        recorded), "follow" (it follows a plan) or "safe" (each value is offloaded as
        it is saved and reloaded when it is needed: the step has no plan, or has made
        other calls than the step whose plan it followed). "follow" where nothing is
        planned."""
        return self._planning.state if self._planning else "follow"

    @property
    def step(self) -> Step | None:
        """The `Step` that was planned or followed last; None while there is none. A
        session has one for each signature, see `plans` of `session`."""
        return self._planning.step if self._planning else None

    @property
    def summary(self) -> str:
        """One line: what moves, or why nothing does. As `Step.summary` where there is
        a plan; a step of which every tensor stays has none, and neither has a policy
        that plans nothing: then it counts what has moved so far, or has stayed for
        which reason, as in `statistics`. Steps that differed from the one whose plan
        they followed are counted at the end."""
        figures = self._offloader.statistics()
        number = figures["divergences"]
        if not number:
            return self._summarize(figures)
        steps = "1 step" if number == 1 else f"{number} steps"
        return (
            f"{self._summarize(figures)}; diverged: {steps} made other calls than the "
            "step whose plan was followed, and ran on under the safe schedule"
        )

    def _summarize(self, figures: dict[str, Any]) -> str:
        if self.step is not None:
            return self.step.summary
        if figures["moves"]:
            return (
                f"offloaded {figures['moves']} tensors ({figures['moved_bytes']} bytes)"
            )
        stays = [
            f"{count} {reason}" for reason, count in figures["stays"].items() if count
        ]
        if not stays:
            return "nothing offloaded: no step has run"
        return (
            "nothing offloaded: nothing-eligible, no tensor is eligible; of the "
            "tensors "
            f"{', '.join(stays)}"
        )

    @property
    def statistics(self) -> dict[str, Any]:
        """What was moved so far, and what that gained.

        Returns:
          A dict with `moves`, `moved_bytes`, `reloads` and `reloaded_bytes`;
          `demand_pops` (came back only when needed) and `late_pops` (came back
          once more); `held_bytes`, `peak_held_bytes` and `held_by_others_bytes`
          (moved, but somebody else kept the memory); `recordings`,
          `divergences`; `stays`, how many tensors stayed for which reason; and
          under a plan `plain_peak_bytes`, `peak_bytes` and `saved_bytes`.
        """
        figures = self._offloader.statistics()
        if self._mover:
            self._mover.add_to(figures)
        if self.step is not None:
            figures["plain_peak_bytes"] = self.step.predicted["unplanned_peak_bytes"]
            figures["peak_bytes"] = self.step.predicted["peak_bytes"]
            figures["saved_bytes"] = (
                figures["plain_peak_bytes"] - figures["peak_bytes"]
            )
        return figures

    def report(self, path: str | os.PathLike[str]) -> None:
        """Writes the plan to look at, as `Step.report`.

        Raises:
          Error: there is no plan yet, or the file has another ending.
          OSError: the file cannot be written.
        """
        if self.step is None:
            raise Error("there is no plan to report: no step was recorded yet")
        self.step.report(path)

    def reset(self) -> None:
        """Gives up runs that have not ended, and forgets recording and plan."""
        for native in self._open:
            native.abort()
        self._open.clear()
        self._offloader.reset()
        if self._planning:
            self._planning.forget()
        _binding.show_warnings()

    # Runs

    def _pack(self, tensor: torch.Tensor, must_move: bool = False) -> Any:
        """Saves a tensor as autograd would; `must_move`: copies it out at once. For
        `_unpack`."""
        if must_move and self._mover:
            return self._mover.pack(tensor)
        return self._offloader.pack(tensor)

    def _unpack(self, packed: Any) -> torch.Tensor:
        """The tensor that was packed, on its device."""
        return self._offloader.unpack(packed)

    def run(self, key: str | None = None) -> Run:
        """One of several runs in flight, such as a microbatch of a pipeline.

        Args:
          key: names the kind of the step that the run begins, such as "critic",
            where steps of several kinds begin with equal tensors: of the plans,
            those of steps with this key may be followed.

        Example:
          first, second = session.run(), session.run()
          with first: loss_1 = model(batch_1)
          with second: loss_2 = model(batch_2)
          with first: loss_1.backward()
          with second: loss_2.backward()
        """
        return Run(self, key)

    def __enter__(self) -> Session:
        if self._whole is not None:
            raise OffloadStateError("the session is entered already")
        whole = Run(self)
        self._enter(whole, begins_step=True)
        self._whole = whole
        return self

    def __exit__(self, *error: Any) -> None:
        whole, self._whole = self._whole, None
        if whole is not None:
            self._leave(whole, error)

    def _enter(self, run: Run, begins_step: bool = False) -> None:
        if self._active is not None:
            raise OffloadStateError("another run of the session is entered already")
        if self._stepping and (begins_step or not self._has_open_runs()):
            self._finish_step()
        # The rest of a step that has failed belongs to no step.
        is_left = run.native is not None and run.failures < self._failures
        with contextlib.ExitStack() as stack:
            if not self._stepping and not is_left:
                self._stepping = True
                if self._planning:
                    self._planning.begin_step(run.key)
            if run.native is None:
                run.native, run.failures = self._begin(), self._failures
            if self._planning and not is_left:
                stack.enter_context(self._planning.watching())
            if self._planning and self._planning.is_measuring and not is_left:
                stack.enter_context(self._counters.measuring())
            if self._layers:
                backward = _backward
                if self.policy == "layerwise":
                    backward = self._backward_by_rule
                hooks = _layers.Hooks(
                    self._layers, self._forward, backward, _finish_backward
                )
                stack.callback(hooks.remove)
            self._offloader.select(run.native)
            stack.callback(self._offloader.select, None)
            stack.enter_context(
                saved_tensors_hooks(self._offloader.pack, self._offloader.unpack)
            )
            _checkpoint.entered.sessions.append(self)
            stack.callback(_checkpoint.entered.sessions.remove, self)
            run._stack = stack.pop_all()
        self._active = run

    def _leave(self, run: Run, error: Sequence[Any]) -> None:
        stack, run._stack = run._stack, None
        self._active = None
        if stack is None:
            raise OffloadStateError("the run was not entered")
        stack.close()
        if run.native is not None:
            run.native.close()
        if self._mover:
            self._mover.close_run()
        if self._planning:
            self._planning.note_peak(self._counters.peak)
        if error[0] is not None:
            self._abandon_step()
        elif self._stepping and not self._has_open_runs():
            self._finish_step()
        _binding.show_warnings()

    def _begin(self) -> Any:
        native = self._offloader.begin(self._runs)
        self._runs += 1
        self._open.append(native)
        return native

    def _has_open_runs(self) -> bool:
        self._open = [native for native in self._open if native.is_open]
        for native in [native for native in self._skipped if not native.is_open]:
            del self._skipped[native]
        return bool(self._open)

    def _finish_step(self) -> None:
        self._stepping = False
        if self._mover:
            self._mover.end_step()
        if self._planning:
            self._planning.end_step(is_complete=not self._has_open_runs())
        else:
            self._offloader.next_step()

    def _abandon_step(self) -> None:
        """An exception has ended the step. What its graph holds ends with that, and
        no later step waits for it."""
        self._stepping = False
        self._failures += 1
        self._open.clear()
        if self._mover:
            self._mover.end_step()
        if self._planning:
            self._planning.abandon_step()
        else:
            self._offloader.abandon_step()

    # Layers

    def _forward(self, layer: int) -> Any:
        run = self._active
        if run is None:
            return None
        if layer == 0 and run.native.layer >= 0:
            # Another forward pass of the same step: a run of its own.
            run.native.close()
            run.native = self._begin()
            self._offloader.select(run.native)
        if self.policy == "layerwise":
            if layer <= run.native.layer:
                self._warn_of_order(run.native.layer, layer)
                return None
            self._skip(run.native, layer)
        run.native.forward(layer)
        return run.native

    def _warn_of_order(self, last: int, layer: int) -> None:
        """Warns once that layers run in another order than that of their list."""
        if self._has_warned_of_order:
            return
        self._has_warned_of_order = True
        warnings.warn(
            f"layer {layer} runs after layer {last}: the tensors that it saves are "
            f"offloaded with layer {last}, and are reloaded when backward needs them",
            stacklevel=5,
        )

    def _skip(self, native: Any, end: int) -> None:
        """Layers in front of `end` that did not run have saved nothing: the rule, which
        counts layers, goes past them."""
        for missing in range(native.layer + 1, end):
            native.forward(missing)
            self._skipped.setdefault(native, set()).add(missing)

    def _backward_by_rule(self, native: Any, layer: int) -> None:
        if not native.is_open:
            return
        if native.layer < len(self._layers) - 1:
            # The forward pass has ended early.
            self._skip(native, len(self._layers))
            native.leave_layer()
        skipped = self._skipped.get(native, ())
        first = layer + 1
        while first in skipped:
            first += 1
        for missing in range(first - 1, layer, -1):
            native.backward(missing)
        native.backward(layer)

    def start_offload(self, layer: int) -> None:
        """Policy "manual": begins to copy out what a layer has saved."""
        self._native().start_offload(to_integer("layer", layer))

    def release(self, layer: int) -> None:
        """Policy "manual": the device memory of the layer is free behind this
        point."""
        self._native().release(to_integer("layer", layer))

    def start_reload(self, layer: int) -> None:
        """Policy "manual": begins to copy the layer back."""
        self._native().start_reload(to_integer("layer", layer))

    def _native(self) -> Any:
        if self._active is None:
            raise OffloadStateError("no run of the session is entered")
        return self._active.native


def _backward(native: Any, layer: int) -> None:
    if native.is_open:
        native.backward(layer)


def _finish_backward(native: Any) -> None:
    if native.is_open:
        native.finish_backward()


def session(
    model: torch.nn.Module,
    *,
    device_memory_budget: Budget | None = None,
    host_memory_budget: Budget | None = None,
    machine: Machine = "auto",
    policy: str = "planned",
    num_layers: int | None = None,
    layers: Sequence[torch.nn.Module] | str | None = None,
    record: str = "auto",
    refit: int = 3,
    plans: int = 10,
    infeasible: str = "safe",
    group: Any = None,
    held_bytes: int | str = "auto",
    min_bytes: int | None = None,
    effort: int = 1,
    seed: int = 0,
    cache_dir: str | os.PathLike[str] | None = None,
    offload: Patterns | None = None,
    keep: Patterns | None = None,
) -> Session:
    """Moves what autograd saves to host memory and back, in eager PyTorch.

    Losses and gradients are bit for bit those without it. A planned session
    records its first step, plans, and follows the plan from then on. Steps are
    distinguished by their signature: the saved tensors, in order, with shapes and types.
    A step with another signature runs under the safe schedule (each value is
    offloaded as it is saved and reloaded when it is needed), is recorded, and has a
    plan when it comes again.

    Args:
      model: the model, which is not changed. Its parameters and buffers stay.
      device_memory_budget: policy "planned": the most bytes on the device, or
        text: "60GiB", "70%" of the peak without transfers. None: the lowest peak
        at which no transfer delays the computation.
      host_memory_budget: the same for copies on the host. None: no limit.
      machine: policy "planned": as in `ao.plan`; "auto": that of the accelerator.
      policy: "planned"; "layerwise" (or "layers"): the first `num_layers` of the
        `layers` move, each out while the next one runs and back in front of its
        backward pass; "manual": `start_offload`, `release` and `start_reload`
        say when; "all": everything, out when it is saved and back when it is
        needed; "none": nothing, which is for comparing.
      num_layers: how many layers move; None: all but the last.
      layers: modules, or the name of their list in the model. None: the longest
        list that the model has.
      record: policy "planned": "plain", or "safe": the recorded step moves all
        at once, which takes the least memory. "auto": safe under a budget.
      refit: how often to plan a signature again, with less memory, where a step
        took more than its budget. Such a step warns.
      plans: how many signatures are kept; the one that ran least recently is
        dropped.
      infeasible: what happens where no plan fits the budgets of a later signature,
        or that of one of several ranks: "safe" warns and runs such steps under the
        safe schedule, "error" raises.
      group: policy "planned": a process group of `torch.distributed` whose ranks agree
        on plans: for a step that all of them have recorded they follow one plan, made
        of the longest durations, the smallest budgets and the lowest rates of any
        rank. Nothing is waited for; until then, and for other steps, each rank
        follows its own plan. All ranks make their sessions with a group in one order.
        None: each rank plans for itself.
      held_bytes: bytes on the device that are neither the model's nor the
        step's. "auto": those that the allocator counts; none on the processor.
      min_bytes: smaller values stay. None: 256Ki elements, or 4096 bytes under a
        plan.
      effort, seed: as in `ao.plan`.
      cache_dir: as in `backend`.
      offload, keep: policy "planned": patterns of the values that a plan may offload,
        and of those that it keeps on the device. A name with wildcards selects modules
        and their submodules ("blocks.*.mlp"); one with "::" selects ops ("aten::gelu",
        "aten::*attention*"), and so does an op (`torch.ops.aten.gelu`). A value
        belongs to the op that makes it and to the module that calls the op. `keep`
        wins over `offload`. Steps without a plan, such as the recorded step under a
        budget, keep what `keep` selects and offload all other eligible values; where a
        step has left its plan, a value belongs to the module that saves it, and the
        values that the plan has kept before are offloaded. `ao.torch.keep` marks single
        tensors.

    Raises:
      Error: an option is wrong. After the first recorded step: a pattern of ops
        matches no saved value. `ao.InfeasibleError` after the first recorded step
        if no plan fits the budgets; steps go on under the safe schedule then.
      ImportError: the package was built without the extension module.

    Example:
      session = ao.torch.session(model, device_memory_budget="60GiB")
      for batch in data:
          with session:
              model(batch).backward()
          optimizer.step()
    """
    _compat.check_version()
    policy = _SYNONYMS.get(policy, policy) if isinstance(policy, str) else policy
    to_choice("policy", policy, _POLICIES)
    to_choice("record", record, ["auto", "plain", "safe"])
    to_choice("infeasible", infeasible, ["safe", "error"])
    to_text("cache_dir", cache_dir)
    device = device_of(model)
    is_planned = policy == "planned"
    plan_options = {
        "device_memory_budget": device_memory_budget,
        "host_memory_budget": host_memory_budget,
        "min_bytes": min_bytes,
        "effort": effort,
        "seed": seed,
    }
    _planner.check_options(**plan_options)
    refits, kept = to_count("refit", refit), to_count("plans", plans)
    if kept == 0:
        raise Error("'plans' must be at least 1, got 0")
    selection = Selection(offload, keep)
    selection.check_modules(name for name, _ in model.named_modules())
    found = _find_layers(model, policy, layers)
    moving = _count_moving(policy, num_layers, len(found))
    _check_unused(policy, device_memory_budget, host_memory_budget)
    if selection.is_given and not is_planned:
        raise Error(f"'offload' and 'keep' have no effect under the policy '{policy}'")
    if group is not None and not is_planned:
        raise Error(f"'group' has no effect under the policy '{policy}'")
    scope = _names.Scope(model)
    makers = Makers(scope, selection) if selection.is_given else None
    held = 0 if held_bytes == "auto" else to_count("held_bytes", held_bytes)
    counters = Counters(model, device, held)
    safe = record == "safe" or record == "auto" and device_memory_budget is not None
    schedule = _choose_schedule(policy, safe)
    smallest = None if min_bytes is None else to_integer("min_bytes", min_bytes)
    offloader = make_offloader(
        device,
        schedule=schedule,
        layers=len(found),
        offloaded_layers=moving,
        min_elements=0 if is_planned or smallest is not None else _MIN_ELEMENTS,
        min_bytes=smallest or (MIN_BYTES_PLANNED if is_planned else 0),
        record=int(is_planned),
        plans=kept,
        # Views of one storage leave and return together, whenever they are saved.
        flags=0 if found else _binding.MOVE_BASE,
        memory=counters.sample if is_planned else None,
        scope=makers or scope if is_planned else None,
        resident=makers.keeps if makers else None,
    )
    for buffer in model.buffers():
        _binding.mark(buffer, _binding.PARAMETER)
    _gathered.keep_gathered(model)
    planning = None
    if is_planned:
        plan_options["machine"] = _machine.resolve(machine, device, cache_dir)
        planning = Planning(
            offloader,
            counters,
            device,
            refits,
            infeasible,
            safe,
            plan_options,
            selection,
            scope,
            makers,
            None if group is None else Agreement(group, plan_options),
        )
    mover = None
    if policy not in ("all", "none"):
        mover = _checkpoint.Mover(
            lambda: make_offloader(
                device, schedule=_binding.Schedule.ALL, flags=_binding.MOVE_BASE
            )
        )
    return Session(model, policy, found, offloader, counters, planning, mover)


def make_offloader(device: torch.device, **options: Any) -> Any:
    """An offloader for a device's tensors, on the stream that is current."""
    chosen = {
        "layers": 0,
        "offloaded_layers": 0,
        "min_elements": 0,
        "min_bytes": 0,
        "held_budget": 0,
        "retain_buffers": 0,
        "record": 0,
        "device": _binding.device_number(device),
        "devices": 1,
        "memory": None,
        "scope": None,
        "resident": None,
        "flags": 0,
        "transfer": 0,
        "plans": 10,
    }
    if device.type == "cuda":
        chosen["devices"] = torch.cuda.device_count()
    return _binding.runtime().Offloader(**(chosen | options))


def _choose_schedule(policy: str, safe: bool) -> _binding.Schedule:
    schedules = _binding.Schedule
    if policy == "planned":
        return schedules.PLAN if safe else schedules.NONE
    return {
        "layerwise": schedules.LAYERS,
        "manual": schedules.MANUAL,
        "all": schedules.ALL,
        "none": schedules.NONE,
    }[policy]


def device_of(model: torch.nn.Module) -> torch.device:
    if not isinstance(model, torch.nn.Module):
        raise TypeError(f"'model' must be a module, not {type(model).__name__}")
    devices = {parameter.device for parameter in model.parameters()}
    if len(devices) > 1:
        names = ", ".join(sorted(map(str, devices)))
        raise Error(f"the model is on several devices: {names}")
    return devices.pop() if devices else torch.device("cpu")


def _find_layers(
    model: torch.nn.Module, policy: str, layers: Any
) -> list[torch.nn.Module]:
    if policy in ("layerwise", "manual"):
        return _layers.find(model, layers)
    if layers is not None:
        raise Error(f"'layers' has no effect under the policy '{policy}'")
    return []


def _count_moving(policy: str, given: int | None, layers: int) -> int:
    if policy != "layerwise":
        if given is not None:
            raise Error(f"'num_layers' has no effect under the policy '{policy}'")
        return 0
    moving = max(0, layers - 1) if given is None else to_integer("num_layers", given)
    if not 0 <= moving <= layers - 1:
        raise Error(
            f"'num_layers' must be 0 to {layers - 1} of {layers} layers, got "
            f"{moving}: nothing would follow the last layer to start its copies"
        )
    return moving


def _check_unused(policy: str, *budgets: Any) -> None:
    if policy != "planned" and any(budget is not None for budget in budgets):
        raise Error(f"a memory budget has no effect under the policy '{policy}'")

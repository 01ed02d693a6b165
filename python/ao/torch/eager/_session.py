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
from ..._units import format_bytes
from ..common import _binding, _compat, _device, _machine, _names, _reasons
from ..common._selection import Makers, Patterns, Selection
from ..common._step import Step
from . import _checkpoint, _gathered, _layers
from ._agreement import Agreement
from ._memory import Counters
from ._planning import Planning

_POLICIES = ["planned", "layerwise", "manual", "all", "none"]

# Name of the policy of layers in other tools.
_SYNONYMS = {"layers": "layerwise"}

# Smaller values are kept on the device by default; a plan determines itself which
# values are too small to offload.
_MIN_ELEMENTS = 256 * 1024
MIN_BYTES_PLANNED = 4096


class Run:
    """One forward pass and its backward passes, of several in flight.

    A context manager that may be entered more than once: for the forward pass, and for
    the backward pass later. It ends when autograd has released its saved tensors.
    """

    def __init__(self, session: Session, key: str | None = None) -> None:
        self._session, self.key = session, key
        self._stack: contextlib.ExitStack | None = None
        self.native: Any = None
        # Number of failed steps when it began.
        self.failures = 0

    def __enter__(self) -> Run:
        self._session._enter(self)
        return self

    def __exit__(self, *error: Any) -> None:
        self._session._exit(self, error)


class Session:
    """Offloads saved tensors of the steps that run inside; made by
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
        checkpoints: _checkpoint.CheckpointOffloader | None,
    ) -> None:
        self.policy = policy
        self._checkpoints = checkpoints
        self._layers = layers
        self._offloader, self._counters = offloader, counters
        self._planning = planning
        self._active: Run | None = None
        self._whole: Run | None = None
        self._open: list[Any] = []
        self._stepping = False
        self._runs = self._failures = 0
        # Policy "layerwise": layers that a forward pass has skipped, by run.
        self._skipped: dict[Any, set[int]] = {}
        self._has_warned_of_order = False

    def __reduce__(self) -> Any:
        raise TypeError(
            "cannot copy or pickle a session: keep it outside of the module that is "
            "copied"
        )

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
        """One line: the offloaded bytes, or why there are none. With a plan, as
        `Step.summary`. A step whose tensors are all kept has no plan, and neither has a
        policy that does not plan: then the line counts offloaded tensors, or kept ones
        by reason, as in `statistics`. Steps that differed from the one whose plan they
        followed are counted at the end."""
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
        if figures["offloads"]:
            size = format_bytes(figures["offloaded_bytes"])
            return f"offloaded {figures['offloads']} tensors ({size}) so far"
        kept = _reasons.describe_kept(figures["kept"])
        if not kept:
            return "nothing offloaded: no step has run"
        return f"nothing offloaded: no tensor is eligible; tensors kept: {kept}"

    @property
    def statistics(self) -> dict[str, Any]:
        """Figures of the transfers so far, and of the plan.

        Returns:
          A dict with `offloads` and `offloaded_bytes`, `reloads` and
          `reloaded_bytes`; `demand_pops` (reloaded only when needed) and `late_pops`
          (reloaded a second time); `held_bytes`, `peak_held_bytes` and
          `held_by_others_bytes` (offloaded, but other references keep the device
          memory); `recorded_steps`, `divergences`; `kept`, the number of tensors that
          are kept on the device by reason; and under a plan `plain_peak_bytes`,
          `peak_bytes` and `saved_bytes`.
        """
        figures = self._offloader.statistics()
        if self._checkpoints:
            self._checkpoints.add_to(figures)
        if self.step is not None:
            figures["plain_peak_bytes"] = self.step.predicted["unplanned_peak_bytes"]
            figures["peak_bytes"] = self.step.predicted["peak_bytes"]
            figures["saved_bytes"] = (
                figures["plain_peak_bytes"] - figures["peak_bytes"]
            )
        return figures

    def report(self, path: str | os.PathLike[str]) -> None:
        """Writes a report of the plan, as `Step.report`.

        Raises:
          Error: there is no plan yet, or the file has another ending.
          OSError: the file cannot be written.
        """
        if self.step is None:
            raise Error("there is no plan to report: no step was recorded yet")
        self.step.report(path)

    def reset(self) -> None:
        """Abandons runs that have not ended, and drops recorded steps and plans."""
        for native in self._open:
            native.abort()
        self._open.clear()
        self._offloader.reset()
        if self._planning:
            self._planning.forget()
        _binding.show_warnings()

    # Runs

    def _pack(self, tensor: torch.Tensor, must_offload: bool = False) -> Any:
        """Saves a tensor as autograd would, for `_unpack`; `must_offload`: offloads it at
        once."""
        if must_offload and self._checkpoints:
            return self._checkpoints.pack(tensor)
        return self._offloader.pack(tensor)

    def _unpack(self, packed: Any) -> torch.Tensor:
        """Returns the tensor that was packed, on its device."""
        return self._offloader.unpack(packed)

    def run(self, key: str | None = None) -> Run:
        """Returns one of several runs in flight, such as a microbatch of a pipeline.

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
            self._exit(whole, error)

    def _enter(self, run: Run, begins_step: bool = False) -> None:
        if _device.is_capturing():
            raise Error(
                "a CUDA graph cannot be captured of a session's step, since its hooks "
                "run on the host: capture a step under ao.torch.backend"
            )
        if self._active is not None:
            raise OffloadStateError("another run of the session is entered already")
        if self._stepping and (begins_step or not self._has_open_runs()):
            self._finish_step()
        # The rest of a step that has failed belongs to no step.
        has_failed = run.native is not None and run.failures < self._failures
        with contextlib.ExitStack() as stack:
            if not self._stepping and not has_failed:
                self._stepping = True
                if self._planning:
                    self._planning.begin_step(run.key)
            if run.native is None:
                run.native, run.failures = self._begin(), self._failures
            if self._planning and not has_failed:
                stack.enter_context(self._planning.watching())
            if self._planning and self._planning.is_measuring and not has_failed:
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

    def _exit(self, run: Run, error: Sequence[Any]) -> None:
        stack, run._stack = run._stack, None
        self._active = None
        if stack is None:
            raise OffloadStateError("the run was not entered")
        stack.close()
        if run.native is not None:
            run.native.close()
        if self._checkpoints:
            self._checkpoints.close_run()
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
        if self._checkpoints:
            self._checkpoints.end_step()
        if self._planning:
            self._planning.end_step(is_complete=not self._has_open_runs())
        else:
            self._offloader.next_step()

    def _abandon_step(self) -> None:
        """Drops the step that an exception has ended. Its saved tensors end with its
        graph, and no later step waits for them."""
        self._stepping = False
        self._failures += 1
        self._open.clear()
        if self._checkpoints:
            self._checkpoints.end_step()
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
            # A further forward pass of the same step is a run of its own.
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
        """Begins and ends layers before `end` that did not run, since the rule counts
        layers."""
        for missing in range(native.layer + 1, end):
            native.forward(missing)
            self._skipped.setdefault(native, set()).add(missing)

    def _backward_by_rule(self, native: Any, layer: int) -> None:
        if not native.is_open:
            return
        if native.layer < len(self._layers) - 1:
            # The forward pass has ended early.
            self._skip(native, len(self._layers))
            native.exit_layer()
        skipped = self._skipped.get(native, ())
        first = layer + 1
        while first in skipped:
            first += 1
        for missing in range(first - 1, layer, -1):
            native.backward(missing)
        native.backward(layer)

    def start_offload(self, layer: int) -> None:
        """Policy "manual": begins to offload the saved tensors of a layer."""
        self._native().start_offload(to_integer("layer", layer))

    def release(self, layer: int) -> None:
        """Policy "manual": frees the device memory of the layer's saved tensors."""
        self._native().release(to_integer("layer", layer))

    def start_reload(self, layer: int) -> None:
        """Policy "manual": begins to reload the saved tensors of a layer."""
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
    """Offloads saved tensors to host memory and reloads them, in eager PyTorch.

    Losses and gradients are bit for bit those without a session. A planned session
    records its first step, plans, and follows the plan from then on. Steps are
    distinguished by their signature: the saved tensors, in order, with shapes and types.
    A step with another signature runs under the safe schedule (each value is
    offloaded as it is saved and reloaded when it is needed), is recorded, and has a
    plan when it is repeated.

    Args:
      model: the model, which is not changed. Its parameters and buffers are kept on the
        device.
      device_memory_budget: policy "planned": the most bytes on the device, or
        text: "60GiB", "70%" of the peak without transfers. None: the lowest peak
        at which no transfer delays the computation.
      host_memory_budget: the same for copies on the host. None: no limit.
      machine: policy "planned": as in `ao.plan`; "auto": that of the accelerator.
      policy: "planned"; "layerwise" (or "layers"): the first `num_layers` of the
        `layers` are offloaded, each while the next one runs, and reloaded before their
        backward passes; "manual": by calls of `start_offload`, `release` and
        `start_reload`; "all": each value is offloaded when it is saved and reloaded
        when it is needed; "none": no value is offloaded, which is for comparisons.
      num_layers: the number of layers that are offloaded; None: all but the last.
      layers: modules, or the name of their list in the model. None: the longest
        list that the model has.
      record: policy "planned": "plain", or "safe": the recorded step offloads each
        value as it is saved, which occupies the least memory. "auto": safe under a
        budget.
      refit: how often a signature is replanned, with less memory, where a step has
        exceeded its budget. Such a step warns.
      plans: the number of signatures that are kept; the one that ran least recently is
        dropped.
      infeasible: the behaviour where no plan fits the budgets of a later signature,
        or that of one of several ranks: "safe" warns and runs such steps under the
        safe schedule, "error" raises.
      group: policy "planned": a process group of `torch.distributed` whose ranks agree
        on plans: for a step that all of them have recorded they follow one plan, made
        of the longest durations, the smallest budgets and the lowest rates of any
        rank. No rank waits; until then, and for other steps, each rank
        follows its own plan. All ranks make their sessions with a group in one order.
        None: each rank plans for itself.
      held_bytes: bytes on the device that are neither the model's nor the
        step's. "auto": those that the allocator counts; none on the processor.
      min_bytes: smaller values are kept on the device. None: 256Ki elements, or 4096
        bytes under a plan.
      effort, seed: as in `ao.plan`.
      cache_dir: as in `backend`.
      offload, keep: policy "planned": patterns of the values that a plan may offload,
        and of those that it keeps on the device. A name with wildcards selects modules
        and their submodules ("blocks.*.mlp"); one with "::" selects ops ("aten::gelu",
        "aten::*attention*"), and so does an op (`torch.ops.aten.gelu`). A value
        belongs to the op that makes it and to the module that calls the op. `keep`
        wins over `offload`. Steps without a plan, such as the recorded step under a
        budget, keep what `keep` selects and offload all other eligible values; where a
        step differs from its plan, a value belongs to the module that saves it, and the
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
    offloaded = _count_offloaded(policy, num_layers, len(found))
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
        offloaded_layers=offloaded,
        min_elements=0 if is_planned or smallest is not None else _MIN_ELEMENTS,
        min_bytes=smallest or (MIN_BYTES_PLANNED if is_planned else 0),
        record=int(is_planned),
        plans=kept,
        # Views of one storage are offloaded and reloaded together.
        flags=0 if found else _binding.OFFLOAD_BASE,
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
    checkpoints = None
    if policy not in ("all", "none"):
        checkpoints = _checkpoint.CheckpointOffloader(
            lambda: make_offloader(
                device, schedule=_binding.Schedule.ALL, flags=_binding.OFFLOAD_BASE
            )
        )
    return Session(model, policy, found, offloader, counters, planning, checkpoints)


def make_offloader(device: torch.device, **options: Any) -> Any:
    """Returns an offloader for a device's tensors, on the current stream."""
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


def _count_offloaded(policy: str, given: int | None, layers: int) -> int:
    if policy != "layerwise":
        if given is not None:
            raise Error(f"'num_layers' has no effect under the policy '{policy}'")
        return 0
    offloaded = max(0, layers - 1) if given is None else to_integer("num_layers", given)
    if not 0 <= offloaded <= layers - 1:
        raise Error(
            f"'num_layers' must be 0 to {layers - 1} of {layers} layers, got "
            f"{offloaded}: nothing would follow the last layer to start its copies"
        )
    return offloaded


def _check_unused(policy: str, *budgets: Any) -> None:
    if policy != "planned" and any(budget is not None for budget in budgets):
        raise Error(f"a memory budget has no effect under the policy '{policy}'")

# ===- _backend.py - A plan inside torch.compile ---------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""`torch.compile(model, backend=ao.torch.backend(device_memory_budget=…))`."""

from __future__ import annotations

import copy
import functools
import hashlib
import os
import types
import warnings
import weakref
from typing import Any, Callable, Iterable, Mapping, Sequence

import torch
from torch import fx

from .. import _planner
from .._arguments import Budget, Machine, to_count, to_text
from .._messages import Error, InfeasibleError
from . import _choice, _compat, _durations, _inductor, _machine, _regions
from ._graphs import StepGraphs, Value, constants_of
from ._joint import JointGraph
from ._refit import Refit
from ._selection import Patterns, Selection
from ._step import Step
from ._storages import allocated_bytes, fake_of, is_symbolic, storage_bytes, tensors_of

_STEP = "ao_step"

# At most: the number that backward() begins with, which no graph holds.
SEED_BYTES = 16


_UNUSED = (
    "Dynamo has not called this backend of ao.torch: nothing is planned. Either no "
    "compiled function has run, or Dynamo skips its code, as it does for "
    "Module.compile() of classes of torch.nn: use torch.compile(model, backend=…)"
)


class Backend:
    """A backend of `torch.compile` that plans the step it compiles.

    Called by Dynamo alone; made by `ao.torch.backend`.

    Attributes:
      steps: a `Step` for each pair of a forward and a backward graph.
    """

    def __init__(
        self,
        *,
        durations: _durations.Durations,
        machine: Machine,
        held_bytes: int | str,
        gradients: str,
        recompute: str,
        cache_dir: Any,
        runner: str,
        options: dict[str, Any],
        refit: int,
        plan_options: dict[str, Any],
        selection: Selection,
    ) -> None:
        self._selection = selection
        self._steps: list[Step] = []
        self._durations = durations
        self._machine = machine
        self._held_bytes = held_bytes
        self._gradients, self._recompute = gradients, recompute
        self._cache_dir = cache_dir
        self._runner, self._options = runner, options
        self._plan_options = plan_options
        self._refit = Refit(refit, plan_options)
        # Graphs that Dynamo has handed over, and when it was done with a frame.
        self._graphs = self._graphs_seen = 0
        self._unused = weakref.finalize(self, warnings.warn, _UNUSED, stacklevel=2)
        _compat.watch_frames()
        # On the device, and in no graph.
        self._other_bytes = 0

    @property
    def steps(self) -> list[Step]:
        """Warns where Dynamo has not called the backend."""
        if self._unused.detach():
            warnings.warn(_UNUSED, stacklevel=2)
        return self._steps

    def __call__(
        self, graph_module: fx.GraphModule, inputs: Sequence[Any]
    ) -> Callable[..., Any]:
        self._graphs += 1
        self._unused.detach()
        if _compat.swallows_errors():
            return _refuse
        # Compiling changes the graph.
        captured = fx.GraphModule(graph_module, copy.deepcopy(graph_module.graph))
        function = self._compile_step(graph_module, list(inputs))
        context = _compat.private("TracingContext").try_get()

        def run(*args: Any) -> Any:
            nonlocal function
            if self._takes_too_much():
                again = fx.GraphModule(captured, copy.deepcopy(captured.graph))
                with _compat.private("tracing")(context):
                    function = self._compile_step(again, list(inputs))
            return function(*args)

        return run

    def _end_frame(self, code: types.CodeType, reasons: Sequence[str]) -> None:
        """Dynamo is done with a frame. One of which it has made no graph runs without
        a budget, and so does what is behind a graph that ends early; if that became
        a graph, too, it was refused."""
        what = None
        if self._graphs == self._graphs_seen:
            what = "no graph was made of"
        elif reasons:
            what = "a graph ends early in"
        if what:
            self._unused.detach()
            why = "; ".join(reasons) or "Dynamo gives no reason"
            warnings.warn(
                f"{what} '{code.co_name}' ({code.co_filename}:{code.co_firstlineno}): "
                f"{why}. What Python runs has no budget; torch.compile(…, "
                "fullgraph=True) says more, and ao.torch.session plans such models",
                stacklevel=2,
            )
        self._graphs_seen = self._graphs

    def _takes_too_much(self) -> bool:
        """Whether the step has to be planned again; then it is forgotten."""
        if not self.steps:
            return False
        step = self.steps[-1]
        peak = step.take_peak()
        if not step.counts_process:
            peak += self._other_bytes - SEED_BYTES
        wants = self._refit.wants_another(peak, step.plan)
        if wants:
            self.steps.remove(step)
        return wants

    def _compile_step(
        self, graph_module: fx.GraphModule, inputs: Sequence[Any]
    ) -> Callable[..., Any]:
        if self._runner == "inductor":
            with _compat.keeping_saved():
                return _inductor.compile_step(
                    graph_module,
                    inputs,
                    partition=self._partition,
                    digest=self._digest(),
                    options=self._options,
                    wrap=self._wrap,
                )
        compiler = _compat.private("aot_autograd")(
            fw_compiler=functools.partial(self._compile, "run_forward"),
            bw_compiler=functools.partial(self._compile, "run_backward"),
            inference_compiler=functools.partial(self._compile, None),
            partition_fn=functools.partial(self._partition, None),
        )
        with _compat.keeping_saved():
            return compiler(graph_module, inputs)

    def _digest(self) -> str:
        """What decides a plan, besides the graphs."""
        told = (self._plan_options, self._machine, self._held_bytes, self._gradients)
        rest = (self._durations, self._refit.held_back, self._recompute)
        rest += (self._selection,)
        text = f"{_inductor.digest_of_sources()} {told} {rest}"
        return hashlib.sha256(text.encode()).hexdigest()

    def _wrap(
        self, function: Callable[[list], Any], options: Mapping[str, Any]
    ) -> Callable[[list], Any]:
        """Lets the step measure a graph that inductor has compiled."""
        if options.get("is_inference") or not self.steps:
            return function
        step = self.steps[-1]
        run = step.run_backward if options.get("is_backward") else step.run_forward
        return functools.partial(run, function)

    def _partition(
        self,
        own: Callable[..., Any] | None,
        joint: fx.GraphModule,
        joint_inputs: Sequence[Any],
        **options: Any,
    ) -> tuple[fx.GraphModule, fx.GraphModule]:
        """Divides as PyTorch does, as the caller's `own` does, or so that what is
        planned runs again, and plans the result."""
        divide = own or _compat.private("partition")
        if len(joint_inputs) == 0:  # A region in a graph: the graph is planned.
            return divide(joint, joint_inputs, **options)
        if self.steps:
            raise Error(
                f"'{self.steps[0].name}' and 'step{len(self.steps)}' are compiled by "
                "one backend, and plans made apart keep no common budget: compile "
                "the whole step as one graph (fullgraph=True, dynamic=False), "
                "or use ao.torch.session"
            )
        regions = _regions.fused if self._runner == "inductor" else _regions.none
        parts = _choice.Parts(joint, joint_inputs, options, regions)
        if self._recompute == "planned":
            if own is not None:
                raise Error(
                    "recompute='planned' divides graphs itself: torch._inductor."
                    "config.custom_partitioner_fn must be None"
                )
            draft = _choice.choose(parts, self._refit, self._plan, self._sketch)
        else:
            draft = self._plan(parts.divide(divide))
        self._selection.check_matched()
        return self._carry_out(draft)

    def _carry_out(
        self, draft: _choice.Draft
    ) -> tuple[fx.GraphModule, fx.GraphModule]:
        graphs = draft.graphs
        remarks = graphs.remarks(draft.plan) + draft.remarks
        graphs.apply(draft.plan)
        name = draft.trace["name"]
        self.steps.append(
            Step(
                name,
                draft.trace,
                draft.plan,
                remarks,
                _device_of(graphs.values),
                joint_trace=draft.joint_trace,
                joint_plan=draft.joint_plan,
            )
        )
        assert graphs.backward is not None
        graphs.forward.meta[_STEP] = graphs.backward.meta[_STEP] = name
        return graphs.forward, graphs.backward

    def _sketch(
        self, graphs: StepGraphs | JointGraph
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """The trace of a step and the machine that it runs on."""
        device = _device_of(graphs.values)
        machine = _machine.resolve(self._machine, device, self._cache_dir)
        durations = _durations.resolve(
            self._durations, machine, device, self._cache_dir
        )
        held = self._held(graphs, device)
        self._refit.explain(held - self._other_bytes)
        self._other_bytes = held
        self._selection.restrict_graphs(graphs.values)
        trace = graphs.trace(durations, name="step0", held_bytes=self._other_bytes)
        durations.close()
        return trace, machine

    def _plan(self, graphs: StepGraphs, **budget: int) -> _choice.Draft:
        trace, machine = self._sketch(graphs)
        try:
            plan = self._refit.plan(trace, machine=machine, **budget)
        except InfeasibleError as error:
            inputs = graphs.forward.graph.find_nodes(op="placeholder")
            if any(map(_has_symbols, inputs)):
                error.args = (
                    f"{error}; tensors with symbols in their shapes stay on the "
                    "device, torch.compile(…, dynamic=False) has none",
                )
            raise
        return _choice.Draft(graphs, trace, plan)

    def _held(self, graphs: StepGraphs | JointGraph, device: torch.device) -> int:
        """Device bytes that belong to no graph."""
        held = self._held_bytes
        if held == "auto":
            held = 0
            if device.type != "cpu":
                inputs = sum(
                    value.bytes
                    for value in graphs.values
                    if value.definition < 0 and value.device == device
                )
                held = max(0, torch.accelerator.memory_allocated(device) - inputs)
                held += allocated_bytes(SEED_BYTES, device)
        if self._gradients == "kept":
            held += sum(
                allocated_bytes(storage_bytes(tensor), device)
                for node in graphs.gradients
                if isinstance(node, fx.Node)
                for tensor in tensors_of(fake_of(node))
            )
        return held

    def _compile(
        self, run: str | None, graph_module: fx.GraphModule, inputs: Sequence[Any]
    ) -> Callable[[list], Any]:
        """Runs a graph as it is."""
        name = graph_module.meta.get(_STEP)
        function = _compat.to_boxed(graph_module)
        for step in self.steps:
            if run is not None and step.name == name:
                step.hold(constants_of(graph_module))
                function = functools.partial(getattr(step, run), function)
        return _compat.mark_boxed(functools.partial(function))


def _has_symbols(node: fx.Node) -> bool:
    return any(is_symbolic(tensor.size()) for tensor in tensors_of(fake_of(node)))


def _device_of(values: Iterable[Value]) -> torch.device:
    """Where the step's tensors are."""
    devices = {value.device for value in values if value.definition >= 0}
    accelerators = sorted(str(d) for d in devices if d and d.type != "cpu")
    if len(accelerators) > 1:
        raise Error(f"the step uses several devices: {', '.join(accelerators)}")
    return torch.device(accelerators[0] if accelerators else "cpu")


def _refuse(*_: Any) -> Any:
    raise Error(
        "torch._dynamo.config.suppress_errors is set: a step that cannot be "
        "planned would run without its budget and say nothing"
    )


def backend(
    *,
    device_memory_budget: Budget | None = None,
    host_memory_budget: Budget | None = None,
    machine: Machine = "auto",
    durations: _durations.Durations = "auto",
    held_bytes: int | str = "auto",
    min_bytes: int | None = None,
    policy: str = "planned",
    effort: int = 1,
    seed: int = 0,
    refit: int = 3,
    runner: str = "inductor",
    options: Mapping[str, Any] | None = None,
    gradients: str = "fresh",
    recompute: str = "pytorch",
    cache_dir: str | os.PathLike[str] | None = None,
    offload: Patterns | None = None,
    keep: Patterns | None = None,
) -> Backend:
    """A backend of `torch.compile` that keeps a step within a memory budget.

    Activations leave the device between their last use in forward and their
    first in backward, by a plan for the whole step. The step's results are bit
    for bit those of the same runner without a plan.

    Args:
      device_memory_budget: the most bytes on the device, or text: "60GiB", "70%"
        of the peak without transfers. None: the lowest peak at which no transfer
        delays the computation.
      host_memory_budget: the same for copies on the host. None: no limit.
      machine: as in `ao.plan`; "auto": that of the accelerator (`machine`).
      durations: "roofline" (from FLOP and bytes), "measured" (ops with a FLOP
        formula run once a signature, the rest as under roofline), an
        `ao.torch-profile` document or its file. "auto": measured on a GPU, else
        roofline.
      held_bytes: bytes on the device that belong to no graph, such as an
        optimizer's. "auto": those allocated now, less the step's inputs.
      min_bytes, policy, effort, seed: as in `ao.plan`.
      refit: how often to plan and compile again, with less memory, where a step
        took more than its budget: in its first run or, on a GPU, in the second and
        in each that begins with more memory, as behind an optimizer's first step.
        On the processor the runner "fx" takes what was predicted.
      runner: "inductor" compiles the graphs; "fx" runs them as they are, at
        exactly the predicted peak.
      options: runner "inductor": more of its options, but none that would undo a
        plan.
      gradients: "kept" where `.grad` lives from step to step, so that new
        gradients come on top of old ones; "fresh" where it is None before.
      recompute: who says what backward computes again: "pytorch" (its partitioner
        and checkpoints), or "planned": the planner, which keeps, moves or makes
        again what fits the budget in the least time. It goes over checkpoints,
        but for what their policies say must be saved, and takes PyTorch's choice
        where that is no slower.
      cache_dir: folder of what was measured. None: `$AO_CACHE_DIR`, else
        `~/.cache/ao`.
      offload, keep: as in `session`, of modules by their names in the module that
        is compiled.

    Raises:
      Error: an option is wrong. While a step is compiled, `ao.InfeasibleError` if no plan
        fits the budgets; Dynamo wraps it in BackendCompilerFailed, whose
        `inner_exception` it is.

    Example:
      model = torch.compile(
          model, backend=ao.torch.backend(device_memory_budget="60GiB"))
    """
    _compat.check_version()
    for name, value, choices in (
        ("runner", runner, ("fx", "inductor")),
        ("gradients", gradients, ("fresh", "kept")),
        ("recompute", recompute, ("pytorch", "planned")),
    ):
        if not isinstance(value, str):
            raise TypeError(f"'{name}' must be text, not {type(value).__name__}")
        if value not in choices:
            raise Error(f"'{name}' must be one of {', '.join(choices)}, not {value!r}")
    if held_bytes != "auto":
        if isinstance(held_bytes, bool) or not isinstance(held_bytes, int):
            raise TypeError("'held_bytes' must be a number of bytes or 'auto'")
        to_count("held_bytes", held_bytes)
    if recompute == "planned" and policy != "planned":
        raise Error(f"recompute='planned' needs policy='planned', not {policy!r}")
    to_text("cache_dir", cache_dir)
    plan_options = {
        "device_memory_budget": device_memory_budget,
        "host_memory_budget": host_memory_budget,
        "min_bytes": min_bytes,
        "policy": policy,
        "effort": effort,
        "seed": seed,
    }
    _planner.check_options(**plan_options)
    selection = Selection(offload, keep)
    if machine != "auto":
        _planner.machine(machine)
    return Backend(
        durations=_durations.load(durations),
        machine=machine,
        held_bytes=held_bytes,
        gradients=gradients,
        recompute=recompute,
        cache_dir=cache_dir,
        runner=runner,
        options=_inductor.check_options(options),
        refit=to_count("refit", refit),
        plan_options=plan_options,
        selection=selection,
    )

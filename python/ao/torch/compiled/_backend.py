# ===- _backend.py - A plan inside torch.compile ---------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The backend of `torch.compile` that plans the steps it compiles."""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import json
import time
import types
import warnings
import weakref
from typing import Any, Callable, Mapping, Sequence

import torch
from torch import fx

from ... import _planner
from ..._arguments import Machine
from ..._messages import Error, InfeasibleError
from ..common import _compat, _device, _remarks
from ..common._refit import Refit
from ..common._selection import Selection
from ..common._step import Step
from . import _choice, _excess, _inductor, _required
from ._capture import Capture, Layout
from ._graphs import StepGraphs, constants_of
from ._joint import JointGraph
from ._order import Order, Run, StepKind, alone, members_of
from ._pairs import MOST_CALLS, Pair, Variant, names_of
from ._together import Together, with_held
from ._tracing import SEED_BYTES, Tracer, device_of

_UNUSED = (
    "Dynamo has not called this backend of ao.torch: nothing is planned. Either no "
    "compiled function has run, or Dynamo skips its code, as it does for "
    "Module.compile() of classes of torch.nn: use torch.compile(model, backend=…)"
)
_NO_BACKWARD = (
    "a graph that computes gradients by torch.func has no backward graph and runs "
    "without a budget: compile the loss alone, and differentiate its result"
)


@dataclasses.dataclass
class _Task:
    """A compilation under way: `kind` is planned by it, or `plan` is given; with
    neither, the safe plan is taken."""

    variant: Variant
    kind: StepKind | None = None
    plan: dict[str, Any] | None = None


def _is_gradient(node: fx.Node) -> bool:
    """Returns whether a node of Dynamo is a gradient, as `torch.func.grad` computes."""
    return getattr(node.target, "__name__", "") == "_autograd_grad"


class Backend:
    """A backend of `torch.compile` that plans the steps it compiles.

    Called by Dynamo alone; made by `ao.torch.backend`.
    """

    def __init__(
        self,
        *,
        tracer: Tracer,
        recompute: str,
        runner: str,
        options: dict[str, Any],
        refit: int,
        infeasible: str,
        plan_options: dict[str, Any],
        selection: Selection,
    ) -> None:
        self._tracer, self._selection = tracer, selection
        self._recompute = recompute
        self._runner, self._options = runner, options
        self._plan_options = plan_options
        self._refits, self._infeasible = refit, infeasible
        # Number of graphs from Dynamo, now and at the end of the last frame.
        self._graphs = self._graphs_seen = 0
        self._unused = weakref.finalize(self, warnings.warn, _UNUSED, stacklevel=2)
        _compat.watch_frames()
        self._pairs: list[Pair] = []
        self._order = Order(
            make_kind=self._make_kind,
            find_variant=self._find_variant,
            end_step=self._end_step,
            always_counts=runner == "fx",
        )
        # The CUDA graphs of the last step, and whether further steps have any.
        self._capture: Capture | None = None
        self._captures = True
        # Number of planned kinds of steps, and of steps that have ended.
        self._named = self._ended = 0
        self._shares: dict[str, int] = {}
        self._error: Error | None = None
        self._warned: set[str] = set()
        # The highest peak above the budget of a step without a plan, and the highest
        # of the smallest feasible budgets, that were warned of.
        self._warned_bytes = self._smallest = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> Backend:
        """Returns the backend itself, since copies of a compiled model, such as
        averaged ones, are compiled by one backend."""
        return self

    def __reduce__(self) -> Any:
        raise TypeError(
            "cannot pickle a backend: pickle the model before torch.compile, or the "
            "state_dict() of the compiled one"
        )

    @property
    def steps(self) -> list[Step]:
        """A `Step` for each kind of step that is planned, in the order of plans. Steps
        are of one kind if they run the same graphs in the same order. Warns where
        Dynamo has not called the backend."""
        if self._unused.detach():
            warnings.warn(_UNUSED, stacklevel=2)
        kinds = sorted(self._order.kinds.values(), key=lambda kind: kind.number)
        return [kind.step for kind in kinds if kind.step is not None]

    def __call__(
        self,
        graph_module: fx.GraphModule,
        inputs: Sequence[Any],
        *,
        mode: str | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> Callable[..., Any]:
        _device.refuse_capture("a graph that is not compiled yet")
        self._graphs += 1
        self._unused.detach()
        if _compat.swallows_errors():
            return _refuse
        own, captures = _inductor.settings_of(self._runner, mode, options)
        own = {**self._options, **own}
        pair = Pair(len(self._pairs), graph_module, inputs, own, captures)
        kind = None
        if not self._order.is_running and not self._waits_for(pair):
            kind = self._new_kind(alone(pair, pair.sizes_of(inputs)))
        task = _Task(Variant(pair), kind)
        function = self._compile_step(task, graph_module, list(inputs))
        if not pair.has_backward:
            if any(_is_gradient(node) for node in graph_module.graph.nodes):
                self._warn(_NO_BACKWARD)
            return function
        task.variant.function = function
        self._pairs.append(pair)
        if kind is not None:
            self._order.add(kind)
        else:
            pair.safe = task.variant

        def run(*args: Any) -> Any:
            is_part = pair.is_part or self._waits_for(pair)
            sizes = pair.sizes_of(args)
            function = self._order.begin_call(pair, sizes, is_part).function
            assert function is not None
            return function(*args)

        return run

    def _waits_for(self, pair: Pair) -> bool:
        """Returns whether another pair was compiled and has not run yet."""
        return any(not other.has_run for other in self._pairs if other is not pair)

    def _new_kind(self, signature: Any) -> StepKind:
        refit = Refit(self._refits, self._plan_options, self._shares)
        self._named += 1
        return StepKind(signature, refit, self._named - 1)

    def _make_kind(self, signature: Any) -> StepKind:
        """Returns a kind of step of a known structure that is planned when it runs."""
        kind = self._new_kind(signature)
        kind.wants_plan = True
        return kind

    def _warn(self, text: str) -> None:
        """Warns once of each cause."""
        if text not in self._warned:
            self._warned.add(text)
            warnings.warn(text, stacklevel=2)

    def _end_frame(
        self, code: types.CodeType, is_broken: bool, reasons: Sequence[str]
    ) -> None:
        """Warns if Python runs a frame, or code between graphs, without a budget."""
        text = None
        if self._graphs == self._graphs_seen:
            text = "no graph was made of"
        elif is_broken:
            text = "a graph ends early in"
            if self._pairs:
                self._pairs[-1].is_part = True
        if text:
            self._unused.detach()
            why = "; ".join(reasons) or "Dynamo gives no reason"
            warnings.warn(
                f"{text} '{code.co_name}' ({code.co_filename}:{code.co_firstlineno}): "
                f"{why}. Code that Python runs has no budget; torch.compile(…, "
                "fullgraph=True) explains the cause, and ao.torch.session plans such "
                "models",
                stacklevel=2,
            )
        self._graphs_seen = self._graphs

    def _end_compiling(self, code: types.CodeType, limit: str, value: int) -> None:
        """Warns that Dynamo makes no more graphs of a function."""
        warnings.warn(
            f"'{code.co_name}' ({code.co_filename}:{code.co_firstlineno}) runs without "
            f"a budget where none of its {value} graphs fits: Dynamo compiles no more "
            f"(torch._dynamo.config.{limit}). Raise the limit, compile with "
            "dynamic=True, or use ao.torch.session",
            stacklevel=2,
        )

    # Steps that have run

    def _find_variant(self, pair: Pair, kind: StepKind | None, number: int) -> Variant:
        """Returns the compilation that a call is to run, with its CUDA graphs."""
        variant = self._select_variant(pair, kind, number)
        self._capture = self._find_capture(variant, kind)
        return variant

    def _find_capture(self, variant: Variant, kind: StepKind | None) -> Capture | None:
        """Returns the CUDA graphs of a call; None: it has none. Only one kind of step has
        any, which calls one graph: the memory of those of others would be on top."""
        last = self._capture
        if last is not None and (kind is None or kind.name != last.name):
            last.end("another step has run; no step of its backend is captured again")
            self._captures = False
        if kind is None or not (variant.pair.captures and self._captures):
            return None
        if kind.variant is None:
            self._captures = False
            self._warn(
                f"'{kind.name}' runs without CUDA graphs: it calls several graphs, or one "
                "with symbolic sizes"
            )
            return None
        if variant.capture is None:
            layout = Layout(variant.device, variant.outputs, variant.written)
            variant.capture = Capture(kind.name, layout, self._warn)
        if last is not None and last is not variant.capture:
            last.end(None)  # It is planned again.
        return variant.capture

    def _select_variant(
        self, pair: Pair, kind: StepKind | None, number: int
    ) -> Variant:
        if self._error is not None:
            error, self._error = self._error, None
            raise error
        if kind is None or kind.wants_plan:
            _device.refuse_capture(f"{kind.name if kind else 'a step'} before its plan")
        if kind is not None and kind.wants_plan:
            kind.wants_plan = False
            if kind.recorded is not None:
                self._try_together(kind)
            elif pair.symbols:
                self._plan_at_sizes(pair, kind)
            else:
                self._compile_again(pair, _Task(Variant(pair), kind))
        if kind is not None and kind.variant is not None:
            return kind.variant
        plan = kind.plans.get((pair.number, number)) if kind else None
        if kind is None or plan is None:
            return self._safe(pair)
        key = json.dumps(plan["commands"])
        variant = pair.find(key)
        if variant is None:
            try:
                variant = self._compile_again(pair, _Task(Variant(pair), None, plan))
            except Exception as error:
                del kind.plans[pair.number, number]
                self._warn(
                    f"a graph of '{kind.name}' cannot follow its plan, and offloads "
                    f"all eligible values ({type(error).__name__}: {error})"
                )
                return self._safe(pair)
            pair.keep(key, variant)
        return variant

    def _safe(self, pair: Pair) -> Variant:
        if pair.safe is None:
            pair.safe = self._compile_again(pair, _Task(Variant(pair)))
        return pair.safe

    def _end_step(self, run: Run) -> None:
        """Plans a step of a new kind, or checks the figures of a plan."""
        self._ended += 1
        signature = run.signature
        kind = self._order.kinds.get(signature)
        if kind is None:
            recorded = run if run.recording is not None else self._recorded(signature)
            if len(signature) > 2 and recorded is None:
                self._order.record_next()
                self._check_unplanned(run)
                return
            kind = self._meet(signature, recorded)
        elif run.kind is not kind and kind.recorded is None:
            # Of the graphs that were to run with it, none has.
            self._pairs[signature[0].pair].is_part = False
        if kind.step is not None:
            self._check(kind, kind.step, run)
        else:
            self._check_unplanned(run)
        error, kind.error = kind.error, None
        took = self._took(kind, run)
        if error is not None and 0 < took <= kind.unmet:
            self._warn(
                f"no plan of '{kind.name}' is predicted to fit its budget, but it took "
                f"{took} of {kind.unmet} bytes: it keeps the plan "
                "that offloads all values as they are saved"
            )
        elif error is not None and self._ends_training(self._ended == 1):
            self._error = error
        elif error is not None:
            self._warn_infeasible(kind, error)
        if self._ended == 1:
            try:
                self._selection.check_matched()
            except Error as unmatched:
                self._error = self._error or unmatched

    def _recorded(self, signature: Any) -> Run | None:
        """Returns the recording of a step that differs from a signature in sizes only;
        None: there is none."""
        recorded = [kind.recorded for kind in self._order.like(signature)]
        return recorded[-1] if recorded else None

    def _meet(self, signature: Any, recorded: Run | None) -> StepKind:
        """Plans the steps of a signature, or has them planned when the next begins."""
        kind = self._make_kind(signature)
        if len(signature) > 2:
            kind.wants_plan = False
            kind.recorded = recorded
            self._try_together(kind)
            for other in list(self._order.kinds.values()):
                is_part = other.recorded is None and other.signature[0] in signature
                if is_part and other.step is not None and not other.step.has_run:
                    del self._order.kinds[other.signature]
        self._order.add(kind)
        return kind

    def _try_together(self, kind: StepKind) -> None:
        """Plans a step of several calls. Its graphs run as before where that fails."""
        try:
            self._plan_together(kind)
        except Exception as error:
            self._warn(
                f"the graphs of '{kind.name}' run as before, since planning them "
                f"together has failed ({type(error).__name__}: {error})"
            )

    def _plan_together(self, kind: StepKind) -> None:
        """Plans a step of several calls by the run that was recorded."""
        run = kind.recorded
        assert run is not None and run.recording is not None
        members = members_of(run, kind.signature)
        together = Together(members, run.recording, run.kept, kind.name)
        inputs = run.device, together.begin_bytes, together.gradient_bytes
        count = functools.partial(self._tracer.held_in, *inputs)
        # The step has just run, or runs next under another plan.
        held = count(run.begun_bytes) if kind.step is None else count()
        self._note_other(kind, count, held)
        plan = self._plan_trace(kind, together.trace, run.device)
        kind.plans = self._bounded(kind, together.divide(plan))
        if self._recompute == "planned":
            self._warn(
                "recompute='planned' holds for steps that call one graph once; in "
                f"'{kind.name}' PyTorch's partitioner decides what is recomputed"
            )

    def _plan_at_sizes(self, pair: Pair, kind: StepKind) -> None:
        """Plans a step of one call of a graph with symbols."""
        facts = pair.facts_at(kind.signature[0].sizes)
        inputs = facts.device, facts.begin_bytes, facts.gradient_bytes
        count = functools.partial(self._tracer.held_in, *inputs)
        self._note_other(kind, count, count())
        trace = {**facts.trace, "name": kind.name}
        plan = self._plan_trace(kind, trace, facts.device)
        kind.plans = {(pair.number, 0): plan}

    def _plan_trace(
        self,
        kind: StepKind,
        trace: dict[str, Any],
        device: torch.device,
    ) -> dict[str, Any]:
        """Plans a trace, or takes over the plan of a step that differs in sizes only."""
        machine = self._tracer.machine_on(device)
        trace = with_held(trace, kind.other_bytes)
        plans = {
            json.dumps(other.step.plan["commands"]): other.step.plan
            for other in self._order.like(kind.signature)
            if other.step and names_of(other.step.trace) == names_of(trace)
        }
        try:
            plan = kind.refit.adopt(trace, list(plans.values()), machine=machine)
            plan = plan or kind.refit.plan(trace, machine=machine)
        except InfeasibleError as error:
            plan = self._plan_safely(kind, trace, machine, error)
        kind.step = Step(
            kind.name,
            trace,
            plan,
            _remarks.of_graphs(trace, plan),
            device,
            budget=kind.refit.budget,
        )
        return plan

    def _bounded(
        self, kind: StepKind, plans: dict[tuple[int, int], dict[str, Any]]
    ) -> dict[tuple[int, int], dict[str, Any]]:
        """Returns the plans without those of calls that would need too many compilations
        of one graph, which run under the safe plan."""
        known: dict[int, set[str]] = {}
        kept = {}
        for (pair, number), plan in plans.items():
            keys = known.setdefault(pair, set())
            key = json.dumps(plan["commands"])
            if key in keys or len(keys) < MOST_CALLS:
                keys.add(key)
                kept[pair, number] = plan
        if len(kept) < len(plans):
            self._warn(
                f"'{kind.name}' calls one graph {len(plans)} times: {MOST_CALLS} plans "
                "of a graph are compiled, other calls offload all eligible values"
            )
        return kept

    def _plan_safely(
        self,
        kind: StepKind,
        trace: Mapping[str, Any],
        machine: Machine,
        error: InfeasibleError,
    ) -> dict[str, Any]:
        """Returns the safe plan where none fits. The step decides whether that is an
        error, since it may run further graphs, or occupy less than is predicted."""
        kind.error = error
        budgets = kind.refit.resolve(trace, machine=machine)
        kind.unmet = budgets.get("device_memory_budget", 0)
        if error.smallest_host_budget:  # A step's peak is that of the device only.
            kind.unmet = 0
        plan = self._safe_plan(trace, machine)
        kind.warned_bytes = plan["predicted"]["peak_bytes"] + SEED_BYTES
        return plan

    def _ends_training(self, is_first: bool) -> bool:
        """Returns whether a step that no plan fits is an error."""
        return self._infeasible == "error" or is_first and _compat.is_alone()

    def _warn_infeasible(self, kind: StepKind, error: InfeasibleError) -> None:
        """Warns of a step that no plan fits, if it needs more than those before."""
        if error.smallest_device_budget <= self._smallest:
            return
        self._smallest = error.smallest_device_budget
        self._warn(
            f"no plan of '{kind.name}' fits its budget; the smallest that does is "
            f"{error.smallest_device_budget} bytes: all eligible values are "
            "offloaded as they are saved"
        )

    def _safe_plan(self, trace: Mapping[str, Any], machine: Machine) -> dict[str, Any]:
        """Returns a plan that offloads each eligible value as it is saved, and reloads it
        when it is needed; without a budget, a plan that keeps all values."""
        options = dict(self._plan_options)
        budgets = [
            options.pop(f"{where}_memory_budget") for where in ("device", "host")
        ]
        if options["policy"] == "planned":
            options["policy"] = "none" if budgets == [None, None] else "sync"
        return _planner.plan(trace, machine=machine, **options)

    def _took(self, kind: StepKind, run: Run) -> int:
        """The peak of a run that counts against the budget; 0: unknown."""
        if run.has_allocator_peak or not run.peak:
            return run.peak
        return run.peak + kind.other_bytes - SEED_BYTES

    def _check(self, kind: StepKind, step: Step, run: Run) -> None:
        """Sets the figures of a step that has ended, and warns if it has exceeded its
        budget."""
        peak = run.peak
        if run.kind is kind:
            step.remarks += [each for each in run.remarks if each not in step.remarks]
            if run.meter is not None:
                host = run.meter.peak["host"]
                step.note_measured({"peak_bytes": peak, "host_peak_bytes": host})
            elif peak:
                step.note_measured({"peak_bytes": peak})
            if run.span is not None and (run.meter is None or self._runner == "fx"):
                step.note_span(run.span)
        peak, budget = self._took(kind, run), kind.refit.budget
        if not budget or peak <= budget:
            return
        if peak > kind.warned_bytes:
            kind.warned_bytes = peak
            text = _excess.describe(f"'{kind.name}'", run, peak, budget)
            parts = _excess.describe_parts(kind, step, run, peak)
            warnings.warn(f"{text}: {parts}", stacklevel=2)
        if run.kind is kind and kind.refit.wants_another(peak, step.plan):
            kind.wants_plan = True

    def _check_unplanned(self, run: Run) -> None:
        """Warns if a step without a plan has exceeded the budget of planned steps. A
        percentage is one of the step's own peak, which is not known."""
        planned = [kind for kind in self._order.kinds.values() if kind.refit.budget]
        if not planned or planned[-1].refit.has_shares:
            return
        peak, budget = self._took(planned[-1], run), planned[-1].refit.budget
        if peak > max(budget, self._warned_bytes):
            self._warned_bytes = peak
            text = _excess.describe("a step without a plan", run, peak, budget)
            warnings.warn(f"{text}: it began as another step", stacklevel=2)

    # Compiling

    def _compile_again(self, pair: Pair, task: _Task) -> Variant:
        begin = time.monotonic()
        task.variant.function = pair.compile_again(
            functools.partial(self._compile_step, task)
        )
        if self._runner == "inductor":
            self._warn(
                f"recompiled a graph for another plan in "
                f"{time.monotonic() - begin:.1f} s"
            )
        return task.variant

    def _compile_step(
        self, task: _Task, graph_module: fx.GraphModule, inputs: Sequence[Any]
    ) -> Callable[..., Any]:
        if self._runner == "inductor":
            with _compat.keeping_saved():
                return _inductor.compile_step(
                    graph_module,
                    inputs,
                    partition=functools.partial(self._partition, task),
                    digest=self._digest(),
                    options=task.variant.pair.options,
                    wrap=functools.partial(self._wrap, task.variant),
                    fused=lambda: task.variant.fused,
                    note_split=functools.partial(self._note_split, task.variant),
                )
        compiler = _compat.private("aot_autograd")(
            fw_compiler=functools.partial(self._run_as_is, task.variant, False),
            bw_compiler=functools.partial(self._run_as_is, task.variant, True),
            inference_compiler=functools.partial(self._run_as_is, None, False),
            partition_fn=functools.partial(self._partition, task, None),
        )
        with _compat.keeping_saved():
            return compiler(graph_module, inputs)

    def _digest(self) -> str:
        """A digest of all that decides a plan, besides the graphs."""
        options = (self._plan_options, self._recompute, self._tracer)
        text = f"{_inductor.digest_of_sources()} {options}"
        return hashlib.sha256(text.encode()).hexdigest()

    def _wrap(
        self,
        variant: Variant,
        function: Callable[[list], Any],
        options: Mapping[str, Any],
    ) -> Callable[[list], Any]:
        """Wraps a function compiled by inductor, so that the step records its runs."""
        if options.get("is_inference"):
            return function
        return self._watched(variant, bool(options.get("is_backward")), function)

    def _note_split(self, variant: Variant, ops: Sequence[str]) -> None:
        variant.remarks.append(_remarks.of_kernels(ops))

    def _run_as_is(
        self,
        variant: Variant | None,
        is_backward: bool,
        graph_module: fx.GraphModule,
        inputs: Sequence[Any],
    ) -> Callable[[list], Any]:
        """Runs a graph node by node."""
        function = _compat.to_boxed(graph_module)
        if variant is not None:
            variant.constants += constants_of(graph_module)
            function = self._watched(variant, is_backward, function)
        return _compat.mark_boxed(functools.partial(function))

    def _watched(
        self, variant: Variant, is_backward: bool, function: Callable[[list], Any]
    ) -> Callable[[list], Any]:
        _compat.note_nothing_donated()
        order = self._order
        run = order.run_backward if is_backward else order.run_forward

        def call(inputs: list) -> Any:
            capture = variant.capture
            if capture is None:
                return function(inputs)
            launch = capture.run_backward if is_backward else capture.run_forward
            return launch(function, inputs)

        return functools.partial(run, variant, call)

    # Dividing and planning

    def _partition(
        self,
        task: _Task,
        own: Callable[..., Any] | None,
        joint: fx.GraphModule,
        joint_inputs: Sequence[Any],
        **options: Any,
    ) -> tuple[fx.GraphModule, fx.GraphModule]:
        """Partitions as PyTorch or the caller's `own` does, or with the planned
        recomputation, and applies a plan."""
        if len(joint_inputs) == 0:  # A region in a graph: the graph is planned.
            divide = own or _compat.private("partition")
            return divide(joint, joint_inputs, **options)
        required = _compat.save_offloaded(joint)
        if self._plan_options["policy"] == "none":
            required.clear()
        try:
            draft = self._draft(task, own, joint, joint_inputs, **options)
            _required.complete(draft, required)
            return self._carry_out(task, draft)
        finally:
            self._tracer.forget()

    def _draft(
        self,
        task: _Task,
        own: Callable[..., Any] | None,
        joint: fx.GraphModule,
        joint_inputs: Sequence[Any],
        **options: Any,
    ) -> _choice.Draft:
        lower = task.variant.pair.lower if self._runner == "inductor" else None
        parts = _choice.Parts(joint, joint_inputs, options, lower)
        chooses = self._recompute == "planned"
        if chooses and own is not None:
            raise Error(
                "recompute='planned' divides graphs itself: torch._inductor."
                "config.custom_partitioner_fn must be None"
            )
        graphs = parts.own() if chooses else parts.divide(own or _compat.private("partition"))
        pair, kind = task.variant.pair, task.kind
        facts = self._tracer.facts_of(graphs)
        if pair.facts is None:  # Those of the first division are the pair's.
            pair.facts = facts
        if kind is not None:
            kind.buffer_bytes = pair.buffer_bytes
        if kind is not None:
            try:
                if chooses:
                    plan = functools.partial(self._plan, kind)
                    sketch = functools.partial(self._sketch, kind)
                    return _choice.choose(parts, kind.refit, plan, sketch)
                return self._plan(kind, graphs)
            except InfeasibleError as error:
                trace, machine = self._sketch(kind, graphs)
                safe = self._plan_safely(kind, trace, machine, error)
                return _choice.Draft(graphs, trace, safe)
        is_same = names_of(facts.trace) == names_of(pair.facts.trace)
        if task.plan is None or not is_same:
            safe = self._safe_plan(facts.trace, self._tracer.machine_of(graphs))
            return _choice.Draft(graphs, facts.trace, safe)
        return _choice.Draft(graphs, facts.trace, task.plan)

    def _carry_out(
        self, task: _Task, draft: _choice.Draft
    ) -> tuple[fx.GraphModule, fx.GraphModule]:
        graphs, kind, variant = draft.graphs, task.kind, task.variant
        graphs.apply(draft.plan)
        variant.outputs = graphs.num_forward_outputs
        variant.fused = graphs.fused
        variant.device = device_of(graphs.values)
        variant.written = _compat.written_inputs()
        variant.pair.has_backward = True
        if kind is not None:
            if variant.pair.symbols:
                kind.plans = {(variant.pair.number, 0): draft.plan}
                variant.pair.keep(json.dumps(draft.plan["commands"]), variant)
            else:
                kind.variant = variant
            kind.step = Step(
                kind.name,
                draft.trace,
                draft.plan,
                _remarks.of_graphs(draft.trace, draft.plan) + draft.remarks,
                variant.device,
                budget=kind.refit.budget,
                joint_trace=draft.joint_trace,
                joint_plan=draft.joint_plan,
            )
        assert graphs.backward is not None
        return graphs.forward, graphs.backward

    def _sketch(
        self, kind: StepKind, graphs: StepGraphs | JointGraph
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """The trace of a step and the machine that it runs on."""
        machine = self._tracer.machine_of(graphs)
        count = self._tracer.counter_beside(graphs)
        held = count() + kind.buffer_bytes
        self._note_other(kind, count, held)
        return self._tracer.trace(graphs, machine, kind.name, held), machine

    def _note_other(self, kind: StepKind, count: Callable[[], int], held: int) -> None:
        """Notes that a kind is planned beside `held` bytes that belong to no graph, which
        `count` counts."""
        kind.refit.explain(held - kind.other_bytes)
        kind.other_bytes, kind.count_other = held, count

    def _plan(
        self, kind: StepKind, graphs: StepGraphs, **budget: int
    ) -> _choice.Draft:
        trace, machine = self._sketch(kind, graphs)
        plan = kind.refit.plan(trace, machine=machine, **budget)
        return _choice.Draft(graphs, trace, plan)


def _refuse(*_: Any) -> Any:
    raise Error(
        "torch._dynamo.config.suppress_errors is set: a step that cannot be "
        "planned would run without its budget and without a warning"
    )

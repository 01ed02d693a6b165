# ===- _export.py - From a function of JAX to one that offloads ------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""`ao.jax.offload`: exports a step, plans it, and calls it with its plan."""

from __future__ import annotations

import dataclasses
import functools
import inspect
import re
import warnings
from typing import Any, Callable, Sequence

import jax
import jax.export
import jax.extend.backend
import jax.stages

from .. import _modules
from .._arguments import to_choice, to_count
from .._messages import Diagnostic, Error, Remark
from . import _calling, _compat, _planning, _stablehlo
from ._signature import Signature, is_traced, make_signature

# Options of ao.offload that apply to modules alone.
_OF_MODULES = (
    "allow_unregistered_dialects",
    "arenas",
    "fit_buffers",
    "name",
    "results",
)
_FILES = ("plan_output", "report")
# Primitives that call Python while the step runs.
_CALLBACKS = ("debug_callback", "debug_print", "io_callback", "pure_callback")
# Platforms that JAX lowers steps for without a plugin.
_PLATFORMS = ("cpu", "cuda", "rocm", "tpu")
_OPTIONS = frozenset(
    name
    for name, parameter in inspect.signature(_modules.offload).parameters.items()
    if parameter.kind is parameter.KEYWORD_ONLY
)


@dataclasses.dataclass(frozen=True)
class Planned:
    """A step with the plan for one signature of its arguments.

    Attributes:
      exported: the `jax.export.Exported` with the transfers, which can be
        serialized.
      module: its StableHLO, text.
      trace: the step without its transfers, an `ao.step-trace` document.
      plan: the `ao.plan` document: the values that are offloaded, and when.
      diagnostics: warnings and the like, a list of ao.Diagnostic.
      remarks: decisions and figures, a list of ao.Remark.
      summary: the values that are offloaded and the predicted peak without and
        with the plan, or the reason why no value is.
    """

    exported: jax.export.Exported
    module: str
    trace: dict[str, Any]
    plan: dict[str, Any]
    diagnostics: list[Diagnostic]
    remarks: list[Remark]
    summary: str
    _call: Callable[[list[Any]], Any]

    @property
    def predicted(self) -> dict[str, Any]:
        """Figures of the plan: peaks in bytes, times in microseconds. XLA orders
        copies by itself, so no figure is a guarantee."""
        return self.plan["predicted"]


class Offloaded:
    """A step of JAX whose activations are offloaded to host memory.

    It is called like the function that it was made from, alone or inside of `jax.jit`,
    `jax.lax.scan` and `jax.grad`; donated arguments are deleted as by that function.
    The gradient of the step as a whole is not planned. Arguments of other shapes, types
    or shardings are planned when they occur. If that fails, the step runs without a
    plan and a warning gives the reason.

    Attributes:
      example: the `Planned` for the arguments that `ao.jax.offload` was given.
      exported, module, trace, plan, predicted, diagnostics, remarks, summary: those
        of `example`.
    """

    # `jax.jit` copies the attributes of an instance that has a `__dict__` to its
    # result, where `trace` would replace the method that `jax.eval_shape` calls.
    __slots__ = (
        "__weakref__",
        "_find",
        "_function",
        "_make_plan",
        "_signature",
        "diagnostics",
        "example",
        "exported",
        "module",
        "plan",
        "predicted",
        "remarks",
        "summary",
        "trace",
    )

    def __init__(
        self,
        function: jax.stages.Wrapped,
        make_plan: Callable[[Signature], Planned],
        signature: Signature,
        example: Planned,
        plans: int,
    ) -> None:
        self._function = function
        self._make_plan = make_plan
        self._signature = signature
        self._find = functools.lru_cache(maxsize=plans)(self._plan)
        self.example = example
        self.exported = self.example.exported
        self.module = self.example.module
        self.trace = self.example.trace
        self.plan = self.example.plan
        self.predicted = self.example.predicted
        self.diagnostics = self.example.diagnostics
        self.remarks = self.example.remarks
        self.summary = self.example.summary

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        signature, leaves = self._describe(args, kwargs)
        planned = self._find(signature)
        if planned is None:
            with _calling.errors_of(self.exported.fun_name):
                return self._function(*args, **kwargs)
        return planned._call(leaves)

    def planned(self, *args: Any, **kwargs: Any) -> Planned | None:
        """Returns the plan that a call with these arguments uses; None where
        the call runs without one."""
        return self._find(self._describe(args, kwargs)[0])

    def _describe(
        self, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[Signature, list[Any]]:
        signature, leaves = make_signature(self._function, args, kwargs)
        # Arguments inside of another function have no shardings yet.
        if is_traced(leaves) and signature.has_types_of(self._signature):
            signature = self._signature
        return signature, leaves

    def _plan(self, signature: Signature) -> Planned | None:
        if signature == self._signature:
            return self.example
        try:
            return self._make_plan(signature)
        except Error as error:
            name = self.exported.fun_name
            warnings.warn(
                f"'{name}' runs without a plan for new arguments: {error}",
                stacklevel=3,
            )
            return None


def offload(
    function: Callable[..., Any],
    *example: Any,
    device_memory_budget: int | str | None = None,
    platforms: str | Sequence[str] | None = None,
    disabled_checks: Sequence[jax.export.DisabledSafetyCheck] = (),
    plans: int = 10,
    **options: Any,
) -> Offloaded:
    """Offloads activations of a training step to host memory.

    The step is one function that computes gradients (forward and backward in
    it). It is exported to StableHLO, planned by `ao.offload`, and returned with
    placements that XLA turns into copies (`convert-ao-to-placement`).

    Args:
      function: a function that `jax.jit` takes, or its result. Donated
        arguments, static arguments, shardings and options of the compiler are
        those of `jax.jit`.
      example: arguments, or `jax.ShapeDtypeStruct` in place of arrays.
      device_memory_budget: as in `ao.offload`. The plan keeps it; the program
        that XLA makes of the plan may exceed it.
      platforms: the platform to export for, such as "tpu"; None: the default
        backend.
      disabled_checks: as in `jax.export.export`; allows custom calls without a
        guarantee of compatibility.
      plans: number of signatures whose plans and compiled steps are kept; the
        one that was not used for the longest time is dropped.
      options: further arguments of `ao.offload`, such as `machine`, `strategy`
        and `min_bytes`; any other name is an argument of the step.

    Returns:
      An Offloaded.

    Raises:
      Error: the step has dynamic shapes or callbacks, is for several
        platforms or an unknown one, or needs a part of JAX that this version lacks;
        JAX cannot export it.
      InfeasibleError: no plan keeps the budget.
      TypeError: an option is for modules alone, or a name is neither one of an
        option nor one of an argument.

    Example:
      step = ao.jax.offload(train_step, params, batch, machine="gh200",
                            device_memory_budget="50%")
      loss, gradients = step(params, batch)
    """
    for name in _OF_MODULES:
        if name in options:
            raise TypeError(f"'{name}' is not an option of ao.jax.offload")
    if to_count("plans", plans) == 0:
        raise Error("'plans' must be positive, got 0")
    jitted = (
        function if isinstance(function, jax.stages.Wrapped) else jax.jit(function)
    )
    kwargs = {k: v for k, v in options.items() if k not in _OPTIONS}
    planning = {k: v for k, v in options.items() if k in _OPTIONS}
    _check_names(function, planning, kwargs)
    planning["device_memory_budget"] = device_memory_budget
    export = functools.partial(
        _export,
        jitted,
        platforms=_to_platforms(platforms),
        disabled_checks=tuple(disabled_checks),
    )
    signature, _ = make_signature(jitted, example, kwargs)
    planned = _make_plan(export, planning, signature)
    # Files describe the example.
    later = {k: v for k, v in planning.items() if k not in _FILES}
    make_plan = functools.partial(_make_plan, export, later)
    return Offloaded(jitted, make_plan, signature, planned, plans)


def _to_platforms(platforms: str | Sequence[str] | None) -> tuple[str, ...] | None:
    """Returns the names of platforms to export for. JAX accepts each name, and fails
    when the exported step is called.

    Raises:
      Error: a name is of no platform.
    """
    if platforms is None:
        return None
    names = (platforms,) if isinstance(platforms, str) else tuple(platforms)
    known = dict.fromkeys((*_PLATFORMS, *jax.extend.backend.backends()))
    for name in names:
        to_choice("platforms", name, list(known))
    return names


def _check_names(
    function: Callable[..., Any], options: dict[str, Any], arguments: dict[str, Any]
) -> None:
    """Checks that each name is one of an option, or one of the step's arguments.

    Raises:
      Error: an option is an argument as well.
      TypeError: a name is neither.
    """
    try:
        parameters = inspect.signature(function).parameters
    except (TypeError, ValueError):
        return
    for name in options:
        if name in parameters:
            raise Error(
                f"'{name}' is an option of ao.jax.offload and an argument of the "
                "step; give the argument by position, or with functools.partial"
            )
    if any(p.kind is p.VAR_KEYWORD for p in parameters.values()):
        return
    for name in arguments:
        if name not in parameters:
            raise TypeError(
                f"'{name}' is neither an option of ao.jax.offload nor an argument of "
                "the step"
            )


def _make_plan(
    export: Callable[[Signature], tuple[jax.stages.Traced, jax.export.Exported]],
    options: dict[str, Any],
    signature: Signature,
) -> Planned:
    traced, exported = export(signature)
    planned, module = _planning.plan_step(exported, options)
    exported = _stablehlo.with_module(exported, module)
    return Planned(
        exported,
        module,
        planned.trace,
        planned.plan,
        planned.diagnostics,
        planned.remarks,
        planned.summary,
        _calling.make_call(exported, traced, signature),
    )


def _export(
    function: jax.stages.Wrapped,
    signature: Signature,
    platforms: Sequence[str] | None,
    disabled_checks: Sequence[jax.export.DisabledSafetyCheck],
) -> tuple[jax.stages.Traced, jax.export.Exported]:
    """Returns the traced and the exported step.

    Raises:
      Error: JAX cannot export it. An exception of the step's own code is not
        changed.
    """
    args, kwargs = signature.arguments()
    traced = function.trace(*args, **kwargs)
    _check_step(traced)
    try:
        exported = jax.export.export(
            function,
            platforms=platforms,
            disabled_checks=disabled_checks,
            **_compat.lowering_rules(),
        )(*args, **kwargs)
    except (NotImplementedError, TypeError, ValueError) as error:
        raise Error(
            f"cannot export '{traced.fun_name}': {error}{_remedy(error)}"
        ) from error
    if len(exported.platforms) != 1:
        raise Error(
            f"'{exported.fun_name}' is for several platforms; export it for one"
        )
    return traced, exported


def _remedy(error: Exception) -> str:
    target = re.search(r"stablehlo\.custom_call @([\w.$-]+)", str(error))
    if not target:
        return ""
    return (
        "allow it with disabled_checks=[jax.export.DisabledSafetyCheck."
        f"custom_call('{target.group(1)}')]"
    )


def _check_step(traced: jax.stages.Traced) -> None:
    """Checks the step for parts that no exported step can have.

    Raises:
      Error: a dynamic shape, or a callback.
    """
    for path, info in jax.tree.leaves_with_path(traced.args_info):
        if not all(isinstance(size, int) for size in info.shape):
            raise Error(
                f"'{traced.fun_name}' has dynamic shapes: argument "
                f"{jax.tree_util.keystr(path)} has shape {info.shape}; give an "
                "example with numbers, other shapes are planned when they occur"
            )
    for equation in _compat.equations(traced.jaxpr.jaxpr):
        if equation.primitive.name in _CALLBACKS:
            raise Error(
                f"{_compat.location(equation)}: '{traced.fun_name}' calls Python "
                f"('{equation.primitive.name}'), which cannot be exported; call "
                "it outside of the step, on a result"
            )

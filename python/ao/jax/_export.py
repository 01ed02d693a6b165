# ===- _export.py - From a function of JAX to one that offloads ------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""`ao.jax.offload`: export, plan, place, and back into JAX."""

from __future__ import annotations

from typing import Any, Callable

import jax
import jax.export

from .. import _modules
from .._messages import Diagnostic, Error, Remark
from . import _compat

# What makes sense for modules alone.
_OF_MODULES = (
    "allow_unregistered_dialects",
    "arenas",
    "fit_buffers",
    "name",
    "results",
)


class Offloaded:
    """A function of JAX whose activations leave the device meanwhile.

    Is called like the function that it was made of, with arguments of the same
    shapes and types, and can be part of other functions that are compiled.

    Attributes:
      exported: the `jax.export.Exported` with the transfers, which can be
        serialized.
      module: its StableHLO, text.
      trace: the step as it is, an `ao.step-trace` document.
      plan: the `ao.plan` document: what moves, and when the plan wants it to.
      predicted: of the plan: peaks in bytes, times in microseconds. XLA orders
        copies by itself, so no figure is a guarantee.
      diagnostics: warnings and the like, a list of ao.Diagnostic.
      remarks: decisions and figures, a list of ao.Remark.
      summary: what moved, the predicted peak before and after, or why nothing
        moved.
    """

    def __init__(
        self, exported: jax.export.Exported, planned: _modules.Result, module: str
    ) -> None:
        self.exported = exported
        self.module = module
        self.trace: dict[str, Any] = planned.trace
        self.plan: dict[str, Any] = planned.plan
        self.predicted: dict[str, Any] = self.plan["predicted"]
        self.diagnostics: list[Diagnostic] = planned.diagnostics
        self.remarks: list[Remark] = planned.remarks
        self.summary = planned.summary
        self._call = jax.jit(exported.call)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._call(*args, **kwargs)


def offload(
    function: Callable[..., Any],
    *example: Any,
    device_memory_budget: int | str | None = None,
    **options: Any,
) -> Offloaded:
    """Moves activations of a training step to host memory and back.

    The step is one function that computes gradients (forward and backward in
    it), on one device. It is exported to StableHLO, planned by `ao.offload`, and
    given back with placements that XLA turns into copies
    (`convert-ao-to-placement`).

    Args:
      function: a function that `jax.jit` takes, or its result.
      example: arguments, or `jax.ShapeDtypeStruct` in place of arrays.
      device_memory_budget: as in `ao.offload`. The plan keeps it; what XLA makes
        of the plan may not.
      options: further arguments of `ao.offload`, such as `machine`, `strategy`
        and `min_bytes`.

    Returns:
      An Offloaded.

    Raises:
      Error: the function has dynamic shapes, runs on several devices, or needs a
        part of JAX that this version lacks.
      InfeasibleError: no plan keeps the budget.
      TypeError: an option is unknown, or is for modules alone.

    Example:
      step = ao.jax.offload(train_step, params, batch, machine="gh200",
                            device_memory_budget="50%")
      loss, gradients = step(params, batch)
    """
    for name in _OF_MODULES:
        if name in options:
            raise TypeError(f"'{name}' is no option of ao.jax.offload")
    exported = _export(function, example)
    planned = _modules.offload(
        _compat.to_step(exported),
        device_memory_budget=device_memory_budget,
        allow_unregistered_dialects=True,
        name=exported.fun_name,
        **options,
    )
    placed = _modules.run_pipeline(
        planned,
        "builtin.module(convert-ao-to-placement)",
        allow_unregistered_dialects=True,
    )
    module = placed.module_with_locations
    return Offloaded(_compat.with_module(exported, module), planned, module)


def _export(function: Callable[..., Any], example: tuple) -> jax.export.Exported:
    compiled = function if hasattr(function, "lower") else jax.jit(function)
    exported = jax.export.export(compiled)(*example)
    if not all(isinstance(n, int) for a in exported.in_avals for n in a.shape):
        raise Error(f"'{exported.fun_name}' has dynamic shapes; give an example")
    if exported.nr_devices != 1:
        raise Error(
            f"'{exported.fun_name}' runs on {exported.nr_devices} devices; plans "
            "are for one"
        )
    if len(exported.platforms) != 1:
        raise Error(
            f"'{exported.fun_name}' is for several platforms; export it for one"
        )
    return exported

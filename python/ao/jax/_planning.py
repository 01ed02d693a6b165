# ===- _planning.py - Plans of exported steps ------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Plans an exported step, and places the transfers of the plan in its module."""

from __future__ import annotations

import dataclasses
import json
import re
import tempfile
from typing import Any

import jax.export
import jax.lib

from .. import _modules
from .._messages import Diagnostic
from . import _fusion, _loops, _parts, _sharding, _stablehlo

_PLACE = "convert-ao-to-placement"
# Passes that run before a trace is emitted or a plan is applied, since they add ops.
_VALUES = "ao-rebuild-values,ao-copy-returned-views"
# On several devices a loop of StableHLO is one op: the slices of one device have
# sizes that the attributes of its ops do not have.
_LOOP, _OPAQUE_LOOP = '"stablehlo.while"(', '"jax.while"('

# Platforms on which XLA reads a slice of host memory at the wrong offset if its index
# is computed from the counter of the loop, as in the gradient of a scan (xla#46231).
# No version of jaxlib that ao was tested with, up to 0.10.2, has the fix.
_WRONG_SLICES = ("cuda", "rocm")
# Platforms whose compiler may reload a value outside of loops as soon as it has been
# offloaded, in spite of the barrier before its use (libtpu 0.0.42).
_EARLY_RELOADS = ("tpu",)


def plan_step(
    exported: jax.export.Exported, options: dict[str, Any]
) -> tuple[_modules.Result, str]:
    """Returns the planned step and the text of the StableHLO with its transfers.

    Raises:
      Error: the module, an option or a budget is wrong.
    """
    if exported.nr_devices > 1:
        planned, text = _plan_one_of_many(exported, options)
    else:
        planned, text = _plan_one(exported, options)
    if exported.platforms[0] in _EARLY_RELOADS:
        values = sum(each["do"] == "offload" for each in planned.plan["commands"])
        if values:
            warning = Diagnostic("warning", _early_reloads(exported, values))
            planned.diagnostics.append(warning)
    return planned, text


def _plan_one(
    exported: jax.export.Exported, options: dict[str, Any]
) -> tuple[_modules.Result, str]:
    """Plans the only device."""
    text, kept = _read(exported)
    planned = _plan(exported, text, options)
    if kept:
        planned.diagnostics.append(Diagnostic("remark", _kept_loops(exported, kept)))
    return planned, _run(planned, _PLACE)


def _plan_one_of_many(
    exported: jax.export.Exported, options: dict[str, Any]
) -> tuple[_modules.Result, str]:
    """Plans one device, and applies the plan to the module of all devices."""
    text, kept = _read(exported)
    with _stablehlo.parse(_run(text, "ao-inline-callees"), _name(exported)) as parsed:
        module = parsed.operation
        # Equal ops are one op for XLA, with one value to offload.
        _stablehlo.run("builtin.module(cse)", module)
        _fusion.fold_transposes(_stablehlo.find_main(module))
        copies = _fusion.copy_to_users(_stablehlo.find_main(module))
        text, numbered = _stablehlo.to_text(module), _sharding.to_numbered_text(module)
    local = _plan_local(exported, text, copies, _lower_loops(numbered), options)
    text, numbered = _lower_loops(text), _lower_loops(numbered)
    trace = _trace(_stream(exported, numbered, numbered, local.offloaded))
    plan = _sharding.globalize(
        local.numbered.plan, local.numbered.trace, trace, local.step
    )
    streamed = _stream(exported, text, numbered, local.offloaded)
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(plan, file)
        file.flush()
        apply = f"ao-apply-plan{{plan={file.name} step=main}}"
        placed = _run(streamed, f"{apply},{_PLACE}")
    if kept:
        remark = Diagnostic("remark", _kept_loops(exported, kept))
        local.planned.diagnostics.append(remark)
    return local.planned, placed.replace(_OPAQUE_LOOP, _LOOP)


@dataclasses.dataclass(frozen=True)
class _LocalPlan:
    """A plan for one device.

    Attributes:
      step: the step of one device.
      planned: the step with its plan.
      numbered: the numbered step with the same plan.
      offloaded: for stacked residuals of the step of all devices, by the position of the
        loop and the number of its result, how many slices are offloaded.
    """

    step: _sharding.LocalStep
    planned: _modules.Result
    numbered: _modules.Result
    offloaded: dict[tuple[int, int], int]


def _plan_local(
    exported: jax.export.Exported,
    text: str,
    copies: frozenset[int],
    numbered: str,
    options: dict[str, Any],
) -> _LocalPlan:
    """Plans one device. Loops of which the step of all devices cannot offload a
    residual, and those of which a plan offloads values inside of an iteration, are
    kept."""
    trace = _trace(_stream(exported, numbered, numbered, {}))
    possible = _streamed(_pipeline(numbered, "ao-stream-residuals"))
    options_of_copy = {**options, "plan_output": None, "report": None}
    kept: frozenset[int] = frozenset()
    while True:
        with _stablehlo.parse(text, _name(exported)) as module:
            step = _sharding.make_local_step(module.operation, copies, trace, kept)
        numbered = _lower_loops(step.numbered_text)
        found = _streamed(_pipeline(numbered, "ao-stream-residuals"), step.numbers)
        impossible = {number for number, _ in found.keys() - possible.keys()}
        if not impossible:
            planned = _plan(exported, _lower_loops(step.text), options)
            copy = _plan(exported, numbered, options_of_copy)
            impossible = _loops_with_plans(copy, step.numbers)
        if not impossible:
            return _LocalPlan(step, planned, copy, _streamed(copy, step.numbers))
        kept |= impossible


def _streamed(
    numbered: _modules.Result, numbers: list[int | None] | None = None
) -> dict[tuple[int, int], int]:
    """Returns how many slices are offloaded of each stacked residual of a numbered
    module, by the position of the loop (or the number at that position) and the number
    of its result."""
    offloaded = {}
    for remark in numbered.remarks:
        if remark.kind == "passed" and remark.message.startswith("offloaded "):
            names = re.search(r"slice by slice: '(\d+)#(\d+)'", remark.message)
            if names:
                position, result = map(int, names.groups())
                number = numbers[position] if numbers else position
                fields = remark.fields
                slices = fields.get("offloaded_slices", fields["slices"])
                offloaded[number, result] = int(slices)
    return offloaded


def _loops_with_plans(
    numbered: _modules.Result, numbers: list[int | None]
) -> set[int | None]:
    """Returns the numbers of loops within whose iterations values are offloaded."""
    return {
        numbers[int(re.search(r"'(\d+)'", remark.message).group(1))]
        for remark in numbered.remarks
        if remark.kind == "passed"
        and remark.message.startswith("values offloaded within ")
    }


def _lower_loops(text: str) -> str:
    """Returns a module whose loops ao has lowered where it can; each other one is
    an op that only has operands and results."""
    passes = f"ao-lower-stablehlo-loops,{_VALUES}"
    return _run(text, passes).replace(_LOOP, _OPAQUE_LOOP)


def _stream(
    exported: jax.export.Exported,
    text: str,
    numbered: str,
    offloaded: dict[tuple[int, int], int],
) -> str:
    """Returns a module whose stacked residuals are offloaded slice by slice, as many
    slices of each as in `offloaded`. Results of loops are those without the values
    that no iteration changes, which the first of two passes drops."""
    numbers = _loops.find_numbers(numbered, _name(exported))
    if numbers:
        for slices in ({}, offloaded):
            marked = _loops.mark(text, _name(exported), numbers, slices)
            text = _run(marked, "ao-apply-plan")
    return text


def _read(exported: jax.export.Exported) -> tuple[str, int]:
    """Returns the module of an exported step, marked as a step, and the number of
    loops whose stacked residuals are kept on the device."""
    with _stablehlo.read(exported) as module:
        _stablehlo.mark_step(module.operation)
        if exported.nr_devices == 1:
            _parts.read_parts(module.operation)
        wrong = exported.platforms[0] in _WRONG_SLICES
        kept = _stablehlo.keep_loops(module.operation) if wrong else 0
        return _stablehlo.to_text(module.operation), kept


def _kept_loops(exported: jax.export.Exported, loops: int) -> str:
    return (
        f"stacked residuals of {loops} loops of '{exported.fun_name}' are kept on "
        f"device: jaxlib {jax.lib.__version__} may read slices of host memory at "
        f"wrong offsets on '{exported.platforms[0]}' (xla#46231)"
    )


def _early_reloads(exported: jax.export.Exported, values: int) -> str:
    return (
        f"values of '{exported.fun_name}' outside of loops are offloaded ({values}): "
        f"XLA may reload them on '{exported.platforms[0]}' long before their use, and "
        "the peak may rise; compare memory_analysis() of the compiled step with and "
        "without the plan, or write the layers as a jax.lax.scan"
    )


def _name(exported: jax.export.Exported) -> str:
    return f"'{exported.fun_name}'"


def _plan(
    exported: jax.export.Exported, text: str, options: dict[str, Any]
) -> _modules.Result:
    return _modules.offload(
        text,
        allow_unregistered_dialects=True,
        name=exported.fun_name,
        **options,
    )


def _trace(text: str) -> dict[str, Any]:
    return _pipeline(text, "").trace


def _run(module: _modules.Module, passes: str) -> str:
    """Returns the module after passes, text with locations."""
    return _pipeline(module, passes).module_with_locations


def _pipeline(module: _modules.Module, passes: str) -> _modules.Result:
    return _modules.run_pipeline(
        module, f"builtin.module({passes})", allow_unregistered_dialects=True
    )

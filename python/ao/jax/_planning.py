# ===- _planning.py - Plans of exported steps ------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Plans an exported step, and places the transfers of the plan in its module."""

from __future__ import annotations

import json
import tempfile
from typing import Any

import jax.export
import jax.lib

from .. import _modules
from .._messages import Diagnostic
from . import _fusion, _sharding, _stablehlo

_PLACE = "convert-ao-to-placement"
# Passes that run before a trace is emitted or a plan is applied, since they add ops.
_VALUES = "ao-rebuild-values,ao-copy-returned-views"
# On several devices a loop is one op: the slices of one device have sizes that
# the attributes of its ops do not have.
_LOOP, _OPAQUE_LOOP = '"stablehlo.while"(', '"jax.while"('

# Platforms on which XLA reads a slice of host memory at the wrong offset if its index
# is computed from the counter of the loop, as in the gradient of a scan (xla#46231).
# No version of jaxlib that ao was tested with, up to 0.10.2, has the fix.
_WRONG_SLICES = ("cuda", "rocm")


def plan_step(
    exported: jax.export.Exported, options: dict[str, Any]
) -> tuple[_modules.Result, str]:
    """Returns the planned step and the text of the StableHLO with its transfers.

    Raises:
      Error: the module, an option or a budget is wrong.
    """
    if exported.nr_devices > 1:
        return _plan_one_of_many(exported, options)
    text, kept = _read(exported)
    planned = _plan(exported, text, options)
    if kept:
        planned.diagnostics.append(Diagnostic("remark", _kept_loops(exported, kept)))
    return planned, _run(planned, _PLACE)


def _plan_one_of_many(
    exported: jax.export.Exported, options: dict[str, Any]
) -> tuple[_modules.Result, str]:
    """Plans one device, and applies the plan to the module of all devices."""
    inlined = _run(_read(exported)[0], "ao-inline-callees")
    with _stablehlo.parse(inlined, f"'{exported.fun_name}'") as parsed:
        module = parsed.operation
        # Equal ops are one op for XLA, with one value to offload.
        _stablehlo.run("builtin.module(cse)", module)
        _fusion.fold_transposes(_stablehlo.find_main(module))
        copies = _fusion.copy_to_users(_stablehlo.find_main(module))
        text = _hide_loops(_stablehlo.to_text(module))
        trace = _trace(exported, _sharding.to_numbered_text(module))
        step = _sharding.make_local_step(module, copies, trace)
    planned = _plan(exported, _hide_loops(step.text), options)
    local_trace = _trace(exported, step.numbered_text)
    plan = _sharding.globalize(planned.plan, local_trace, trace, step)
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(plan, file)
        file.flush()
        apply = f"{_VALUES},ao-apply-plan{{plan={file.name} step=main}}"
        placed = _run(text, f"{apply},{_PLACE}")
    return planned, placed.replace(_OPAQUE_LOOP, _LOOP)


def _read(exported: jax.export.Exported) -> tuple[str, int]:
    """Returns the module of an exported step, marked as a step, and the number of
    loops whose stacked residuals are kept on the device."""
    with _stablehlo.read(exported) as module:
        _stablehlo.mark_step(module.operation)
        wrong = exported.platforms[0] in _WRONG_SLICES
        kept = _stablehlo.keep_loops(module.operation) if wrong else 0
        return _stablehlo.to_text(module.operation), kept


def _kept_loops(exported: jax.export.Exported, loops: int) -> str:
    return (
        f"stacked residuals of {loops} loops of '{exported.fun_name}' are kept on "
        f"device: jaxlib {jax.lib.__version__} may read slices of host memory at "
        f"wrong offsets on '{exported.platforms[0]}' (xla#46231)"
    )


def _hide_loops(text: str) -> str:
    return text.replace(_LOOP, _OPAQUE_LOOP)


def _trace(exported: jax.export.Exported, text: str) -> dict[str, Any]:
    return _plan(exported, _hide_loops(text), {"strategy": "none"}).trace


def _plan(
    exported: jax.export.Exported, text: str, options: dict[str, Any]
) -> _modules.Result:
    return _modules.offload(
        text,
        allow_unregistered_dialects=True,
        name=exported.fun_name,
        **options,
    )


def _run(module: _modules.Module, passes: str) -> str:
    """Returns the module after passes, text with locations."""
    return _modules.run_pipeline(
        module, f"builtin.module({passes})", allow_unregistered_dialects=True
    ).module_with_locations

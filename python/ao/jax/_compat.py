# ===- _compat.py - What ao needs of JAX's own parts -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The only file that touches names of JAX that are not public.

A name that is missing is an `ao.Error` that says which.
"""

from __future__ import annotations

import dataclasses
import functools
import importlib
from typing import Any

import jax
from jax.export import DisabledSafetyCheck, Exported

from .._messages import Error

# Module and name in it.
_NAMES = {
    "Context": ("jaxlib.mlir.ir", "Context"),
    "UnitAttr": ("jaxlib.mlir.ir", "UnitAttr"),
    "current_version": ("jaxlib.mlir.dialects.stablehlo", "get_current_version"),
    "deserialize": (
        "jaxlib.mlir.dialects.stablehlo",
        "deserialize_portable_artifact",
    ),
    "register": ("jaxlib.mlir.dialects.stablehlo", "register_dialect"),
    "serialize": (
        "jaxlib.mlir.dialects.stablehlo",
        "serialize_portable_artifact_str",
    ),
}

# What XLA takes for a copy between memories.
PLACEMENT = DisabledSafetyCheck.custom_call("annotate_device_placement")


@functools.cache
def private(name: str) -> Any:
    """Something of JAX's that is not public.

    Raises:
      Error: this version of JAX does not have it.
    """
    module, attribute = _NAMES[name]
    try:
        return getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError):
        raise Error(
            f"JAX {jax.__version__} has no {module}.{attribute}, which ao.jax "
            "needs"
        ) from None


def to_step(exported: Exported) -> str:
    """The function's StableHLO with `main` marked as a step, in the form that
    needs no StableHLO to be read."""
    context = private("Context")()
    context.allow_unregistered_dialects = True
    with context:
        private("register")(context)
        module = private("deserialize")(context, exported.mlir_module_serialized)
        for function in module.body.operations:
            if function.attributes["sym_name"].value == "main":
                function.attributes["ao.step"] = private("UnitAttr").get()
        return module.operation.get_asm(
            enable_debug_info=True, print_generic_op_form=True
        )


def with_module(exported: Exported, module: str) -> Exported:
    """The function with another body."""
    serialized = private("serialize")(module, private("current_version")())
    return dataclasses.replace(
        exported,
        mlir_module_serialized=serialized,
        disabled_safety_checks=(*exported.disabled_safety_checks, PLACEMENT),
    )

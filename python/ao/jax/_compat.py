# ===- _compat.py - Private names of JAX that ao needs ---------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The only file of `ao.jax` that uses names of JAX that are not public.

A name that is missing is an `ao.Error` that names it. The rules of
`ao.stablehlo.ao_legalize.jax_rules` use private names as well: the primitives that
they replace.
"""

from __future__ import annotations

import dataclasses
import functools
import importlib
import inspect
from typing import Any, Iterator

import jax
import jax.export
import jax.stages

from .._messages import Error

# Names by module.
_MODULES = {
    "jaxlib.mlir.ir": (
        "ArrayAttr",
        "Attribute",
        "BlockArgument",
        "DictAttr",
        "FunctionType",
        "InsertionPoint",
        "IntegerAttr",
        "IntegerType",
        "Location",
        "MLIRError",
        "Module",
        "Operation",
        "RankedTensorType",
        "StringAttr",
        "TypeAttr",
        "UnitAttr",
    ),
    "jaxlib.mlir.dialects.sdy": (
        "AxisRefAttr",
        "DimensionShardingAttr",
        "MeshAttr",
        "MeshAxisAttr",
        "SubAxisInfoAttr",
        "TensorShardingAttr",
        "TensorShardingPerValueAttr",
    ),
    "jaxlib.mlir.dialects.stablehlo": (
        "DotDimensionNumbers",
        "deserialize_portable_artifact",
        "get_current_version",
        "serialize_portable_artifact",
    ),
    "jaxlib.mlir.passmanager": ("PassManager",),
    "jax._src.config": ("trace_context",),
    "jax._src.core": ("subjaxprs",),
    "jax._src.interpreters.mlir": ("make_ir_context",),
    "jax._src.sharding_impls": ("UnspecifiedValue",),
    "jax._src.source_info_util": ("summarize",),
}
_MODULE_OF = {name: module for module, names in _MODULES.items() for name in names}


@functools.cache
def private(name: str) -> Any:
    """Returns an object of JAX that is not public.

    Raises:
      Error: this version of JAX does not have it.
    """
    module = _MODULE_OF[name]
    try:
        return getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError):
        raise _missing(f"{module}.{name}") from None


def _missing(name: str) -> Error:
    return Error(f"JAX {jax.__version__} has no {name}, which ao.jax needs")


def legalizer() -> Any:
    """Returns the package `ao_legalize` with its rules for primitives of JAX.

    Raises:
      Error: this version of JAX lacks a name that the rules use.
    """
    try:
        importlib.import_module("ao.stablehlo.ao_legalize.jax_rules")
        return importlib.import_module("ao.stablehlo.ao_legalize")
    except (ImportError, AttributeError) as error:
        raise Error(
            f"JAX {jax.__version__} lacks a name that ao.jax.export needs: {error}"
        ) from None


def lowering_rules() -> dict[str, Any]:
    """Returns arguments of `jax.export.export`: with them, the loops of a scan and of
    its gradient have the same groups of layers. Empty if this version of JAX lacks a
    name; residuals of scans that are unrolled in part are kept then."""
    name = "_override_lowering_rules"
    if name not in inspect.signature(jax.export.export).parameters:
        return {}
    try:
        return {name: legalizer().jax_rules.lowerings_of_scans()}
    except Error:
        return {}


def _attribute(value: Any, name: str) -> Any:
    try:
        return getattr(value, name)
    except AttributeError:
        raise _missing(f"{type(value).__name__}.{name}") from None


def static_arguments(
    function: jax.stages.Wrapped,
) -> tuple[frozenset[int], frozenset[str]]:
    """Returns positions and names of the static arguments of a jitted
    function."""
    info = _attribute(function, "_jit_info")
    return frozenset(info.static_argnums), frozenset(info.static_argnames)


@dataclasses.dataclass(frozen=True)
class JitParameters:
    """Arguments of `jax.jit` that a compiled step has to be compiled with again.

    Attributes:
      in_shardings, out_shardings: one for each leaf of the arguments and the
        results; None where none was given.
      compiler_options: as `jax.jit` takes them.
    """

    in_shardings: tuple[Any, ...]
    out_shardings: tuple[Any, ...]
    compiler_options: dict[str, Any]


def jit_parameters(traced: jax.stages.Traced) -> JitParameters:
    """Returns the arguments of `jax.jit` that a step was traced under."""
    parameters = _attribute(traced, "_params")

    def given(shardings: Any) -> tuple[Any, ...]:
        return tuple(
            None if isinstance(s, private("UnspecifiedValue")) else s
            for s in shardings
        )

    return JitParameters(
        given(parameters["in_shardings"]),
        given(parameters["out_shardings"]),
        dict(parameters["compiler_options_kvs"]),
    )


def device_list(traced: jax.stages.Traced) -> list[jax.Device]:
    """Returns the devices that a step runs on, in the order of its
    partitions."""
    return list(_attribute(_attribute(traced.lower(), "_lowering"), "_device_list"))


def kept_arguments(lowered: jax.stages.Lowered) -> list[int]:
    """Returns the numbers of the argument leaves that the module of a lowered step
    takes."""
    arguments = _attribute(_attribute(lowered, "_lowering"), "compile_args")
    kept = arguments.get("kept_var_idx")
    if kept is None:
        return list(range(len(jax.tree.leaves(lowered.args_info))))
    return sorted(kept)


def key_name(dtype: Any) -> str:
    """Returns the name of the generator that keys of a type are for."""
    return _attribute(_attribute(dtype, "_impl"), "name")


def equations(jaxpr: Any) -> Iterator[Any]:
    """Returns the equations of a jaxpr, with those of nested jaxprs."""
    for equation in jaxpr.eqns:
        yield equation
    for nested in private("subjaxprs")(jaxpr):
        yield from equations(nested)


def location(equation: Any) -> str:
    """Returns file, line and function of an equation."""
    return private("summarize")(equation.source_info)

# ===- _stablehlo.py - StableHLO modules of exported steps -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Reads, marks and writes the modules of `jax.export`, with jaxlib's MLIR."""

from __future__ import annotations

import contextlib
import dataclasses
from typing import Any, Iterator

from jax.export import DisabledSafetyCheck, Exported

from .._messages import Error
from ._compat import private

# The custom call that XLA takes for a copy between memories.
PLACEMENT = DisabledSafetyCheck.custom_call("annotate_device_placement")

# An argument with one of these attributes is donated, and XLA may put a result
# into its memory. A donated argument with neither fits no result.
_DONATED = ("tf.aliasing_output", "jax.buffer_donor")


@contextlib.contextmanager
def _dialects(subject: str) -> Iterator[Any]:
    """Provides a context with the dialects of exported modules.

    Raises:
      Error: jaxlib reports an error; `subject` names the module.
    """
    context = private("make_ir_context")()
    # Steps that are planned, and not run, have ops of no dialect.
    context.allow_unregistered_dialects = True
    messages: list[str] = []

    def note(diagnostic: Any) -> bool:
        messages.append(f"{diagnostic.location}: {diagnostic.message}")
        return True

    with context, private("Location").unknown(context):
        handler = context.attach_diagnostic_handler(note)
        try:
            yield context
        except (ValueError, private("MLIRError")) as error:
            text = "; ".join(messages) or str(error)
            raise Error(f"cannot read the StableHLO of {subject}: {text}") from None
        finally:
            handler.detach()


@contextlib.contextmanager
def read(exported: Exported) -> Iterator[Any]:
    """Provides the module of an exported step, in a context of its own.

    Raises:
      Error: jaxlib cannot read the module, or a pass on it fails.
    """
    with _dialects(f"'{exported.fun_name}'") as context:
        serialized = exported.mlir_module_serialized
        yield private("deserialize_portable_artifact")(context, serialized)


@contextlib.contextmanager
def parse(text: str, subject: str) -> Iterator[Any]:
    """Provides a module that ao has printed, as `read`.

    Raises:
      Error: as `read`.
    """
    with _dialects(subject) as context:
        yield private("Module").parse(text, context)


def body(operation: Any) -> Any:
    """Returns the operations in the only block of an operation."""
    return operation.regions[0].blocks[0].operations


def find_main(module: Any) -> Any:
    """Returns the function that an exported step starts in."""
    for operation in body(module):
        names = operation.attributes
        if "function_type" in names and names["sym_name"].value == "main":
            return operation
    raise ValueError("expected a function 'main', got none")


def mark_step(module: Any) -> None:
    """Marks `main` as a step, and its donated arguments as such."""
    main = find_main(module)
    unit = private("UnitAttr").get()
    main.attributes["ao.step"] = unit
    arguments = argument_attributes(main)
    for named in arguments:
        if any(name in named for name in _DONATED):
            named["ao.donated"] = unit
    set_argument_attributes(main, arguments)


def keep_loops(module: Any) -> int:
    """Marks the results of loops as values that are not offloaded, and returns the
    number of loops."""
    loops = [each for each in walk(module) if each.name == "stablehlo.while"]
    for loop in loops:
        loop.attributes["ao.keep"] = private("UnitAttr").get()
    return len(loops)


def walk(operation: Any) -> Iterator[Any]:
    """Yields the operations inside of an operation."""
    for region in operation.regions:
        for block in region.blocks:
            for nested in block.operations:
                yield nested.operation
                yield from walk(nested.operation)


def argument_attributes(function: Any) -> list[dict[str, Any]]:
    """Returns the attributes of each argument of a function by name."""
    if "arg_attrs" not in function.attributes:
        return [{} for _ in function.regions[0].blocks[0].arguments]
    return [
        {entry.name: entry.attr for entry in attributes}
        for attributes in function.attributes["arg_attrs"]
    ]


def set_argument_attributes(function: Any, arguments: list[dict[str, Any]]) -> None:
    """Replaces the attributes of all arguments of a function."""
    function.attributes["arg_attrs"] = private("ArrayAttr").get(
        [private("DictAttr").get(named) for named in arguments]
    )


def run(pipeline: str, module: Any) -> None:
    """Runs passes of jaxlib on a module."""
    private("PassManager").parse(pipeline).run(module)


def to_text(module: Any) -> str:
    """Returns a module in the form that is readable without StableHLO."""
    return module.get_asm(
        enable_debug_info=True, print_generic_op_form=True, assume_verified=True
    )


def with_module(exported: Exported, text: str) -> Exported:
    """Returns the step with the module `text` in place of its own.

    Raises:
      Error: jaxlib cannot read the module.
    """
    with parse(text, f"'{exported.fun_name}' with its transfers") as module:
        # Shardings have no form of their own in portable artifacts.
        serialized = private("serialize_portable_artifact")(
            module, private("get_current_version")(), True
        )
    return dataclasses.replace(
        exported,
        mlir_module_serialized=serialized,
        disabled_safety_checks=(*exported.disabled_safety_checks, PLACEMENT),
    )

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
    context = private("make_context")()
    messages: list[str] = []

    def note(diagnostic: Any) -> bool:
        messages.append(f"{diagnostic.location}: {diagnostic.message}")
        return True

    with context:
        handler = context.attach_diagnostic_handler(note)
        try:
            yield context
        except (ValueError, private("MLIRError")) as error:
            text = "; ".join(messages) or str(error)
            raise Error(f"cannot read the StableHLO of {subject}: {text}") from None
        finally:
            handler.detach()


def to_step(exported: Exported) -> str:
    """Returns the StableHLO with `main` marked as a step and its donated
    arguments marked as such, in the form that is readable without StableHLO.

    Raises:
      Error: jaxlib cannot read the module.
    """
    with _dialects(f"'{exported.fun_name}'") as context:
        module = private("deserialize")(context, exported.mlir_module_serialized)
        _mark_step(_find_main(module))
        return module.operation.get_asm(
            enable_debug_info=True, print_generic_op_form=True
        )


def _find_main(module: Any) -> Any:
    for operation in module.body.operations:
        names = operation.attributes
        if "function_type" in names and names["sym_name"].value == "main":
            return operation
    raise ValueError("expected a function 'main', found none")


def _mark_step(main: Any) -> None:
    unit = private("UnitAttr").get()
    main.attributes["ao.step"] = unit
    if "arg_attrs" not in main.attributes:
        return
    arguments = []
    for attributes in main.attributes["arg_attrs"]:
        named = {entry.name: entry.attr for entry in attributes}
        if any(name in named for name in _DONATED):
            named["ao.donated"] = unit
        arguments.append(private("DictAttr").get(named))
    main.attributes["arg_attrs"] = private("ArrayAttr").get(arguments)


def with_module(exported: Exported, text: str) -> Exported:
    """Returns the step with the module `text` in place of its own.

    Raises:
      Error: jaxlib cannot read the module.
    """
    with _dialects(f"'{exported.fun_name}' with its transfers") as context:
        module = private("Module").parse(text, context)
        # Shardings have no form of their own in portable artifacts.
        serialized = private("serialize")(
            module, private("current_version")(), True
        )
    return dataclasses.replace(
        exported,
        mlir_module_serialized=serialized,
        disabled_safety_checks=(*exported.disabled_safety_checks, PLACEMENT),
    )

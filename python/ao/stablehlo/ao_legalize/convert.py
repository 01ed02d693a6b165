# ===- convert.py - The passes to linalg in their order --------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The passes and rewrites to linalg, in their order."""

from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

from . import structured
from .control_flow import rewrite_control_flow
from .inline import inline_calls
from .signature import check_shapes, rewrite_signature
from .tree import LegalizeError, location_names, operations, run_passes

stablehlo.register_stablehlo_passes()


def legalize(module):
    """Rewrites a module of StableHLO into upstream dialects: linalg on tensors.

    Calls are inlined, and nothing is fused.

    Raises:
      LegalizeError: an operation has no lowering.
    """
    check_shapes(module)
    inline_calls(module)
    rewrite_signature(module)
    run_passes(module, "func.func(chlo-legalize-to-stablehlo)")
    rewrite_control_flow(module)
    run_passes(module, "func.func(stablehlo-legalize-to-linalg)")
    with module.context:
        for op in operations(module):
            structured.replace(op)
    _check(module)


def _kind(op):
    """Returns the name of an op, with the target of a custom call."""
    if op.name != "stablehlo.custom_call":
        return op.name
    return f"{op.name} @{ir.StringAttr(op.attributes['call_target_name']).value}"


def _check(module):
    """Raises an error that names each op without a lowering, and its place."""
    left = {}
    for op in operations(module):
        if op.name.startswith(("stablehlo.", "chlo.")):
            left.setdefault(_kind(op), location_names(op.location))
    # Regions of an op, such as the comparison of a sort, are no cause.
    causes = [f"{name} of '{places[-1]}'" if places else name
              for name, places in left.items() if name != "stablehlo.return"]
    if causes:
        what = f"not legalized to linalg: {', '.join(causes)}"
        calls_python = any("callback" in name for name in left)
        raise LegalizeError(
            what + "; call Python outside of the step" * calls_python
        )

# ===- linalg.py - StableHLO to linalg, and both as text -------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""StableHLO to linalg on tensors, and both as text.

`ao_legalize` does the conversion; upstream's mlir-opt then fuses
elementwise operations, as any compiler would before it decides what to keep in
memory. Fusion leaves a value with two uses alone, so a saved one stays saved,
and it turns constants into scalars, so that no buffer of constants is left.
"""

import re

from jaxlib.mlir import ir

from ao_legalize import legalize
from ao_legalize.control_flow import forward_operands
from ao_legalize.tree import location_names, operations, owner

from .ir import mark_layers

HIDDEN = "ao_export.hidden"
FUSE = "builtin.module(canonicalize,linalg-fuse-elementwise-ops,canonicalize)"


def to_linalg(module, tools, plain_products=False):
    """The module in upstream dialects only. `module` itself is changed. With
    `plain_products` nothing is fused into products of matrices."""
    legalize(module)
    if plain_products:
        _hide_factors(module)
    text = tools.opt(
        module.operation.get_asm(enable_debug_info=True), FUSE,
        "--mlir-print-debuginfo")
    with module.context:
        module = ir.Module.parse(text)
    for op in operations(module):
        if op.name == HIDDEN:
            forward_operands(op)
    mark_layers(module)
    return module


def _inner_names(op):
    """Returns the names of the ops for each element."""
    return [inner.operation.name for inner in op.regions[0].blocks[0].operations][:-1]


WIDENS = {"arith.extf"}
RESHAPES = ("tensor.expand_shape", "tensor.collapse_shape")


def _computed_by(operand):
    """The op after reshapes, which fusion looks through."""
    op = owner(operand)
    while op is not None and op.name in RESHAPES:
        op = owner(op.operands[0])
    return op


def _is_product(op):
    """By name, which fusion after a reshape generalizes, or by what it computes."""
    if op.name.startswith("linalg.") and "mat" in op.name:
        return True
    return (op.name == "linalg.generic" and "reduction" in str(op.attributes["iterator_types"]) and
            sorted(set(_inner_names(op)) - WIDENS) == ["arith.addf", "arith.mulf"])


def _hide_factors(module):
    """Puts an op that fusion does not know between products and what computes
    their factors. Fused into a product, a comparison with one-hot rows runs as
    often as the product multiplies, and no library knows such a product."""
    module.context.allow_unregistered_dialects = True
    for op in operations(module):
        if not _is_product(op):
            continue
        for number, operand in enumerate(list(op.operands)[:-1]):
            factor = _computed_by(operand)
            if factor is None or factor.name not in ("linalg.generic", "linalg.transpose"):
                continue
            # Widening is part of a product; so is an order of dimensions, unless
            # a reshape makes one of several that do not lie together.
            moves = set(_inner_names(factor)) <= WIDENS
            if moves and owner(operand).name not in RESHAPES:
                continue
            with ir.InsertionPoint(op), op.location:
                hidden = ir.Operation.create(HIDDEN, operands=[operand], results=[operand.type])
            op.operands[number] = hidden.result


# Text. Locations are kept where a profile or a remark can use them: on the
# operations of a function or loop body, and on the function's arguments.


def _trim_locations(module):
    unknown = ir.Location.unknown()
    for op in operations(module):
        for region in op.regions:
            for block in region.blocks:
                for argument in block.arguments:
                    argument.set_location(unknown)
        names = location_names(op.location)
        if (op.name.endswith(".constant") or
                op.parent.name not in ("func.func", "scf.for", "stablehlo.while")):
            names = []
        op.location = ir.Location.name(names[-1]) if names else unknown


def with_locations(module):
    """All of the text, which another context can read again."""
    with module.context:
        _trim_locations(module)
    return module.operation.get_asm(enable_debug_info=True)


def to_text(module, header, generic):
    with module.context:
        _trim_locations(module)
    text = module.operation.get_asm(
        enable_debug_info=True, print_generic_op_form=generic)
    text = re.sub(r"^#loc = loc\(unknown\)\n", "", text, flags=re.MULTILINE)
    text = re.sub(r" ?loc\((?:#loc|unknown)\)", "", text)
    return "".join(f"// {line}\n" for line in header) + text

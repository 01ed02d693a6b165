# ===- linalg.py - StableHLO to linalg, and both as text -------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""StableHLO to linalg on tensors, and both as text.

StableHLO's own pass does the conversion; upstream's mlir-opt then fuses
elementwise operations, as any compiler would before it decides what to keep in
memory. Fusion leaves a value with two uses alone, so a saved one stays saved,
and it turns constants into scalars, so that no buffer of constants is left.
"""

import re

from jaxlib.mlir import ir
from jaxlib.mlir.dialects import arith, scf, stablehlo

from . import ExportError, chains
from .ir import constant_of, functions, mark_layers, operations
from .ir import location_names, owner, run_passes

HIDDEN = "ao_export.hidden"
FUSE = "builtin.module(linalg-fuse-elementwise-ops,canonicalize)"


def to_linalg(module, tools, plain_products=False):
    """The module in upstream dialects only. `module` itself is changed. With
    `plain_products` nothing is fused into products of matrices."""
    context = module.context
    with context, ir.Location.unknown():
        # What an op holds goes with it, so they are named before any is erased.
        found = [(op, op.name) for op in operations(module)]
        for rewritten, rewrite in (("stablehlo.optimization_barrier", _drop_barrier),
                                   ("stablehlo.case", _to_switch),
                                   ("stablehlo.while", _to_loop)):
            for op, name in found:
                if name == rewritten:
                    rewrite(op)
        for op in operations(module):
            _drop_empty(op)
    run_passes(module, f"func.func(stablehlo-legalize-to-linalg),canonicalize")
    with context:
        for op in operations(module):
            chains.replace(op)
    _check_legalized(module)
    if plain_products:
        _hide_factors(module)
    text = tools.opt(
        module.operation.get_asm(enable_debug_info=True), FUSE,
        "--mlir-print-debuginfo")
    with context:
        module = ir.Module.parse(text)
    for op in operations(module):
        if op.name == HIDDEN:
            _drop_barrier(op)
    mark_layers(module)
    return module


def _check_legalized(module):
    """Upstream's tools know nothing of StableHLO: say what is left, and where."""
    left = {}
    for op in operations(module):
        if op.name.startswith(("stablehlo.", "chlo.")):
            left.setdefault(op.name, location_names(op.location))
    # What is inside of an op, such as the comparison of a sort, is no cause.
    causes = [f"{name} of '{places[-1]}'" if places else name
              for name, places in left.items() if name != "stablehlo.return"]
    if causes:
        raise ExportError(f"not legalized to linalg: {', '.join(causes)}")


def _inner_names(op):
    """What is computed for each element."""
    return [inner.operation.name for inner in op.regions[0].blocks[0].operations][:-1]


WIDENS = {"arith.extf"}
RESHAPES = ("tensor.expand_shape", "tensor.collapse_shape")


def _computed_by(operand):
    """The op behind reshapes, which fusion looks through."""
    op = owner(operand)
    while op is not None and op.name in RESHAPES:
        op = owner(op.operands[0])
    return op


def _is_product(op):
    """By name, which fusion behind a reshape generalizes, or by what it computes."""
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


def _drop_barrier(op):
    """What `jax.checkpoint` puts before a recomputation that XLA would merge
    with the first computation; nobody merges anything here."""
    for old, new in zip(list(op.results), list(op.operands)):
        old.replace_all_uses_with(new)
    op.erase()


def _is_empty(value):
    return isinstance(value.type, ir.RankedTensorType) and 0 in value.type.shape


def _drop_empty(op):
    """What has no elements is a constant, and part of nothing: upstream's ops cannot
    slice it. `jax.lax.associative_scan` does."""
    if len(op.regions) or not any(map(_is_empty, [*op.operands, *op.results])):
        return
    with ir.InsertionPoint(op), op.location:
        if op.results and all(map(_is_empty, op.results)):
            new = [stablehlo.constant(ir.Attribute.parse(f"dense<> : {result.type}"))
                   for result in op.results]
        elif op.name == "stablehlo.concatenate":
            parts = [part for part in op.operands if not _is_empty(part)]
            new = parts if len(parts) == 1 else [
                stablehlo.concatenate(parts, op.attributes["dimension"])]
        elif op.name == "stablehlo.pad":
            new = [stablehlo.broadcast_in_dim(op.results[0].type, op.operands[1], [])]
        else:
            return
    for old, replacement in zip(list(op.results), new):
        old.replace_all_uses_with(replacement)
    op.erase()


def _scalar(value):
    constant = constant_of(value)
    if constant is None or not constant.is_splat:
        return None
    return constant.get_splat_value().value


def _trip_count(op):
    """Of `while (i < n) i = i + 1`, which is how JAX writes a scan; None of
    other loops."""
    condition, body = (region.blocks[0] for region in op.regions)
    compare = owner(condition.operations[-1].operands[0])
    if (compare is None or compare.name != "stablehlo.compare" or
            "LT" not in str(compare.attributes["comparison_direction"]) or
            compare.operands[0] not in list(condition.arguments)):
        return None
    position = list(condition.arguments).index(compare.operands[0])
    update = owner(body.operations[-1].operands[position])
    counts = (update is not None and update.name == "stablehlo.add" and
              update.operands[0] == body.arguments[position] and
              _scalar(update.operands[1]) == 1)
    first, last = _scalar(op.operands[position]), _scalar(compare.operands[1])
    if not counts or first is None or last is None:
        return None
    return last - first


def _to_loop(op):
    count = _trip_count(op)
    if count is None:
        _to_open_loop(op)
    else:
        _to_counted_loop(op, count)


def _to_open_loop(op):
    """A loop that only a run knows the end of."""
    with ir.InsertionPoint(op), op.location:
        loop = scf.WhileOp([r.type for r in op.results], list(op.operands))
    for region, target in zip(op.regions, loop.regions):
        region.blocks[0].append_to(target)
    for region, is_condition in zip(loop.regions, (True, False)):
        block = region.blocks[0]
        terminator = block.operations[len(block.operations) - 1]
        values = list(terminator.operands)
        with ir.InsertionPoint(terminator), op.location:
            if is_condition:
                # Python knows no builder of this op.
                holds = ir.Operation.create(
                    "tensor.extract", operands=values,
                    results=[ir.IntegerType.get_signless(1)])
                scf.ConditionOp(holds.result, list(block.arguments))
            else:
                scf.YieldOp(values)
        terminator.operation.erase()
    for old, new in zip(list(op.results), loop.results):
        old.replace_all_uses_with(new)
    op.erase()


def _to_counted_loop(op, count):
    body = op.regions[1].blocks[0]
    with ir.InsertionPoint(op), op.location:
        lower, upper, step = (
            arith.ConstantOp(ir.IndexType.get(), n).result
            for n in (0, count, 1))
        loop = scf.ForOp(lower, upper, step, list(op.operands))
    for old, new in zip(list(body.arguments), loop.inner_iter_args):
        old.replace_all_uses_with(new)
    *moved, terminator = list(body.operations)
    for inner in moved:
        loop.body.append(inner)
    with ir.InsertionPoint(loop.body):
        scf.YieldOp(list(terminator.operands))
    terminator.operation.erase()
    for old, new in zip(list(op.results), loop.results):
        old.replace_all_uses_with(new)
    op.erase()


def _to_switch(op):
    """Of the branches, the last one is for all numbers that name none."""
    last = len(op.regions) - 1
    with ir.InsertionPoint(op), op.location:
        number = ir.Operation.create(
            "tensor.extract", operands=[op.operands[0]],
            results=[ir.IntegerType.get_signless(32)])
        index = arith.IndexCastOp(ir.IndexType.get(), number.result)
        switch = ir.Operation.create(
            "scf.index_switch", operands=[index.result],
            results=[r.type for r in op.results], regions=last + 1,
            attributes={"cases": ir.DenseI64ArrayAttr.get(list(range(last)))})
    # The first region of a switch is for what none of its cases is.
    for region, target in zip(op.regions, [*list(switch.regions)[1:], switch.regions[0]]):
        block = region.blocks[0]
        block.append_to(target)
        terminator = block.operations[len(block.operations) - 1]
        with ir.InsertionPoint(terminator), op.location:
            scf.YieldOp(list(terminator.operands))
        terminator.operation.erase()
    for old, new in zip(list(op.results), list(switch.results)):
        old.replace_all_uses_with(new)
    op.erase()


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

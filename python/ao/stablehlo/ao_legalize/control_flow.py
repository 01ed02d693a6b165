# ===- control_flow.py - Branches, loops and barriers ----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Branches and loops of StableHLO in scf; barriers, empty tensors, concatenations."""

from jaxlib.mlir import ir
from jaxlib.mlir.dialects import arith, scf, stablehlo

from .tree import constant_of, operations, owner, replace


def forward_operands(op):
    """Replaces each result by its operand: of a barrier, which `jax.checkpoint`
    puts before a recomputation to keep XLA from merging it with the first one."""
    replace(op, op.operands)


def _is_empty(value):
    return isinstance(value.type, ir.RankedTensorType) and 0 in value.type.shape


def _drop_reduction(op):
    """Replaces a reduction over no dimensions by its inputs: upstream has no
    reduction without a loop, and the initial value changes nothing."""
    if not ir.DenseI64ArrayAttr(op.attributes["dimensions"]):
        replace(op, list(op.operands)[:len(op.results)])


def _drop_empty(op):
    """Replaces tensors without elements by `tensor.empty` and removes them from others:
    upstream's ops cannot slice them, as `jax.lax.associative_scan` does."""
    if len(op.regions) or not any(map(_is_empty, [*op.operands, *op.results])):
        return
    with ir.InsertionPoint(op), op.location:
        if op.results and all(map(_is_empty, op.results)):
            new = [ir.Operation.create("tensor.empty", results=[result.type]).result
                   for result in op.results]
        elif op.name == "stablehlo.concatenate":
            parts = [part for part in op.operands if not _is_empty(part)]
            new = parts if len(parts) == 1 else [
                stablehlo.concatenate(parts, op.attributes["dimension"])]
        elif op.name == "stablehlo.pad":
            new = [stablehlo.broadcast_in_dim(op.results[0].type, op.operands[1], [])]
        else:
            return
    replace(op, new)


def _concatenate(op):
    """Replaces a concatenation by `tensor.concat` if the elements of each part are
    consecutive in the result, as those of stacked layers are. Upstream's lowering
    chooses the part of each element by its index, and hides the parts from plans."""
    result = op.results[0].type
    dimension = ir.IntegerAttr(op.attributes["dimension"]).value
    element = result.element_type
    is_plain = not (isinstance(element, ir.IntegerType) and element.is_unsigned)
    if not is_plain or any(size != 1 for size in result.shape[:dimension]):
        return
    with ir.InsertionPoint(op), op.location:
        new = ir.Operation.create(
            "tensor.concat", operands=list(op.operands), results=[result],
            attributes={"dim": op.attributes["dimension"]})
    replace(op, new.results)


def _scalar(value):
    constant = constant_of(value)
    if constant is None or not constant.is_splat:
        return None
    return constant.get_splat_value().value


def _trip_count(op):
    """Returns the trip count of `while (i < n) i = i + 1`, which is how JAX writes
    a scan; None for other loops."""
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
    """Converts a while loop to `scf.for` where its trip count is known."""
    count = _trip_count(op)
    if count is None:
        _to_open_loop(op)
    elif count == 1:
        _to_iteration(op)
    else:
        _to_counted_loop(op, count)


def _to_open_loop(op):
    """Converts a loop whose trip count depends on data to `scf.while`."""
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
                # The bindings have no builder of this op.
                holds = ir.Operation.create(
                    "tensor.extract", operands=values,
                    results=[ir.IntegerType.get_signless(1)])
                scf.ConditionOp(holds.result, list(block.arguments))
            else:
                scf.YieldOp(values)
        terminator.operation.erase()
    replace(op, loop.results)


def _to_iteration(op):
    """Replaces a loop by the ops of its only iteration."""
    body = op.regions[1].blocks[0]
    for argument, operand in zip(list(body.arguments), list(op.operands)):
        argument.replace_all_uses_with(operand)
    *moved, terminator = list(body.operations)
    for inner in moved:
        ir.InsertionPoint(op).insert(inner.operation.detach_from_parent())
    results = list(terminator.operands)
    terminator.operation.erase()
    replace(op, results)


def _to_counted_loop(op, count):
    """Converts a loop of `count` iterations to `scf.for`."""
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
    replace(op, loop.results)


def _move_branches(regions, targets, location):
    """Moves the blocks of branches, and yields what they return."""
    for region, target in zip(regions, targets, strict=True):
        block = region.blocks[0]
        block.append_to(target)
        terminator = block.operations[len(block.operations) - 1]
        with ir.InsertionPoint(terminator), location:
            scf.YieldOp(list(terminator.operands))
        terminator.operation.erase()


def _to_switch(op):
    """Converts a case; its last branch is the default of `scf.index_switch`."""
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
    # The first region of a switch is its default.
    _move_branches(op.regions, [*list(switch.regions)[1:], switch.regions[0]], op.location)
    replace(op, switch.results)


def _to_if(op):
    """Converts `stablehlo.if` to `scf.if`."""
    with ir.InsertionPoint(op), op.location:
        holds = ir.Operation.create(
            "tensor.extract", operands=[op.operands[0]],
            results=[ir.IntegerType.get_signless(1)])
        branch = ir.Operation.create(
            "scf.if", operands=[holds.result], results=[r.type for r in op.results],
            regions=2)
    _move_branches(op.regions, branch.regions, op.location)
    replace(op, branch.results)


_REWRITES = {
    "stablehlo.case": _to_switch,
    "stablehlo.if": _to_if,
    "stablehlo.optimization_barrier": forward_operands,
    "stablehlo.reduce": _drop_reduction,
    "stablehlo.while": _to_loop,
}


def rewrite_control_flow(module):
    """Replaces StableHLO's control flow by scf, and drops empty tensors."""
    with module.context, ir.Location.unknown():
        # The regions of an op go with it, so all names are read first.
        found = [(op, op.name) for op in operations(module)]
        for rewritten, rewrite in _REWRITES.items():
            for op, name in found:
                if name == rewritten:
                    rewrite(op)
        for op in operations(module):
            _drop_empty(op)
        for op in operations(module):
            if op.name == "stablehlo.concatenate":
                _concatenate(op)

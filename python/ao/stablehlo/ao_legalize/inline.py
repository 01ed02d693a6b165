# ===- inline.py - Calls of private functions ------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Calls of functions, replaced by the functions' bodies.

jaxlib without `jax` has no pass that inlines.
"""

from jaxlib.mlir import ir

from .tree import functions, is_private, located, replace


def _calls(function):
    found = []

    def visit(op):
        if op.name == "func.call":
            found.append(op)
        return ir.WalkResult.ADVANCE

    function.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return found


def _callee_name(call):
    return ir.FlatSymbolRefAttr(call.attributes["callee"]).value


def _replace_call(call, callee):
    """Moves a copy of the callee's body to the call; its locations are call sites."""
    copy = callee.operation.clone(ip=ir.InsertionPoint(callee))
    block = copy.regions[0].blocks[0]
    for argument, operand in zip(list(block.arguments), list(call.operands)):
        argument.replace_all_uses_with(operand)
    caller = call.location

    def visit(op):
        op.location = ir.Location.callsite(op.location, [caller])
        return ir.WalkResult.ADVANCE

    copy.walk(visit, ir.WalkOrder.PRE_ORDER)
    *moved, terminator = list(block.operations)
    results = list(terminator.operands)
    terminator.operation.erase()
    for inner in moved:
        ir.InsertionPoint(call).insert(inner.operation.detach_from_parent())
    replace(call, results)
    copy.erase()


def inline_calls(module):
    """Replaces all calls and erases private functions.

    Raises:
      LegalizeError: a call is recursive, or of a function without a body.
    """
    callees = {function.name.value: function for function in functions(module)}
    done, active = set(), []

    def visit(function):
        name = function.name.value
        if name in done:
            return
        active.append(name)
        for call in _calls(function):
            callee = _callee_name(call)
            if callee in active:
                raise located(call, f"unsupported: recursive call of @{callee}")
            if callee not in callees or not callees[callee].body.blocks:
                raise located(call, f"expected a body of @{callee}, got a declaration")
            visit(callees[callee])
            _replace_call(call, callees[callee])
        active.pop()
        done.add(name)

    with module.context, ir.Location.unknown():
        for function in functions(module):
            visit(function)
        for function in functions(module):
            if is_private(function):
                function.operation.erase()

# ===- ir.py - One module out of a step's functions ------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""One module out of a step's functions: residuals, constants, locations."""

import re

from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _mosaic_gpu_ext
from jaxlib.mlir.dialects import func, stablehlo

from ao_legalize.tree import (constant_of, constant_op, functions, location_names,
                              operations, run_passes)

from . import steps

SIMPLIFY = "canonicalize,cse"


def build_module(step, keeps_scatters=False):
    """The step's functions, inlined, in one module of StableHLO."""
    traced = [steps.to_stablehlo(function, keeps_scatters) for function in step.functions]
    context = traced[0].context
    with context, ir.Location.unknown():
        module = ir.Module.create()
        for function, source in zip(step.functions, traced):
            text = source.operation.get_asm(enable_debug_info=True)
            _append(module, function, ir.Module.parse(text))
        _mark(module, step)
    _simplify(module, step.num_outputs)
    _name_operations(module)
    mark_layers(module)
    return module


def _append(module, function, source):
    """Moves `@main` of `source` into `module` under the function's name."""
    # The one place where jaxlib lets `inline` see through func.call.
    _mosaic_gpu_ext.register_inliner_extensions(source.context)
    run_passes(source, "inline,symbol-dce,func.func(chlo-legalize-to-stablehlo)")
    [main] = functions(source)
    for name in ("arg_attrs", "res_attrs", "sym_visibility"):
        if name in main.attributes:
            del main.attributes[name]
    main.attributes["sym_name"] = ir.StringAttr.get(function.name)
    main.operation.location = ir.Location.name(function.name)
    for argument, name in zip(main.arguments, function.argument_names):
        argument.set_location(ir.Location.name(name))
    module.body.append(main.operation.detach_from_parent())


def _mark(module, step):
    attributes = functions(module)[0].attributes
    if len(step.functions) == 1:
        attributes["ao.step"] = ir.UnitAttr.get()
        return
    attributes["ao.backward"] = ir.FlatSymbolRefAttr.get(step.functions[1].name)
    outputs = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), step.num_outputs)
    attributes["ao.num_outputs"] = outputs


def _simplify(module, num_outputs):
    run_passes(module, SIMPLIFY)
    changed = True
    while changed:
        with module.context, ir.Location.unknown():
            changed = _fold_constants(module)
            if len(functions(module)) == 2:
                changed |= _drop_residuals(*functions(module), num_outputs)
        run_passes(module, SIMPLIFY)


def _starts_loop(value):
    """A loop updates its operands, so they must be buffers, not constants."""
    return any(use.owner.name == "stablehlo.while" for use in value.uses)


def _fold_constants(module):
    """A broadcast scalar constant is a constant, a conversion to itself nothing."""
    changed = False
    for op in operations(module):
        if op.name == "stablehlo.broadcast_in_dim":
            value = constant_of(op.operands[0])
            if value is None or not value.is_splat or _starts_loop(op.result):
                continue
            splat = ir.DenseElementsAttr.get_splat(
                op.result.type, value.get_splat_value())
            with ir.InsertionPoint(op):
                replacement = stablehlo.constant(splat)
        elif op.name == "stablehlo.convert" and op.operands[0].type == op.result.type:
            replacement = op.operands[0]
        else:
            continue
        op.result.replace_all_uses_with(replacement)
        op.erase()
        changed = True
    return changed


def _drop_residuals(forward, backward, num_outputs):
    """Saves every value once, and no constant and nothing that is unused."""
    block, terminator = backward.entry_block, forward.entry_block.operations[-1]
    outputs = list(terminator.operands)[:num_outputs]
    saved = list(terminator.operands)[num_outputs:]
    arguments = list(backward.arguments)
    kept, dropped = {}, []
    for index, (value, argument) in enumerate(zip(saved, arguments)):
        constant = constant_op(value)
        if constant is not None:
            copied = constant.clone(ir.InsertionPoint.at_block_begin(block))
            argument.replace_all_uses_with(copied.operation.results[0])
        elif value in kept:
            argument.replace_all_uses_with(kept[value])
        elif list(argument.uses):
            kept[value] = argument
            continue
        dropped.append(index)
    if not dropped:
        return False
    for index in reversed(dropped):
        block.erase_argument(index)
    with ir.InsertionPoint(terminator):
        func.ReturnOp(outputs + list(kept), loc=terminator.location)
    terminator.operation.erase()
    for function in (forward, backward):
        _update_type(function)
    return True


def _update_type(function):
    inputs = [argument.type for argument in function.arguments]
    results = [v.type for v in function.entry_block.operations[-1].operands]
    function.attributes["function_type"] = ir.TypeAttr.get(
        ir.FunctionType.get(inputs, results))


# Locations. JAX gives `jit(step)/transpose(jvp(layer0))/mlp/dot_general`, and
# calls that were inlined give call sites; both become one path of scopes, such
# as `bwd/layer0/mlp/dot_general`, which a profile can refer to.


def _scope(component):
    """`(name, backward)` of one path component such as `transpose(jvp(mlp))`."""
    backward = False
    while match := re.fullmatch(r"(\w+)\((.*)\)", component):
        wrapper, component = match.groups()
        if wrapper == "jit" and not component.startswith("jit("):
            return component, backward
        backward |= wrapper == "transpose"
    return component, backward


def _path(location, function_name):
    """The path of scopes of a location that JAX made."""
    scopes = ["bwd"] if function_name == "bwd" else []
    backward = False
    for name in location_names(location):
        for component in name.removeprefix("jit:").split("/"):
            scope, transposed = _scope(component)
            backward |= transposed
            if scope and scope not in IGNORED and "->" not in scope:
                scopes.append(scope)
    if backward and scopes[:1] != ["bwd"]:
        scopes.insert(0, "bwd")
    return "/".join(scopes)


# JAX's names of the functions of steps.py and of the parts of a scan.
IGNORED = ("jit", "forward", "backward", "step", "body", "closed_call")


def _name_operations(module):
    with module.context:
        for function in functions(module):
            _name_body(function)
        if len(functions(module)) == 2:
            _name_saved(*functions(module))


def _name_body(function):
    """Unique names, but for the regions of reductions: these are one operation."""
    taken = {}

    def visit(op):
        if op.name == "func.func":
            return ir.WalkResult.ADVANCE
        path = _path(op.location, function.name.value)
        op.location = ir.Location.unknown()
        parent = op.parent.name
        named = parent in ("func.func", "stablehlo.while") and path
        if named and not op.name.endswith((".constant", ".return")):
            count = taken[path] = taken.get(path, -1) + 1
            op.location = ir.Location.name(f"{path}.{count}" if count else path)
        return ir.WalkResult.ADVANCE

    function.operation.walk(visit, ir.WalkOrder.PRE_ORDER)


def _name_saved(forward, backward):
    """A saved argument carries the location of the value that was saved."""
    results = list(forward.entry_block.operations[-1].operands)
    saved = len(backward.arguments)
    outputs = forward.attributes["ao.num_outputs"].value
    for value, argument in zip(results[outputs:], list(backward.arguments)):
        argument.set_location(value.location)
    for index in range(outputs):
        argument = backward.arguments[saved - outputs + index]
        argument.set_location(ir.Location.name(f"cotangent{index}"))


def mark_layers(module):
    """`ao.layer` on each operation whose location is in scope `layer<N>`."""
    with module.context:
        i64 = ir.IntegerType.get_signless(64)
        for function in functions(module):
            for op in list(function.entry_block.operations)[:-1]:
                for name in location_names(op.operation.location):
                    if match := re.search(r"(?:^|/)layer(\d+)/", name):
                        layer = ir.IntegerAttr.get(i64, int(match.group(1)))
                        op.attributes["ao.layer"] = layer

# ===- signature.py - Attributes and shapes --------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Attributes of functions and operations, shardings, and shapes.

Shapes of a sharded module are global: on one device, shardings have no meaning.
"""

from jaxlib.mlir import ir

from .tree import functions, is_private, located, operations, replace

# Discardable attributes of these dialects have no meaning in upstream dialects.
FOREIGN = ("jax.", "mhlo.", "sdy.", "tf.", "xla.")
DONATED = ("jax.buffer_donor", "tf.aliasing_output")


def _drop_foreign(attributes):
    for name in list(attributes):
        if name.startswith(FOREIGN):
            del attributes[name]


def _kept(attributes):
    """Returns the attributes of an argument or result that `ao` reads."""
    kept = {named.name: named.attr for named in attributes
            if not named.name.startswith(FOREIGN)}
    if any(name in attributes for name in DONATED):
        kept["ao.donated"] = ir.UnitAttr.get()
    return kept


def _rewrite_signature(function):
    for name in ("arg_attrs", "res_attrs"):
        if name not in function.attributes:
            continue
        kept = [_kept(each) for each in ir.ArrayAttr(function.attributes[name])]
        if any(kept):
            function.attributes[name] = ir.ArrayAttr.get([ir.DictAttr.get(k) for k in kept])
        else:
            del function.attributes[name]


def _mark_step(module):
    """Marks `@main` as the step, unless functions have roles already."""
    public = [function for function in functions(module) if not is_private(function)]
    marked = any(name.startswith("ao.") for function in public
                 for name in function.attributes)
    if not marked and [function.name.value for function in public] == ["main"]:
        public[0].attributes["ao.step"] = ir.UnitAttr.get()


def check_shapes(module):
    """Raises a LegalizeError at the first value whose shape is not static."""
    for function in functions(module):
        for number, kind in enumerate(function.type.inputs):
            if _is_dynamic(kind):
                raise located(function, f"expected static shapes, got {kind} for argument "
                                        f"{number} of @{function.name.value}")
    for op in operations(module):
        for result in op.results:
            if _is_dynamic(result.type):
                raise located(op, f"expected static shapes, got {result.type} from {op.name}")


def _is_dynamic(kind):
    return isinstance(kind, ir.RankedTensorType) and not kind.has_static_shape


def annotate(module):
    """Marks the step and donated arguments, and keeps the module otherwise.

    Raises:
      LegalizeError: a shape is not static.
    """
    check_shapes(module)
    with module.context, ir.Location.unknown():
        for function in functions(module):
            if "arg_attrs" not in function.attributes:
                continue
            function.attributes["arg_attrs"] = ir.ArrayAttr.get([
                ir.DictAttr.get({named.name: named.attr for named in each} | _kept(each))
                for each in ir.ArrayAttr(function.attributes["arg_attrs"])])
        _mark_step(module)


def rewrite_signature(module):
    """Drops shardings and foreign attributes; keeps donation as `ao.donated`.

    Raises:
      LegalizeError: an op computes on the shards of each device.
    """
    with module.context, ir.Location.unknown():
        _drop_foreign(module.operation.attributes)
        for op in list(module.body.operations):
            if op.operation.name == "sdy.mesh":
                op.operation.erase()
        for function in functions(module):
            _rewrite_signature(function)
            _drop_foreign(function.attributes)
        for op in operations(module):
            if op.name == "sdy.sharding_constraint":
                replace(op, op.operands)
            elif op.name == "sdy.manual_computation":
                raise located(op, f"unsupported: '{op.name}' (jax.shard_map) in a module for "
                                  "one device; ao.jax.offload plans steps on several devices")
            else:
                _drop_foreign(op.attributes)
        _mark_step(module)

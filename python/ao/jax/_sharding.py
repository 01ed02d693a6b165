# ===- _sharding.py - Steps on several devices -----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The step of one device, of a step that runs on several.

An exported module has the shapes of all devices together. Shardy's passes give
each value a sharding. A copy of the module with collectives and with the shapes
of the largest shards is what one device runs, and is planned. The plan is for
the ops that both modules have, and is applied to the module of all devices,
which XLA partitions as it does without a plan.
"""

from __future__ import annotations

import bisect
import dataclasses
import re
from typing import Any, Iterable, Iterator

from .._messages import Error
from . import _fusion, _stablehlo
from ._compat import private

# Equal reshards are one collective for XLA, whose result is in memory between its uses.
_LOCALIZE = (
    "builtin.module(sdy-propagation-pipeline,sdy-close-shardings,func.func("
    "sdy-insert-explicit-reshards{enable-full-version=true},"
    "cse,sdy-reshard-to-collectives))"
)
# The number of an op of the module of all devices, on the op in the copy.
_NUMBER = "jax.number"
_SHARDING = "sdy.sharding"
# The dialect of ops that allocate and free memory of results.
_MEMORY = "result_memory"


@dataclasses.dataclass(frozen=True)
class LocalStep:
    """The step of one device.

    Attributes:
      text: the module in generic form. Attributes still have the shapes of all
        devices, so that no pass of StableHLO reads it.
      numbered_text: the same module, with each op of `main` named by its
        position.
      numbers: for each op of `main`, the number of the same op in the step of
        all devices; None for an op that was added.
      holders: by op of the step of all devices, the op whose results hold the
        results of that op, also through views and after a collective that
        replaces them.
    """

    text: str
    numbered_text: str
    numbers: list[int | None]
    holders: dict[int, int]


def to_numbered_text(module: Any) -> str:
    """Returns a module with each op of `main` named by its position.

    Views are no ops of a trace: the position of an op in a trace is another one
    than in `main`.
    """
    copy = module.clone()
    for number, operation in enumerate(_stablehlo.body(_stablehlo.find_main(copy))):
        operation.location = private("Location").name(str(number))
    return _stablehlo.to_text(copy)


def make_local_step(
    module: Any,
    copies: frozenset[int],
    global_trace: dict[str, Any],
    kept_loops: frozenset[int],
) -> LocalStep:
    """Returns the step of one device, of the module of all devices, the positions
    of the copies in it, the trace of its numbered text, and the positions of the loops
    that offload nothing. A value that cannot be
    offloaded in that trace is kept in the step: between two of its uses are
    collectives, for example, which the module of all devices does not have."""
    copy = module.clone()
    main = _stablehlo.find_main(copy)
    sharded = [
        _SHARDING in loop.attributes
        for loop in _find_loops(_stablehlo.find_main(module))
    ]
    integer = private("IntegerType").get_signless(64)
    for number, operation in enumerate(_stablehlo.body(main)):
        attribute = private("IntegerAttr").get(integer, number)
        operation.attributes[_NUMBER] = attribute
    _stablehlo.run(_LOCALIZE, copy)
    _set_local_types(copy)
    for loop, had_sharding in zip(_find_loops(main), sharded, strict=True):
        # One that Shardy gave: ao lowers the loop in the step of all devices.
        if not had_sharding and _SHARDING in loop.attributes:
            del loop.attributes[_SHARDING]
        _mark_kept(loop, _number(loop) in kept_loops)
    _fusion.fuse(main, lambda operation: _number(operation) in copies)
    _reserve_results(main)
    numbers = [_number(operation) for operation in _stablehlo.body(main)]
    for operation, number in zip(_stablehlo.body(main), numbers):
        if number is not None:
            del operation.attributes[_NUMBER]
    sources = _find_view_sources(module, global_trace)
    holders = _hold_sources(main, _find_holders(main, numbers), sources)
    operations = list(_stablehlo.body(main))
    for (number, _), value in zip(_identify(global_trace), global_trace["values"]):
        if value["offloadable"] or number not in holders:
            continue
        holder = operations[holders[number]].operation
        # Stacked residuals are planned with their loop.
        if holder.name != "stablehlo.while":
            holder.attributes["ao.keep"] = private("UnitAttr").get()
    # A bound of a loop is a constant of StableHLO.
    text, numbered_text = (
        each.replace('"sdy.constant"(', '"stablehlo.constant"(')
        for each in (_stablehlo.to_text(copy), to_numbered_text(copy))
    )
    return LocalStep(text, numbered_text, numbers, holders)


def _find_loops(main: Any) -> list[Any]:
    return [
        each
        for each in _stablehlo.walk(main.operation)
        if each.name == "stablehlo.while"
    ]


def _mark_kept(loop: Any, is_kept: bool) -> None:
    """Marks the loops inside of a loop, with all values in them, as kept; and the loop
    itself likewise."""
    unit = private("UnitAttr").get()
    if is_kept:
        loop.attributes["ao.keep"] = unit
    for operation in _stablehlo.walk(loop):
        if is_kept and list(operation.results):
            operation.attributes["ao.keep"] = unit
        if operation.name == "stablehlo.while":
            _mark_kept(operation, is_kept=True)


def globalize(
    plan: dict[str, Any],
    local_trace: dict[str, Any],
    global_trace: dict[str, Any],
    step: LocalStep,
) -> dict[str, Any]:
    """Returns a plan for one device as a plan for the module of all devices. The
    traces are those of the numbered texts.

    Raises:
      Error: the plan is for other ops than those of the step.
    """
    if plan["ops"] != len(local_trace["ops"]):
        raise Error(
            f"the plan has {plan['ops']} ops, one device has "
            f"{len(local_trace['ops'])}; choose a strategy without recomputation"
        )
    local_values = list(_identify(local_trace))
    global_values = {key: i for i, key in enumerate(_identify(global_trace))}
    global_ops = _find_numbers(global_trace)
    sources = {holder: number for number, holder in step.holders.items()}
    # Of each op of one device the last op up to it that both steps have.
    shared = [-1]
    for position in _find_numbers(local_trace):
        number = step.numbers[position]
        shared.append(shared[-1] if number is None else number)

    def translate(command: dict[str, Any]) -> dict[str, Any]:
        operation, result = local_values[command["value"]]
        if operation >= 0:
            operation = sources[operation]
        value = global_values[operation, result]
        # After the last op that both steps have, and that defines the value: a
        # result that is written over an operand starts with its next use.
        last = bisect.bisect_right(global_ops, shared[command["before"]])
        before = max(last, global_trace["values"][value]["def"] + 1)
        return {**command, "value": value, "before": before}

    commands = list(map(translate, plan["commands"]))
    return {
        **plan,
        "ops": len(global_trace["ops"]),
        "values": len(global_trace["values"]),
        "commands": _order(commands, global_trace["values"]),
    }


def _order(
    commands: list[dict[str, Any]], values: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Returns translated commands in order. Each released value is reloaded before
    its next use, which can be earlier than on one device, where the op is fused
    into a later one."""
    next_uses: dict[int, int] = {}
    ordered = []
    for command in commands:
        value, before = command["value"], command["before"]
        if command["do"] == "release":
            uses = (use for use in values[value]["uses"] if use >= before)
            next_uses[value] = min(uses, default=before)
        elif command["do"] in ("reload", "wait"):
            before = min(before, next_uses[value])
        ordered.append({**command, "before": before})
    return sorted(ordered, key=lambda command: command["before"])


def _find_numbers(trace: dict[str, Any]) -> list[int]:
    """Returns for each op of the trace of a numbered text its position in
    `main`."""
    return [int(operation["name"]) for operation in trace["ops"]]


def _identify(trace: dict[str, Any]) -> Iterator[tuple[int, str]]:
    """Returns for each value of the trace of a numbered text the position in
    `main` of the op that defines it (-1: an argument), and what distinguishes it
    from other values with that op."""
    for value in trace["values"]:
        if value["def"] == -1:
            yield -1, value["name"]
        else:
            number, rest = re.fullmatch(r"(\d+)(.*)", value["name"]).groups()
            yield int(number), rest


def _number(operation: Any) -> int | None:
    """Returns the position of an op in the step of all devices; None for an op that
    was added."""
    attributes = operation.attributes
    return attributes[_NUMBER].value if _NUMBER in attributes else None


def _find_view_sources(module: Any, trace: dict[str, Any]) -> dict[int, int]:
    """Returns for each view in `main`, an op that the trace does not have, the op
    whose result it is a view of; -1 for an argument."""
    main = _stablehlo.find_main(module)
    owners = {argument: -1 for argument in main.regions[0].blocks[0].arguments}
    computed = set(_find_numbers(trace))
    sources: dict[int, int] = {}
    for number, operation in enumerate(_stablehlo.body(main)):
        owner = number
        is_view = len(operation.operands) > 0 and len(operation.results) == 1
        if number not in computed and is_view:
            sources[number] = owner = owners[operation.operands[0]]
        owners.update(dict.fromkeys(operation.results, owner))
    return sources


def _hold_sources(
    main: Any, holders: dict[int, int], sources: dict[int, int]
) -> dict[int, int]:
    """Returns the ops that hold results by the op that is no view, and keeps the
    results of ops that hold the same. A view that other ops are fused into has
    a result of its own on one device."""
    operations = list(_stablehlo.body(main))
    found: dict[int, list[int]] = {}
    for number, holder in holders.items():
        is_fusion = operations[holder].operation.name.startswith(_fusion.PREFIX)
        if number not in sources or is_fusion:
            found.setdefault(sources.get(number, number), []).append(holder)
    shared = [held for held in found.values() if len(held) > 1]
    _keep(main, [r for held in shared for h in held for r in operations[h].results])
    return {number: held[0] for number, held in found.items()}


def _find_holders(main: Any, numbers: list[int | None]) -> dict[int, int]:
    """Returns the ops that hold the results of each op of the step of all
    devices. All other values that Shardy added or uses are kept on the device: the
    step of all devices has no such values or uses."""
    operations = list(_stablehlo.body(main))
    holders = {n: i for i, n in enumerate(numbers) if n is not None}
    producers = {
        operation.results[0]: number
        for operation, number in zip(operations, numbers)
        if number is not None and len(operation.results) == 1
    }
    kept: list[Any] = []
    for position, operation in enumerate(operations):
        added = numbers[position] is None
        if not added or operation.operation.name.startswith(_MEMORY):
            continue
        operation.attributes["ao.kind"] = private("StringAttr").get("collective")
        kept += operation.operands
        if _is_reduction(operation) and operation.operands[0] in producers:
            holders[producers[operation.operands[0]]] = position
        else:
            kept += operation.results
    _keep(main, kept)
    return holders


def _keep(main: Any, values: Iterable[Any]) -> None:
    """Marks values that are not offloaded."""
    unit = private("UnitAttr").get()
    arguments = _stablehlo.argument_attributes(main)
    for value in values:
        if isinstance(value, private("BlockArgument")):
            arguments[value.arg_number]["ao.keep"] = unit
        else:
            value.owner.attributes["ao.keep"] = unit
    _stablehlo.set_argument_attributes(main, arguments)


def _is_reduction(operation: Any) -> bool:
    """Returns whether the result replaces the only operand."""
    if len(operation.operands) != 1 or len(operation.results) != 1:
        return False
    value = operation.operands[0]
    return value.type == operation.results[0].type and len(list(value.uses)) == 1


#
# Results
#


def _reserve_results(main: Any) -> None:
    """Adds values for the memory of results before the results are defined: XLA
    allocates it when a step starts. A result in the memory of a donated argument has
    none."""
    block = main.regions[0].blocks[0]
    attributes = {
        "ao.keep": private("UnitAttr").get(),
        "ao.kind": private("StringAttr").get("other"),
        "ao.cost_ns": private("IntegerAttr").get(
            private("IntegerType").get_signless(64), 0
        ),
    }
    create = private("Operation").create
    first = block.operations[0]
    for result in _allocated_results(main):
        with private("InsertionPoint")(first):
            memory = create(
                f"{_MEMORY}.allocate", results=[result.type], attributes=attributes
            )
        with private("InsertionPoint")(result.owner):
            create(f"{_MEMORY}.free", operands=memory.results, attributes=attributes)


def _allocated_results(main: Any) -> list[Any]:
    """Returns the results that are neither arguments nor in the memory of donated
    arguments: each donated argument holds one result of its type."""
    block = main.regions[0].blocks[0]
    arguments = zip(block.arguments, _stablehlo.argument_attributes(main))
    donated = [argument.type for argument, named in arguments if "ao.donated" in named]
    allocated = []
    for result in list(block.operations)[-1].operands:
        if result.type in donated:
            donated.remove(result.type)
        elif not isinstance(result, private("BlockArgument")):
            allocated.append(result)
    return allocated


#
# Local shapes
#


def _set_local_types(module: Any) -> None:
    meshes = {
        operation.attributes["sym_name"].value: operation.attributes["mesh"]
        for operation in _stablehlo.body(module)
        if operation.name == "sdy.mesh"
    }
    for operation in list(_stablehlo.walk(module)):
        if operation.name == "func.func":
            _set_argument_types(operation, meshes)
        else:
            _set_result_types(operation, meshes)
    for operation in _stablehlo.body(module):
        if operation.operation.name == "func.func":
            _set_function_type(operation)


def _set_argument_types(function: Any, meshes: dict[str, Any]) -> None:
    arguments = function.regions[0].blocks[0].arguments
    attributes = _stablehlo.argument_attributes(function)
    for argument, named in zip(arguments, attributes):
        if _SHARDING in named:
            sharding = named[_SHARDING]
            argument.set_type(_local_type(argument.type, sharding, meshes))


def _set_result_types(operation: Any, meshes: dict[str, Any]) -> None:
    """Sets the types of results, and those of the arguments of a loop's
    regions."""
    before = [result.type for result in operation.results]
    for result, sharding in zip(operation.results, _result_shardings(operation)):
        result.set_type(_local_type(result.type, sharding, meshes))
    after = [result.type for result in operation.results]
    for region in operation.regions:
        for block in region.blocks:
            arguments = list(block.arguments)
            if before and [argument.type for argument in arguments] == before:
                for argument, local in zip(arguments, after):
                    argument.set_type(local)


def _result_shardings(operation: Any) -> list[Any]:
    attributes = operation.attributes
    for name in (_SHARDING, "out_shardings"):
        if name in attributes:
            per_value = private("TensorShardingPerValueAttr")(attributes[name])
            return list(per_value.shardings)
    for name in ("out_sharding", "sharding"):
        if name in attributes:
            return [attributes[name]]
    return []


def _set_function_type(function: Any) -> None:
    block = function.regions[0].blocks[0]
    terminator = list(block.operations)[-1]
    signature = private("FunctionType").get(
        [argument.type for argument in block.arguments],
        [operand.type for operand in terminator.operands],
    )
    function.attributes["function_type"] = private("TypeAttr").get(signature)


def _local_type(global_type: Any, attribute: Any, meshes: dict[str, Any]) -> Any:
    """Returns the type of the largest shard."""
    if not isinstance(global_type, private("RankedTensorType")):
        return global_type
    sharding = private("TensorShardingAttr")(attribute)
    sizes = _axis_sizes(sharding.mesh_or_ref, meshes)
    shape = [
        -(-size // _count_shards(dimension, sizes))
        for size, dimension in zip(global_type.shape, sharding.dimension_shardings)
    ]
    return private("RankedTensorType").get(shape, global_type.element_type)


def _axis_sizes(mesh: Any, meshes: dict[str, Any]) -> dict[str, int]:
    """Returns the sizes of the axes of a mesh, or of one that is referred to."""
    attribute = meshes[mesh.value] if hasattr(mesh, "value") else mesh
    axes = map(private("MeshAxisAttr"), private("MeshAttr")(attribute).axes)
    return {axis.name: axis.size for axis in axes}


def _count_shards(attribute: Any, sizes: dict[str, int]) -> int:
    """Returns the number of parts that a dimension is cut into."""
    shards = 1
    for axis in private("DimensionShardingAttr")(attribute).axes:
        axis = private("AxisRefAttr")(axis)
        part = axis.sub_axis_info
        if part is None:
            shards *= sizes[axis.name]
        else:
            shards *= private("SubAxisInfoAttr")(part).size
    return shards

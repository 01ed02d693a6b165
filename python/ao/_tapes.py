# ===- _tapes.py - From what an engine runs to one step --------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The functions that take tapes: docs/Explanation/WholeStep.md."""

from __future__ import annotations

from ._arguments import to_choice
from ._extension import extension
from ._messages import expect
from ._modules import Module, Result, parse

# In the order of AoStepOrder in ao-c/Tape.h.
_ORDERS = ["eager", "tape"]


def whole_step(
    module: Module,
    *,
    order: str = "eager",
    keep_unpacks: bool = False,
    keep_updates: bool = False,
    upload_scalars: bool = False,
    allow_unregistered_dialects: bool = False,
    name: str = "module",
) -> Result:
    """Makes one training step of each tape: what an engine runs, region by region.

    Runs `ao-whole-step-pipeline`. `ao.offload` does so as well where a module
    has a tape; this is for whoever wants to see the step, or to go on with it
    by other means.

    Args:
      module: MLIR with a function that has `ao.tape`; else as in `offload`.
      order: "eager" (as if the engine had run compiled regions node by node) or
        "tape" (as the tape has it: nothing moves).
      keep_unpacks: saved tensors are unpacked where the tape has it, and not
        before their first use.
      keep_updates: parameters are updated where the tape has it, and not as
        soon as their gradients are there.
      upload_scalars: scalar arguments are copied to the device together, and
        used from there; an error with order="tape".
      allow_unregistered_dialects, name: as in `offload`.

    Returns:
      A Result.

    Raises:
      Error: there is no tape, or it breaks a rule; `diagnostics` says where.

    Example:
      step = ao.whole_step(pathlib.Path("tape.mlir").read_text())
      plan = ao.offload(step, device_memory_budget="60%").plan
    """
    parsed = parse(module, name, allow_unregistered_dialects)
    done, messages = parsed.whole_step(
        to_choice("order", order, _ORDERS),
        bool(keep_unpacks),
        bool(keep_updates),
        bool(upload_scalars),
    )
    expect(done, messages)
    return Result(parsed, extension().Options(), messages)


def tape_key(
    module: Module,
    *,
    allow_unregistered_dialects: bool = False,
    name: str = "module",
) -> str:
    """What tells the only tape of a module from others.

    Tapes of one key give the same step, so that a step needs to be formed and
    planned once. Sizes that change are arguments of type `index`, and so no
    part of it.

    Args:
      module, allow_unregistered_dialects, name: as in `whole_step`.

    Returns:
      64 hexadecimal digits over the tape and all that it calls, but for
      locations and `ao.reasons`.

    Raises:
      Error: there is no tape, or more than one.
    """
    parsed = parse(module, name, allow_unregistered_dialects)
    return expect(*parsed.tape_key())


def tape_difference(
    module: Module,
    was: Module,
    *,
    allow_unregistered_dialects: bool = False,
    name: str = "module",
) -> str | None:
    """Why the tape of a module has another key than an older one.

    Args:
      module, allow_unregistered_dialects, name: as in `whole_step`.
      was: the older module.

    Returns:
      The first difference, such as "node 5 is 'MulBackward0', was
      'AddBackward0'"; None where the keys are equal.

    Raises:
      Error: there is no tape, or more than one.
    """
    parsed = parse(module, name, allow_unregistered_dialects)
    older = parse(was, name, allow_unregistered_dialects)
    return expect(*parsed.tape_difference(older)) or None

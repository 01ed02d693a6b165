# ===- _tapes.py - From autograd tapes to steps ----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Functions on autograd tapes: docs/Explanation/WholeStep.md."""

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
    """Forms one training step from each autograd tape.

    Runs `ao-whole-step-pipeline`. `ao.offload` includes it; this function is
    for users who inspect the step, or process it by other means.

    Args:
      module: MLIR with a function that has `autograd.tape`; else as in `offload`.
      order: order of the ops: "eager" (as if the engine ran compiled regions
        node by node) or "tape" (that of the autograd tape).
      keep_unpacks: saved tensors are unpacked at their position in the tape,
        instead of directly before their first use.
      keep_updates: parameters are updated at their position in the tape,
        instead of directly after their gradients.
      upload_scalars: scalar arguments are used in device memory, after one copy
        of all of them; an error with order="tape".
      allow_unregistered_dialects, name: as in `offload`.

    Returns:
      A Result.

    Raises:
      Error: there is no tape, or it is invalid; `diagnostics` has the location.

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
    """Returns the key of the only autograd tape of a module.

    Tapes with equal keys give the same step, which needs to be formed and
    planned only once. Sizes that change are arguments of type `index`, and
    therefore not part of the key.

    Args:
      module, allow_unregistered_dialects, name: as in `whole_step`.

    Returns:
      64 hexadecimal digits, a hash of the tape and its callees without
      locations and `autograd.reasons`.

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
    """Returns why the key of an autograd tape differs from that of an older
    one.

    Args:
      module, allow_unregistered_dialects, name: as in `whole_step`.
      was: the older module.

    Returns:
      The first difference, such as "node 5 is 'MulBackward0', was
      'AddBackward0'"; None if the keys are equal.

    Raises:
      Error: there is no tape, or more than one.
    """
    parsed = parse(module, name, allow_unregistered_dialects)
    older = parse(was, name, allow_unregistered_dialects)
    return expect(*parsed.tape_difference(older)) or None

# ===- _loops.py - Loops of steps on several devices -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Stacked residuals of loops, in modules of which ao has lowered the loops.

A stacked residual is identified by the position of its loop in `main` before
loops were lowered, which is the name of the loop in a numbered module, and by the
number of the loop's result.
"""

from __future__ import annotations

from typing import Any, Mapping

from . import _stablehlo
from ._compat import private

_LOOP = "ao.loop"


def find_numbers(numbered_text: str, subject: str) -> list[int]:
    """Returns the positions of the loops in `main` of a numbered module, in
    order."""
    with _stablehlo.parse(numbered_text, subject) as module:
        return [int(loop.location.name_str) for loop in _find(module.operation)]


def mark(
    text: str,
    subject: str,
    numbers: list[int],
    offloaded: Mapping[tuple[int, int], int],
) -> str:
    """Returns a module with the number of slices that are offloaded of each stacked
    residual (`#ao.loop`). Loops without a number in `offloaded` offload none."""
    with _stablehlo.parse(text, subject) as module:
        loops = _find(module.operation)
        for number, loop in zip(numbers, loops, strict=True):
            results = range(len(loop.results))
            slices = [offloaded.get((number, result), 0) for result in results]
            decision = f"#ao.loop<offload = {slices}>"
            loop.attributes[_LOOP] = private("Attribute").parse(decision)
        return _stablehlo.to_text(module.operation)


def _find(module: Any) -> list[Any]:
    main = _stablehlo.body(_stablehlo.find_main(module))
    return [each.operation for each in main if each.operation.name == "scf.for"]

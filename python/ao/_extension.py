# ===- _extension.py - The part of ao that needs MLIR ----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Loads the extension module, and libMLIR with it, at its first use."""

from __future__ import annotations

import functools
from types import ModuleType

from ._wheel import describe_target


@functools.cache
def extension() -> ModuleType:
    """Returns the extension module `ao._ao`.

    Raises:
      ImportError: the package was built without MLIR, or libMLIR cannot be
        loaded.
    """
    try:
        from . import _libraries  # Must come before the extension module.
        from . import _ao
    except ImportError as error:
        raise ImportError(
            "ao.offload, ao.run_pipeline, ao.verify and ao.compile need MLIR, which "
            "this installation of ao lacks and the wheel ao-mlir has: "
            f"{error}{describe_target('ao-mlir')}"
        ) from None
    return _ao

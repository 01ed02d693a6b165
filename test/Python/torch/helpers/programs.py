# ===- programs.py - Small training programs -------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Training loops as people write them, each of which runs with or without ao.

PROGRAMS maps a name to a function of an `Environment`, which returns the tensors to
compare: parameters and buffers after the optimizer steps. Nothing here imports ao;
`python programs.py FILE NAME...` writes the results of the plain loops.
"""

import sys

import programs_loops  # noqa: F401
import programs_models  # noqa: F401
import programs_recipes  # noqa: F401
import torch
from programs_base import ALWAYS, PROGRAMS, Environment

__all__ = ["ALWAYS", "PROGRAMS", "Environment", "reference"]


def reference(names):
    """The results of the plain loops by name."""
    return {name: PROGRAMS[name](Environment()) for name in names}


if __name__ == "__main__":
    torch.save(reference(sys.argv[2:] or PROGRAMS), sys.argv[1])

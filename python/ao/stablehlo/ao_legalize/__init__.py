# ===- __init__.py - StableHLO to linalg -----------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""StableHLO to linalg on tensors, or to its generic form. Needs jaxlib; `jax` for
`jax_rules` alone.

read.py          StableHLO text and portable artifacts (VHLO bytecode)
convert.py       the passes and rewrites in their order
inline.py        calls of private functions
control_flow.py  `case`, `if`, `while`, barriers, tensors without elements
structured.py    calls that stand for structured ops: chains.py those of scatters,
                 stages.py those of sorts
signature.py     attributes of functions, donation, shardings, shapes
jax_rules        primitives of JAX without a lowering, written in terms of others
tree.py          functions, operations and locations of a module
"""

from .convert import legalize
from .read import read, versions
from .signature import annotate
from .tree import LegalizeError

__all__ = ["LegalizeError", "annotate", "legalize", "read", "versions"]

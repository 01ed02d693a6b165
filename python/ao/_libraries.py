# ===- _libraries.py - Before the extension module is loaded ---------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Makes a loaded libMLIR the one that ao uses.

MLIR identifies types by the addresses of variables that ao's library and
libMLIR both define, and that the dynamic linker merges if it loads both
together. It would not merge them if another library had loaded libMLIR with
local symbols.
"""

import contextlib
import ctypes
import os

from ._mlir_library import NAME

with contextlib.suppress(OSError):
    ctypes.CDLL(NAME, os.RTLD_NOLOAD | os.RTLD_GLOBAL | os.RTLD_NOW)

# ===- _libraries.py - Before the extension module is loaded ---------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Makes one of the libMLIR that is there already and the one that ao needs.

MLIR tells types apart by the addresses of variables that ao's library and
libMLIR both define, and which the dynamic linker makes one where it loads both
together. If something else has loaded libMLIR for itself alone, it would not.
"""

import contextlib
import ctypes
import os

from ._mlir_library import NAME

with contextlib.suppress(OSError):
    ctypes.CDLL(NAME, os.RTLD_NOLOAD | os.RTLD_GLOBAL | os.RTLD_NOW)

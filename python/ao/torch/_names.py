# ===- _names.py - Where in a model something happens ----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Names of modules for what is saved inside them."""

from __future__ import annotations

import sys
import weakref

import torch


# What runs whenever a module is called.
_CALL = torch.nn.Module.__call__.__code__


class Scope:
    """Says which module of a model is running on the calling thread.

    Read from the frames of the thread, and only while a step is recorded: hooks
    on modules would make compiled blocks compile again. Of all frames, those of
    calls of modules are asked for their variables, which may live longer for it:
    these have no others than the call holds anyway.
    """

    def __init__(self, model: torch.nn.Module) -> None:
        self._names = weakref.WeakKeyDictionary(
            {module: name for name, module in model.named_modules() if name}
        )

    def __call__(self, tensor: torch.Tensor) -> str:
        """The name of the innermost module, such as "blocks.3.mlp"; "" outside. It
        does not depend on the tensor that is saved."""
        frame = sys._getframe(1)
        while frame is not None:
            if frame.f_code is _CALL:
                module = frame.f_locals["self"]
                if module in self._names:
                    return self._names[module]
            frame = frame.f_back
        return ""

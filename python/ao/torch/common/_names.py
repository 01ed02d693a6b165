# ===- _names.py - Names of places in a model ------------------------------===#
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
from typing import Any, Mapping

import torch
from torch.utils import _pytree

from . import _wrapped
from ._meter import parts_of

# Runs whenever a module is called.
_CALL = torch.nn.Module.__call__.__code__


class Scope:
    """Says which module of a model is running on the calling thread.

    Read from the frames of the thread, and only while a step is recorded: hooks
    on modules would make compiled blocks compile again. Of all frames, those of
    calls of modules are asked for their variables, which may live longer for it:
    these have no others than the call holds anyway.

    Attributes:
      inputs: bytes of the tensors on the device of the model's parameters that the
        outermost calls receive as arguments, by storage.
    """

    def __init__(self, model: torch.nn.Module) -> None:
        self._names = weakref.WeakKeyDictionary(
            {module: name for name, module in model.named_modules() if name}
        )
        self.inputs: dict[int, int] = {}
        # Copies that the step makes of tensors on other devices are workspace.
        self._devices = {parameter.device for parameter in model.parameters()}

    def __call__(self, tensor: torch.Tensor) -> str:
        """The name of the innermost module, such as "blocks.3.mlp"; "" outside. It
        does not depend on the tensor that is saved."""
        frame, outermost, name = sys._getframe(1), None, ""
        while frame is not None:
            if frame.f_code is _CALL:
                outermost = frame
                name = name or self._names.get(frame.f_locals["self"], "")
            frame = frame.f_back
        if outermost is not None:
            self._note_inputs(outermost.f_locals)
        return name

    def _note_inputs(self, variables: Mapping[str, Any]) -> None:
        """Adds the tensors among the arguments of a call that no op has made."""
        for value in _pytree.tree_leaves((variables["args"], variables["kwargs"])):
            for part in parts_of(value):
                if part.grad_fn is not None or isinstance(part, torch.nn.Parameter):
                    continue
                storage = _wrapped.storage_of(part)
                if storage is not None and part.device in self._devices:
                    self.inputs[storage._cdata] = storage.nbytes()

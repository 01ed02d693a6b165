# ===- accelerate.py - Sessions in loops of Accelerate ---------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""`ao.torch.session` in loops that Accelerate drives.

Its model hooks see forward passes only, so `Accelerator.accumulate` is wrapped.
"""

from __future__ import annotations

import contextlib
import functools
from typing import Any, Iterator

import torch

try:
    from accelerate import Accelerator
except ImportError as error:
    raise ImportError(
        f"ao.torch.integrations.accelerate needs accelerate: {error}"
    ) from None

from ..._messages import Error
from ..eager._session import Session
from ._steps import Steps

__all__ = ["attach"]

# Mark of the wrapper of an accelerator.
_ATTACHED = "_ao_steps"


def attach(
    accelerator: Accelerator, model: torch.nn.Module, **options: Any
) -> Session:
    """Runs what is inside of `accelerator.accumulate(…)` in a session.

    A block is one microbatch. A line per optimizer step is logged.

    Args:
      accelerator: the accelerator, whose `accumulate` is wrapped.
      model: the model as `accelerator.prepare` gives it.
      **options: those of `session`.

    Returns:
      The session.

    Raises:
      Error, TypeError: an option is wrong, or the accelerator has a session already.

    Example:
      model, optimizer, data = accelerator.prepare(model, optimizer, data)
      attach(accelerator, model, device_memory_budget="60GiB")
      for batch in data:
          with accelerator.accumulate(model):
              accelerator.backward(model(batch))
              optimizer.step()
              optimizer.zero_grad()
    """
    accumulate = accelerator.accumulate
    if hasattr(accumulate, _ATTACHED):
        raise Error("the accelerator has a session already: attach it once")
    steps = Steps(model, options)

    @functools.wraps(accumulate)
    @contextlib.contextmanager
    def block(*models: Any) -> Iterator[None]:
        with accumulate(*models), steps.session:
            yield
        if accelerator.sync_gradients:
            steps.log()

    setattr(block, _ATTACHED, steps)
    accelerator.accumulate = block
    return steps.session

# ===- huggingface.py - Sessions in Hugging Face's Trainer -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""`ao.torch.session` in the Trainer of Transformers.

Its callbacks have no hook around forward and backward, so `Trainer.training_step` is
wrapped.
"""

from __future__ import annotations

import functools
from typing import Any

try:
    import transformers
except ImportError as error:
    raise ImportError(
        f"ao.torch.integrations.huggingface needs transformers: {error}"
    ) from None

from ..._messages import Error
from ..eager._session import Session
from ._steps import Steps, check_options

__all__ = ["Offloading", "attach"]


class Offloading(transformers.TrainerCallback):
    """The callback that `attach` adds to a trainer. It makes a session for each call
    of `train`, and logs a line per optimizer step."""

    def __init__(self, options: dict[str, Any]) -> None:
        self._options = options
        self._steps: Steps | None = None

    @property
    def session(self) -> Session | None:
        """The session of the latest call of `train`; None before the first."""
        return self._steps.session if self._steps else None

    def on_train_begin(self, args, state, control, model=None, **_: Any) -> None:
        self._steps = Steps(model, self._options)

    def on_step_end(self, args, state, control, **_: Any) -> None:
        if self._steps:
            self._steps.log()


def attach(trainer: transformers.Trainer, **options: Any) -> Offloading:
    """Runs the training steps of a trainer in a session.

    A block is one microbatch: forward and backward of what `training_step` gets.
    Evaluation and the optimizer run outside.

    Args:
      trainer: a Trainer, or one of a subclass.
      **options: those of `session`.

    Returns:
      The callback, whose `session` has the figures.

    Raises:
      Error, TypeError: an option is wrong, or the trainer has a session already.

    Example:
      trainer = transformers.Trainer(model, arguments, train_dataset=data)
      offloading = attach(trainer, device_memory_budget="60GiB")
      trainer.train()
      print(offloading.session.summary)
    """
    check_options(options)
    callbacks = trainer.callback_handler.callbacks
    if any(isinstance(callback, Offloading) for callback in callbacks):
        raise Error("the trainer has a session already: attach it once")
    callback = Offloading(options)
    training_step = trainer.training_step

    @functools.wraps(training_step)
    def step(*args: Any, **kwargs: Any) -> Any:
        if callback.session is None:
            return training_step(*args, **kwargs)
        with callback.session:
            return training_step(*args, **kwargs)

    trainer.training_step = step
    trainer.add_callback(callback)
    return callback

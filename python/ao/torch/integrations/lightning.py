# ===- lightning.py - Sessions in Lightning's Trainer ----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""`ao.torch.session` as a callback of Lightning."""

from __future__ import annotations

from typing import Any

try:
    from lightning.pytorch import LightningModule, Trainer
    from lightning.pytorch.callbacks import Callback
except ImportError as error:
    raise ImportError(
        f"ao.torch.integrations.lightning needs lightning: {error}"
    ) from None

from ..eager._session import Session
from ._steps import Steps, check_options

__all__ = ["Offloading"]


class Offloading(Callback):
    """Runs the training batches of a Lightning trainer in a session.

    A block is one batch: forward and backward, and the optimizer where it steps.
    Validation runs outside. A line per optimizer step is logged.

    Args:
      **options: those of `session`.

    Raises:
      Error, TypeError: an option is wrong.

    Example:
      trainer = Trainer(callbacks=[Offloading(device_memory_budget="60GiB")])
      trainer.fit(model, data)
    """

    def __init__(self, **options: Any) -> None:
        check_options(options)
        self._options = options
        self._steps: Steps | None = None
        self._optimizer_steps = 0

    @property
    def session(self) -> Session | None:
        """The session of the latest call of `fit`; None before the first."""
        return self._steps.session if self._steps else None

    def on_train_start(self, trainer: Trainer, pl_module: LightningModule) -> None:
        self._steps = Steps(pl_module, self._options)
        self._optimizer_steps = trainer.global_step

    def on_train_batch_start(self, *_: Any) -> None:
        assert self._steps is not None
        self._steps.enter()

    def on_train_batch_end(self, trainer: Trainer, *_: Any) -> None:
        assert self._steps is not None
        self._steps.exit()
        if trainer.global_step != self._optimizer_steps:
            self._optimizer_steps = trainer.global_step
            self._steps.log()

    def on_train_end(self, *_: Any) -> None:
        if self._steps:
            self._steps.exit()

    def on_exception(
        self, trainer: Trainer, pl_module: LightningModule, exception: BaseException
    ) -> None:
        if self._steps:
            self._steps.exit(exception)

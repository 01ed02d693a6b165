# ===- _steps.py - The session of one training run -------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Enters the session of a training run for each step, and logs steps."""

from __future__ import annotations

import inspect
import logging
from typing import Any, Mapping

import torch

from ... import _planner
from ..._units import format_bytes, format_share
from ..eager._session import Session, session

_log = logging.getLogger("ao.torch.integrations")


def check_options(options: Mapping[str, Any]) -> None:
    """Checks options of `session` before there is a model on its device.

    Raises:
      TypeError: there is no such option, or its value is of a wrong type.
      Error: a value is wrong.
    """
    inspect.signature(session).bind(None, **options)
    names = ("device_memory_budget", "host_memory_budget", "min_bytes")
    _planner.check_options(
        **{name: options[name] for name in names if name in options}
    )


class Steps:
    """The session of one training run, whose steps are begun and ended by hooks.

    Attributes:
      session: the session.
    """

    def __init__(self, model: torch.nn.Module, options: Mapping[str, Any]) -> None:
        self.session: Session = session(model, **options)
        self._is_entered = False
        self._logged = 0
        self._offloaded = (0, 0)

    def enter(self) -> None:
        """Begins a step; ends one that no hook has ended."""
        self.exit()
        self.session.__enter__()
        self._is_entered = True

    def exit(self, error: BaseException | None = None) -> None:
        """Ends the step, if one has begun."""
        if self._is_entered:
            self._is_entered = False
            kind = None if error is None else type(error)
            self.session.__exit__(kind, error, None)

    def log(self) -> None:
        """Logs what has happened since the last line."""
        self._logged += 1
        figures = self.session.statistics
        before = self._offloaded
        self._offloaded = (figures["offloads"], figures["offloaded_bytes"])
        offloads, offloaded_bytes = (
            now - then for now, then in zip(self._offloaded, before)
        )
        line = (
            f"step {self._logged}: {self.session.state}, offloaded {offloads} tensors "
            f"({format_bytes(offloaded_bytes)})"
        )
        if "peak_bytes" in figures:
            peak, plain = figures["peak_bytes"], figures["plain_peak_bytes"]
            line += (
                f", predicted peak {format_bytes(peak)} ({format_share(peak / plain)} "
                f"of {format_bytes(plain)} without a plan)"
            )
        _log.info(line)

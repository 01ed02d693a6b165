# ===- _messages.py - What ao says about modules ---------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Diagnostics, remarks, and the exceptions that carry them."""

from __future__ import annotations

import dataclasses
from typing import Any, Iterable, Mapping

from ._extension import extension


@dataclasses.dataclass(frozen=True)
class Diagnostic:
    """One thing that was said about a module.

    Attributes:
      kind: "error", "warning", "note" (belongs to the diagnostic before it) or
        "remark".
      message: one sentence, lower case, without a period.
      location: "file:line:column", or as MLIR prints what has no file.
      file, line, column: the parts of the location; "" and 0 without a file.
        The file of a module that was given as text or bytecode is the `name`
        it was given with.
    """

    kind: str
    message: str
    location: str = ""
    file: str = ""
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        place = f"{self.location}: " if self.location else ""
        return f"{place}{self.kind}: {self.message}"


@dataclasses.dataclass(frozen=True)
class Remark:
    """One decision about a value of a step, or the figures of a plan.

    Attributes:
      kind: "passed" (it was moved), "missed" (it stays), "failed", or
        "analysis" (figures).
      message: what was decided: "offloaded 'layer0/attention'".
      bytes: size of the value; None where the remark is not about one.
      reason: why; None where the remark gives none.
      location, file, line, column: as in Diagnostic.
      function: name of the step's forward function.
      category, name: the remark's category ("ao") and name
        ("plan-offload"), as filters of MLIR's remark engine know them.
      fields: all the remark's figures and texts by name, as text.
    """

    kind: str
    message: str
    bytes: int | None = None
    reason: str | None = None
    location: str = ""
    file: str = ""
    line: int = 0
    column: int = 0
    function: str = ""
    category: str = ""
    name: str = ""
    fields: Mapping[str, str] = dataclasses.field(default_factory=dict)

    def __str__(self) -> str:
        place = f"{self.location}: " if self.location else ""
        size = "" if self.bytes is None else f" ({self.bytes} bytes)"
        reason = "" if self.reason is None else f": {self.reason}"
        rest = ", ".join(
            f"{key} = {value}"
            for key, value in self.fields.items()
            if key not in ("bytes", "Reason")
        )
        rest = f" ({rest})" if rest else ""
        return f"{place}{self.kind}: {self.message}{size}{reason}{rest}"


class Error(Exception):
    """A module, trace, plan or option that is wrong.

    The base of all errors of ao. No built-in exception but `Exception` is a base of
    it: a training loop that skips bad batches catches `ValueError`, and one that looks
    for full devices catches `RuntimeError`.

    Attributes:
      diagnostics: all that was said before ao gave up, a list of Diagnostic;
        empty where it was not about a module.
    """

    def __init__(
        self, message: str, diagnostics: Iterable[Diagnostic] = ()
    ) -> None:
        super().__init__(message)
        self.diagnostics = list(diagnostics)


class InfeasibleError(Error):
    """No plan fits the budgets given to `ao.plan` or `ao.offload`.

    Attributes:
      smallest_device_budget: bytes of device memory that would do, under the
        host budget given; 0 if none is known, which happens only where buffers
        need more than their tensors, or what must lie on the host more than the
        host budget.
      smallest_host_budget: bytes of host memory that the device budget given
        asks for at least; None if no amount is enough, or none was asked for.
    """

    smallest_device_budget: int = 0
    smallest_host_budget: int | None = None


class OffloadStateError(Error):
    """A call at the wrong time: a session that is entered twice, a layer that is
    used before it was brought back, a tree that is closed."""


class StaleError(Error):
    """A result of a tree of recordings whose bytes a later step has."""


def sort_messages(
    messages: Iterable[dict[str, Any]],
) -> tuple[list[Diagnostic], list[Remark]]:
    """The messages of the extension module as objects."""
    _ao = extension()
    diagnostics, remarks = [], []
    for message in messages:
        kind = message.pop("kind")
        place = {k: message[k] for k in ("location", "file", "line", "column")}
        if kind in _ao.DIAGNOSTICS:
            diagnostics.append(
                Diagnostic(_ao.DIAGNOSTICS[kind], message["message"], **place)
            )
            continue
        fields = message["fields"]
        size = fields.get("bytes")
        remarks.append(
            Remark(
                kind=_ao.REMARKS[kind],
                message=message["message"],
                bytes=None if size is None else int(size),
                reason=fields.get("Reason"),
                function=message["function"],
                category=message["category"],
                name=message["name"],
                fields=fields,
                **place,
            )
        )
    return diagnostics, remarks


def to_error(messages: list[dict[str, Any]]) -> Error:
    """The exception for a call that failed after `messages`."""
    budgets = [m["smallest_budgets"] for m in messages if "smallest_budgets" in m]
    diagnostics, _ = sort_messages(messages)
    shown = [
        str(diagnostic)
        for diagnostic in diagnostics
        if diagnostic.kind in ("error", "note")
    ]
    text = "\n".join(shown) or "failed"
    if not budgets:
        return Error(text, diagnostics)
    error = InfeasibleError(text, diagnostics)
    device, host = budgets[0]
    error.smallest_device_budget = device
    error.smallest_host_budget = host or None
    return error


def expect(value: Any, messages: list[dict[str, Any]]) -> Any:
    """What a call of the extension module gave, beside its messages.

    Raises:
      Error: the value says that the call failed.
    """
    if value is None or value is False:
        raise to_error(messages)
    return value

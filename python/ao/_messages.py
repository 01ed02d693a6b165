# ===- _messages.py - Diagnostics, remarks and exceptions ------------------===#
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
    """A diagnostic about a module.

    Attributes:
      kind: "error", "warning", "note" (belongs to the preceding diagnostic) or
        "remark".
      message: one sentence, lower case, without a period.
      location: "file:line:column", in MLIR's syntax without a file, or "" if
        it is unknown.
      file, line, column: the parts of the location; "" and 0 without a file.
        The file of a module from text or bytecode is the argument `name`.
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
    """A decision about a value of a step, or the figures of a plan.

    Attributes:
      kind: "passed" (the value is offloaded or rematerialized), "missed" (it is
        kept on device), "failed", or "analysis" (figures).
      message: the decision: "offloaded 'layer0/attention'".
      bytes: size of the value; None if the remark is not about one.
      reason: reason of the decision, if any.
      location, file, line, column: as in Diagnostic.
      function: name of the step's forward function.
      category, name: the remark's category ("ao") and name ("plan-offload"),
        for filters of MLIR's remark engine.
      fields: all figures and texts of the remark by name, as text.
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
    """An invalid module, trace, plan or option.

    The base of all errors of ao. Its only built-in base is `Exception`, so that
    a training loop which skips bad batches (`ValueError`), or looks for full
    devices (`RuntimeError`), does not catch it.

    Attributes:
      diagnostics: all diagnostics until the failure, a list of Diagnostic;
        empty if the error is not about a module.
    """

    # Tracebacks show the public name.
    __module__ = "ao"

    def __init__(
        self, message: str, diagnostics: Iterable[Diagnostic] = ()
    ) -> None:
        super().__init__(message)
        self.diagnostics = list(diagnostics)


class InfeasibleError(Error):
    """No plan fits the budgets of `ao.plan` or `ao.offload`.

    Attributes:
      smallest_device_budget: smallest feasible budget of device memory in
        bytes, under the given host budget; 0 if unknown, which happens only if
        buffers need more than their tensors, or required host copies exceed the
        host budget.
      smallest_host_budget: smallest host budget in bytes under the given device
        budget; None if no amount is feasible, or none is required.
    """

    __module__ = "ao"

    smallest_device_budget: int = 0
    smallest_host_budget: int | None = None


class OffloadStateError(Error):
    """A call in the wrong state: a session that is entered twice, a layer that
    is used before it was reloaded, a tree that is closed.
    """

    __module__ = "ao"


class StaleError(Error):
    """A use of a result of a CUDA graph tree whose bytes belong to a later
    step.
    """

    __module__ = "ao"


def sort_messages(
    messages: Iterable[dict[str, Any]],
) -> tuple[list[Diagnostic], list[Remark]]:
    """Returns the messages of the extension module as objects."""
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
    """Returns the exception for a call that failed with `messages`."""
    budgets = [m["smallest_budgets"] for m in messages if "smallest_budgets" in m]
    diagnostics, _ = sort_messages(messages)
    shown = [
        str(diagnostic)
        for diagnostic in diagnostics
        if diagnostic.kind in ("error", "note")
    ]
    # Of an error without a location, tracebacks show the kind already.
    text = "\n".join(shown).removeprefix("error: ") or "failed"
    if not budgets:
        return Error(text, diagnostics)
    error = InfeasibleError(text, diagnostics)
    device, host = budgets[0]
    error.smallest_device_budget = device
    error.smallest_host_budget = host or None
    return error


def expect(value: Any, messages: list[dict[str, Any]]) -> Any:
    """Returns the result of a call of the extension module.

    Raises:
      Error: the call failed.
    """
    if value is None or value is False:
        raise to_error(messages)
    return value

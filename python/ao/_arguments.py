# ===- _arguments.py - Conversion of arguments -----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Converts arguments of the public functions to those of the C API."""

from __future__ import annotations

import json
import os
import re
from typing import Any, Iterable, Mapping, Union

from ._messages import Error

# A machine: name, file, or description. Budgets: bytes, or text such as "16GiB"
# or "70%". Documents: parsed, as JSON text, or in a file.
Machine = Union[str, "os.PathLike[str]", Mapping[str, Any]]
Budget = Union[int, str]
Document = Union[Mapping[str, Any], str, bytes, "os.PathLike[str]"]

_INT64 = 2**63
_BARE_NUMBER = re.compile(r"\s*[0-9]+(\.[0-9]*)?\s*", re.ASCII)


def name_arguments(message: str, names: Iterable[str]) -> str:
    """Returns a message about options with the names of the arguments in place of
    those of the options, which have hyphens."""
    for name in names:
        message = message.replace(f"'{name.replace('_', '-')}'", f"'{name}'")
    return message


def to_text(name: str, value: str | os.PathLike[str] | None) -> str | None:
    """Returns text, or a path, for C."""
    if value is None:
        return None
    if not isinstance(value, (str, os.PathLike)):
        raise TypeError(f"'{name}' must be text, not {type(value).__name__}")
    text = os.fspath(value)
    if not isinstance(text, str):
        raise TypeError(f"'{name}' must be text, not {type(text).__name__}")
    if "\0" in text:
        raise Error(f"'{name}' holds a NUL character")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Error(f"'{name}' is not valid Unicode: {text!r}") from None
    return text


def to_integer(name: str, value: int, *, signed: bool = True) -> int:
    """Returns a whole number of 64 bits."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(
            f"'{name}' must be a whole number, not {type(value).__name__}"
        )
    number = value.__index__()
    least, end = (-_INT64, _INT64) if signed else (0, 2 * _INT64)
    if not least <= number < end:
        raise Error(f"'{name}' must fit into 64 bits, got {number}")
    return number


def to_count(name: str, value: int) -> int:
    """Returns a whole number that is not negative."""
    number = to_integer(name, value)
    if number < 0:
        raise Error(f"'{name}' must not be negative, got {number}")
    return number


def to_number(name: str, value: float) -> float:
    """Returns a number that may have a fraction."""
    if isinstance(value, (bool, str)) or not (
        hasattr(value, "__float__") or hasattr(value, "__index__")
    ):
        raise TypeError(
            f"'{name}' must be a number, not {type(value).__name__}"
        )
    return float(value)


def to_budget(name: str, value: Budget | None) -> str | None:
    """Returns a number of bytes, or text for the planner, as text.

    Raises:
      Error: text that is a number without a unit: "70" may be meant as "70%".
      TypeError: neither a whole number nor text.
    """
    if isinstance(value, str) and _BARE_NUMBER.fullmatch(value):
        raise Error(
            f"'{name}' must have a unit, such as '16GiB' or '70%', got {value!r}; "
            "an int is a number of bytes"
        )
    if value is None or isinstance(value, str):
        return to_text(name, value)
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(
            f"'{name}' must be a number of bytes or text such as '16GiB' or "
            f"'70%', not {type(value).__name__}"
        )
    return str(value.__index__())


def to_choice(name: str, value: str, choices: list[str]) -> int:
    """Returns the index of a name in a list."""
    if not isinstance(value, str):
        raise TypeError(f"'{name}' must be text, not {type(value).__name__}")
    if value not in choices:
        raise Error(
            f"'{name}' must be one of {', '.join(choices)}, not {value!r}"
        )
    return choices.index(value)


def to_json(name: str, value: Mapping[str, Any]) -> str:
    """Returns a document as JSON, which has no infinities."""
    try:
        return json.dumps(dict(value), allow_nan=False)
    except ValueError as error:
        raise Error(f"'{name}': {error}") from None


def to_machine(value: Machine | None) -> str | None:
    """Returns the name, file or description of a machine as text."""
    if isinstance(value, Mapping):
        return to_json("machine", value)
    return to_text("machine", value)


def to_document(name: str, value: Document) -> bytes:
    """Returns a JSON document as text."""
    if isinstance(value, str) and value.endswith(".json"):
        raise Error(
            f"'{name}' must be JSON text, not the name '{value}' of a file; use "
            "pathlib.Path for a file"
        )
    if isinstance(value, str):
        return value.encode("utf-8", "surrogateescape")
    if isinstance(value, bytes):
        return value
    if isinstance(value, os.PathLike):
        with open(value, "rb") as file:
            return file.read()
    if isinstance(value, Mapping):
        return to_json(name, value).encode()
    raise TypeError(
        f"'{name}' must be a dict, JSON text or a path, not "
        f"{type(value).__name__}"
    )

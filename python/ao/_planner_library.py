# ===- _planner_library.py - The planner, loaded ---------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The planner's C API (ao-c/Planner.h) through ctypes.

The library is part of the package and requires only the C++ library: planning
needs neither MLIR nor an extension module for one version of Python. Calls
release the global interpreter lock.
"""

from __future__ import annotations

import ctypes
import pathlib
from typing import Any, Callable

from ctypes import c_char_p, c_double, c_int, c_int64, c_size_t

from ._wheel import describe_target

SUCCESS = 0
INFEASIBLE = 3
MIN_BYTES_AUTO = -(2**63)

_FILE = pathlib.Path(__file__).parent / "libao-planner.so"


class _StringRef(ctypes.Structure):
    _fields_ = [("data", c_char_p), ("length", c_size_t)]

    @classmethod
    def of(cls, text: bytes) -> "_StringRef":
        return cls(text, len(text))


class _String(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", c_size_t)]

    def take(self) -> str:
        """Returns the text and frees it. Names in a document may be any bytes:
        bytes that are not UTF-8 become U+FFFD.
        """
        text = ctypes.string_at(self.data, self.length) if self.data else b""
        _library.aoStringFree(ctypes.byref(self))
        return text.decode("utf-8", "replace")


class _PlanOptions(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("machine", c_char_p),
        ("policy", c_char_p),
        ("device_memory_budget", c_char_p),
        ("host_memory_budget", c_char_p),
        ("min_bytes", c_int64),
        ("effort", c_int64),
        ("seed", c_int64),
        ("num_layers", c_int64),
        ("layer_issue", c_char_p),
        ("reload_order", c_char_p),
        ("gib_rates", c_int64),
        ("max_slowdown", c_char_p),
        ("recompute", c_int64),
        ("pinned_memory_budget", c_char_p),
        ("link_bandwidth", c_double),
    ]


class _Figures(ctypes.Structure):
    _fields_ = [("size", c_size_t)]
    _fields_ += [
        (name, c_double)
        for name in ("makespan_us", "base_us", "exposed_us", "makespan_bound_us")
    ]
    _fields_ += [
        (name, c_int64)
        for name in (
            "peak_bytes",
            "unplanned_peak_bytes",
            "host_peak_bytes",
            "offloaded_bytes",
            "peak_bound_bytes",
            "smallest_device_budget",
            "smallest_host_budget",
        )
    ]
    _fields_ += [("recomputed_us", c_double), ("added_us", c_double)]
    _fields_ += [("recomputed_bytes", c_int64)]
    _fields_ += [("pinned_peak_bytes", c_int64)]
    _fields_ += [("smallest_pinned_budget", c_int64), ("slowed_us", c_double)]


def _load() -> ctypes.CDLL:
    try:
        return _declare(ctypes.CDLL(str(_FILE)))
    except (OSError, AttributeError) as error:
        raise ImportError(
            f"ao needs its planner, {_FILE.name}: {error}{describe_target('ao-torch')}"
        ) from None


def _declare(library: ctypes.CDLL) -> ctypes.CDLL:
    text, options = ctypes.POINTER(_String), ctypes.POINTER(_PlanOptions)
    figures = ctypes.POINTER(_Figures)
    for name, result, arguments in (
        ("aoVersion", c_char_p, []),
        ("aoPolicyName", c_char_p, [c_size_t]),
        ("aoMachineName", c_char_p, [c_size_t]),
        ("aoStringFree", None, [text]),
        ("aoPlanOptionsInitSized", None, [options, c_size_t]),
        ("aoFiguresInitSized", None, [figures, c_size_t]),
        ("aoMachineDescribe", c_int, [c_char_p, text, text]),
        ("aoPlan", c_int, [_StringRef, options, text, figures, text]),
        (
            "aoSimulate",
            c_int,
            [_StringRef, _StringRef, c_char_p, text, figures, text],
        ),
        ("aoSummarize", c_int, [_StringRef, _StringRef, text, text]),
        ("aoRenderReport", c_int, [_StringRef, _StringRef, c_char_p, text, text]),
    ):
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


_library = _load()


def version() -> str:
    """Returns the version of the library, which is that of the package."""
    return _library.aoVersion().decode()


def _names(name_at: Callable[[int], bytes | None]) -> list[str]:
    names: list[str] = []
    while (name := name_at(len(names))) is not None:
        names.append(name.decode())
    return names


def policies() -> list[str]:
    """Returns the names of the policies, "planned" last."""
    return _names(_library.aoPolicyName)


def machines() -> list[str]:
    """Returns the names of the built-in machines."""
    return _names(_library.aoMachineName)


def machine(name: str) -> tuple[int, str, str]:
    """Returns status, description and error for a machine."""
    document, error = _String(), _String()
    status = _library.aoMachineDescribe(name.encode(), document, error)
    return status, document.take(), error.take()


def plan(trace: bytes, options: dict[str, Any]) -> tuple[int, str, str, int, int]:
    """Returns status, plan, error, and the smallest device and host budgets.

    `options` has fields of AoPlanOptions by name in snake case; others have the
    library's defaults.
    """
    given, figures = _PlanOptions(), _Figures()
    _library.aoPlanOptionsInitSized(given, ctypes.sizeof(given))
    _library.aoFiguresInitSized(figures, ctypes.sizeof(figures))
    for name, value in options.items():
        encoded = value.encode() if isinstance(value, str) else value
        setattr(given, name, encoded)
    document, error = _String(), _String()
    status = _library.aoPlan(
        _StringRef.of(trace), given, document, figures, error
    )
    return (
        status,
        document.take(),
        error.take(),
        figures.smallest_device_budget,
        figures.smallest_host_budget,
    )


def simulate(
    trace: bytes, plan: bytes, machine: str | None
) -> tuple[int, str, str]:
    """Returns status, simulation and error."""
    document, error = _String(), _String()
    status = _library.aoSimulate(
        _StringRef.of(trace),
        _StringRef.of(plan),
        None if machine is None else machine.encode(),
        document,
        None,
        error,
    )
    return status, document.take(), error.take()


def summarize(trace: bytes, plan: bytes) -> tuple[int, str, str]:
    """Returns status, summary and error."""
    summary, error = _String(), _String()
    status = _library.aoSummarize(
        _StringRef.of(trace), _StringRef.of(plan), summary, error
    )
    return status, summary.take(), error.take()


def report(trace: bytes, plan: bytes, name: str) -> tuple[int, str, str]:
    """Returns status, report and error."""
    document, error = _String(), _String()
    status = _library.aoRenderReport(
        _StringRef.of(trace), _StringRef.of(plan), name.encode(), document, error
    )
    return status, document.take(), error.take()

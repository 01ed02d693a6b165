# ===- _units.py - Sizes, times and shares as text -------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Formats figures as the C++ tools do (ao/Support/Units.h)."""

from __future__ import annotations

_BYTES = (("TB", 1e12), ("GB", 1e9), ("MB", 1e6), ("kB", 1e3))
_TIMES = (("s", 1.0), ("ms", 1e-3), ("us", 1e-6), ("ns", 1e-9))


def format_bytes(count: int) -> str:
    """Returns bytes with three significant digits: "1.62 MB"."""
    return f"{count} B" if abs(count) < 1000 else _scale(count, _BYTES)


def format_time(seconds: float) -> str:
    """Returns a time with three significant digits: "12.3 ms"."""
    return _scale(seconds, _TIMES) if seconds else "0 ms"


def format_share(share: float) -> str:
    """Returns a share in percent with one decimal: "62.5 %"."""
    return "< 0.1 %" if 0 < share < 0.0005 else f"{100 * share:.1f} %"


def _scale(number: float, units: tuple[tuple[str, float], ...]) -> str:
    """Returns `number` in the largest unit in which it is at least 1, once it has
    been rounded."""
    name, size = next(
        (unit for unit in units if abs(number) / unit[1] >= 0.9995), units[-1]
    )
    scaled = number / size
    digits = 2 if abs(scaled) < 9.995 else 1 if abs(scaled) < 99.95 else 0
    return f"{scaled:.{digits}f} {name}"

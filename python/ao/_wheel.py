# ===- _wheel.py - The machine that a wheel is for -------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Describes the machine that a wheel was built for, and this one."""

from __future__ import annotations

import importlib.metadata
import platform


def describe_target(name: str) -> str:
    """Returns the tags of the installed wheel `name` and those of this machine, as
    the end of a message; empty if the package was not installed from a wheel.
    """
    try:
        text = importlib.metadata.distribution(name).read_text("WHEEL") or ""
    except importlib.metadata.PackageNotFoundError:
        return ""
    tags = [line[5:] for line in text.splitlines() if line.startswith("Tag: ")]
    return (
        f"; the wheel {name} is for {', '.join(tags)}, and this is "
        f"{platform.python_implementation()} {platform.python_version()} on "
        f"{platform.machine()} with {' '.join(platform.libc_ver()) or 'no glibc'}"
    )

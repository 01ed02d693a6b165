# ===- checks.py - What integration tests share ----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""What the drivers of integration tests share."""


class Failure(Exception):
    """Something that is not as it should be."""


def run_all(checks):
    """Runs named functions, prints what each returns, or its failure.

    Returns how many failed.
    """
    failures = 0
    for name, check in checks:
        try:
            print(f"{name}: {check()}")
        except Failure as failure:
            failures += 1
            print(f"FAIL {name}: {failure}")
    return failures

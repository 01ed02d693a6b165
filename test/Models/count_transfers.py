#!/usr/bin/env python3
# ===- count_transfers.py - Transfers of a module and their bytes ----------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Reads a module from standard input, prints one line for each kind of op."""

import math
import re
import sys

TRANSFER = re.compile(r"ao\.(offload|reload|wait) .*!ao\.transfer<tensor<([^,>]*)")
WIDTHS = {"i1": 1, "i8": 1, "i32": 4, "i64": 8, "index": 8, "bf16": 2, "f32": 4}


def size_in_bytes(tensor):
    *extents, element = tensor.split("x")
    return math.prod(int(extent) for extent in extents) * WIDTHS[element]


def main():
    sizes = {"offload": [], "reload": [], "wait": []}
    for line in sys.stdin:
        if match := TRANSFER.search(line):
            sizes[match.group(1)].append(size_in_bytes(match.group(2)))
    for kind, moved in sizes.items():
        print(f"{kind}: {len(moved)}, {sum(moved)} bytes")


if __name__ == "__main__":
    main()

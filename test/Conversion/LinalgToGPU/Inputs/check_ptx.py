#!/usr/bin/env python3
# ===- check_ptx.py - Compiled kernels of a step ---------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Checks the PTX in a step lowered with format=isa.

Nearly all kernels take several elements with one instruction: transposes, masks
of bits, columns of a reduction and single elements cannot. A product that is
added is one instruction, but for what a tree of partial results adds up, which
rounds each of them.
"""

import re
import sys

LEAST_WIDE = 0.75


def find_kernels(path):
    with open(path, encoding="utf-8") as file:
        text = re.search(r'"((?:[^"\\]|\\.)*\.version(?:[^"\\]|\\.)*)"', file.read()).group(1)
    text = re.sub(r"\\([0-9A-F]{2})", lambda found: chr(int(found.group(1), 16)), text)
    return re.findall(r"\.entry (\w+)(.*?)\n}", text, flags=re.DOTALL)


def adds_rounded_products(body):
    # A power of two is what is left of a division, which is no product.
    products = {product for product, factor in
                re.findall(r"mul\.(?:rn\.)?f32 \t(%r\d+), %r\d+, (\S+);", body)
                if not re.fullmatch(r"0f[0-9A-F]{2}[08]0{5}", factor)}
    sums = re.findall(r"(?:add|sub)\.(?:rn\.)?f32 \t%r\d+, (%r\d+), (%r\d+)", body)
    return any(len(re.findall(rf"{term}\b", body)) == 2
               for terms in sums for term in terms if term in products)


def main():
    kernels = find_kernels(sys.argv[1])
    wide = [name for name, body in kernels if re.search(r"(ld|st)\.global(\.nc)?\.v[24]", body)]
    if len(wide) < LEAST_WIDE * len(kernels):
        sys.exit(f"only {len(wide)} of {len(kernels)} kernels take several elements at once")
    contracted = [name for name, body in kernels if "fma.rn" in body]
    rounded = [name for name, body in kernels
               if "bar.sync" not in body and adds_rounded_products(body)]
    if rounded or not contracted:
        sys.exit(f"not contracted: {rounded}; {len(contracted)} are")


if __name__ == "__main__":
    main()

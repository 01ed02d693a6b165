# ===- deep_bytecode.py - Bytecode that nests ------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Writes bytecode of version 0, which every reader takes, piece by piece: writers
would run out of stack.

usage: deep_bytecode.py FILE modules|text DEPTH
"""

import sys

path, kind, depth = sys.argv[1], sys.argv[2], int(sys.argv[3])


def number(value):
    """Small ones in one byte, others as 8 bytes after a zero."""
    if value < 128:
        return bytes([value << 1 | 1])
    return b"\0" + value.to_bytes(8, "little")


def section(id, data):
    return bytes([id]) + number(len(data)) + data


def strings(*texts):
    sizes = b"".join(number(len(text) + 1) for text in reversed(texts))
    return number(len(texts)) + sizes + b"".join(text + b"\0" for text in texts)


def modules(count):
    """Each holds the next one, but for the innermost: one region of one block."""
    kind, has_regions, location = 0, 0x10, 0
    start = number(kind) + bytes([has_regions]) + number(location) + number(1 << 1)
    holding = start + number(1) + number(0) + number(1 << 1)
    return holding * (count - 1) + start + number(1) + number(0) + number(0)


attributes = [b"loc(unknown)\0"]
ir = number(1 << 1) + modules(depth if kind == "modules" else 1)
if kind == "text":
    attributes.append(b"{x.a = " + b"[" * depth + b"]" * depth + b"}\0")
    module = number(0) + bytes([0x11]) + number(0) + number(1) + number(1 << 1)
    ir = number(1 << 1) + module + number(1) + number(0) + number(0)
builtin, is_text = 0, 0
sizes = b"".join(number(len(text) << 1 | is_text) for text in attributes)
offsets = number(len(attributes)) + number(0)
offsets += number(builtin) + number(len(attributes)) + sizes
dialects = number(1) + number(0) + number(0) + number(1) + number(1)
with open(path, "wb") as file:
    file.write(b"ML\xefR" + number(0) + b"ao\0")
    file.write(section(0, strings(b"builtin", b"module")))
    file.write(section(1, dialects))
    file.write(section(2, b"".join(attributes)))
    file.write(section(3, offsets))
    file.write(section(4, ir))

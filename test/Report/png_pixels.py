# ===- png_pixels.py - Pixels of a PNG file, standard library only ---------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Decodes 8-bit RGB and RGBA images, which is what browsers write."""

import struct
import zlib
from collections import Counter


def chunks(data):
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError("not a PNG file")
    at = 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        yield kind, data[at + 8 : at + 8 + length]
        at += length + 12


def paeth(left, above, corner):
    estimate = left + above - corner
    by_left = abs(estimate - left)
    by_above = abs(estimate - above)
    by_corner = abs(estimate - corner)
    if by_left <= by_above and by_left <= by_corner:
        return left
    return above if by_above <= by_corner else corner


def unfilter(kind, row, above, step):
    """Undoes one row's prediction in place."""
    if kind == 1:
        for i in range(step, len(row)):
            row[i] = (row[i] + row[i - step]) & 255
    elif kind == 2:
        for i, up in enumerate(above):
            row[i] = (row[i] + up) & 255
    elif kind == 3:
        for i, up in enumerate(above):
            left = row[i - step] if i >= step else 0
            row[i] = (row[i] + (left + up) // 2) & 255
    elif kind == 4:
        for i, up in enumerate(above):
            left = row[i - step] if i >= step else 0
            corner = above[i - step] if i >= step else 0
            row[i] = (row[i] + paeth(left, up, corner)) & 255
    elif kind != 0:
        raise ValueError(f"unknown filter {kind}")


def count_colours(data):
    """How many pixels have which (red, green, blue), and the image's size."""
    parts = list(chunks(data))
    header = next(body for kind, body in parts if kind == b"IHDR")
    width, height, depth, colour, _, _, interlace = struct.unpack(">IIBBBBB", header)
    if depth != 8 or colour not in (2, 6) or interlace:
        raise ValueError("only plain 8-bit RGB and RGBA images are read")
    step = 3 if colour == 2 else 4
    raw = zlib.decompress(b"".join(body for kind, body in parts if kind == b"IDAT"))
    above = bytearray(width * step)
    colours = Counter()
    for y in range(height):
        at = y * (width * step + 1)
        row = bytearray(raw[at + 1 : at + 1 + width * step])
        unfilter(raw[at], row, above, step)
        colours.update(zip(row[0::step], row[1::step], row[2::step]))
        above = row
    return colours, (width, height)

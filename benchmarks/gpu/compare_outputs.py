#!/usr/bin/env python3
# ===- compare_outputs.py - A device's results beside a processor's --------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compares the outputs of a step with those of another machine.

Each folder holds the outputN.npy that a step writes with --outputs. Devices add
up in another order, so floats may differ: ||actual - expected|| / ||expected||
has to stay below what the type allows. Integers have to be equal, and nothing
may be NaN that is not NaN on the other side. Needs Python only.
"""

import argparse
import array
import ast
import math
import pathlib
import struct
import sys

# By the type in the file. numpy has no name for bf16, whose bits are kept as an
# unsigned integer; integers have signs.
TOLERANCES = {"<f4": 1e-4, "<f8": 1e-9, "<f2": 2e-2, "<u2": 5e-2}


class Mismatch(Exception):
    """Outputs that should be like each other and are not."""


def read_npy(path):
    """The type, the shape and the elements' bytes of a file."""
    data = path.read_bytes()
    if data[:6] != b"\x93NUMPY":
        raise Mismatch(f"{path} is no .npy file")
    start = 10 if data[6] == 1 else 12
    length = struct.unpack("<H" if data[6] == 1 else "<I", data[8:start])[0]
    header = ast.literal_eval(data[start:start + length].decode("latin-1"))
    return header["descr"], tuple(header["shape"]), data[start + length:]


def to_floats(kind, data):
    if kind in ("<f4", "<f8"):
        return array.array("f" if kind == "<f4" else "d", data)
    if kind == "<f2":
        return [value for (value,) in struct.iter_unpack("<e", data)]
    # The upper half of an f32 each.
    wide = b"".join(b"\0\0" + data[i:i + 2] for i in range(0, len(data), 2))
    return array.array("f", wide)


def relative_error(expected, actual):
    """0 for equal values; NaN where one side alone is not finite."""
    difference = total = 0.0
    for one, other in zip(expected, actual):
        if one == other or (math.isnan(one) and math.isnan(other)):
            total += one * one if math.isfinite(one) else 0.0
            continue
        difference += (one - other) ** 2
        total += one * one
    if difference == 0:
        return 0.0
    return math.sqrt(difference / total) if total > 0 else math.inf


def compare_file(expected, actual, most=None):
    """The relative error; raises Mismatch where it is above `most`, or above what
    the type allows."""
    kind, shape, data = read_npy(expected)
    other_kind, other_shape, other_data = read_npy(actual)
    if (kind, shape) != (other_kind, other_shape):
        raise Mismatch(f"{actual.name} is {other_kind}{list(other_shape)}, "
                       f"expected {kind}{list(shape)}")
    if data == other_data:
        return 0.0
    if kind not in TOLERANCES:
        raise Mismatch(f"{actual.name} differs, and '{kind}' has no tolerance")
    error = relative_error(to_floats(kind, data), to_floats(kind, other_data))
    most = TOLERANCES[kind] if most is None else most
    # Written so that NaN is too large.
    if not error <= most:
        raise Mismatch(f"{actual.name} is off by {error:.2e}, allowed are {most:.0e}")
    return error


def compare_folders(expected, actual, most=None):
    """How many outputs there are, and the largest error among them."""
    files = sorted(pathlib.Path(expected).glob("output*.npy"))
    if not files:
        raise Mismatch(f"no outputs in {expected}")
    present = len(list(pathlib.Path(actual).glob("output*.npy")))
    if present != len(files):
        raise Mismatch(f"{present} outputs, expected {len(files)}")
    return len(files), max(compare_file(path, pathlib.Path(actual) / path.name, most)
                           for path in files)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("expected", help="folder of a processor's outputs")
    parser.add_argument("actual", help="folder of a device's outputs")
    arguments = parser.parse_args()
    try:
        count, error = compare_folders(arguments.expected, arguments.actual)
    except (Mismatch, OSError) as mismatch:
        print(f"WRONG: {mismatch}")
        return 1
    print(f"{count} outputs, largest relative error {error:.2e}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

// Inputs are read from NumPy files of both versions; the seed does not matter.
//
// REQUIRES: ao-run
// RUN: rm -rf %t && split-file %s %t && %python %t/make.py %t
// RUN: ao-run %t/step.mlir --strategy=none --inputs=%t/good --seed=7 --print-outputs | FileCheck %s --check-prefix=GOOD
// RUN: ao-run %t/step.mlir --strategy=none --inputs=%t/version2 --print-outputs | FileCheck %s --check-prefix=GOOD

// 1 + 1 is 2 in every element.
// GOOD: output 0: 2x4xf32 327397219e40f5a5

//--- step.mlir
func.func @step(%x: tensor<2x4xf32>) -> tensor<2x4xf32> attributes {ao.step} {
  %e = tensor.empty() : tensor<2x4xf32>
  %0 = linalg.add ins(%x, %x : tensor<2x4xf32>, tensor<2x4xf32>) outs(%e : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

//--- make.py
import os
import struct
import sys


def header(descr="<f4", order=False, shape=(2, 4)):
    text = f"{{'descr': '{descr}', 'fortran_order': {order}, 'shape': {shape}, }}\n"
    return text.encode()


def npy(text, data, version=1):
    length = struct.pack("<H" if version == 1 else "<I", len(text))
    return b"\x93NUMPY" + bytes([version, 0]) + length + text + data


ONES = struct.pack("<8f", *[1] * 8)
FILES = {
    "good": npy(header(), ONES),
    "version2": npy(header(), ONES, version=2),
    "shape": npy(header(shape=(4, 2)), ONES),
    "rank": npy(header(shape=(8,)), ONES),
    "type": npy(header("<f8"), ONES + ONES),
    "big-endian": npy(header(">f4"), ONES),
    "fortran": npy(header(order=True), ONES),
    "short": npy(header(), ONES[:-1]),
    "long": npy(header(), ONES + b"x"),
    "header": npy(b"{'descr': '<f4'}", ONES),
    "cut": npy(header(), b"")[:20],
    "endless": npy(header(shape=(999999999999999999, 999999999999999999)), ONES),
    "empty": b"",
}
for name, content in FILES.items():
    folder = os.path.join(sys.argv[1], name)
    os.makedirs(folder)
    with open(os.path.join(folder, "arg0.npy"), "wb") as file:
        file.write(content)
os.makedirs(os.path.join(sys.argv[1], "folder", "arg0.npy"))

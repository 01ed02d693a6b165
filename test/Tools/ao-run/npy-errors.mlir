// Inputs from NumPy files of another shape, element type, order or size, and
// damaged files.
//
// REQUIRES: ao-run
// RUN: rm -rf %t && split-file %s %t && %python %t/make.py %t
// RUN: %check_errors %s %t
//
// $ ao-run %t/step.mlir --strategy=none --inputs=%t/shape
// error: '{{.*}}arg0.npy' holds 4x2x<f4, expected 2x4xf32 as '<f4'
//
// $ ao-run %t/step.mlir --strategy=none --inputs=%t/rank
// error: '{{.*}}arg0.npy' holds 8x<f4, expected 2x4xf32 as '<f4'
//
// $ ao-run %t/step.mlir --strategy=none --inputs=%t/type
// error: '{{.*}}arg0.npy' holds 2x4x<f8, expected 2x4xf32 as '<f4'
//
// $ ao-run %t/step.mlir --strategy=none --inputs=%t/big-endian
// error: '{{.*}}arg0.npy' holds 2x4x>f4, expected 2x4xf32 as '<f4'
//
// $ ao-run %t/step.mlir --strategy=none --inputs=%t/fortran
// error: '{{.*}}arg0.npy' holds 2x4x<f4 in column-major order, expected 2x4xf32
//
// $ ao-run %t/step.mlir --strategy=none --inputs=%t/short
// error: '{{.*}}arg0.npy' holds 31 bytes of data, expected 32
//
// $ ao-run %t/step.mlir --strategy=none --inputs=%t/long
// error: '{{.*}}arg0.npy' holds 33 bytes of data, expected 32
//
// $ ao-run %t/step.mlir --strategy=none --inputs=%t/header
// $ ao-run %t/step.mlir --strategy=none --inputs=%t/cut
// $ ao-run %t/step.mlir --strategy=none --inputs=%t/empty
// $ ao-run %t/step.mlir --strategy=none --inputs=%t/folder
// error: '{{.*}}arg0.npy' is not a NumPy file, or a damaged one
//
// $ ao-run %t/dynamic.mlir --strategy=none --inputs=%t/endless
// error: '{{.*}}arg0.npy' is not a NumPy file, or a damaged one

//--- step.mlir
func.func @step(%x: tensor<2x4xf32>) -> tensor<2x4xf32> attributes {ao.step} {
  %e = tensor.empty() : tensor<2x4xf32>
  %0 = linalg.add ins(%x, %x : tensor<2x4xf32>, tensor<2x4xf32>) outs(%e : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

//--- dynamic.mlir
func.func @step(%x: tensor<?x?xf32>) -> tensor<?x?xf32> attributes {ao.step} {
  return %x : tensor<?x?xf32>
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

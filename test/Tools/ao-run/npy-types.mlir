// Every element type has its code in NumPy files, in both directions: what a
// step returns as it was read is written with the same bytes.
//
// REQUIRES: ao-run
// RUN: rm -rf %t && split-file %s %t && %python %t/make.py %t/inputs %t/bytes
// RUN: ao-run %t/step.mlir --strategy=none --inputs=%t/inputs --outputs=%t/outputs
// RUN: %python %t/check.py %t/inputs %t/outputs

//--- step.mlir
func.func @step(%a: tensor<3xi8>, %b: tensor<3xui8>, %c: tensor<3xi16>, %d: tensor<3xui16>,
                %e: tensor<3xi32>, %f: tensor<3xui32>, %g: tensor<3xi64>, %h: tensor<3xui64>,
                %i: tensor<3xi1>, %j: tensor<3xbf16>, %k: tensor<3xf16>, %l: tensor<3xf8E4M3FN>,
                %m: tensor<3xsi32>, %n: tensor<3xindex>, %o: tensor<3xcomplex<f64>>, %x: tensor<4xf32>)
    -> (tensor<3xi8>, tensor<3xui8>, tensor<3xi16>, tensor<3xui16>, tensor<3xi32>, tensor<3xui32>,
        tensor<3xi64>, tensor<3xui64>, tensor<3xi1>, tensor<3xbf16>, tensor<3xf16>, tensor<3xf8E4M3FN>,
        tensor<3xsi32>, tensor<3xindex>, tensor<3xcomplex<f64>>, tensor<4xf32>) attributes {ao.step} {
  %y = math.sin %x : tensor<4xf32>
  return %a, %b, %c, %d, %e, %f, %g, %h, %i, %j, %k, %l, %m, %n, %o, %y
      : tensor<3xi8>, tensor<3xui8>, tensor<3xi16>, tensor<3xui16>, tensor<3xi32>, tensor<3xui32>,
        tensor<3xi64>, tensor<3xui64>, tensor<3xi1>, tensor<3xbf16>, tensor<3xf16>, tensor<3xf8E4M3FN>,
        tensor<3xsi32>, tensor<3xindex>, tensor<3xcomplex<f64>>, tensor<4xf32>
}

//--- make.py
import os
import struct
import sys

TYPES = ["|i1", "|u1", "<i2", "<u2", "<i4", "<u4", "<i8", "<u8", "|b1", "<u2", "<f2",
         "|u1", "<i4", "<i8", "<c16", "<f4"]
for folder in sys.argv[1:]:
    os.makedirs(folder)
    for index, descr in enumerate(TYPES):
        count = 4 if index == 15 else 3
        size = int(descr[2:])
        data = bytes([1, 0, 1]) if descr == "|b1" else bytes(
            (200 + 7 * i) % 120 + (i % size == 0) * 100 for i in range(size * count))
        if folder.endswith("bytes"):
            descr = {9: "<V2", 11: "|V1"}.get(index, descr)
        text = f"{{'descr': '{descr}', 'fortran_order': False, 'shape': ({count},), }}\n"
        with open(os.path.join(folder, f"arg{index}.npy"), "wb") as file:
            file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(text)) + text.encode() + data)

//--- check.py
import ast
import pathlib
import struct
import sys


def read(path):
    data = path.read_bytes()
    start = 10 + struct.unpack("<H", data[8:10])[0]
    return ast.literal_eval(data[10:start].decode()), data[start:]


inputs, outputs = map(pathlib.Path, sys.argv[1:])
for index in range(15):
    given, taken = read(inputs / f"arg{index}.npy"), read(outputs / f"output{index}.npy")
    assert given == taken, (index, given, taken)

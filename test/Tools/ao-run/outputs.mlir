// Outputs are written as NumPy reads them, in a folder that is created.
//
// REQUIRES: ao-run
// RUN: rm -rf %t && split-file %s %t
// RUN: ao-run %t/step.mlir --strategy=none --outputs=%t/new/first
// RUN: %python %t/check.py %t/new/first

//--- step.mlir
func.func @step(%x: tensor<2x4xf32>, %b: tensor<3xbf16>, %c: tensor<3xi1>,
                %z: tensor<2xcomplex<f32>>, %s: tensor<i64>)
    -> (tensor<2x4xf32>, tensor<3xbf16>, tensor<3xi1>, tensor<2xcomplex<f32>>, tensor<i64>, tensor<2x4xf32>)
    attributes {ao.step} {
  %0 = math.sin %x : tensor<2x4xf32>
  %1 = math.cos %0 : tensor<2x4xf32>
  %2 = math.exp %1 : tensor<2x4xf32>
  %3 = arith.mulf %2, %0 : tensor<2x4xf32>
  return %x, %b, %c, %z, %s, %3 : tensor<2x4xf32>, tensor<3xbf16>, tensor<3xi1>,
      tensor<2xcomplex<f32>>, tensor<i64>, tensor<2x4xf32>
}

//--- check.py
import ast
import pathlib
import struct
import sys

expected = [("<f4", (2, 4), 32), ("<u2", (3,), 6), ("|b1", (3,), 3),
            ("<c8", (2,), 16), ("<i8", (), 8), ("<f4", (2, 4), 32)]
folder = pathlib.Path(sys.argv[1])
assert len(list(folder.iterdir())) == len(expected)
for i, (descr, shape, size) in enumerate(expected):
    data = (folder / f"output{i}.npy").read_bytes()
    assert data[:8] == b"\x93NUMPY\x01\x00", data[:8]
    start = 10 + struct.unpack("<H", data[8:10])[0]
    assert start % 64 == 0 and data[start - 1:start] == b"\n"
    header = ast.literal_eval(data[10:start].decode())
    assert header == {"descr": descr, "fortran_order": False, "shape": shape}, header
    assert len(data) == start + size

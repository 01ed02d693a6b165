// A value that is marked lossy is saved in a quarter of its bytes, moves, and
// comes back within the bound that is declared; a comparison needs to be told
// what that may do to the outputs.
//
// REQUIRES: ao-run
// RUN: rm -rf %t && split-file %s %t && %python %t/bound.py make %t
// RUN: ao-run %t/step.mlir --strategy=none --inputs=%t --outputs=%t/exact -O0
// RUN: env AO_POISON=1 ao-run %t/step.mlir --strategy=sync --min-bytes=1 --inputs=%t --outputs=%t/lossy -O0 | FileCheck %s --check-prefix=MOVED
// RUN: %python %t/bound.py check %t
// RUN: sed 's/f32/bf16/g' %t/narrow.mlir > %t/bf16.mlir
// RUN: ao-run %t/bf16.mlir --compare --strategy=sync --min-bytes=1 --tolerance=0.04 -O0 | FileCheck %s --check-prefix=NARROW
// RUN: sed 's/f32/f16/g' %t/narrow.mlir > %t/f16.mlir
// RUN: ao-run %t/f16.mlir --compare --strategy=sync --min-bytes=1 --tolerance=0.04 -O0 | FileCheck %s --check-prefix=NARROW
//
// Data of 1024 and scales of 32 bytes where there were 4096.
// MOVED: sync {{.*}} 1056 1056 1056 -
// NARROW: sync {{.*}} NO
// NARROW: strategy {{.*}} error
// NARROW: sync {{.*}} 0.0{{[0-9]+}}
//
// RUN: not ao-run %t/pair.mlir --compare --strategy=planned,sync --min-bytes=1 2>&1 | FileCheck %s --check-prefix=DEMAND
// RUN: not ao-run %t/pair.mlir --compare --strategy=sync --min-bytes=1 --tolerance=-1 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not ao-run %t/pair.mlir --strategy=sync --tolerance=1 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: not ao-run %t/pair.mlir --compare --strategy=sync --min-bytes=1 --tolerance=1e-6 -O0 2>&1 | FileCheck %s --check-prefix=TIGHT
// RUN: env AO_POISON=1 AO_INTERLEAVING_SEED=5 ao-run %t/pair.mlir --compare --strategy=sync,pytorch --min-bytes=1 --tolerance=0.0625 -O0 --json=%t/pair.json | FileCheck %s --check-prefix=PAIR
// RUN: FileCheck %s --check-prefix=JSON < %t/pair.json
//
// DEMAND: {{^}}error: --compare needs --tolerance: values of the step are marked 'ao.lossy'
// NEGATIVE: {{^}}error: --tolerance must be a number from 0 on
// ALONE: {{^}}error: --tolerance needs --compare
// TIGHT: {{^}}error: sync: output {{[0-9]}} ({{.*}}) differs from element {{.*}} error of an output is {{.*}}, more than the tolerance
// PAIR: sync {{.*}} NO
// PAIR: none {{.*}} - -
// PAIR: sync {{.*}} 0.0
// JSON: "same_bits":false,"difference":"{{.*}}","relative_error":0.0
//
// RUN: ao-run %t/pair.mlir --emit=exe -o %t/pair --compare --strategy=sync --min-bytes=1 -O0
// RUN: not %t/pair --compare 2>&1 | FileCheck %s --check-prefix=DEMAND
// RUN: %t/pair --compare --tolerance=0.0625 | FileCheck %s --check-prefix=PAIR

//--- step.mlir
func.func @step(%x: tensor<8x128xf32>) -> tensor<8x128xf32> attributes {ao.step} {
  %one = arith.constant dense<1.0> : tensor<8x128xf32>
  %y = arith.mulf %x, %one {ao.lossy = "f8E4M3FN"} : tensor<8x128xf32> loc("y")
  %a = math.absf %x : tensor<8x128xf32>
  %b = math.absf %a : tensor<8x128xf32>
  %c = math.absf %b : tensor<8x128xf32>
  %z = arith.mulf %y, %one {ao.phase = "backward"} : tensor<8x128xf32>
  return %z : tensor<8x128xf32>
}

//--- narrow.mlir
func.func @step(%x: tensor<8x128xf32>) -> tensor<8x128xf32> attributes {ao.step} {
  %y = arith.addf %x, %x {ao.lossy = "f8E4M3FN"} : tensor<8x128xf32> loc("y")
  %a = math.absf %x : tensor<8x128xf32>
  %b = math.absf %a : tensor<8x128xf32>
  %z = arith.addf %y, %b {ao.phase = "backward"} : tensor<8x128xf32>
  return %z : tensor<8x128xf32>
}

//--- pair.mlir
func.func @fwd(%x: tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<1024xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %y = math.sin %x {ao.lossy = "f8E4M3FN"} : tensor<16x64xf32> loc("y")
  %z = math.cos %y : tensor<16x64xf32>
  %w = math.cos %z : tensor<16x64xf32>
  %flat = tensor.collapse_shape %y [[0, 1]] : tensor<16x64xf32> into tensor<1024xf32>
  return %w, %y, %flat : tensor<16x64xf32>, tensor<16x64xf32>, tensor<1024xf32>
}
func.func @bwd(%y: tensor<16x64xf32>, %flat: tensor<1024xf32>, %g: tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<1024xf32>) {
  %s = math.cos %flat : tensor<1024xf32>
  %d = arith.mulf %g, %y : tensor<16x64xf32>
  return %d, %s : tensor<16x64xf32>, tensor<1024xf32>
}

//--- bound.py
import math
import random
import struct
import sys

BLOCKS, LENGTH = 8, 128


def rounded(value):
    return struct.unpack("<f", struct.pack("<f", value))[0]


def inputs():
    """Rows that are blocks: of one magnitude, of many, tiny, zero, at the ends
    of the range, between two numbers of the format, and not finite."""
    choose = random.Random(1)
    sign = lambda: choose.choice((-1.0, 1.0))
    rows = [[choose.uniform(-1, 1) for _ in range(LENGTH)]]
    rows.append([sign() * 2.0 ** choose.uniform(-30, 10) for _ in range(LENGTH)])
    rows.append([sign() * 2.0 ** choose.uniform(-149, -100) for _ in range(LENGTH)])
    rows.append([0.0, -0.0] * (LENGTH // 2))
    rows.append([sign() * 3.4e38 * choose.random() for _ in range(LENGTH)])
    # 448 makes the scale 1, so that ties are ties.
    rows.append([448.0] + [sign() * k * 2.0**-10 for k in range(1, LENGTH)])
    rows.append([1.0, math.inf] + [0.5] * (LENGTH - 2))
    rows.append([1.0, math.nan] + [0.5] * (LENGTH - 2))
    return [[rounded(x) for x in row] for row in rows]


def make(folder):
    header = "{'descr': '<f4', 'fortran_order': False, 'shape': (8, 128), }"
    header += " " * (-(len(header) + 11) % 64) + "\n"
    with open(folder + "/arg0.npy", "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)))
        file.write(header.encode())
        for row in inputs():
            file.write(struct.pack("<128f", *row))


def read(path):
    values = struct.unpack("<1024f", open(path, "rb").read()[-4096:])
    return [values[i : i + LENGTH] for i in range(0, BLOCKS * LENGTH, LENGTH)]


def check(folder):
    exact = read(folder + "/exact/output0.npy")
    lossy = read(folder + "/lossy/output0.npy")
    worst = 0.0
    for row, got in zip(exact, lossy):
        amax = max(abs(x) for x in row)
        if not all(map(math.isfinite, row)):
            assert all(map(math.isnan, got)), got
            continue
        for x, y in zip(row, got):
            bound = max(2.0**-4 * abs(x), 2.0**-10 * max(amax / 448, 2.0**-126))
            error = abs(x - y)
            assert error <= bound * (1 + 2.0**-20) + 2.0**-149, (x, y, amax)
            assert math.copysign(1, x) == math.copysign(1, y), (x, y)
            worst = max(worst, error / bound) if bound else worst
    assert worst > 0.9, "the bound is not tight: %g" % worst
    assert list(map(list, exact)) != list(map(list, lossy))


{"make": make, "check": check}[sys.argv[1]](sys.argv[2])

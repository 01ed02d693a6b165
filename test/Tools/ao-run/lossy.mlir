// A value marked lossy is saved in a quarter of its bytes and is reloaded
// within the declared bound.
//
// REQUIRES: ao-run
// RUN: rm -rf %t && split-file %s %t && %python %t/bound.py make %t && ao-run %t/step.mlir --strategy=none --inputs=%t --outputs=%t/exact -O0
// RUN: env AO_POISON=1 ao-run %t/step.mlir --strategy=sync --min-bytes=1 --inputs=%t --outputs=%t/lossy -O0 | FileCheck %s --check-prefix=MOVED
// RUN: %python %t/bound.py check %t

// Data of 1024 and scales of 32 bytes where there were 4096.
// MOVED: sync {{.*}} 1056 1056 1056 -

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

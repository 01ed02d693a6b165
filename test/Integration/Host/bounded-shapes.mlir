// A step whose sizes are known when it runs has its buffers in an arena for the
// largest they may be: with the bits that it has without, and nothing but
// arguments, results and the arena takes memory.
//
// REQUIRES: ao-run
// RUN: ao-run %s --strategy=none --dynamic-size=7 --print-outputs | grep ^output > %t.plain
// RUN: ao-run %s --strategy=none --dynamic-size=7 --arenas=all --print-outputs --json=%t.json > %t.placed
// RUN: grep ^output %t.placed | diff %t.plain -
// RUN: FileCheck %s --input-file=%t.json
// 7 x 8 and 8 x 7 floats come and go; the arena holds two of 16 x 8.
// CHECK: "peak_device_bytes":1472
// CHECK: "device_bytes":1024
// RUN: not ao-run %s --strategy=none --dynamic-size=17 --arenas=all 2>&1 | FileCheck %s --check-prefix=LARGER
// RUN: ao-run %s --strategy=none --dynamic-size=17
// LARGER: error: argument 0 is 17x8, planned for at most 16x8
func.func @step(%x: tensor<?x8xf32> {ao.max_shape = array<i64: 16, 8>}) -> tensor<?x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %a = linalg.exp ins(%x : tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %f = tensor.empty(%n) : tensor<?x8xf32>
  %b = linalg.tanh ins(%a : tensor<?x8xf32>) outs(%f : tensor<?x8xf32>) -> tensor<?x8xf32>
  %g = tensor.empty(%n) : tensor<?x8xf32>
  %r = linalg.add ins(%a, %b : tensor<?x8xf32>, tensor<?x8xf32>) outs(%g : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// A step of dynamic sizes has its buffers in an arena for the largest sizes: with
// the same bits, and arguments, results and the arena are all of its memory.
//
// REQUIRES: ao-run
// RUN: %compare_outputs 'ao-run %s --strategy=none --dynamic-size=7' \
// RUN:   'ao-run %s --strategy=none --dynamic-size=7 --arenas=all --json=%t.json'
// RUN: FileCheck %s --input-file=%t.json
//
// 7 x 8 and 8 x 7 floats are allocated and freed; the arena holds two of 16 x 8.
// CHECK: "peak_device_bytes":1472
// CHECK: "device_bytes":1024

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

// Tensors that a step returns and never writes: each has a buffer, from the end of the
// step on.
//
// REQUIRES: ao-run
// RUN: ao-run %s --strategy=none | FileCheck %s
// CHECK: none 32768 32768
//
// A second time, the pass finds nothing to do.
// RUN: ao-opt %s --ao-copy-returned-views > %t.once
// RUN: ao-opt %t.once --ao-copy-returned-views | diff %t.once -
func.func @step(%x: tensor<64x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) attributes {ao.step} {
  %e = tensor.empty() : tensor<64x32xf32>
  %a = math.sin %x : tensor<64x32xf32>
  %b = linalg.exp ins(%a : tensor<64x32xf32>) outs(%e : tensor<64x32xf32>) -> tensor<64x32xf32>
  %c = math.tanh %b : tensor<64x32xf32>
  %d = arith.mulf %c, %a : tensor<64x32xf32>
  return %d, %e, %e : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>
}

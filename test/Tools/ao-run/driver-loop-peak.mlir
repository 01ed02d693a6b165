// The result of a call has memory of its own, so that a loop that yields it
// copies it into the carried buffer: it is live until the iteration ends.
//
// REQUIRES: ao-run
// RUN: ao-run %s --entry=drive --strategy=none | FileCheck %s
// RUN: ao-run %s --entry=drive --strategy=sync --min-bytes=0 | FileCheck %s

// CHECK: {{^(none|sync)}} [[PEAK:[0-9]+]] [[PEAK]] {{[0-9]+}}
func.func @fwd(%x: tensor<32x32xf32>, %w: tensor<32x32xf32>) -> (tensor<32x32xf32>, tensor<32x32xf32>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %v = math.sin %x : tensor<32x32xf32>
  %o = math.tanh %v : tensor<32x32xf32>
  return %o, %v : tensor<32x32xf32>, tensor<32x32xf32>
}
func.func @bwd(%v: tensor<32x32xf32>, %g: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %m = arith.mulf %g, %v : tensor<32x32xf32>
  return %m : tensor<32x32xf32>
}
func.func @drive(%x: tensor<32x32xf32>, %y: tensor<32x32xf32>, %w: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%c = %x) -> tensor<32x32xf32> {
    %f:2 = func.call @fwd(%c, %w) : (tensor<32x32xf32>, tensor<32x32xf32>) -> (tensor<32x32xf32>, tensor<32x32xf32>)
    %b = func.call @bwd(%f#1, %f#0) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    scf.yield %b : tensor<32x32xf32>
  }
  return %r : tensor<32x32xf32>
}

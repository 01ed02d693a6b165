// Iterations are layers, by their residuals: slices that are too small are kept
// on device, with that reason.
//
// RUN: not ao-opt %s --ao-offload-pipeline=strategy=layerwise 2>&1 | FileCheck %s
// RUN: ao-opt %s --ao-offload-pipeline="strategy=layerwise num-layers=2 min-elements=0" | FileCheck %s --check-prefix=MOVES
// CHECK: few-slices.mlir:[[#@LINE+4]]:1: error: '@step' has no layers that can be offloaded: the iterations of loops are layers, but a slice has 8 elements, fewer than min-elements (262144)
// CHECK: few-slices.mlir:[[#@LINE+9]]:10: note: {{.*}}#1' of this loop is kept on device: a slice has 8 elements, fewer than min-elements (262144)
// MOVES: ao.offload

func.func @step(%x: tensor<8xf32>) -> tensor<8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  %f:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %x, %stack = %e) -> (tensor<8xf32>, tensor<4x8xf32>) {
    %t = math.sin %s : tensor<8xf32>
    %n = tensor.insert_slice %t into %stack[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
    scf.yield %t, %n : tensor<8xf32>, tensor<4x8xf32>
  }
  %b = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %f#0) -> (tensor<8xf32>) {
    %j = arith.subi %c3, %i : index
    %t = tensor.extract_slice %f#1[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
    %m = arith.mulf %g, %t : tensor<8xf32>
    scf.yield %m : tensor<8xf32>
  }
  return %b : tensor<8xf32>
}

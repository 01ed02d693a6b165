// RUN: ao-opt %s --ao-yield-in-place | FileCheck %s

// CHECK-LABEL: @fresh
func.func @fresh(%init: tensor<4xf32>, %lo: index, %hi: index, %step: index) -> tensor<4xf32> {
  // CHECK: scf.for {{.*}} iter_args(%[[X:.*]] = %{{.*}})
  %r = scf.for %i = %lo to %hi step %step iter_args(%x = %init) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    // CHECK: %[[Y:.*]] = linalg.exp
    %y = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    // CHECK: %[[M:.*]] = bufferization.materialize_in_destination %[[Y]] in %[[X]]
    // CHECK: scf.yield %[[M]]
    scf.yield %y : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// What is written in place already stays as it is.
// CHECK-LABEL: @in_place
// CHECK-NOT: materialize
func.func @in_place(%init: tensor<4x4xf32>, %row: tensor<1x4xf32>, %lo: index, %hi: index, %step: index) -> tensor<4x4xf32> {
  %r = scf.for %i = %lo to %hi step %step iter_args(%x = %init) -> tensor<4x4xf32> {
    %y = tensor.insert_slice %row into %x[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
    scf.yield %y : tensor<4x4xf32>
  }
  return %r : tensor<4x4xf32>
}

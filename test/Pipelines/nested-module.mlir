// A training step in a nested module is none, which one warning tells.
//
// RUN: ao-opt %s --verify-diagnostics --ao-offload-pipeline="strategy=pytorch select=all min-bytes=1" | FileCheck %s

// CHECK-LABEL: module @inner
// CHECK-NOT: ao.offload
// CHECK-LABEL: func.func @outermost
// CHECK: ao.offload
module @inner {
  // expected-warning@+1 {{'@nested' is marked as a training step but is in a nested module: it is not planned}}
  func.func @nested(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
    %0 = math.sin %x : tensor<4xf32>
    %1 = math.cos %0 : tensor<4xf32>
    %2 = math.exp %1 : tensor<4xf32>
    %3 = arith.addf %2, %0 : tensor<4xf32>
    return %3 : tensor<4xf32>
  }
}
func.func @outermost(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = math.sin %x : tensor<4xf32>
  %1 = math.cos %0 : tensor<4xf32>
  %2 = math.exp %1 : tensor<4xf32>
  %3 = arith.addf %2, %0 : tensor<4xf32>
  return %3 : tensor<4xf32>
}

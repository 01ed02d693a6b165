// RUN: ao-opt %s --ao-prepare-bufferization | FileCheck %s

// CHECK-LABEL: func.func @softmax
// CHECK-NOT: softmax %
// CHECK: arith.maxnumf
// CHECK: math.exp
// CHECK: arith.addf
// CHECK: %[[R:.*]] = linalg.generic
// CHECK: arith.divf
// CHECK: return %[[R]]
// CHECK-NOT: linalg.softmax
func.func @softmax(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// All parts of a recomputed op are marked.
// CHECK-LABEL: func.func @again
// CHECK-SAME: ao.num_recomputed = [[N:[0-9]+]] : i64
// CHECK-COUNT-4: ao.recompute
// CHECK-NOT: linalg.softmax
func.func @again(%x: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.softmax {ao.recompute = 0 : i64} dimension(1) ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

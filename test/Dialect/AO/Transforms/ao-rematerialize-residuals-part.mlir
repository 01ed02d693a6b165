// Some slices are rematerialized: the loops are split around them. The part of
// one iteration is no loop, and keeps its slice as a value.
//
// RUN: ao-opt %s --ao-apply-plan --ao-verify-transfers | FileCheck %s

// CHECK: ao.num_recomputed = 1 : i64
// CHECK: scf.for {{.*}} -> (tensor<1x8xf32>) {
// CHECK: scf.yield
// CHECK: %[[KEPT:.*]] = math.sin %{{.*}} : tensor<1x8xf32>
// CHECK: arith.mulf %{{.*}}, %[[KEPT]]
// CHECK: arith.mulf %{{.*}}, %[[KEPT]]
// CHECK: scf.for
// CHECK: tensor.extract_slice %arg1
// CHECK: math.sin {{.*}} {ao.recompute = 0 : i64}
// CHECK-NOT: math.sin
// CHECK-NOT: scf.for
// CHECK-NOT: rematerialize = [
func.func @step(%x: tensor<1x8xf32>, %w: tensor<4x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  %l:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %e) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %v = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %a = math.sin %v : tensor<1x8xf32>
    %s1 = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %b = arith.mulf %h, %a : tensor<1x8xf32>
    scf.yield %b, %s1 : tensor<1x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<rematerialize = [0, 3]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %l#0) -> (tensor<1x8xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %l#1[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g1 = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %g1 : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

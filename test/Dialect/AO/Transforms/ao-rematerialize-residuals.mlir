// Loops that read stacked residuals rematerialize the slices.
//
// RUN: ao-opt %s --split-input-file --ao-apply-plan --ao-verify-transfers | FileCheck %s
// RUN: ao-opt %s --split-input-file --ao-rematerialize-residuals --remarks-filter=ao -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REMARK

// From slices of weights and of another residual, in the order in which they
// were written. Common operands of both slices are computed once.
//
// REMARK: rematerialized slice by slice: '{{.*}}#2'{{.*}}slice_bytes=32{{.*}}slices=4
// CHECK-LABEL: @joint
// CHECK-SAME: ao.num_recomputed = 3 : i64
// CHECK: scf.for {{.*}} -> (tensor<1x8xf32>, tensor<4x8xf32>)
// CHECK-NOT: rematerialize = [
// CHECK: scf.for %[[I:[a-z0-9]+]] = {{.*}} -> (tensor<1x8xf32>)
// CHECK: arith.subi
// CHECK: %[[R1:[0-9]+]] = arith.subi %{{.*}}, %[[I]]
// CHECK: %[[H:.*]] = tensor.extract_slice %{{.*}}#1[%[[R1]], 0] [1, 8]
// CHECK: %[[R2:[0-9]+]] = arith.subi %{{.*}}, %[[I]]
// CHECK: %[[W:.*]] = tensor.extract_slice %arg1[%[[R2]], 0] [1, 8]
// CHECK: %[[A:.*]] = arith.mulf %[[H]], %[[W]] {ao.recompute = 0 : i64}
// CHECK: %[[B:.*]] = math.sin %[[A]] {ao.recompute = 1 : i64}
// CHECK: arith.mulf %{{.*}}, %[[B]]
// CHECK: %[[C:.*]] = math.cos %[[A]] {ao.recompute = 2 : i64}
// CHECK: arith.addf %{{.*}}, %[[C]]
func.func @joint(%x: tensor<1x8xf32>, %w: tensor<4x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  %l:4 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %e, %t = %e, %u = %e) -> (tensor<1x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    %s1 = tensor.insert_slice %h into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %v = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %a = arith.mulf %h, %v : tensor<1x8xf32>
    %b = math.sin %a : tensor<1x8xf32>
    %t1 = tensor.insert_slice %b into %t[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %c = math.cos %a : tensor<1x8xf32>
    %u1 = tensor.insert_slice %c into %u[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %b, %s1, %t1, %u1 : tensor<1x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<rematerialize = [0, 0, 4, 4]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %l#0) -> (tensor<1x8xf32>) {
    %j = arith.subi %c3, %i : index
    %b = tensor.extract_slice %l#2[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g1 = arith.mulf %g, %b : tensor<1x8xf32>
    %c = tensor.extract_slice %l#3[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g2 = arith.addf %g1, %c : tensor<1x8xf32>
    %h = tensor.extract_slice %l#1[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g3 = arith.mulf %g2, %h : tensor<1x8xf32>
    scf.yield %g3 : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

// Through a pair, values that are missing in the backward function get a slot,
// and that of the residual is removed. Numbers of iterations are numbers of
// iterations.
//
// CHECK-LABEL: @fwd
// CHECK-SAME: -> (tensor<1x8xf32>, tensor<4x8xf32>)
// CHECK: return %{{.*}}, %arg1 : tensor<1x8xf32>, tensor<4x8xf32>
// CHECK: func.func @bwd(%[[W:.*]]: tensor<4x8xf32>, %{{.*}}: tensor<1x8xf32>)
// CHECK: scf.for %[[I:[a-z0-9]+]] =
// CHECK: tensor.extract_slice %[[W]]
// CHECK: %[[N:.*]] = arith.index_cast %{{.*}} : index to i32
// CHECK: %[[F:.*]] = arith.sitofp
// CHECK: tensor.splat
// CHECK: arith.mulf {{.*}} {ao.recompute = 1 : i64}
func.func @fwd(%x: tensor<1x8xf32>, %w: tensor<4x8xf32>) -> (tensor<1x8xf32>, tensor<4x8xf32>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n0 = arith.constant 7 : i32
  %two = arith.constant 2 : i32
  %e = tensor.empty() : tensor<4x8xf32>
  %l:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %e, %n = %n0) -> (tensor<1x8xf32>, tensor<4x8xf32>, i32) {
    %v = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %f = arith.sitofp %n : i32 to f32
    %k = tensor.splat %f : tensor<1x8xf32>
    %a = arith.mulf %v, %k : tensor<1x8xf32>
    %s1 = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %h1 = arith.mulf %h, %a : tensor<1x8xf32>
    %n1 = arith.addi %n, %two : i32
    scf.yield %h1, %s1, %n1 : tensor<1x8xf32>, tensor<4x8xf32>, i32
  } {ao.loop = #ao.loop<rematerialize = [0, 4, 0]>}
  return %l#0, %l#1 : tensor<1x8xf32>, tensor<4x8xf32>
}
func.func @bwd(%s: tensor<4x8xf32>, %y: tensor<1x8xf32>) -> tensor<1x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y) -> (tensor<1x8xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %s[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g1 = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %g1 : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

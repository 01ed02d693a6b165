// Loops that are not `scf.for` with step 1 are streamed as such.
//
// RUN: ao-opt %s --split-input-file --ao-stream-residuals=min-bytes=0 | FileCheck %s
// RUN: ao-opt %s --split-input-file --ao-stream-residuals=min-bytes=0 --ao-verify-transfers --ao-bufferize-pipeline -o /dev/null

// A loop with a computed counter.
// CHECK-LABEL: func.func @while
// CHECK-NOT: scf.while
// CHECK: ao.offload
// CHECK: ao.reload
func.func @while(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %w:3 = scf.while (%i = %c0, %h = %x, %s = %init) : (index, tensor<1x8xf32>, tensor<4x8xf32>) -> (index, tensor<1x8xf32>, tensor<4x8xf32>) {
    %go = arith.cmpi slt, %i, %c4 : index
    scf.condition(%go) %i, %h, %s : index, tensor<1x8xf32>, tensor<4x8xf32>
  } do {
  ^bb0(%i: index, %h: tensor<1x8xf32>, %s: tensor<4x8xf32>):
    %a = math.sin %h : tensor<1x8xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %n = arith.addi %i, %c1 : index
    scf.yield %n, %a, %t : index, tensor<1x8xf32>, tensor<4x8xf32>
  }
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %w#1) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %w#2[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

// A loop with another step is normalized to step one.
// CHECK-LABEL: func.func @by_threes
// CHECK: %[[C3:.*]] = arith.constant 3 : index
// CHECK: %[[C5:.*]] = arith.constant 5 : index
// CHECK: scf.for
// CHECK:   ao.offload
// CHECK: scf.for %[[I:[a-z0-9]+]] = %{{.*}} to %{{.*}} step
// CHECK:   %[[PASSED:.*]] = arith.muli %[[I]], %[[C3]]
// CHECK:   %[[COUNTED:.*]] = arith.addi %[[C5]], %[[PASSED]]
// CHECK:   arith.index_cast %[[COUNTED]]
// CHECK:   ao.reload
func.func @by_threes(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c16 = arith.constant 16 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %y, %stack = scf.for %i = %c5 to %c16 step %c3 iter_args(%h = %x, %s = %init) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %a = math.sin %h : tensor<1x8xf32>
    %n = arith.subi %i, %c5 : index
    %j = arith.divui %n, %c3 : index
    %t = tensor.insert_slice %a into %s[%j, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %a, %t : tensor<1x8xf32>, tensor<4x8xf32>
  }
  %z = scf.for %i = %c5 to %c16 step %c3 iter_args(%g = %y) -> (tensor<1x8xf32>) {
    %n = arith.subi %i, %c5 : index
    %j = arith.divui %n, %c3 : index
    %a = tensor.extract_slice %stack[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %m = arith.index_cast %i : index to i32
    %f = arith.sitofp %m : i32 to f32
    %v = tensor.splat %f : tensor<1x8xf32>
    %u = arith.mulf %v, %a : tensor<1x8xf32>
    %b = arith.addf %g, %u : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

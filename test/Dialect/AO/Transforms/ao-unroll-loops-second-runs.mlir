// Copies of recomputed ops are numbered anew.
//
// RUN: ao-opt %s --split-input-file --ao-apply-plan --ao-unroll-loops --ao-verify-transfers | FileCheck %s
//
// CHECK: ao.num_recomputed = 4 : i64
// CHECK: math.sin {{.*}} {ao.recompute = 0 : i64}
// CHECK: math.sin {{.*}} {ao.recompute = 3 : i64}
func.func @step(%x: tensor<1x8xf32>, %w: tensor<4x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  %l:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %e, %t = %e) -> (tensor<1x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    %v = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %a = math.sin %v : tensor<1x8xf32>
    %s1 = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %b = arith.mulf %h, %a : tensor<1x8xf32>
    %t1 = tensor.insert_slice %b into %t[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %b, %s1, %t1 : tensor<1x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<rematerialize = [0, 4, 0]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %l#0) -> (tensor<1x8xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %l#1[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g1 = arith.mulf %g, %a : tensor<1x8xf32>
    %b = tensor.extract_slice %l#2[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g2 = arith.addf %g1, %b : tensor<1x8xf32>
    scf.yield %g2 : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

// Ops that fold are kept as well.
//
// CHECK-LABEL: @folded
// CHECK-COUNT-4: arith.xori {{.*}} {ao.recompute =
func.func @folded(%x: tensor<1x8xi1>, %w: tensor<4x8xi1>) -> tensor<1x8xi1> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xi1>
  %l:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %e) -> (tensor<1x8xi1>, tensor<4x8xi1>) {
    %v = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<4x8xi1> to tensor<1x8xi1>
    %a = arith.xori %v, %v : tensor<1x8xi1>
    %s1 = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xi1> into tensor<4x8xi1>
    %b = arith.andi %h, %a : tensor<1x8xi1>
    scf.yield %b, %s1 : tensor<1x8xi1>, tensor<4x8xi1>
  } {ao.loop = #ao.loop<rematerialize = [0, 4]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %l#0) -> (tensor<1x8xi1>) {
    %a = tensor.extract_slice %l#1[%i, 0] [1, 8] [1, 1] : tensor<4x8xi1> to tensor<1x8xi1>
    %g1 = arith.ori %g, %a : tensor<1x8xi1>
    scf.yield %g1 : tensor<1x8xi1>
  }
  return %z : tensor<1x8xi1>
}

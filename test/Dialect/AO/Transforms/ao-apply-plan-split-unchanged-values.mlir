// Loops of a module in which any loop has a decision carry no value that their
// iterations do not change, also if the decision offloads no slice. ao.jax
// numbers the results of loops after it.
//
// RUN: ao-opt %s --split-input-file --ao-plan-offload=policy=none --ao-apply-plan | FileCheck %s

// CHECK-LABEL: func.func @decided
// CHECK: %[[Y:.*]]:2 = scf.for {{.*}} -> (tensor<1x8xf32>, tensor<4x8xf32>)
// CHECK-NOT: ao.loop
// CHECK: return %[[Y]]#0, %[[Y]]#1
func.func @decided(%x: tensor<1x8xf32>, %w: tensor<8x8xf32>) -> (tensor<1x8xf32>, tensor<4x8xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %same, %y, %saved = scf.for %i = %c0 to %c4 step %c1 iter_args(%v = %w, %h = %x, %s = %init) -> (tensor<8x8xf32>, tensor<1x8xf32>, tensor<4x8xf32>) {
    %a = linalg.matmul ins(%h, %v : tensor<1x8xf32>, tensor<8x8xf32>) outs(%h : tensor<1x8xf32>) -> tensor<1x8xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %v, %a, %t : tensor<8x8xf32>, tensor<1x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<offload = [0, 0, 0]>}
  return %y, %saved : tensor<1x8xf32>, tensor<4x8xf32>
}

// -----

// CHECK-LABEL: func.func @undecided
// CHECK: scf.for {{.*}} -> (tensor<8x8xf32>, tensor<1x8xf32>, tensor<4x8xf32>)
func.func @undecided(%x: tensor<1x8xf32>, %w: tensor<8x8xf32>) -> (tensor<1x8xf32>, tensor<4x8xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %same, %y, %saved = scf.for %i = %c0 to %c4 step %c1 iter_args(%v = %w, %h = %x, %s = %init) -> (tensor<8x8xf32>, tensor<1x8xf32>, tensor<4x8xf32>) {
    %a = linalg.matmul ins(%h, %v : tensor<1x8xf32>, tensor<8x8xf32>) outs(%h : tensor<1x8xf32>) -> tensor<1x8xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %v, %a, %t : tensor<8x8xf32>, tensor<1x8xf32>, tensor<4x8xf32>
  }
  return %y, %saved : tensor<1x8xf32>, tensor<4x8xf32>
}

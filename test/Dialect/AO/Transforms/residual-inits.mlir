// The initial contents of a residual are not computed if all of it is
// overwritten. Tensors with other uses are kept, as are those that a loop adds
// to.
//
// RUN: ao-opt %s --split-input-file --ao-plan-offload="policy=pytorch min-bytes=0" | FileCheck %s

// CHECK-LABEL: func.func @zeros
// CHECK-NOT: linalg.fill
// CHECK: %[[E:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %arg0, %{{.*}} = %[[E]])
func.func @zeros(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>) -> tensor<4x8xf32>
  %y, %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %a = math.sin %h : tensor<1x8xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %b = math.cos %a : tensor<1x8xf32>
    scf.yield %b, %t : tensor<1x8xf32>, tensor<4x8xf32>
  }
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y) -> (tensor<1x8xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %stack[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

// CHECK-LABEL: func.func @used_otherwise
// CHECK: %[[F:.*]] = linalg.fill
// CHECK: %[[E:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK: %[[R:.*]]:2 = scf.for {{.*}} iter_args(%{{.*}} = %[[E]], %{{.*}} = %[[F]])
// CHECK: return %[[R]]#0, %[[R]]#1, %[[F]]
func.func @used_otherwise(%x: tensor<1x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>) -> tensor<4x8xf32>
  %y:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %init, %sum = %init) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
    %a = math.sin %x : tensor<1x8xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %u = math.cos %sum : tensor<4x8xf32>
    scf.yield %t, %u : tensor<4x8xf32>, tensor<4x8xf32>
  }
  return %y#0, %y#1, %init : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

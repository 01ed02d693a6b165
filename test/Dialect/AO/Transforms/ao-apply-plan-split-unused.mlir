// Nothing uses what the last iteration of a loop yields as the next count: the op
// that computes it is not copied.
//
// RUN: ao-opt %s --ao-apply-plan | FileCheck %s
// CHECK-LABEL: func.func @count
// CHECK: %[[KERNEL:.+]]:2 = scf.for
// CHECK: linalg.generic
// CHECK: }
// CHECK-NOT: linalg.generic
// CHECK: tensor.extract %[[KERNEL]]#0
// CHECK-NOT: linalg.generic
#scalar = affine_map<() -> ()>
func.func @count(%x: tensor<1x8xf32>) -> tensor<4x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1.0 : f32
  %zero = arith.constant dense<0.0> : tensor<f32>
  %init = tensor.empty() : tensor<4x8xf32>
  %l:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%count = %zero, %s = %init) -> (tensor<f32>, tensor<4x8xf32>) {
    %k = tensor.extract %count[] : tensor<f32>
    %b = tensor.splat %k : tensor<1x8xf32>
    %a = arith.mulf %x, %b : tensor<1x8xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %e = tensor.empty() : tensor<f32>
    %next = linalg.generic {indexing_maps = [#scalar, #scalar], iterator_types = []} ins(%count : tensor<f32>) outs(%e : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %one : f32
      linalg.yield %0 : f32
    } -> tensor<f32>
    scf.yield %next, %t : tensor<f32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<split = [3]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%sum = %l#1) -> (tensor<4x8xf32>) {
    %v = tensor.extract_slice %l#1[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %n = tensor.insert_slice %v into %sum[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %n : tensor<4x8xf32>
  } {ao.loop = #ao.loop<split = [3]>}
  return %z : tensor<4x8xf32>
}

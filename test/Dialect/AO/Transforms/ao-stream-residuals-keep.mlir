// A mark on the op that computes the slices of a stacked residual, also where a
// view is stored, keeps it on the device.
//
// RUN: ao-opt %s --ao-stream-residuals=min-bytes=0 --remarks-filter=ao 2>&1 | FileCheck %s

// CHECK: Reason="marked 'ao.keep'", Remark="kept on device: 'stack#1'"
// CHECK: func.func @joint
// CHECK-NOT: ao.offload
func.func @joint(%x: tensor<8xf32>) -> tensor<8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %y, %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<8xf32>, tensor<4x8xf32>) {
    %a = math.sin %h {ao.keep} : tensor<8xf32>
    %v = tensor.expand_shape %a [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %t = tensor.insert_slice %v into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %a, %t : tensor<8xf32>, tensor<4x8xf32>
  } loc("stack")
  %z:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y, %s = %stack) -> (tensor<8xf32>, tensor<4x8xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %s[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
    %b = arith.mulf %g, %a : tensor<8xf32>
    scf.yield %b, %s : tensor<8xf32>, tensor<4x8xf32>
  }
  return %z#0 : tensor<8xf32>
}

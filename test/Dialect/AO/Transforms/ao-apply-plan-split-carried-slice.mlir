// A peeled iteration copies a slice that its loop carries into a tensor of its
// own. canonicalize would fold an insertion of a tensor into one of its type.
//
// RUN: ao-opt %s --ao-apply-plan --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @step
// CHECK-SAME: (%[[X:.*]]: tensor<1x8xf32>,
// CHECK: %[[ROW:.*]] = tensor.collapse_shape %[[X]] {{.*}} into tensor<8xf32>
// CHECK: %[[COPY:.*]] = tensor.insert_slice %[[ROW]] {{.*}} into tensor<1x8xf32>
// CHECK: %[[LAST:.*]] = scf.for {{.*}} -> (tensor<1x8xf32>, tensor<3x8xf32>)
// CHECK: scf.for
// CHECK: linalg.add ins(%{{.*}}, %[[COPY]] :
func.func @step(%x: tensor<1x8xf32>, %w: tensor<8x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %y, %saved = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %t = tensor.insert_slice %h into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %a = linalg.matmul ins(%h, %w : tensor<1x8xf32>, tensor<8x8xf32>) outs(%h : tensor<1x8xf32>) -> tensor<1x8xf32>
    scf.yield %a, %t : tensor<1x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<split = [1]>}
  %g = scf.for %i = %c0 to %c4 step %c1 iter_args(%d = %y) -> (tensor<1x8xf32>) {
    %k = arith.subi %c3, %i : index
    %h = tensor.extract_slice %saved[%k, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %e = tensor.empty() : tensor<1x8xf32>
    %n = linalg.add ins(%d, %h : tensor<1x8xf32>, tensor<1x8xf32>) outs(%e : tensor<1x8xf32>) -> tensor<1x8xf32>
    scf.yield %n : tensor<1x8xf32>
  }
  return %g : tensor<1x8xf32>
}

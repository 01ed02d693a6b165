// RUN: ao-opt %s --ao-stream-residuals="min-bytes=0 prefetch-distance=1" | FileCheck %s
// RUN: ao-opt %s --ao-stream-residuals="min-bytes=0 prefetch-distance=1" --ao-verify-transfers --ao-bufferize-pipeline -o /dev/null
// RUN: ao-opt %s --ao-plan-offload=policy=none --ao-apply-plan | FileCheck %s --check-prefix=UNMARKED

// Compute waits for an offload at the end of its iteration; a slice is
// prefetched in the previous iteration, the first one before the loop; the last
// iteration is peeled.
// CHECK-LABEL: func.func @joint
// CHECK: %[[W:.*]]:2 = scf.for
// CHECK:   %[[A:.*]] = math.sin
// CHECK:   %[[O:.*]] = ao.offload %[[A]] into
// CHECK:   %[[E:.*]] = math.exp %[[A]]
// CHECK:   ao.wait %[[O]] keep(%[[A]] : tensor<1x8xf32>) into({{.*}}) :
// CHECK:   tensor.insert_slice
// CHECK:   scf.yield
// CHECK: %[[S0:.*]] = tensor.extract_slice %[[W]]#1[3, 0] [1, 8] [1, 1]
// CHECK: %[[R0:.*]] = ao.reload %[[S0]]
// CHECK: %[[Z:.*]]:2 = scf.for %[[I:[a-z0-9]+]] = %c0{{.*}} to %c3{{.*}} iter_args(%[[G:.*]] = %[[W]]#0, %[[T:.*]] = %[[R0]]) -> (tensor<1x8xf32>, !ao.transfer<tensor<1x8xf32>>)
// CHECK:   %[[B:.*]] = ao.wait %[[T]] keep(
// CHECK:   %[[SN:.*]] = tensor.extract_slice %[[W]]#1[%{{.*}}, 0] [1, 8] [1, 1]
// CHECK:   %[[RN:.*]] = ao.reload %[[SN]]
// CHECK:   %[[C:.*]] = arith.mulf %[[G]], %[[B]]
// CHECK:   scf.yield %[[C]], %[[RN]]
// CHECK: %[[L:.*]] = ao.wait %[[Z]]#1 keep(
// CHECK: %[[Y:.*]] = arith.mulf %[[Z]]#0, %[[L]]
// CHECK: return %[[Y]]
// There are no marks.
// UNMARKED-LABEL: func.func @joint
// UNMARKED-NOT: ao.offload
// UNMARKED: return
func.func @joint(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %y, %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %a = math.sin %h : tensor<1x8xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %e = math.exp %a : tensor<1x8xf32>
    scf.yield %e, %t : tensor<1x8xf32>, tensor<4x8xf32>
  }
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y) -> (tensor<1x8xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %stack[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

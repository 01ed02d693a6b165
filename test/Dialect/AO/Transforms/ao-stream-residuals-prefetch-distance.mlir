// RUN: ao-opt %s --split-input-file --ao-stream-residuals="min-bytes=0 prefetch-distance=1" | FileCheck %s
// RUN: ao-opt %s --split-input-file --ao-stream-residuals="min-bytes=0 prefetch-distance=1" --ao-verify-transfers -o /dev/null
// RUN: ao-opt %s --split-input-file --ao-stream-residuals="min-bytes=0 prefetch-distance=1" --ao-bufferize-pipeline -o /dev/null
// RUN: ao-opt %s --split-input-file --ao-stream-residuals="min-bytes=0 marked" | FileCheck %s --check-prefix=MARKED
// RUN: not ao-opt %s --split-input-file --ao-stream-residuals=prefetch-distance=2 2>&1 | FileCheck %s --check-prefix=AHEAD
// AHEAD: error: 'prefetch-distance' must be 0 or 1, got 2

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
// MARKED-LABEL: func.func @joint
// MARKED-NOT: ao.offload
// MARKED: return
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

// -----

// Only the marked residual is offloaded, and the reload of the first slice is
// issued as many ops before the loop as others before their use, but after
// other loops.
// CHECK-LABEL: func.func @marked
// MARKED-LABEL: func.func @marked
// MARKED: ao.host_empty
// MARKED-NOT: ao.host_empty
// MARKED: %[[W:.*]]:3 = scf.for {{.*}} -> (tensor<1x8xf32>, tensor<4x8xf32, #ao.host>, tensor<4x8xf32>)
// MARKED-NOT: offload = [
// MARKED: ao.reload
// MARKED: math.sin %[[W]]#0
// MARKED-NOT: ao.reload
// MARKED: scf.for {{.*}} !ao.transfer
// MARKED:   ao.reload
func.func @marked(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %other = tensor.empty() : tensor<4x8xf32>
  %y, %stack, %kept = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init, %k = %other) -> (tensor<1x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    %a = math.sin %h : tensor<1x8xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %e = math.exp %a : tensor<1x8xf32>
    %l = tensor.insert_slice %e into %k[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %e, %t, %l : tensor<1x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<offload = [0, 4, 0], prefetch = 1>}
  %one = math.sin %y : tensor<1x8xf32>
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %one) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %stack[%i, 0] [1, 8] [1, 1] {ao.prefetch_distance = 2 : i64} : tensor<4x8xf32> to tensor<1x8xf32>
    %k = tensor.extract_slice %kept[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    %c = arith.mulf %b, %k : tensor<1x8xf32>
    scf.yield %c : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

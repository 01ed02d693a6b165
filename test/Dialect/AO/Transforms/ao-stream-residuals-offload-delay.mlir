// Compute waits for the offload of a slice in the next iteration, before the op
// given by `ao.offload_delay`. The first iteration is peeled before the loop,
// and the offload of the last one is waited for after it.
//
// RUN: ao-opt %s --split-input-file --ao-stream-residuals="min-bytes=0 marked" | FileCheck %s
// RUN: ao-opt %s --split-input-file --ao-stream-residuals="min-bytes=0 prefetch-distance=1 offload-delay=1" | FileCheck %s --check-prefix=LATEST
// RUN: ao-opt %s --split-input-file --ao-stream-residuals="min-bytes=0 prefetch-distance=1 offload-delay=1" --ao-verify-transfers --ao-bufferize-pipeline --ao-verify-transfers -o /dev/null
// RUN: ao-opt %s --split-input-file --ao-stream-residuals="min-bytes=0 marked" --ao-verify-transfers --ao-bufferize-pipeline=arenas=all --ao-verify-transfers -o /dev/null
// RUN: not ao-opt %s --split-input-file --ao-stream-residuals=offload-delay=1 2>&1 | FileCheck %s --check-prefix=BEHIND
// BEHIND: error: 'offload-delay' must be 0, or 1 with 'prefetch-distance', got 1

// CHECK-LABEL: func.func @joint
// CHECK: %[[H:.*]] = ao.host_empty
// CHECK: %[[A0:.*]] = math.sin
// CHECK: %[[B0:.*]] = math.exp %[[A0]]
// CHECK: %[[S0:.*]] = tensor.extract_slice %[[H]][%{{.*}}, 0] [1, 8] [1, 1]
// CHECK: %[[T0:.*]] = ao.offload %[[B0]] into %[[S0]]
// CHECK-NOT: ao.wait
// CHECK: %[[E0:.*]] = math.cos
// CHECK: %[[W:.*]]:4 = scf.for %[[I:[a-z0-9]+]] = %c1{{.*}} to %c4{{.*}} iter_args(%{{.*}} = %[[E0]], %[[HI:.*]] = %[[H]], %[[T:.*]] = %[[T0]], %[[K:.*]] = %[[B0]])
// CHECK:   math.sin
// CHECK:   %[[R:.*]] = arith.subi %[[I]], %c1
// CHECK:   %[[S:.*]] = tensor.extract_slice %[[HI]][%[[R]], 0] [1, 8] [1, 1]
// CHECK:   %[[D:.*]] = ao.wait %[[T]] keep(%[[K]] : tensor<1x8xf32>) into(%[[S]] :
// CHECK:   %[[HN:.*]] = tensor.insert_slice %[[D]] into %[[HI]][%[[R]], 0]
// CHECK:   %[[B:.*]] = math.exp
// CHECK:   %[[N:.*]] = tensor.extract_slice %[[HN]][%[[I]], 0]
// CHECK:   %[[TN:.*]] = ao.offload %[[B]] into %[[N]]
// CHECK:   scf.yield %{{.*}}, %[[HN]], %[[TN]], %[[B]]
// CHECK: tensor.extract_slice %[[W]]#1[3, 0] [1, 8] [1, 1]
// CHECK: %[[L:.*]] = ao.wait %[[W]]#2 keep(%[[W]]#3
// CHECK: tensor.insert_slice %[[L]] into %[[W]]#1[3, 0]
//
// As late as possible: before the op that writes the next slice.
// LATEST-LABEL: func.func @joint
// LATEST: scf.for {{.*}} !ao.transfer
// LATEST:   math.sin
// LATEST:   math.exp
// LATEST:   ao.wait
// LATEST:   ao.offload
func.func @joint(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %y, %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %a = math.sin %h : tensor<1x8xf32>
    %b = math.exp %a : tensor<1x8xf32>
    %t = tensor.insert_slice %b into %s[%i, 0] [1, 8] [1, 1] {ao.offload_delay = 2 : i64} : tensor<1x8xf32> into tensor<4x8xf32>
    %e = math.cos %b : tensor<1x8xf32>
    scf.yield %e, %t : tensor<1x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<offload = [0, 4], prefetch = 1>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y) -> (tensor<1x8xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %stack[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

// Slices in the reverse order, and a loop that begins elsewhere and counts in
// i32.
// CHECK-LABEL: func.func @reversed
// CHECK: %[[W:.*]]:3 = scf.for %[[I:[a-z0-9]+]] = %{{.*}} to %{{.*}} iter_args({{.*}}) -> (tensor<4x8xf32, #ao.host>, !ao.transfer<tensor<1x8xf32, #ao.host>>, tensor<1x8xf32>) : i32
// CHECK:   %[[X:.*]] = arith.index_cast %[[I]] : i32 to index
// CHECK:   %[[R:.*]] = arith.subi %c7{{.*}}, %[[X]]
// CHECK:   tensor.extract_slice %{{.*}}[%[[R]], 0]
// CHECK: tensor.extract_slice %[[W]]#0[0, 0] [1, 8] [1, 1]
func.func @reversed(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %i1 = arith.constant 1 : i32
  %i3 = arith.constant 3 : i32
  %i7 = arith.constant 7 : i32
  %c6 = arith.constant 6 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %stack = scf.for %i = %i3 to %i7 step %i1 iter_args(%s = %init) -> (tensor<4x8xf32>) : i32 {
    %k = arith.index_cast %i : i32 to index
    %j = arith.subi %c6, %k : index
    %a = math.sin %x : tensor<1x8xf32>
    %b = math.exp %a : tensor<1x8xf32>
    %t = tensor.insert_slice %b into %s[%j, 0] [1, 8] [1, 1] {ao.offload_delay = 1 : i64} : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t : tensor<4x8xf32>
  } {ao.loop = #ao.loop<offload = [4], prefetch = 1>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %stack[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

// Transfers of values that the loop also yields, or receives as arguments, are
// awaited within the iteration.
// LATEST-LABEL: func.func @handed_on
// LATEST: scf.for
// LATEST-NOT: !ao.transfer
// LATEST:   ao.offload
// LATEST:   ao.wait
// LATEST:   ao.wait
// LATEST:   scf.yield
func.func @handed_on(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %other = tensor.empty() : tensor<4x8xf32>
  %y:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init, %r = %other) -> (tensor<1x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    %u = tensor.insert_slice %h into %r[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %a = math.sin %h : tensor<1x8xf32>
    %b = math.exp %a : tensor<1x8xf32>
    %t = tensor.insert_slice %b into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %b, %t, %u : tensor<1x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<offload = [0, 4, 4], prefetch = 1>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y#0) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %y#1[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %k = tensor.extract_slice %y#2[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    %c = arith.mulf %b, %k : tensor<1x8xf32>
    scf.yield %c : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

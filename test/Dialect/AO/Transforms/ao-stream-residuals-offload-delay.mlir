// Compute waits for the offload of a slice in the next iteration, before the op
// given by `ao.offload_delay`. The first iteration is peeled before the loop,
// and the offload of the last one is waited for after it.
//
// RUN: ao-opt %S/Inputs/ao-stream-residuals-offload-delay.mlir --split-input-file --ao-apply-plan | FileCheck %s
// RUN: ao-opt %S/Inputs/ao-stream-residuals-offload-delay.mlir --split-input-file --ao-apply-plan --ao-verify-transfers --ao-bufferize-pipeline=arenas=all --ao-verify-transfers -o /dev/null

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
// Slices in the reverse order, and a loop that begins elsewhere and counts in
// i32.
// CHECK-LABEL: func.func @reversed
// CHECK: %[[W:.*]]:3 = scf.for %[[I:[a-z0-9]+]] = %{{.*}} to %{{.*}} iter_args({{.*}}) -> (tensor<4x8xf32, #ao.host>, !ao.transfer<tensor<1x8xf32, #ao.host>>, tensor<1x8xf32>) : i32
// CHECK:   %[[X:.*]] = arith.index_cast %[[I]] : i32 to index
// CHECK:   %[[R:.*]] = arith.subi %c7{{.*}}, %[[X]]
// CHECK:   tensor.extract_slice %{{.*}}[%[[R]], 0]
// CHECK: tensor.extract_slice %[[W]]#0[0, 0] [1, 8] [1, 1]

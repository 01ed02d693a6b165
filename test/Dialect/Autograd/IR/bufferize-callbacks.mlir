// Callbacks on buffers have no results: what they replace is written where it
// lies, and what they make is allocated before them. Who needs the old value
// gets a copy.
//
// RUN: ao-opt %s --split-input-file --ao-bufferize-pipeline | FileCheck %s

!t = tensor<8xf32>

// CHECK-LABEL: func.func @unpack
// CHECK: %[[NEW:.*]] = memref.alloc() {{.*}}: memref<8xf32>
// CHECK: autograd.hook unpack %{{.*}} packed(%{{.*}} : !autograd.packed<tensor<8xf32>>) outs(%[[NEW]] : memref<8xf32>) {ao.node_call = 1 : i64}
// CHECK: return %[[NEW]]
func.func @unpack(%p: !autograd.packed<!t>, %u: !autograd.hook<unpack>) -> !t attributes {ao.step} {
  %t = autograd.hook unpack %u packed(%p : !autograd.packed<!t>) {ao.node_call = 1 : i64} -> !t
  return %t : !t
}

// -----

!t = tensor<8xf32>

// CHECK-LABEL: func.func @in_place(
// CHECK-SAME: %[[W:.*]]: memref<8xf32>, %[[G:.*]]: memref<8xf32>, %[[K:.*]]: !autograd.hook<post_acc>
// CHECK-NOT: memref.copy
// CHECK: autograd.hook post_acc %[[K]] ins(%[[W]] : memref<8xf32>) outs(%[[G]] : memref<8xf32>)
// CHECK: return %[[G]]
func.func @in_place(%w: !t, %g: !t {ao.donated}, %k: !autograd.hook<post_acc>) -> !t attributes {ao.step} {
  %0 = autograd.hook post_acc %k ins(%w : !t) outs(%g : !t) -> !t
  return %0 : !t
}

// -----

!t = tensor<8xf32>

// CHECK-LABEL: func.func @copied(
// CHECK-SAME: %[[G:.*]]: memref<8xf32>
// CHECK: memref.copy %[[G]], %[[NEW:.*]] :
// CHECK: autograd.hook pre %{{.*}} outs(%[[NEW]] : memref<8xf32>) missing [0]
// CHECK: linalg.{{.*}} ins(%[[G]]
func.func @copied(%g: !t, %k: !autograd.hook<pre>) -> (!t, !t) attributes {ao.step} {
  %0 = autograd.hook pre %k outs(%g : !t) missing [0] -> !t
  %1 = arith.mulf %g, %g : !t
  return %0, %1 : !t, !t
}

// -----

// CHECK-LABEL: func.func @opaque(
// CHECK-SAME: %[[X:.*]]: memref<8xf32>, %[[N:.*]]: index
// CHECK: %[[NEW:.*]] = memref.alloc(%[[N]]) {{.*}}: memref<?x4xf32>
// CHECK: autograd.call_opaque %{{.*}} ins(%[[X]] : memref<8xf32>) outs(%[[NEW]] : memref<?x4xf32>)
func.func @opaque(%x: tensor<8xf32>, %n: index, %f: !autograd.hook<function>) -> tensor<?x4xf32> attributes {ao.step} {
  %0 = autograd.call_opaque %f ins(%x : tensor<8xf32>) sizes(%n) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// -----

// CHECK-LABEL: func.func @end(
// CHECK: autograd.final_callbacks outs(%{{.*}} : memref<8xf32>)
func.func @end(%g: tensor<8xf32> {ao.donated}) -> tensor<8xf32> attributes {ao.step} {
  %0 = autograd.final_callbacks outs(%g : tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

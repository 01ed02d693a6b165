// Saved views: storage, not view, is the unit of transfer.
//
// RUN: ao-opt %s --split-input-file --allow-unregistered-dialect \
// RUN:   --ao-insert-transfers="select=all min-bytes=0" --ao-verify-transfers | FileCheck %s

// A saved view offloads its base, which takes the view's slot; the view is
// rebuilt after the reload.
// CHECK-LABEL: func.func @saved_view(
// CHECK-SAME:    -> (tensor<16xf32>, tensor<16xf32, #ao.host>)
func.func @saved_view(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<4x4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK: %[[C:.*]] = math.cos
  // CHECK: ao.offload %[[C]] : tensor<16xf32>
  %c = math.cos %x : tensor<16xf32>
  %v = tensor.expand_shape %c [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  return %x, %v : tensor<16xf32>, tensor<4x4xf32>
}
// CHECK-LABEL: func.func @bwd(
// CHECK-SAME:    %[[H:.*]]: tensor<16xf32, #ao.host>, %[[G:.*]]: tensor<4x4xf32>)
func.func @bwd(%v: tensor<4x4xf32>, %g: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // CHECK-NEXT: %[[R:.*]] = ao.reload %[[H]]
  // CHECK-NEXT: %[[C:.*]] = ao.wait %[[R]]
  // CHECK-NEXT: %[[V:.*]] = tensor.expand_shape %[[C]] {{\[\[}}0, 1]] output_shape [4, 4]
  // CHECK-NEXT: arith.mulf %[[V]], %[[G]]
  %0 = arith.mulf %v, %g : tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// Several views of one base cost one copy: the base takes the first slot, the
// other slots disappear, and each view is rebuilt.
// CHECK-LABEL: func.func @several_views(
// CHECK-SAME:    -> (tensor<16xf32>, tensor<8xf32>, tensor<16xf32, #ao.host>, tensor<2xf32>)
func.func @several_views(%x: tensor<16xf32>, %p: tensor<8xf32>, %q: tensor<2xf32>)
    -> (tensor<16xf32>, tensor<8xf32>, tensor<4x4xf32>, tensor<2xf32>, tensor<8xf32>, tensor<16xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK-COUNT-1: ao.offload
  // CHECK-NOT: ao.offload
  %c = math.cos %x : tensor<16xf32>
  %v = tensor.expand_shape %c [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %w = tensor.extract_slice %c[8] [8] [1] : tensor<16xf32> to tensor<8xf32>
  return %x, %p, %v, %q, %w, %c : tensor<16xf32>, tensor<8xf32>, tensor<4x4xf32>, tensor<2xf32>, tensor<8xf32>, tensor<16xf32>
}
// CHECK-LABEL: func.func @bwd(
// CHECK-SAME:    %[[P:.*]]: tensor<8xf32>, %[[H:.*]]: tensor<16xf32, #ao.host>, %[[Q:.*]]: tensor<2xf32>, %[[G:.*]]: tensor<16xf32>)
func.func @bwd(%p: tensor<8xf32>, %v: tensor<4x4xf32>, %q: tensor<2xf32>, %w: tensor<8xf32>, %c: tensor<16xf32>, %g: tensor<16xf32>) {
  // CHECK-NEXT: "test.first"(%[[Q]])
  // CHECK-NEXT: ao.reload %[[H]]
  // CHECK-NEXT: %[[C:.*]] = ao.wait
  // CHECK-DAG: %[[W:.*]] = tensor.extract_slice %[[C]][8] [8] [1]
  // CHECK-DAG: %[[V:.*]] = tensor.expand_shape %[[C]]
  // CHECK: "test.use"(%[[W]], %[[P]])
  // CHECK: "test.use"(%[[V]], %[[C]])
  "test.first"(%q) : (tensor<2xf32>) -> ()
  "test.use"(%w, %p) : (tensor<8xf32>, tensor<8xf32>) -> ()
  "test.use"(%v, %c) : (tensor<4x4xf32>, tensor<16xf32>) -> ()
  return
}

// -----

// Constants that a view needs are cloned.
// CHECK-LABEL: func.func @constant_operands(
// CHECK-SAME:    -> (tensor<16xf32>, tensor<16xf32, #ao.host>)
func.func @constant_operands(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<12xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %c2 = arith.constant 2 : index
  %c = math.cos %x : tensor<16xf32>
  %v = tensor.extract_slice %c[%c2] [12] [1] : tensor<16xf32> to tensor<12xf32>
  return %x, %v : tensor<16xf32>, tensor<12xf32>
}
// CHECK-LABEL: func.func @bwd(
func.func @bwd(%v: tensor<12xf32>) {
  // CHECK: %[[C:.*]] = ao.wait
  // CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
  // CHECK-NEXT: tensor.extract_slice %[[C]][%[[C2]]] [12] [1]
  "test.use"(%v) : (tensor<12xf32>) -> ()
  return
}

// -----

// An operand that is no constant keeps the base on the device.
// CHECK-LABEL: func.func @dynamic_operands(
// CHECK-NOT: #ao.host
func.func @dynamic_operands(%x: tensor<16xf32>, %i: index) -> (tensor<16xf32>, tensor<12xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %c = math.cos %x : tensor<16xf32>
  %v = tensor.extract_slice %c[%i] [12] [1] : tensor<16xf32> to tensor<12xf32>
  return %x, %v : tensor<16xf32>, tensor<12xf32>
}
func.func @bwd(%v: tensor<12xf32>) {
  "test.use"(%v) : (tensor<12xf32>) -> ()
  return
}

// -----

// A view that is not contiguous in its base.
// CHECK-LABEL: func.func @non_contiguous_view(
// CHECK-SAME:    -> (tensor<8x8xf32>, tensor<8x8xf32, #ao.host>)
func.func @non_contiguous_view(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x6xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %c = math.cos %x : tensor<8x8xf32>
  %v = tensor.extract_slice %c[0, 1] [8, 6] [1, 1] : tensor<8x8xf32> to tensor<8x6xf32>
  return %x, %v : tensor<8x8xf32>, tensor<8x6xf32>
}
// CHECK-LABEL: func.func @bwd(
func.func @bwd(%v: tensor<8x6xf32>) {
  // CHECK: %[[C:.*]] = ao.wait
  // CHECK-NEXT: tensor.extract_slice %[[C]][0, 1] [8, 6] [1, 1]
  "test.use"(%v) : (tensor<8x6xf32>) -> ()
  return
}

// -----

// The last forward use through a view, the first backward use through another.
// CHECK-LABEL: func.func @views_and_uses(
func.func @views_and_uses(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK: "test.use"
  // CHECK-NEXT: ao.offload
  %c = math.cos %x : tensor<16xf32>
  %v = tensor.expand_shape %c [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  "test.use"(%v) : (tensor<4x4xf32>) -> ()
  return %x, %c : tensor<16xf32>, tensor<16xf32>
}
func.func @bwd(%c: tensor<16xf32>) {
  "test.use"(%c) : (tensor<16xf32>) -> ()
  return
}

// -----

// A transpose computes: it has a storage of its own, and so does its source.
// CHECK-LABEL: func.func @transpose_is_no_view(
// CHECK-SAME:    -> (tensor<4x8xf32>, tensor<8x4xf32, #ao.host>)
func.func @transpose_is_no_view(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<8x4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK: %[[T:.*]] = linalg.transpose
  // CHECK-NEXT: ao.offload %[[T]]
  %c = math.cos %x : tensor<4x8xf32>
  %e = tensor.empty() : tensor<8x4xf32>
  %t = linalg.transpose ins(%c : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) permutation = [1, 0]
  return %x, %t : tensor<4x8xf32>, tensor<8x4xf32>
}
func.func @bwd(%c: tensor<8x4xf32>) {
  "test.use"(%c) : (tensor<8x4xf32>) -> ()
  return
}

// Joint steps: transfers stand at the ends of the longest gap.
//
// RUN: ao-opt %s --split-input-file --allow-unregistered-dialect --ao-insert-transfers --ao-verify-transfers | FileCheck %s

// CHECK-LABEL: func.func @joint(
func.func @joint(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  // CHECK: %[[C:.*]] = math.cos
  // CHECK-NEXT: %[[S:.*]] = math.sin %[[C]]
  // CHECK-NEXT: %[[T:.*]] = ao.offload %[[C]]
  // CHECK-NEXT: %[[H:.*]] = ao.wait %[[T]] keep(%[[C]]
  // CHECK-NEXT: %[[E:.*]] = math.exp %[[S]]
  // CHECK-NEXT: %[[R:.*]] = ao.reload %[[H]]
  // CHECK-NEXT: %[[D:.*]] = ao.wait %[[R]] keep(%[[H]]
  // CHECK-NEXT: arith.mulf %[[E]], %[[D]]
  %c = math.cos %x {ao.selected = array<i64: 0>} : tensor<4xf32>
  %s = math.sin %c : tensor<4xf32>
  %e = math.exp %s : tensor<4xf32>
  %0 = arith.mulf %e, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// The longest gap by time, not by number of ops.
// CHECK-LABEL: func.func @longest_gap(
func.func @longest_gap(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  // CHECK: "test.def"
  // CHECK-NEXT: "test.short"
  // CHECK-NEXT: "test.short"
  // CHECK-NEXT: "test.use"
  // CHECK-NEXT: ao.offload
  // CHECK-NEXT: ao.wait
  // CHECK-NEXT: "test.long"
  // CHECK-NEXT: ao.reload
  // CHECK-NEXT: ao.wait
  // CHECK-NEXT: "test.use"
  %c = "test.def"(%x) {ao.selected = array<i64: 0>, ao.cost_ns = 1 : i64} : (tensor<4xf32>) -> tensor<4xf32>
  "test.short"() {ao.cost_ns = 1 : i64} : () -> ()
  "test.short"() {ao.cost_ns = 1 : i64} : () -> ()
  "test.use"(%c) {ao.cost_ns = 1 : i64} : (tensor<4xf32>) -> ()
  "test.long"() {ao.cost_ns = 1000 : i64} : () -> ()
  "test.use"(%c) {ao.cost_ns = 1 : i64} : (tensor<4xf32>) -> ()
  return %x : tensor<4xf32>
}

// -----

// Views on both sides of the gap: those after are views of what came back, a
// view from before that is used after is taken again.
// CHECK-LABEL: func.func @views_on_both_sides(
func.func @views_on_both_sides(%x: tensor<16xf32>) -> tensor<4x4xf32> attributes {ao.step} {
  // CHECK: %[[C:.*]] = math.cos
  // CHECK-NEXT: %[[V:.*]] = tensor.expand_shape %[[C]]
  // CHECK-NEXT: %[[W:.*]] = tensor.extract_slice %[[V]]
  // CHECK-NEXT: "test.early"(%[[V]], %[[W]])
  // CHECK-NEXT: ao.offload %[[C]]
  // CHECK-NEXT: ao.wait
  // CHECK-NEXT: "test.gap"
  // CHECK-NEXT: ao.reload
  // CHECK-NEXT: %[[D:.*]] = ao.wait
  // CHECK-NEXT: %[[V2:.*]] = tensor.expand_shape %[[D]]
  // CHECK-NEXT: %[[W2:.*]] = tensor.extract_slice %[[V2]]
  // CHECK-NEXT: "test.late"(%[[W2]])
  // CHECK-NEXT: %[[U:.*]] = tensor.cast %[[D]]
  // CHECK-NEXT: "test.late"(%[[U]], %[[V2]])
  %c = math.cos %x {ao.selected = array<i64: 0>} : tensor<16xf32>
  %v = tensor.expand_shape %c [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %w = tensor.extract_slice %v[0, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  "test.early"(%v, %w) : (tensor<4x4xf32>, tensor<2x4xf32>) -> ()
  %0 = "test.gap"() : () -> tensor<4x4xf32>
  "test.late"(%w) : (tensor<2x4xf32>) -> ()
  %u = tensor.cast %c : tensor<16xf32> to tensor<?xf32>
  "test.late"(%u, %v) : (tensor<?xf32>, tensor<4x4xf32>) -> ()
  return %0 : tensor<4x4xf32>
}

// -----

// Uses in regions after the gap.
// CHECK-LABEL: func.func @region_behind_the_gap(
func.func @region_behind_the_gap(%x: tensor<4xf32>, %p: i1) -> tensor<4xf32> attributes {ao.step} {
  // CHECK: %[[C:.*]] = math.cos
  // CHECK-NEXT: ao.offload
  // CHECK-NEXT: ao.wait
  // CHECK-NEXT: "test.gap"
  // CHECK-NEXT: ao.reload
  // CHECK-NEXT: %[[D:.*]] = ao.wait
  // CHECK-NEXT: scf.if
  // CHECK: "test.late"(%[[D]])
  %c = math.cos %x {ao.selected = array<i64: 0>} : tensor<4xf32>
  "test.gap"() : () -> ()
  scf.if %p {
    "test.late"(%c) : (tensor<4xf32>) -> ()
  }
  return %x : tensor<4xf32>
}

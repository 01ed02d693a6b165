// A mark on what cannot be moved for a reason that may change is a remark.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect \
// RUN:   --remarks-filter=ao --ao-insert-transfers="select=marked min-bytes=0" | FileCheck %s

// Marked but not saved.
// CHECK-LABEL: @marked_but_not_saved
func.func @marked_but_not_saved(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK-NOT: ao.offload %
  // expected-remark@+1 {{Reason="not saved by the forward function"}}
  %c = math.cos %x {ao.offload} : tensor<4xf32>
  %s = math.sin %c : tensor<4xf32>
  return %s : tensor<4xf32>
}
func.func @bwd(%g: tensor<4xf32>) -> tensor<4xf32> {
  return %g : tensor<4xf32>
}

// -----

// A mark on a view is a mark on what it is a view of.
// CHECK-LABEL: @marked_view
func.func @marked_view(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<2x2xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK: %[[C:.*]] = math.cos
  // CHECK: ao.offload %[[C]]
  // expected-remark@+1 {{Remark="offloaded '}}
  %c = math.cos %x : tensor<4xf32>
  %v = tensor.expand_shape %c [[0, 1]] output_shape [2, 2] {ao.offload} : tensor<4xf32> into tensor<2x2xf32>
  %s = math.sin %c : tensor<4xf32>
  return %s, %v : tensor<4xf32>, tensor<2x2xf32>
}
func.func @bwd(%v: tensor<2x2xf32>, %g: tensor<4xf32>) -> tensor<2x2xf32> {
  %0 = math.sin %v : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// -----

// If an op is marked, each of its results is.
// CHECK-LABEL: @marked_multi_result
func.func @marked_multi_result(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK: %[[S:.*]]:2 = "test.split"
  // CHECK-DAG: ao.offload %[[S]]#0
  // CHECK-DAG: ao.offload %[[S]]#1
  // expected-remark@+2 {{#0'}}
  // expected-remark@+1 {{#1'}}
  %0:2 = "test.split"(%x) {ao.offload} : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %x, %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.mulf %a, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A marked static argument stays: the caller owns it.
// expected-remark@+1 {{Reason="static argument, owned by the caller"}}
func.func @marked_static_input(%x: tensor<4xf32> {ao.offload}) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %s = math.sin %x : tensor<4xf32>
  return %s, %x : tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%a: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.mulf %a, %g : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// In a joint step: a gap between consecutive uses is what counts.
// CHECK-LABEL: @joint
// expected-remark@+1 {{Reason="static argument, owned by the caller"}}
func.func @joint(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  // CHECK: %[[C:.*]] = math.cos
  // CHECK: ao.offload %[[C]]
  // expected-remark@+1 {{Remark="offloaded '}}
  %c = math.cos %x {ao.offload} : tensor<4xf32>
  // expected-remark@+1 {{Reason="no idle interval between consecutive uses"}}
  %s = math.sin %x {ao.offload} : tensor<4xf32>
  %e = math.exp %s : tensor<4xf32>
  // expected-remark@+1 {{Reason="shares storage with a model output"}}
  %0 = arith.mulf %e, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A mark does not move a base of which saved views cover less than half.
// CHECK-LABEL: @marked_base_hardly_covered
func.func @marked_base_hardly_covered(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<7xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK-NOT: ao.offload %
  // expected-remark@+1 {{Reason="its saved views cover only 28 bytes"}}
  %c = math.cos %x {ao.offload} : tensor<16xf32>
  %v = tensor.extract_slice %c[0] [7] [1] : tensor<16xf32> to tensor<7xf32>
  return %x, %v : tensor<16xf32>, tensor<7xf32>
}
func.func @bwd(%v: tensor<7xf32>) {
  "test.use"(%v) : (tensor<7xf32>) -> ()
  return
}

// -----

// Of one that they cover by half it does, wherever it stands.
// CHECK-LABEL: @marked_base_half_covered
func.func @marked_base_half_covered(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<8xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK: %[[C:.*]] = math.cos
  // CHECK: ao.offload %[[C]]
  // expected-remark@+1 {{Remark="offloaded '}}
  %c = math.cos %x {ao.offload} : tensor<16xf32>
  %v = tensor.extract_slice %c[0] [8] [1] : tensor<16xf32> to tensor<8xf32>
  return %x, %v : tensor<16xf32>, tensor<8xf32>
}
func.func @bwd(%v: tensor<8xf32>) {
  "test.use"(%v) : (tensor<8xf32>) -> ()
  return
}

// -----

// CHECK-LABEL: @marked_view_of_half
func.func @marked_view_of_half(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<8xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK: %[[C:.*]] = math.cos
  // CHECK: ao.offload %[[C]]
  // expected-remark@+1 {{Remark="offloaded '}}
  %c = math.cos %x : tensor<16xf32>
  %v = tensor.extract_slice %c[0] [8] [1] {ao.offload} : tensor<16xf32> to tensor<8xf32>
  return %x, %v : tensor<16xf32>, tensor<8xf32>
}
func.func @bwd(%v: tensor<8xf32>) {
  "test.use"(%v) : (tensor<8xf32>) -> ()
  return
}

// -----

// A mark on an argument counts where the step owns it: if it is donated.
// CHECK-LABEL: @marked_donated_input
// CHECK-SAME: %[[X:.*]]: tensor<4xf32> {ao.donated, ao.offload}
// CHECK: ao.offload %[[X]]
// expected-remark@+1 {{Remark="offloaded '}}
func.func @marked_donated_input(%x: tensor<4xf32> {ao.donated, ao.offload}) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %s = math.sin %x : tensor<4xf32>
  return %s, %x : tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%a: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.mulf %a, %g : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Saved views that keep their base on the device.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect \
// RUN:   --remarks-filter=ao --ao-insert-transfers="select=all min-bytes=0"

func.func @dynamic_operands(%x: tensor<16xf32>, %i: index) -> (tensor<16xf32>, tensor<12xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-remark@+1 {{Reason="a saved view of it has operands that are not constant"}}
  %c = math.cos %x : tensor<16xf32>
  %v = tensor.extract_slice %c[%i] [12] [1] : tensor<16xf32> to tensor<12xf32>
  return %x, %v : tensor<16xf32>, tensor<12xf32>
}
func.func @bwd(%v: tensor<12xf32>) {
  "test.use"(%v) : (tensor<12xf32>) -> ()
  return
}

// -----

// A view whose shape is not static cannot be rebuilt either.
func.func @dynamic_shape(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<?xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-remark@+1 {{Reason="a saved view of it has a dynamic shape"}}
  %c = math.cos %x : tensor<16xf32>
  %v = tensor.cast %c : tensor<16xf32> to tensor<?xf32>
  return %x, %v : tensor<16xf32>, tensor<?xf32>
}
func.func @bwd(%v: tensor<?xf32>) {
  "test.use"(%v) : (tensor<?xf32>) -> ()
  return
}

// -----

// 28 of 64 bytes: less than half.
func.func @small_part(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<7xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-remark@+1 {{Reason="its saved views cover only 28 bytes"}}
  %c = math.cos %x : tensor<16xf32>
  %v = tensor.extract_slice %c[0] [7] [1] : tensor<16xf32> to tensor<7xf32>
  return %x, %v : tensor<16xf32>, tensor<7xf32>
}
func.func @bwd(%v: tensor<7xf32>) {
  "test.use"(%v) : (tensor<7xf32>) -> ()
  return
}

// -----

// Exactly half is enough.
func.func @half(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<8xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-remark@+1 {{Remark="offloaded '}}
  %c = math.cos %x : tensor<16xf32>
  %v = tensor.extract_slice %c[0] [8] [1] : tensor<16xf32> to tensor<8xf32>
  return %x, %v : tensor<16xf32>, tensor<8xf32>
}
func.func @bwd(%v: tensor<8xf32>) {
  "test.use"(%v) : (tensor<8xf32>) -> ()
  return
}

// -----

// The union counts, not the sum: 7 and 7 elements that overlap in 6.
func.func @overlapping(%x: tensor<17xf32>) -> (tensor<17xf32>, tensor<7xf32>, tensor<7xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-remark@+1 {{Reason="its saved views cover only 32 bytes"}}
  %c = math.cos %x : tensor<17xf32>
  %v = tensor.extract_slice %c[0] [7] [1] : tensor<17xf32> to tensor<7xf32>
  %w = tensor.extract_slice %c[1] [7] [1] : tensor<17xf32> to tensor<7xf32>
  return %x, %v, %w : tensor<17xf32>, tensor<7xf32>, tensor<7xf32>
}
func.func @bwd(%v: tensor<7xf32>, %w: tensor<7xf32>) {
  "test.use"(%v, %w) : (tensor<7xf32>, tensor<7xf32>) -> ()
  return
}

// -----

// Two disjoint parts that make more than half together.
func.func @disjoint(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<5xf32>, tensor<5xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-remark@+1 {{Remark="offloaded '}}
  %c = math.cos %x : tensor<16xf32>
  %v = tensor.extract_slice %c[0] [5] [1] : tensor<16xf32> to tensor<5xf32>
  %w = tensor.extract_slice %c[11] [5] [1] : tensor<16xf32> to tensor<5xf32>
  return %x, %v, %w : tensor<16xf32>, tensor<5xf32>, tensor<5xf32>
}
func.func @bwd(%v: tensor<5xf32>, %w: tensor<5xf32>) {
  "test.use"(%v, %w) : (tensor<5xf32>, tensor<5xf32>) -> ()
  return
}

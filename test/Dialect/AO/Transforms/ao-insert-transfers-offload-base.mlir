// `ao.offload_base`: a base is offloaded however little of it is saved.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect \
// RUN:   --remarks-filter=ao --ao-insert-transfers="select=all min-bytes=0"

// On the view.
func.func @view(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<7xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-remark@+1 {{Remark="offloaded '}}
  %c = math.cos %x : tensor<16xf32>
  %v = tensor.extract_slice %c[0] [7] [1] {ao.offload_base} : tensor<16xf32> to tensor<7xf32>
  return %x, %v : tensor<16xf32>, tensor<7xf32>
}
func.func @bwd(%v: tensor<7xf32>) {
  "test.use"(%v) : (tensor<7xf32>) -> ()
  return
}

// -----

// On the base.
func.func @base(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<7xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-remark@+1 {{Remark="offloaded '}}
  %c = math.cos %x {ao.offload_base} : tensor<16xf32>
  %v = tensor.extract_slice %c[0] [7] [1] : tensor<16xf32> to tensor<7xf32>
  return %x, %v : tensor<16xf32>, tensor<7xf32>
}
func.func @bwd(%v: tensor<7xf32>) {
  "test.use"(%v) : (tensor<7xf32>) -> ()
  return
}

// -----

// A joint step has no use for the mark.
// expected-remark@+2 {{Remark="kept on device: 1 argument of 'joint'"}}
// expected-warning@+1 {{'ao.offload_base' has no effect: '@joint' is a joint step, and only pairs save views}}
func.func @joint(%x: tensor<16xf32> {ao.offload_base}) -> tensor<7xf32> attributes {ao.step} {
  // expected-warning@+2 {{'ao.offload_base' has no effect: '@joint' is a joint step, and only pairs save views}}
  // expected-remark@+1 {{Remark="offloaded '}}
  %c = math.cos %x {ao.offload_base} : tensor<16xf32>
  // expected-warning@+1 {{'ao.offload_base' has no effect: '@joint' is a joint step, and only pairs save views}}
  %v = tensor.extract_slice %c[0] [7] [1] {ao.offload_base} : tensor<16xf32> to tensor<7xf32>
  %d = math.cos %v : tensor<7xf32>
  %e = math.sin %d : tensor<7xf32>
  // expected-remark@+1 {{Reason="shares storage with a model output"}}
  %f = arith.mulf %e, %v : tensor<7xf32>
  return %f : tensor<7xf32>
}

// -----

func.func @nothing(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-error@+1 {{is marked 'ao.offload_base' but no view of it is saved}}
  %c = math.cos %x {ao.offload_base} : tensor<16xf32>
  return %x, %c : tensor<16xf32>, tensor<16xf32>
}
func.func @bwd(%v: tensor<16xf32>) {
  "test.use"(%v) : (tensor<16xf32>) -> ()
  return
}

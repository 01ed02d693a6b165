// `ao.move_base`: a base moves however little of it is saved.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect \
// RUN:   --remarks-filter=ao --ao-select-activations="select=all min-bytes=0"

// On the view.
func.func @view(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<7xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-remark@+1 {{Remark="selected '}}
  %c = math.cos %x : tensor<16xf32>
  %v = tensor.extract_slice %c[0] [7] [1] {ao.move_base} : tensor<16xf32> to tensor<7xf32>
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
  // expected-remark@+1 {{Remark="selected '}}
  %c = math.cos %x {ao.move_base} : tensor<16xf32>
  %v = tensor.extract_slice %c[0] [7] [1] : tensor<16xf32> to tensor<7xf32>
  return %x, %v : tensor<16xf32>, tensor<7xf32>
}
func.func @bwd(%v: tensor<7xf32>) {
  "test.use"(%v) : (tensor<7xf32>) -> ()
  return
}

// -----

func.func @nothing(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-error@+1 {{is marked 'ao.move_base' but no view of it is saved}}
  %c = math.cos %x {ao.move_base} : tensor<16xf32>
  return %x, %c : tensor<16xf32>, tensor<16xf32>
}
func.func @bwd(%v: tensor<16xf32>) {
  "test.use"(%v) : (tensor<16xf32>) -> ()
  return
}

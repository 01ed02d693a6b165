// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect \
// RUN:   --ao-insert-transfers="select=marked min-bytes=0"

// An offloaded value without backward use is an error that names it.
func.func @no_backward_use(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-error@unknown {{'layer0/cos' is marked 'ao.offload' but has no use in the backward function}}
  %c = math.cos %x {ao.offload} : tensor<4xf32> loc("layer0/cos")
  return %x, %c : tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%c: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  return %g : tensor<4xf32>
}

// -----

func.func @zero_sized(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<0xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-error@+1 {{is marked 'ao.offload' but cannot be offloaded: zero-sized tensor}}
  %c = "test.a"(%x) {ao.offload} : (tensor<4xf32>) -> tensor<0xf32>
  return %x, %c : tensor<4xf32>, tensor<0xf32>
}
func.func @bwd(%c: tensor<0xf32>) -> tensor<0xf32> {
  %0 = math.sin %c : tensor<0xf32>
  return %0 : tensor<0xf32>
}

// -----

func.func @rank_zero(%x: tensor<f32>) -> (tensor<f32>, tensor<f32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-error@+1 {{is marked 'ao.offload' but cannot be offloaded: tensor of rank zero}}
  %c = math.cos %x {ao.offload} : tensor<f32>
  return %x, %c : tensor<f32>, tensor<f32>
}
func.func @bwd(%c: tensor<f32>) -> tensor<f32> {
  %0 = math.sin %c : tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @unranked(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<*xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-error@+1 {{is marked 'ao.offload' but cannot be offloaded: unranked tensor}}
  %c = "test.a"(%x) {ao.offload} : (tensor<4xf32>) -> tensor<*xf32>
  return %x, %c : tensor<4xf32>, tensor<*xf32>
}
func.func @bwd(%c: tensor<*xf32>) {
  "test.use"(%c) : (tensor<*xf32>) -> ()
  return
}

// -----

// expected-error@+1 {{'zero_sized_argument.arg0' is marked 'ao.offload' but cannot be offloaded: zero-sized tensor}}
func.func @zero_sized_argument(%x: tensor<0xf32> {ao.offload, ao.donated}) -> tensor<0xf32>
    attributes {ao.backward = @bwd, ao.num_outputs = 0 : i64} {
  return %x : tensor<0xf32>
}
func.func @bwd(%c: tensor<0xf32>) -> tensor<0xf32> {
  %0 = math.sin %c : tensor<0xf32>
  return %0 : tensor<0xf32>
}

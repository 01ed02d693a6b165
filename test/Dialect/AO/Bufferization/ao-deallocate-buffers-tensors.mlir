// A function on tensors has no buffers to free.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-deallocate-buffers --allow-unregistered-dialect

// expected-error@+1 {{'@f' is on tensors: expected buffers, run one-shot bufferization first}}
func.func @f(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = "foo.op"(%a) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// -----

func.func @pair() -> (tensor<8xf32>, tensor<8xf32>) attributes {ao.backward = @backward, ao.num_outputs = 1 : i64} {
  %0 = "foo.constant"() : () -> tensor<8xf32>
  %1 = call @callee(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1, %0 : tensor<8xf32>, tensor<8xf32>
}
func.func private @backward(%a: tensor<8xf32>, %g: tensor<8xf32>) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}
// expected-error@+1 {{'@callee' is on tensors}}
func.func private @callee(%a: tensor<8xf32>) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}

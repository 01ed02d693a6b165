// RUN: ao-opt %s --allow-unregistered-dialect --ao-inline-callees --split-input-file --verify-diagnostics

// The use of the last op's operands is unknown.
// expected-note @below {{callee is here}}
func.func private @layer(%x: tensor<4xf32>) -> tensor<4xf32> {
  "test.done"(%x) : (tensor<4xf32>) -> ()
}
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  // expected-error @below {{a training step calls '@layer', which ends in 'test.done' op, which cannot be inlined}}
  %0 = call @layer(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

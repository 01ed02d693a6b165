// An error at each op that cannot be bufferized, with the remedy.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-verify-bufferizable
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-bufferize-pipeline

func.func @address(%x: tensor<4xf32>, %f: (tensor<4xf32>) -> tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{unsupported: indirect call of a function on tensors; call it by its name}}
  %y = func.call_indirect %f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// The first one is enough, and what holds others comes first.
func.func @unknown(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'test.outer' cannot be bufferized: its dialect registers no 'BufferizableOpInterface' for it}}
  %y = "test.outer"(%x) ({
    "test.inner"(%x) : (tensor<4xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %z = "test.next"(%y) : (tensor<4xf32>) -> tensor<4xf32>
  return %z : tensor<4xf32>
}

// -----

// Dead ops are removed, and any op is allowed on buffers and scalars.
func.func @fine(%x: tensor<4xf32>, %b: memref<4xf32>) -> tensor<4xf32> {
  %dead = affine.for %i = 0 to 4 iter_args(%h = %x) -> (tensor<4xf32>) {
    affine.yield %h : tensor<4xf32>
  }
  "test.buffer"(%b) : (memref<4xf32>) -> ()
  %y = linalg.exp ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

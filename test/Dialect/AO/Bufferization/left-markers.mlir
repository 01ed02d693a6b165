// Markers of layers are not ops on buffers: leftover ones are an error.
//
// RUN: ao-opt %s --ao-bufferize-pipeline --verify-diagnostics

func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<4xf32>
  // expected-error @below {{'ao.release' is not applied}}
  ao.release layer 0
  return %a : tensor<4xf32>
}

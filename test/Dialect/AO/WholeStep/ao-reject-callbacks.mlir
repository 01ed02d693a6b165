// A hook that would have to run is never dropped in silence.
//
// RUN: ao-opt %s --split-input-file --ao-bufferize-pipeline --verify-diagnostics

func.func @hook(%g: tensor<4xf32>, %k: !ao.hook<pre>) -> tensor<4xf32> attributes {ao.step} {
  // expected-error@+1 {{'ao.hook' cannot be lowered: steps do not call back at run time yet}}
  %0 = ao.hook pre %k outs(%g : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @opaque(%g: tensor<4xf32>, %f: !ao.hook<function>) -> tensor<4xf32> attributes {ao.step} {
  // expected-error@+1 {{'ao.call_opaque' cannot be lowered}}
  %0 = ao.call_opaque %f ins(%g : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @end() attributes {ao.step} {
  // expected-error@+1 {{'ao.final_callbacks' cannot be lowered}}
  ao.final_callbacks
  return
}

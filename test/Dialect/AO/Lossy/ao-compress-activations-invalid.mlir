// Marks that make no sense: an error at the op, a warning where nothing would be
// saved.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-compress-activations

func.func @format(%x: tensor<128xf32>) -> tensor<128xf32> attributes {ao.step} {
  // expected-error @+1 {{expected 'ao.lossy' to be "f8E4M3FN", got "f8E5M2"}}
  %y = math.sin %x {ao.lossy = "f8E5M2"} : tensor<128xf32>
  return %y : tensor<128xf32>
}

// -----

func.func @kind(%x: tensor<128xf32>) -> tensor<128xf32> attributes {ao.step} {
  // expected-error @+1 {{expected 'ao.lossy' to be "f8E4M3FN", got unit}}
  %y = math.sin %x {ao.lossy} : tensor<128xf32>
  return %y : tensor<128xf32>
}

// -----

// expected-error @+1 {{expected 'ao.lossy' to be "f8E4M3FN", got 8 : i64}}
func.func @argument(%x: tensor<128xf32> {ao.lossy = 8 : i64}) attributes {ao.step} {
  return
}

// -----

func.func @integers(%x: tensor<128xi32>) -> tensor<128xi32> attributes {ao.step} {
  // expected-error @+1 {{'ao.lossy' needs elements of f32, bf16 or f16, got 'tensor<128xi32>'}}
  %y = arith.addi %x, %x {ao.lossy = "f8E4M3FN"} : tensor<128xi32>
  return %y : tensor<128xi32>
}

// -----

func.func @doubles(%x: tensor<128xf64>) -> tensor<128xf64> attributes {ao.step} {
  // expected-error @+1 {{'ao.lossy' needs elements of f32, bf16 or f16, got 'tensor<128xf64>'}}
  %y = math.sin %x {ao.lossy = "f8E4M3FN"} : tensor<128xf64>
  return %y : tensor<128xf64>
}

// -----

func.func @scalar(%x: f32) -> f32 attributes {ao.step} {
  // expected-error @+1 {{'ao.lossy' needs a tensor, got 'f32'}}
  %y = math.sin %x {ao.lossy = "f8E4M3FN"} : f32
  return %y : f32
}

// -----

func.func @dynamic(%x: tensor<?x128xf32>) -> tensor<?x128xf32> attributes {ao.step} {
  // expected-error @+1 {{'ao.lossy' needs a static shape, got 'tensor<?x128xf32>'}}
  %y = math.sin %x {ao.lossy = "f8E4M3FN"} : tensor<?x128xf32>
  return %y : tensor<?x128xf32>
}

// -----

func.func @prime(%x: tensor<1009xf32>) -> tensor<1009xf32> attributes {ao.step} {
  // expected-error @+1 {{'ao.lossy' needs a number of elements with a divisor from 32 to 128, got 'tensor<1009xf32>'}}
  %y = math.sin %x {ao.lossy = "f8E4M3FN"} : tensor<1009xf32>
  return %y : tensor<1009xf32>
}

// -----

func.func @none(%x: tensor<128xf32>) attributes {ao.step} {
  // expected-error @+1 {{'ao.lossy' needs an op with one result, got 0}}
  return {ao.lossy = "f8E4M3FN"}
}

// -----

func.func @nested(%c: i1, %x: tensor<128xf32>) -> tensor<128xf32> attributes {ao.step} {
  %r = scf.if %c -> tensor<128xf32> {
    // expected-error @+1 {{'ao.lossy' must be at the top level of a step}}
    %y = math.sin %x {ao.lossy = "f8E4M3FN"} : tensor<128xf32>
    scf.yield %y : tensor<128xf32>
  } else {
    scf.yield %x : tensor<128xf32>
  }
  return %r : tensor<128xf32>
}

// -----

// expected-warning @+1 {{'ao.lossy' saves nothing: the caller keeps the argument}}
func.func @kept(%x: tensor<128xf32> {ao.lossy = "f8E4M3FN"}) -> tensor<128xf32> attributes {ao.step} {
  // expected-warning @+1 {{'ao.lossy' saves nothing: the function returns the value}}
  %y = math.sin %x {ao.lossy = "f8E4M3FN"} : tensor<128xf32>
  // expected-warning @+1 {{'ao.lossy' saves nothing: no op in the backward part reads the value}}
  %z = math.sin %y {ao.lossy = "f8E4M3FN"} : tensor<128xf32>
  %w = math.sin %y {ao.phase = "backward"} : tensor<128xf32>
  return %y : tensor<128xf32>
}

// -----

func.func @fwd(%x: tensor<128xf32>) -> (tensor<128xf32>, tensor<128xf32>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %y = math.sin %x {ao.lossy = "f8E4M3FN"} : tensor<128xf32>
  %z = math.sin %y : tensor<128xf32>
  return %z, %y : tensor<128xf32>, tensor<128xf32>
}
// expected-note @+1 {{backward function}}
func.func @bwd(%y: tensor<128xf32>, %g: tensor<128xf32>) -> tensor<128xf32> {
  %d = arith.mulf %g, %y : tensor<128xf32>
  return %d : tensor<128xf32>
}
func.func @driver(%x: tensor<128xf32>) -> tensor<128xf32> {
  // expected-error @+1 {{no call of '@bwd' uses the values that this call of '@fwd' saves}}
  %0:2 = call @fwd(%x) : (tensor<128xf32>) -> (tensor<128xf32>, tensor<128xf32>)
  return %0#0 : tensor<128xf32>
}

// Attributes of layers, groups, microbatches and formats with invalid values.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected 'ao.group' to be a 64-bit integer, got "x"}}
  %a = math.sin %x {ao.group = "x"} : tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected 'ao.group' to be non-negative, got -2}}
  %a = math.sin %x {ao.group = -2 : i64} : tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected 'ao.group' to have a number for each of 1 results, got 2}}
  %a = math.sin %x {ao.group = array<i64: 1, 2>} : tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected 'ao.microbatch' to be a 64-bit integer, got "x"}}
  %a = math.sin %x {ao.microbatch = "x"} : tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected 'ao.microbatch' to be non-negative, got -1}}
  %a = math.sin %x {ao.microbatch = -1 : i64} : tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected 'ao.lossy' to be "f8E4M3FN", got 3 : i64}}
  %a = math.sin %x {ao.lossy = 3 : i64} : tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected 'ao.offload_base' to be a unit attribute, got 3 : i64}}
  %a = math.sin %x {ao.offload_base = 3} : tensor<4xf32>
  return
}

// Recomputed ops that a pass has merged, erased, copied or put where they do not
// belong.
//
// REQUIRES: autograd
// RUN: ao-opt %s --ao-verify-transfers --split-input-file --verify-diagnostics

// expected-error @below {{1 of the 2 recomputed ops of '@merged' are missing: they were merged or erased}}
func.func @merged(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step, ao.num_recomputed = 2 : i64} {
  %a = math.sin %x : tensor<4xf32>
  %b = math.cos %a {ao.recompute = 1 : i64} : tensor<4xf32>
  %c = arith.mulf %a, %b : tensor<4xf32>
  return %c : tensor<4xf32>
}

// -----

func.func @copied(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-note @below {{the first one is here}}
  %a = math.sin %x {ao.recompute = 0 : i64} : tensor<4xf32>
  // expected-error @below {{is recomputed op number 0, which must be unique}}
  %b = math.sin %x {ao.recompute = 0 : i64} : tensor<4xf32>
  %c = arith.mulf %a, %b : tensor<4xf32>
  return %c : tensor<4xf32>
}

// -----

func.func @unknown(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-error @below {{is recomputed op number 3 of 1}}
  %a = math.sin %x {ao.recompute = 3 : i64} : tensor<4xf32>
  return %a : tensor<4xf32>
}

// -----

func.func private @draw(tensor<4xf32>) -> tensor<4xf32>
func.func @effect(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-error @below {{cannot be recomputed: it has effects besides its results}}
  %a = func.call @draw(%x) {ao.recompute = 0 : i64} : (tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}

// -----

// The clones of a pair are in both functions.
func.func @fwd(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64, ao.num_recomputed = 2 : i64} {
  %a = math.sin %x {ao.recompute = 0 : i64} : tensor<4xf32>
  return %a, %x : tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = math.sin %x {ao.recompute = 1 : i64} : tensor<4xf32>
  return %a : tensor<4xf32>
}

// -----

// On buffers, ops may have become loops.
func.func @loops(%x: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %a = memref.load %x[%i] : memref<4xf32>
    %b = math.exp %a : f32
    memref.store %b, %x[%i] : memref<4xf32>
  }
  return
}

// -----

// The backward function no longer receives the saved values.
// expected-error @below {{'@more' saves 2 values, but '@fewer' has 1 arguments}}
func.func @more(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) attributes {ao.backward = @fewer, ao.num_outputs = 1 : i64, ao.num_recomputed = 1 : i64} {
  %a = math.sin %x : tensor<4xf32>
  return %a, %a, %x : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
// expected-note @below {{backward function}}
func.func @fewer(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = math.sin %x {ao.recompute = 0 : i64} : tensor<4xf32>
  return %a : tensor<4xf32>
}

// -----

// For any expected number.
// expected-error@+1 {{9223372036854775806 of the 9223372036854775807 recomputed ops of '@endless' are missing}}
func.func @endless(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step, ao.num_recomputed = 9223372036854775807 : i64} {
  %a = math.sin %x {ao.recompute = 9223372036854775806 : i64} : tensor<4xf32>
  return %a : tensor<4xf32>
}

// -----

// Ops without results have nothing to rematerialize.
func.func @callbacks(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step, ao.num_recomputed = 0 : i64} {
  %a = math.sin %x : tensor<4xf32>
  // expected-error @below {{cannot be recomputed: it has effects besides its results}}
  autograd.final_callbacks {ao.recompute = 0 : i64}
  return %a : tensor<4xf32>
}

// -----

// Ops without results have effects, too, and the number must be kept.
func.func private @log(tensor<4xf32>)
func.func @logs(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = math.sin %x {ao.recompute = 0 : i64} : tensor<4xf32>
  // expected-error @below {{cannot be recomputed: it has effects besides its results}}
  func.call @log(%a) {ao.recompute = 0 : i64} : (tensor<4xf32>) -> ()
  return %a : tensor<4xf32>
}

// -----

func.func @without_number(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  // expected-error @below {{cannot be recomputed: it has effects besides its results}}
  autograd.final_callbacks {ao.recompute = 0 : i64}
  return %x : tensor<4xf32>
}

// -----

func.func @none(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  // expected-error @below {{is recomputed op number 0 of 0}}
  %a = math.sin %x {ao.recompute = 0 : i64} : tensor<4xf32>
  return %a : tensor<4xf32>
}

// Residuals that cannot be rematerialized.
//
// RUN: ao-opt %s --split-input-file --ao-apply-plan --verify-diagnostics

func.func @handed_on(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-error @below {{result #1 cannot be rematerialized: it is computed from loop-carried values that no stacked residual holds}}
  %l:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %e) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %a = math.sin %h : tensor<1x8xf32>
    %s1 = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %a, %s1 : tensor<1x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<rematerialize = [0, 4]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %l#0) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %l#1[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g1 = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %g1 : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

func.func @effects(%x: tensor<1x8xf32>, %m: memref<f32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-error @below {{result #1 cannot be rematerialized: 'draw' cannot be recomputed: effects}}
  %l:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %e) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %f = memref.load %m[] : memref<f32> loc("draw")
    %a = tensor.splat %f : tensor<1x8xf32>
    %s1 = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %a, %s1 : tensor<1x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<rematerialize = [0, 4]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %l#0) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %l#1[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g1 = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %g1 : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

func.func @collective(%x: tensor<1x8xf32>, %w: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-error @below {{result #1 cannot be rematerialized: 'reduce' cannot be recomputed: collective}}
  %l:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %e) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %a = math.sin %w {ao.kind = "collective"} : tensor<1x8xf32> loc("reduce")
    %s1 = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %a, %s1 : tensor<1x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<rematerialize = [0, 4]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %l#0) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %l#1[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g1 = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %g1 : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

func.func @both(%x: tensor<1x8xf32>, %w: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-error @below {{result #1 has 4 slices, of which 2 are offloaded and 4 rematerialized}}
  %l:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %e) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %a = math.sin %w : tensor<1x8xf32>
    %s1 = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %a, %s1 : tensor<1x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<offload = [0, 2], rematerialize = [0, 4]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %l#0) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %l#1[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g1 = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %g1 : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

func.func @more_than_numbers_add(%x: tensor<1x8xf32>, %w: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-error @below {{result #1 has 4 slices, of which 2 are offloaded and 9223372036854775807 rematerialized}}
  %l:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %e) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %a = math.sin %w : tensor<1x8xf32>
    %s1 = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %a, %s1 : tensor<1x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<offload = [0, 2], rematerialize = [0, 9223372036854775807]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %l#0) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %l#1[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g1 = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %g1 : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

func.func @no_step(%x: tensor<1x8xf32>, %w: tensor<1x8xf32>) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-error @below {{has 'ao.loop' and is not a loop of a training step}}
  %l = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %e) -> (tensor<4x8xf32>) {
    %a = math.sin %w : tensor<1x8xf32>
    %s1 = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %s1 : tensor<4x8xf32>
  } {ao.loop = #ao.loop<rematerialize = [4]>}
  return %l : tensor<4x8xf32>
}

// -----

// The function returns the residual as a whole.
func.func @whole(%x: tensor<1x8xf32>, %w: tensor<1x8xf32>) -> tensor<4x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-error @below {{result #1 cannot be rematerialized: it is not a stacked residual, or the whole of it is used}}
  %l:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %e) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %a = math.sin %w : tensor<1x8xf32>
    %s1 = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %a, %s1 : tensor<1x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<rematerialize = [0, 4]>}
  return %l#1 : tensor<4x8xf32>
}

// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-apply-plan

// The number after the last one exceeds its type.
func.func @threes(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c43 = arith.constant 43 : index
  %first = arith.constant 0 : i8
  %end = arith.constant 127 : i8
  %three = arith.constant 3 : i8
  %init = tensor.empty() : tensor<43x8xf32>
  // expected-error @below {{cannot be split: unsupported loop: step must be 1}}
  %stack = scf.for %i = %first to %end step %three iter_args(%s = %init) -> (tensor<43x8xf32>) : i8 {
    %n = arith.index_cast %i : i8 to index
    %j = arith.divui %n, %c3 : index
    %t = tensor.insert_slice %x into %s[%j, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<43x8xf32>
    scf.yield %t : tensor<43x8xf32>
  } {ao.loop = #ao.loop<split = [2]>}
  %z = scf.for %i = %c0 to %c43 step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %stack[%i, 0] [1, 8] [1, 1] : tensor<43x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

func.func @negative(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
  // expected-error @below {{expected 'split' to hold no negative number, got -1}}
  } {ao.loop = #ao.loop<split = [-1]>}
  return
}

// -----

// expected-error @below {{expected 'ao.loop' on a loop}}
func.func private @no_loop() attributes {ao.loop = #ao.loop<offload = [1]>}

// -----

// expected-error @below {{expected 'ao.loop' to be an #ao.loop, got 3 : i64}}
func.func private @no_loop_plan() attributes {ao.loop = 3}

// -----

// expected-error @below {{expected 'prefetch' to be 0 or 1, got -1}}
func.func private @no_distance() attributes {ao.loop = #ao.loop<prefetch = -1>}

// -----

// expected-error @below {{expected 'prefetch' to be 0 or 1, got 2}}
func.func private @too_early() attributes {ao.loop = #ao.loop<prefetch = 2>}

// -----

func.func @more_than_results(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-error @below {{has 'ao.loop' with 2 numbers, more than results (1)}}
  %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x) -> (tensor<1x8xf32>) {
    %a = math.sin %h : tensor<1x8xf32>
    scf.yield %a : tensor<1x8xf32>
  } {ao.loop = #ao.loop<offload = [0, 4]>}
  return %y : tensor<1x8xf32>
}

// -----

func.func @more_than_slices(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-error @below {{result #0 has 4 slices, of which 5 are offloaded and 0 rematerialized}}
  %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x) -> (tensor<1x8xf32>) {
    %a = math.sin %h : tensor<1x8xf32>
    scf.yield %a : tensor<1x8xf32>
  } {ao.loop = #ao.loop<offload = [5]>}
  return %y : tensor<1x8xf32>
}

// -----

func.func @more_than_both(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-error @below {{result #0 has 4 slices, of which 3 are offloaded and 2 rematerialized}}
  %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x) -> (tensor<1x8xf32>) {
    %a = math.sin %h : tensor<1x8xf32>
    scf.yield %a : tensor<1x8xf32>
  } {ao.loop = #ao.loop<offload = [3], rematerialize = [2]>}
  return %y : tensor<1x8xf32>
}

// -----

func.func @decreasing(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
  // expected-error @below {{expected 'split' to hold increasing positive numbers, got 2 after 3}}
  } {ao.loop = #ao.loop<split = [3, 2]>}
  return
}

// -----

func.func @beyond(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  // expected-error @below {{cannot be split before iteration 4: it has 4 iterations}}
  %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %init) -> (tensor<4x8xf32>) {
    %t = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t : tensor<4x8xf32>
  } {ao.loop = #ao.loop<split = [2, 4]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %stack[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

func.func @one(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  // expected-error @below {{result #0 cannot have 1 of its slices offloaded: after all splits, each part of them is a single iteration, or is read in several parts}}
  %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %init) -> (tensor<4x8xf32>) {
    %t = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t : tensor<4x8xf32>
  } {ao.loop = #ao.loop<offload = [1]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %stack[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

// The split of the loop that reads divides the offloaded slices.
func.func @divided(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  // expected-error @below {{result #0 cannot have 4 of its slices offloaded}}
  %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %init) -> (tensor<4x8xf32>) {
    %t = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t : tensor<4x8xf32>
  } {ao.loop = #ao.loop<offload = [4]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %stack[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  } {ao.loop = #ao.loop<split = [2]>}
  return %z : tensor<1x8xf32>
}

// -----

func.func @last(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  // expected-error @below {{result #0 cannot have 1 of its slices rematerialized}}
  %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %init) -> (tensor<4x8xf32>) {
    %y = math.sin %x : tensor<1x8xf32>
    %t = tensor.insert_slice %y into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t : tensor<4x8xf32>
  } {ao.loop = #ao.loop<offload = [3], rematerialize = [1]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %stack[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

func.func @unknown_trips(%x: tensor<1x8xf32>, %n: index) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%n) : tensor<?x8xf32>
  // expected-error @below {{result #0 cannot be rematerialized}}
  %stack = scf.for %i = %c0 to %n step %c1 iter_args(%s = %e) -> (tensor<?x8xf32>) {
    %y = math.sin %x : tensor<1x8xf32>
    %t = tensor.insert_slice %y into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x8xf32>
    scf.yield %t : tensor<?x8xf32>
  } {ao.loop = #ao.loop<rematerialize = [2]>}
  %z = scf.for %i = %c0 to %n step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %stack[%i, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

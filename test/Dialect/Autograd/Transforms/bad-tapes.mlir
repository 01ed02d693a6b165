// Every rule that a tape can break, with where it is broken.
//
// RUN: ao-opt %s --split-input-file --ao-form-step --verify-diagnostics

func.func @index(%g: tensor<4xf32>) attributes {autograd.tape} {
  // expected-note@+1 {{the first one is here}}
  autograd.node 3 "AddmmBackward0" {
  }
  // expected-error@+1 {{index must be unique, node 'AddmmBackward0' has 3 too}}
  autograd.node 3 "MulBackward0" {
  }
  return
}

// -----

// expected-note@+1 {{its type is set here}}
func.func @type(%g: tensor<4xf32>, %old: tensor<8xf32> {autograd.gradient = 1 : i64}) attributes {autograd.tape, autograd.gradients = ["w0", "w1"]} {
  // expected-error@+1 {{adds 'tensor<4xf32>' to slot 1 ('w1'), which holds 'tensor<8xf32>'}}
  %0 = autograd.accumulate_grad %g slot 1 : tensor<4xf32>
  return
}

// -----

// expected-note@+1 {{its gradient is here}}
func.func @full(%g: tensor<4xf32>, %old: tensor<4xf32> {autograd.gradient = 1 : i64}) attributes {autograd.tape, autograd.gradients = ["w0", "w1"]} {
  // expected-error@+1 {{slot 1 ('w1') holds a gradient already: expected 'into'}}
  %0 = autograd.accumulate_grad %g slot 1 : tensor<4xf32>
  return
}

// -----

func.func @old(%g: tensor<4xf32>, %old: tensor<4xf32> {autograd.gradient = 1 : i64}) attributes {autograd.tape, autograd.gradients = ["w0", "w1"]} {
  // expected-note@+1 {{the latest is here}}
  %0 = autograd.accumulate_grad %g into %old slot 1 : tensor<4xf32>
  // expected-error@+1 {{uses a version of slot 1 ('w1') that is not the latest}}
  %1 = autograd.accumulate_grad %g into %old slot 1 : tensor<4xf32>
  return
}

// -----

func.func @returned(%g: tensor<4xf32>, %old: tensor<4xf32> {autograd.gradient = 1 : i64}) -> (tensor<4xf32> {autograd.gradient = 1 : i64}) attributes {autograd.tape, autograd.gradients = ["w0", "w1"]} {
  // expected-note@+1 {{the latest is here}}
  %0 = autograd.accumulate_grad %g into %old slot 1 : tensor<4xf32>
  // expected-error@+1 {{uses a version of slot 1 ('w1') that is not the latest}}
  return %old : tensor<4xf32>
}

// -----

func.func @hooked(%g: tensor<4xf32>, %w: tensor<4xf32>, %k: !autograd.hook<post_acc>) -> (tensor<4xf32> {autograd.gradient = 0 : i64}) attributes {autograd.tape, autograd.gradients = ["w0"]} {
  %0 = autograd.accumulate_grad %g slot 0 : tensor<4xf32>
  // expected-note@+1 {{the latest is here}}
  %1 = autograd.hook post_acc %k ins(%w : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  // expected-error@+1 {{uses a version of slot 0 ('w0') that is not the latest}}
  %2 = autograd.hook post_acc %k ins(%w : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

func.func @slot(%g: tensor<4xf32>) attributes {autograd.tape, autograd.gradients = ["a", "b", "c"]} {
  // expected-error@+1 {{expected a slot below 3, got 7}}
  %0 = autograd.accumulate_grad %g slot 7 : tensor<4xf32>
  return
}

// -----

// expected-error@+1 {{'autograd.gradient' names slot 1 of 1}}
func.func @slot_of_argument(%g: tensor<4xf32> {autograd.gradient = 1 : i64}) attributes {autograd.tape, autograd.gradients = ["a"]} {
  return
}

// -----

// expected-error@+1 {{expected one result with 'autograd.gradient' 1, got results 0 and 1}}
func.func @results(%g: tensor<4xf32>) -> (tensor<4xf32> {autograd.gradient = 1 : i64}, tensor<4xf32> {autograd.gradient = 1 : i64}) attributes {autograd.tape, autograd.gradients = ["a", "b"]} {
  return %g, %g : tensor<4xf32>, tensor<4xf32>
}

// -----

// expected-error@+1 {{expected one argument with 'autograd.gradient' 0, got arguments 0 and 1}}
func.func @arguments(%g: tensor<4xf32> {autograd.gradient = 0 : i64}, %h: tensor<4xf32> {autograd.gradient = 0 : i64}) attributes {autograd.tape, autograd.gradients = ["a"]} {
  return
}

// -----

// expected-note@+2 {{its type is set here}}
// expected-error@+1 {{expected 'tensor<4xf32>' in slot 0 ('a'), got 'tensor<8xf32>'}}
func.func @types(%g: tensor<4xf32> {autograd.gradient = 0 : i64}, %h: tensor<8xf32> {autograd.gradient = 0 : i64}) attributes {autograd.tape, autograd.gradients = ["a"]} {
  return
}

// -----

func.func @no_slot(%g: tensor<4xf32>, %w: tensor<4xf32>, %k: !autograd.hook<post_acc>) attributes {autograd.tape} {
  // expected-error@+1 {{'post_acc' takes the latest gradient of a slot}}
  %1 = autograd.hook post_acc %k ins(%w : tensor<4xf32>) outs(%g : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// expected-note@+1 {{callee is here}}
func.func private @bwd3(tensor<4xf32>) -> tensor<4xf32>
func.func @call(%g: tensor<4xf32>) attributes {autograd.tape} {
  autograd.node 1 "CompiledFunctionBackward" {
    // expected-error@+1 {{a tape calls '@bwd3', which has no body; call it with 'autograd.call_opaque'}}
    %0 = func.call @bwd3(%g) : (tensor<4xf32>) -> tensor<4xf32>
  }
  return
}

// -----

// expected-note@+1 {{the first one is here}}
func.func private @fwd() attributes {ao.aot_id = 0 : i64} {
  return
}
// expected-error@+1 {{'ao.aot_id' must be unique, '@fwd' has 0 too}}
func.func private @other() attributes {ao.aot_id = 0 : i64} {
  return
}
func.func @tape() attributes {autograd.tape} {
  return
}

// -----

func.func @behind(%g: tensor<4xf32>, %k: !autograd.hook<pre>) attributes {autograd.tape} {
  // expected-note@+1 {{final callbacks are here}}
  autograd.final_callbacks
  %0 = arith.negf %g : tensor<4xf32>
  // expected-error@+1 {{is after the final callbacks}}
  %1 = autograd.hook pre %k outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// lost-accumulation: an accumulation is pure: without a use it would be dropped without a word.
func.func @lost(%g: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<4xf32> attributes {autograd.tape, autograd.gradients = ["w"]} {
  %a = autograd.node 1 "AccumulateGrad" -> tensor<4xf32> {
    %n = arith.negf %g : tensor<4xf32>
    // expected-error@+1 {{the gradient of slot 0 ('w') is lost: return it with 'autograd.gradient' 0, or use it}}
    %0 = autograd.accumulate_grad %n slot 0 : tensor<4xf32>
    autograd.yield %0 : tensor<4xf32>
  }
  return %w : tensor<4xf32>
}

// -----

// So would be an update that is not returned, and what it depends on.
func.func @lost_update(%g: tensor<4xf32>, %w: tensor<4xf32>) attributes {autograd.tape, autograd.gradients = ["v", "w"]} {
  %0 = autograd.accumulate_grad %g slot 1 : tensor<4xf32>
  // expected-error@+1 {{the gradient of slot 1 ('w') is lost}}
  %1 = autograd.accumulate_grad %g into %0 slot 1 : tensor<4xf32>
  %2 = func.call @update(%w, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func private @update(%w: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.subf %w, %g : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// One that a callback takes, a region yields, or a call with effects takes is
// none.
func.func @not_lost(%g: tensor<4xf32>, %w: tensor<4xf32>, %k: !autograd.hook<post_acc>, %b: i1, %m: memref<4xf32>) -> tensor<4xf32> attributes {autograd.tape, autograd.gradients = ["u", "v", "w"]} {
  %0 = autograd.accumulate_grad %g slot 0 : tensor<4xf32>
  %1 = autograd.hook post_acc %k ins(%w : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = autograd.accumulate_grad %g slot 1 : tensor<4xf32>
  %3 = scf.if %b -> tensor<4xf32> {
    %4 = arith.negf %2 : tensor<4xf32>
    scf.yield %4 : tensor<4xf32>
  } else {
    scf.yield %w : tensor<4xf32>
  }
  %5 = autograd.accumulate_grad %g slot 2 : tensor<4xf32>
  func.call @store(%5, %m) : (tensor<4xf32>, memref<4xf32>) -> ()
  autograd.final_callbacks
  return %3 : tensor<4xf32>
}
func.func private @store(%g: tensor<4xf32>, %m: memref<4xf32>) {
  bufferization.materialize_in_destination %g in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

// final-callbacks: what a hook queues would be run by the next step that has final callbacks.
// expected-note@+1 {{the tape is here}}
func.func @no_final_callbacks(%g: tensor<4xf32>, %k: !autograd.hook<pre>) -> tensor<4xf32> attributes {autograd.tape} {
  %a = autograd.node 3 "MulBackward0" -> tensor<4xf32> {
    // expected-error@+1 {{may queue callbacks that never run: expected 'autograd.final_callbacks' in the tape}}
    %0 = autograd.hook pre %k outs(%g : tensor<4xf32>) -> tensor<4xf32>
    autograd.yield %0 : tensor<4xf32>
  }
  return %a : tensor<4xf32>
}

// -----

// expected-note@+1 {{the tape is here}}
func.func @final_callbacks_of_a_region(%g: tensor<4xf32>, %f: !autograd.hook<function>) -> tensor<4xf32> attributes {autograd.tape} {
  %0 = func.call @opaque(%g, %f) : (tensor<4xf32>, !autograd.hook<function>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @opaque(%g: tensor<4xf32>, %f: !autograd.hook<function>) -> tensor<4xf32> attributes {ao.aot_id = 0 : i64} {
  // expected-error@+1 {{may queue callbacks that never run}}
  %0 = autograd.call_opaque %f ins(%g : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// unpack-sizes: an unpack hook writes into a buffer of the step, so that the
// tape says how large it is.
func.func @unpack_sizes(%g: tensor<?x4xf32>, %n: index {ao.size_of = [array<i64: 0, 0>]}, %p: !autograd.packed<tensor<?x4xf32>>, %u: !autograd.hook<unpack>) -> tensor<?x4xf32> attributes {autograd.tape} {
  %d = autograd.node 1 "MulBackward0" -> tensor<?x4xf32> {
    // expected-error@+1 {{'autograd.hook' op expected 1 sizes of dynamic dimensions, got 0}}
    %s = autograd.hook unpack %u packed(%p : !autograd.packed<tensor<?x4xf32>>) -> tensor<?x4xf32>
    %m = arith.mulf %g, %s : tensor<?x4xf32>
    autograd.yield %m : tensor<?x4xf32>
  }
  autograd.final_callbacks
  return %d : tensor<?x4xf32>
}

// -----

// base-with-holes
func.func @base_with_holes(%g: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {autograd.tape} {
  // expected-error@+1 {{'autograd.copy_slices' op expected a base without holes}}
  %0 = autograd.copy_slices %g base [4, 8] [16, 1] 0 view [4] [1] 0 needs [true] : tensor<4x8xf32> -> tensor<4x8xf32> {
  ^bb0(%s: tensor<4xf32>):
    autograd.yield %s : tensor<4xf32>
  }
  return %0 : tensor<4x8xf32>
}

// -----

// expected-error@+1 {{'@blocks' is a tape: expected one block}}
func.func @blocks() attributes {autograd.tape} {
  cf.br ^bb1
^bb1:
  return
}

// Every rule that a tape can break, with where it is broken.
//
// RUN: ao-opt %s --split-input-file --ao-form-step --verify-diagnostics

func.func @index(%g: tensor<4xf32>) attributes {ao.tape} {
  // expected-note@+1 {{which is here}}
  ao.node 3 "AddmmBackward0" {
  }
  // expected-error@+1 {{has index 3, as node 'AddmmBackward0' has}}
  ao.node 3 "MulBackward0" {
  }
  return
}

// -----

// expected-note@+1 {{its type is from here}}
func.func @type(%g: tensor<4xf32>, %old: tensor<8xf32> {ao.gradient = 1 : i64}) attributes {ao.tape, ao.gradients = ["w0", "w1"]} {
  // expected-error@+1 {{adds 'tensor<4xf32>' to slot 1 ('w1'), which holds 'tensor<8xf32>'}}
  %0 = ao.accumulate_grad %g slot 1 : tensor<4xf32>
  return
}

// -----

// expected-note@+1 {{it is from here}}
func.func @full(%g: tensor<4xf32>, %old: tensor<4xf32> {ao.gradient = 1 : i64}) attributes {ao.tape, ao.gradients = ["w0", "w1"]} {
  // expected-error@+1 {{slot 1 ('w1') holds a gradient already: expected 'into'}}
  %0 = ao.accumulate_grad %g slot 1 : tensor<4xf32>
  return
}

// -----

func.func @old(%g: tensor<4xf32>, %old: tensor<4xf32> {ao.gradient = 1 : i64}) attributes {ao.tape, ao.gradients = ["w0", "w1"]} {
  // expected-note@+1 {{the latest is here}}
  %0 = ao.accumulate_grad %g into %old slot 1 : tensor<4xf32>
  // expected-error@+1 {{takes a version of slot 1 ('w1') that is not the latest}}
  %1 = ao.accumulate_grad %g into %old slot 1 : tensor<4xf32>
  return
}

// -----

func.func @returned(%g: tensor<4xf32>, %old: tensor<4xf32> {ao.gradient = 1 : i64}) -> (tensor<4xf32> {ao.gradient = 1 : i64}) attributes {ao.tape, ao.gradients = ["w0", "w1"]} {
  // expected-note@+1 {{the latest is here}}
  %0 = ao.accumulate_grad %g into %old slot 1 : tensor<4xf32>
  // expected-error@+1 {{takes a version of slot 1 ('w1') that is not the latest}}
  return %old : tensor<4xf32>
}

// -----

func.func @hooked(%g: tensor<4xf32>, %w: tensor<4xf32>, %k: !ao.hook<post_acc>) -> (tensor<4xf32> {ao.gradient = 0 : i64}) attributes {ao.tape, ao.gradients = ["w0"]} {
  %0 = ao.accumulate_grad %g slot 0 : tensor<4xf32>
  // expected-note@+1 {{the latest is here}}
  %1 = ao.hook post_acc %k ins(%w : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  // expected-error@+1 {{takes a version of slot 0 ('w0') that is not the latest}}
  %2 = ao.hook post_acc %k ins(%w : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

func.func @slot(%g: tensor<4xf32>) attributes {ao.tape, ao.gradients = ["a", "b", "c"]} {
  // expected-error@+1 {{slot 7 of 3}}
  %0 = ao.accumulate_grad %g slot 7 : tensor<4xf32>
  return
}

// -----

// expected-error@+1 {{'ao.gradient' names slot 1 of 1}}
func.func @slot_of_argument(%g: tensor<4xf32> {ao.gradient = 1 : i64}) attributes {ao.tape, ao.gradients = ["a"]} {
  return
}

// -----

// expected-error@+1 {{two results have 'ao.gradient' 1}}
func.func @results(%g: tensor<4xf32>) -> (tensor<4xf32> {ao.gradient = 1 : i64}, tensor<4xf32> {ao.gradient = 1 : i64}) attributes {ao.tape, ao.gradients = ["a", "b"]} {
  return %g, %g : tensor<4xf32>, tensor<4xf32>
}

// -----

// expected-error@+1 {{two arguments have 'ao.gradient' 0}}
func.func @arguments(%g: tensor<4xf32> {ao.gradient = 0 : i64}, %h: tensor<4xf32> {ao.gradient = 0 : i64}) attributes {ao.tape, ao.gradients = ["a"]} {
  return
}

// -----

// expected-note@+2 {{here it holds 'tensor<4xf32>'}}
// expected-error@+1 {{slot 0 ('a') holds 'tensor<8xf32>'}}
func.func @types(%g: tensor<4xf32> {ao.gradient = 0 : i64}, %h: tensor<8xf32> {ao.gradient = 0 : i64}) attributes {ao.tape, ao.gradients = ["a"]} {
  return
}

// -----

func.func @no_slot(%g: tensor<4xf32>, %w: tensor<4xf32>, %k: !ao.hook<post_acc>) attributes {ao.tape} {
  // expected-error@+1 {{'post_acc' takes the latest gradient of a slot}}
  %1 = ao.hook post_acc %k ins(%w : tensor<4xf32>) outs(%g : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// expected-note@+1 {{callee is here}}
func.func private @bwd3(tensor<4xf32>) -> tensor<4xf32>
func.func @call(%g: tensor<4xf32>) attributes {ao.tape} {
  ao.node 1 "CompiledFunctionBackward" {
    // expected-error@+1 {{a tape calls '@bwd3', which has no body; hand it over as 'ao.call_opaque'}}
    %0 = func.call @bwd3(%g) : (tensor<4xf32>) -> tensor<4xf32>
  }
  return
}

// -----

// expected-note@+1 {{which is here}}
func.func private @fwd() attributes {ao.aot_id = 0 : i64} {
  return
}
// expected-error@+1 {{'ao.aot_id' 0 is '@fwd''s}}
func.func private @other() attributes {ao.aot_id = 0 : i64} {
  return
}
func.func @tape() attributes {ao.tape} {
  return
}

// -----

func.func @behind(%g: tensor<4xf32>, %k: !ao.hook<pre>) attributes {ao.tape} {
  // expected-note@+1 {{final callbacks are here}}
  ao.final_callbacks
  %0 = arith.negf %g : tensor<4xf32>
  // expected-error@+1 {{stands behind the final callbacks}}
  %1 = ao.hook pre %k outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// expected-error@+1 {{'@blocks' is a tape: expected one block}}
func.func @blocks() attributes {ao.tape} {
  cf.br ^bb1
^bb1:
  return
}

// Each kind of bad input is one error with a location and exit status 1.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-offload-pipeline="strategy=sync min-bytes=0"
// RUN: not ao-opt %s --split-input-file --allow-unregistered-dialect --ao-offload-pipeline="strategy=pytorch min-bytes=0" 2>&1 >/dev/null | FileCheck %s
// CHECK-NOT: {{PLEASE submit|Assertion|Stack dump}}

// expected-error@+1 {{'ao.backward' names @nowhere, which does not exist}}
func.func @missing_backward(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {ao.backward = @nowhere, ao.num_outputs = 1 : i64} {
  return %x : tensor<4xf32>
}

// -----

// expected-note@+2 {{@fwd is defined here}}
// expected-error@+1 {{'ao.backward' names @fwd, which is a forward function or a joint step}}
func.func @fwd(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {ao.backward = @fwd, ao.num_outputs = 1 : i64} {
  return %x : tensor<4xf32>
}

// -----

// expected-error@+1 {{'ao.backward' names @inner, which is not a function}}
func.func @fwd(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {ao.backward = @inner, ao.num_outputs = 1 : i64} {
  return %x : tensor<4xf32>
}
// expected-note@+1 {{@inner is defined here}}
module @inner {}

// -----

// expected-error@+1 {{'ao.backward' names @bwd, which is a forward function or a joint step}}
func.func @fwd() attributes {ao.backward = @bwd, ao.num_outputs = 0 : i64} {
  return
}
// expected-note@+1 {{@bwd is defined here}}
func.func @bwd() attributes {ao.step} {
  return
}

// -----

// expected-note@+1 {{first forward function}}
func.func @fwd1() attributes {ao.backward = @bwd, ao.num_outputs = 0 : i64} {
  return
}
// expected-error@+1 {{backward function @bwd already belongs to '@fwd1'}}
func.func @fwd2() attributes {ao.backward = @bwd, ao.num_outputs = 0 : i64} {
  return
}
func.func @bwd() {
  return
}

// -----

// expected-error@+1 {{'ao.backward' requires 'ao.num_outputs'}}
func.func @no_num_outputs() attributes {ao.backward = @bwd} {
  return
}
func.func @bwd() {
  return
}

// -----

// expected-error@+1 {{'ao.num_outputs' requires 'ao.backward'}}
func.func @no_backward() attributes {ao.num_outputs = 0 : i64} {
  return
}

// -----

// expected-error@+1 {{'ao.num_outputs' is 2, but '@fwd' has 1 results}}
func.func @fwd(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {ao.backward = @bwd, ao.num_outputs = 2 : i64} {
  return %x : tensor<4xf32>
}
func.func @bwd() {
  return
}

// -----

// expected-error@+1 {{'ao.num_outputs' is 9223372036854775807, but '@fwd' has 0 results}}
func.func @fwd() attributes {ao.backward = @bwd, ao.num_outputs = 9223372036854775807 : i64} {
  return
}
func.func @bwd() {
  return
}

// -----

// expected-error@+1 {{'@fwd' saves 2 values, but '@bwd' has 1 arguments}}
func.func @fwd(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 0 : i64} {
  return %x, %x : tensor<4xf32>, tensor<4xf32>
}
// expected-note@+1 {{backward function}}
func.func @bwd(%x: tensor<4xf32>) {
  return
}

// -----

// expected-error@+1 {{result 1 of '@fwd' has type 'tensor<4xf32>', but argument 0 of '@bwd' has type 'tensor<5xf32>'}}
func.func @fwd(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  return %x, %x : tensor<4xf32>, tensor<4xf32>
}
// expected-note@+1 {{backward function}}
func.func @bwd(%x: tensor<5xf32>) {
  return
}

// -----

// expected-error@+1 {{'@fwd' is part of a training step but has no body}}
func.func private @fwd(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64}
func.func @bwd() {
  return
}

// -----

// expected-error@+1 {{'@bwd' is part of a training step but has no body}}
func.func private @bwd()
func.func @fwd() attributes {ao.backward = @bwd, ao.num_outputs = 0 : i64} {
  return
}

// -----

// expected-error@+1 {{'@step' is part of a training step but has no body}}
func.func private @step() attributes {ao.step}

// -----

// expected-error@+1 {{'@step' is part of a training step but has 2 blocks}}
func.func @step(%c: i1) attributes {ao.step} {
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  return
}

// -----

func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  // expected-error@+1 {{a training step calls '@external', which has no body to inline}}
  %0 = call @external(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// expected-note@+1 {{callee is here}}
func.func private @external(tensor<4xf32>) -> tensor<4xf32>

// -----

func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = call @a(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// expected-note@+1 {{callee is here}}
func.func private @a(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @b(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @b(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{a training step calls '@a', which is recursive}}
  %0 = call @a(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-note@+1 {{callee is here}}
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  // expected-error@+1 {{a training step calls '@step', which is recursive}}
  %0 = call @step(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  // expected-error@+1 {{'ao.offload' op exists before this pass: the module has already been offloaded}}
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return %x : tensor<4xf32>
}

// -----

// Transfers that are outside of the steps count, too.
func.func @elsewhere(%h: tensor<4xf32, #ao.host>) {
  // expected-error@+1 {{'ao.reload' op exists before this pass: the module has already been offloaded}}
  %t = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %x = ao.wait %t keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  return
}

// -----

// expected-error@+1 {{argument 0 of '@step' is 'ao.donated' but is also returned as model output 0}}
func.func @step(%x: tensor<4xf32> {ao.donated}) -> tensor<4xf32> attributes {ao.step} {
  return %x : tensor<4xf32>
}

// -----

// expected-error@+1 {{argument 1 of '@fwd' is 'ao.donated' but is also returned as model output 0}}
func.func @fwd(%w: tensor<4xf32>, %x: tensor<4xf32> {ao.donated}) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  return %x, %w : tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%w: tensor<4xf32>) {
  return
}

// -----

func.func @duplicate_marks(%x: tensor<4xf32>) attributes {ao.step} {
  // expected-error@+1 {{marked both 'ao.offload' and 'ao.keep'}}
  %0 = math.sin %x {ao.offload, ao.keep} : tensor<4xf32>
  return
}

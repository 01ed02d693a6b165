// Calls of a pair that cannot follow its signatures.
//
// RUN: ao-opt %s --ao-plan-offload="policy=sync min-bytes=0" --ao-apply-plan --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Something else reads what is saved.
func.func @fwd(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<64xf32>
  %b = math.cos %a : tensor<64xf32>
  %c = math.exp %b : tensor<64xf32>
  return %c, %a, %b : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}
func.func @bwd(%a: tensor<64xf32>, %b: tensor<64xf32>, %g: tensor<64xf32>) -> tensor<64xf32> {
  %0 = arith.mulf %g, %b : tensor<64xf32>
  %1 = arith.mulf %0, %a : tensor<64xf32>
  return %1 : tensor<64xf32>
}
func.func @drive(%x: tensor<64xf32>, %g: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  // expected-error @below {{result 2 of this call is saved by '@fwd' for '@bwd' and may be offloaded: it must have no other uses}}
  %f:3 = call @fwd(%x) : (tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
  %b = call @bwd(%f#1, %f#2, %g) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  // expected-note @below {{used here}}
  %s = arith.addf %f#2, %b : tensor<64xf32>
  return %f#0, %s : tensor<64xf32>, tensor<64xf32>
}

// -----

// So does a backward pass where it takes something else.
func.func @fwd(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<64xf32>
  %b = math.cos %a : tensor<64xf32>
  %c = math.exp %b : tensor<64xf32>
  return %c, %a, %b : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}
func.func @bwd(%a: tensor<64xf32>, %b: tensor<64xf32>, %g: tensor<64xf32>) -> tensor<64xf32> {
  %0 = arith.mulf %g, %b : tensor<64xf32>
  %1 = arith.mulf %0, %a : tensor<64xf32>
  return %1 : tensor<64xf32>
}
func.func @drive(%x: tensor<64xf32>) -> tensor<64xf32> {
  // expected-error @below {{result 1 of this call is saved by '@fwd' for '@bwd' and may be offloaded: it must have no other uses}}
  %f:3 = call @fwd(%x) : (tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
  // expected-note @below {{used here}}
  %b = call @bwd(%f#1, %f#2, %f#1) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return %b : tensor<64xf32>
}

// -----

// Of two forward passes.
func.func @fwd(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<64xf32>
  %b = math.cos %a : tensor<64xf32>
  %c = math.exp %b : tensor<64xf32>
  return %c, %a, %b : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}
func.func @bwd(%a: tensor<64xf32>, %b: tensor<64xf32>, %g: tensor<64xf32>) -> tensor<64xf32> {
  %0 = arith.mulf %g, %b : tensor<64xf32>
  %1 = arith.mulf %0, %a : tensor<64xf32>
  return %1 : tensor<64xf32>
}
func.func @drive(%x: tensor<64xf32>, %g: tensor<64xf32>) -> tensor<64xf32> {
  %f:3 = call @fwd(%x) : (tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
  // expected-note @below {{this is passed}}
  %h:3 = call @fwd(%g) : (tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
  // expected-error @below {{argument 1 of this call of '@bwd' must be result 2 of the matching call of '@fwd'}}
  %b = call @bwd(%f#1, %h#2, %g) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return %b : tensor<64xf32>
}

// -----

// The operand is not a residual.
func.func @fwd(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<64xf32>
  %b = math.cos %a : tensor<64xf32>
  %c = math.exp %b : tensor<64xf32>
  return %c, %a, %b : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}
func.func @bwd(%a: tensor<64xf32>, %b: tensor<64xf32>, %g: tensor<64xf32>) -> tensor<64xf32> {
  %0 = arith.mulf %g, %b : tensor<64xf32>
  %1 = arith.mulf %0, %a : tensor<64xf32>
  return %1 : tensor<64xf32>
}
func.func @drive(
    // expected-note @below {{this is passed}}
    %x: tensor<64xf32>) -> tensor<64xf32> {
  // expected-error @below {{argument 0 of this call of '@bwd' must be result 1 of the matching call of '@fwd'}}
  %b = call @bwd(%x, %x, %x) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return %b : tensor<64xf32>
}

// -----

// Two backward passes.
func.func @fwd(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<64xf32>
  %b = math.cos %a : tensor<64xf32>
  %c = math.exp %b : tensor<64xf32>
  return %c, %a, %b : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}
func.func @bwd(%a: tensor<64xf32>, %b: tensor<64xf32>, %g: tensor<64xf32>) -> tensor<64xf32> {
  %0 = arith.mulf %g, %b : tensor<64xf32>
  %1 = arith.mulf %0, %a : tensor<64xf32>
  return %1 : tensor<64xf32>
}
func.func @drive(%x: tensor<64xf32>, %g: tensor<64xf32>) -> tensor<64xf32> {
  // expected-error @below {{two calls of '@bwd' use the values that this call of '@fwd' saves}}
  %f:3 = call @fwd(%x) : (tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
  %b = call @bwd(%f#1, %f#2, %g) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  // expected-note @below {{the second one}}
  %c = call @bwd(%f#1, %f#2, %b) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return %c : tensor<64xf32>
}

// -----

// A microbatch that is never closed.
func.func @fwd(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<64xf32>
  %b = math.cos %a : tensor<64xf32>
  %c = math.exp %b : tensor<64xf32>
  return %c, %a, %b : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}
// expected-note @below {{backward function}}
func.func @bwd(%a: tensor<64xf32>, %b: tensor<64xf32>, %g: tensor<64xf32>) -> tensor<64xf32> {
  %0 = arith.mulf %g, %b : tensor<64xf32>
  %1 = arith.mulf %0, %a : tensor<64xf32>
  return %1 : tensor<64xf32>
}
func.func @drive(%x: tensor<64xf32>) -> tensor<64xf32> {
  // expected-error @below {{no call of '@bwd' uses the values that this call of '@fwd' saves}}
  %f:3 = call @fwd(%x) : (tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
  return %f#0 : tensor<64xf32>
}

// -----

// A backward pass that may not happen.
func.func @fwd(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<64xf32>
  %b = math.cos %a : tensor<64xf32>
  %c = math.exp %b : tensor<64xf32>
  return %c, %a, %b : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}
func.func @bwd(%a: tensor<64xf32>, %b: tensor<64xf32>, %g: tensor<64xf32>) -> tensor<64xf32> {
  %0 = arith.mulf %g, %b : tensor<64xf32>
  %1 = arith.mulf %0, %a : tensor<64xf32>
  return %1 : tensor<64xf32>
}
func.func @drive(%x: tensor<64xf32>, %g: tensor<64xf32>, %c: i1) -> tensor<64xf32> {
  // expected-note @below {{the forward pass}}
  %f:3 = call @fwd(%x) : (tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
  %r = scf.if %c -> tensor<64xf32> {
    // expected-error @below {{this call of '@bwd' must be in the block of the matching call of '@fwd'}}
    %b = func.call @bwd(%f#1, %f#2, %g) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    scf.yield %b : tensor<64xf32>
  } else {
    scf.yield %g : tensor<64xf32>
  }
  return %r : tensor<64xf32>
}

// -----

// A name that is no call.
// expected-error @below {{offloading changes the signature of '@fwd', which is used elsewhere in the module}}
func.func @fwd(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<64xf32>
  %b = math.cos %a : tensor<64xf32>
  %c = math.exp %b : tensor<64xf32>
  return %c, %a, %b : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}
func.func @bwd(%a: tensor<64xf32>, %b: tensor<64xf32>, %g: tensor<64xf32>) -> tensor<64xf32> {
  %0 = arith.mulf %g, %b : tensor<64xf32>
  %1 = arith.mulf %0, %a : tensor<64xf32>
  return %1 : tensor<64xf32>
}
func.func @drive() -> (() -> ()) {
  // expected-note @below {{used here}}
  %f = "test.address"() {callee = @fwd} : () -> (() -> ())
  return %f : () -> ()
}

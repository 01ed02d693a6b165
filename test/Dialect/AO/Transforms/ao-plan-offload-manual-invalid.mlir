// RUN: ao-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics \
// RUN:   --ao-plan-offload="policy=manual min-bytes=0"

func.func @inside(%x: tensor<256xf32>, %c: i1) -> tensor<256xf32> attributes {ao.step} {
  scf.if %c {
    // expected-error @below {{'ao.release' must be at the top level of the step}}
    ao.release layer 0
  }
  %a = "t.a"(%x) {ao.layer = 0 : i64} : (tensor<256xf32>) -> tensor<256xf32>
  return %a : tensor<256xf32>
}

// -----

func.func @fwd(%x: tensor<256xf32>) -> (tensor<256xf32>, tensor<256xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-error @below {{'ao.start_reload' must be at the top level of the backward function}}
  ao.start_reload layer 0
  %a = "t.a"(%x) {ao.layer = 0 : i64} : (tensor<256xf32>) -> tensor<256xf32>
  %b = "t.b"(%a) {ao.layer = 1 : i64} : (tensor<256xf32>) -> tensor<256xf32>
  return %b, %a : tensor<256xf32>, tensor<256xf32>
}
func.func @bwd(%a: tensor<256xf32>, %g: tensor<256xf32>) -> tensor<256xf32> {
  %0 = "t.c"(%a, %g) {ao.layer = 0 : i64} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
  return %0 : tensor<256xf32>
}

// -----

func.func @fwd(%x: tensor<256xf32>) -> (tensor<256xf32>, tensor<256xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = "t.a"(%x) {ao.layer = 0 : i64} : (tensor<256xf32>) -> tensor<256xf32>
  ao.start_offload layer 0
  %b = "t.b"(%a) {ao.layer = 1 : i64} : (tensor<256xf32>) -> tensor<256xf32>
  return %b, %a : tensor<256xf32>, tensor<256xf32>
}
func.func @bwd(%a: tensor<256xf32>, %g: tensor<256xf32>) -> tensor<256xf32> {
  // expected-error @below {{'ao.release' must be at the top level of the forward function}}
  ao.release layer 0
  %0 = "t.c"(%a, %g) {ao.layer = 0 : i64} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
  return %0 : tensor<256xf32>
}

// -----

func.func @order(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  // expected-error @below {{layer 3 is released before its offload starts}}
  ao.release layer 3
  ao.start_offload layer 3
  return %x : tensor<256xf32>
}

// -----

func.func @unreleased_reload(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  // expected-note @below {{the other one is here}}
  ao.start_offload layer 3
  // expected-error @below {{layer 3 is reloaded before it is released}}
  ao.start_reload layer 3
  return %x : tensor<256xf32>
}

// -----

func.func @twice(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  // expected-note @below {{the other one is here}}
  ao.start_offload layer 3 microbatch 1
  ao.start_offload layer 3
  // expected-error @below {{layer 3 of microbatch 1 is offloaded twice}}
  ao.start_offload layer 3 microbatch 1
  return %x : tensor<256xf32>
}

// -----

func.func @never_released(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  // expected-error @below {{layer 3 is offloaded and never released}}
  ao.start_offload layer 3
  return %x : tensor<256xf32>
}

// -----

func.func @fwd(%x: tensor<256xf32>) -> (tensor<256xf32>, tensor<256xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  ao.start_offload layer 0
  %a = "t.a"(%x) {ao.layer = 0 : i64} : (tensor<256xf32>) -> tensor<256xf32>
  %b = "t.b"(%a) {ao.layer = 1 : i64} : (tensor<256xf32>) -> tensor<256xf32>
  // expected-error @below {{layer 0 is released and never reloaded}}
  ao.release layer 0
  return %b, %a : tensor<256xf32>, tensor<256xf32>
}
func.func @bwd(%a: tensor<256xf32>, %g: tensor<256xf32>) -> tensor<256xf32> {
  // expected-note-re @below {{'{{.*}}' is used here}}
  %0 = "t.c"(%a, %g) {ao.layer = 0 : i64} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
  return %0 : tensor<256xf32>
}

// -----

func.func @fwd(%x: tensor<256xf32>) -> (tensor<256xf32>, tensor<256xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  ao.start_offload layer 0
  %a = "t.a"(%x) {ao.layer = 0 : i64} : (tensor<256xf32>) -> tensor<256xf32>
  %b = "t.b"(%a) {ao.layer = 1 : i64} : (tensor<256xf32>) -> tensor<256xf32>
  ao.release layer 0
  return %b, %a : tensor<256xf32>, tensor<256xf32>
}
func.func @bwd(%a: tensor<256xf32>, %g: tensor<256xf32>) -> tensor<256xf32> {
  // expected-note-re @below {{'{{.*}}' is used here}}
  %0 = "t.c"(%a, %g) {ao.layer = 0 : i64} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
  // expected-error-re @below {{'{{.*}}' of layer 0 is used before 'ao.start_reload' reloads it}}
  ao.start_reload layer 0
  return %0 : tensor<256xf32>
}

// RUN: ao-opt %s --split-input-file --verify-diagnostics | FileCheck %s
// Nothing drops, merges or reorders markers.
// RUN: ao-opt %s --split-input-file --verify-diagnostics --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func.func @markers
func.func @markers() {
  // CHECK-NEXT: ao.start_offload layer 3
  ao.start_offload layer 3
  // CHECK-NEXT: ao.release layer 3
  ao.release layer 3
  // CHECK-NEXT: ao.start_reload layer 3 microbatch 1
  ao.start_reload layer 3 microbatch 1
  // CHECK-NEXT: ao.start_reload layer 3 microbatch 1
  ao.start_reload layer 3 microbatch 1
  return
}

// -----

func.func @negative() {
  // expected-error @below {{attribute 'layer' failed to satisfy constraint}}
  ao.release layer -1
  return
}

// -----

func.func @phase() {
  // expected-error @below {{expected 'ao.phase' to be "forward" or "backward", got "sideways"}}
  %0 = arith.constant {ao.phase = "sideways"} 1 : i32
  return
}

// -----

func.func @microbatch() {
  // expected-error @below {{expected 'ao.microbatch' to be non-negative, got -1}}
  %0 = arith.constant {ao.microbatch = -1 : i64} 1 : i32
  return
}

// -----

func.func @offload_base() {
  // expected-error @below {{expected 'ao.offload_base' to be a unit attribute, got true}}
  %0 = arith.constant {ao.offload_base = true} 1 : i32
  return
}

// -----

func.func @group() {
  // expected-error @below {{expected 'ao.group' to have a number for each of 1 results, got 2}}
  %0 = arith.constant {ao.group = array<i64: 1, 2>} 1 : i32
  return
}

// -----

// expected-error @below {{expected 'ao.group' to be a 64-bit integer, got "a"}}
func.func private @argument(tensor<4xf32> {ao.group = "a"})

// RUN: ao-opt %s --convert-ao-to-placement --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: not ao-opt %S/Inputs/plain.mlir --convert-ao-to-placement 2>&1 | FileCheck %s

// CHECK: plain.mlir:2:8: error: 'ao.offload' op becomes an op of StableHLO, which is not registered; allow unregistered dialects

func.func @dynamic(%x: tensor<?xf32>) {
  // expected-error @+1 {{'ao.offload' op copies a tensor of dynamic shape, which XLA cannot place}}
  %t = ao.offload %x : tensor<?xf32> -> !ao.transfer<tensor<?xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<?xf32>) : !ao.transfer<tensor<?xf32, #ao.host>>
  return
}

// -----

func.func @buffers() {
  // expected-error @+1 {{'memref.alloc' op hands on a transfer or host tensor}}
  %host = memref.alloc() : memref<8xf32, #ao.host>
  return
}

// -----

func.func @handed_on(%x: tensor<8xf32>) {
  %t = ao.offload %x : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
  // expected-error @+1 {{'test.use' op hands on a transfer or host tensor}}
  "test.use"(%h) : (tensor<8xf32, #ao.host>) -> ()
  return
}

// -----

func.func @slot(%x: tensor<8xf32>) {
  // expected-error @+1 {{'ao.host_empty' op has no counterpart among XLA's placements}}
  %slot = ao.host_empty : tensor<8xf32, #ao.host>
  %t = ao.offload %x into %slot : tensor<8xf32> into tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<8xf32>) into(%slot : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32, #ao.host>>
  return
}

// -----

// What crosses a pair of functions.
// expected-error @+1 {{'func.func' op hands on a transfer or host tensor}}
func.func @fwd(%x: tensor<8xf32>) -> tensor<8xf32, #ao.host> {
  %t = ao.offload %x : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
  return %h : tensor<8xf32, #ao.host>
}

// -----

func.func @block(%x: tensor<8xf32>, %c: i1) {
  %t = ao.offload %x : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
  "test.region"() ({
    // expected-error @+1 {{'ao.wait' op waits for a transfer that did not start in its block; a placement has one place}}
    %h = ao.wait %t keep(%x : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
    "test.done"() : () -> ()
  }) : () -> ()
  return
}

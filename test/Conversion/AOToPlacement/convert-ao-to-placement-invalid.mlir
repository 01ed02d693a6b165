// RUN: ao-opt %s --convert-ao-to-placement --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: not ao-opt %S/Inputs/plain.mlir --convert-ao-to-placement 2>&1 | FileCheck %s

// CHECK: plain.mlir:2:8: error: 'ao.offload' op becomes an op of StableHLO, which is not registered; allow unregistered dialects

func.func @dynamic(%x: tensor<?xf32>) {
  // expected-error @+1 {{'ao.offload' op copies 'tensor<?xf32>': XLA cannot place tensors of dynamic shape}}
  %t = ao.offload %x : tensor<?xf32> -> !ao.transfer<tensor<?xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<?xf32>) : !ao.transfer<tensor<?xf32, #ao.host>>
  return
}

// -----

func.func @buffers() {
  // expected-error @+1 {{'memref.alloc' op has a value of type 'memref<8xf32, #ao.host>', which placements of XLA cannot express}}
  %host = memref.alloc() : memref<8xf32, #ao.host>
  return
}

// -----

func.func @handed_on(%x: tensor<8xf32>) {
  %t = ao.offload %x : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
  // expected-error @+1 {{'test.use' op has a value of type 'tensor<8xf32, #ao.host>', which placements of XLA cannot express}}
  "test.use"(%h) : (tensor<8xf32, #ao.host>) -> ()
  return
}

// -----

func.func @slot(%x: tensor<8xf32>) {
  %slot = ao.host_empty : tensor<8xf32, #ao.host>
  // expected-error @+1 {{'ao.offload' op expected the destination to be a slice of a host tensor: XLA cannot place others}}
  %t = ao.offload %x into %slot : tensor<8xf32> into tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<8xf32>) into(%slot : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32, #ao.host>>
  return
}

// -----

func.func @dynamic_stack(%n: index) {
  // expected-error @+1 {{'ao.host_empty' op has a dynamic shape, which XLA cannot place}}
  %stack = ao.host_empty(%n) : tensor<?x8xf32, #ao.host>
  return
}

// -----

func.func @branch(%t: tensor<i1>, %x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %c = tensor.extract %t[] : tensor<i1>
  // expected-error @+1 {{'scf.if' op has no counterpart in StableHLO}}
  %r = scf.if %c -> (tensor<8xf32>) {
    scf.yield %x : tensor<8xf32>
  } else {
    scf.yield %y : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

func.func @gaps(%x: tensor<8xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'tensor.extract_slice' op accesses a slice of dynamic size or with gaps}}
  %r = tensor.extract_slice %x[0] [4] [2] : tensor<8xf32> to tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @unsigned(%x: tensor<i32>, %y: tensor<i32>) -> tensor<i1> {
  // expected-error @+1 {{'arith.cmpi' op has no counterpart in StableHLO}}
  %r = arith.cmpi ult, %x, %y : tensor<i32>
  return %r : tensor<i1>
}

// -----

func.func @element(%x: tensor<8xf32>) -> tensor<1xf32> {
  %i = arith.constant 0 : index
  // expected-error @+1 {{'tensor.extract' op has no counterpart in StableHLO}}
  %r = tensor.extract %x[%i] : tensor<8xf32>
  %t = tensor.from_elements %r : tensor<1xf32>
  return %t : tensor<1xf32>
}

// -----

func.func @number(%x: tensor<8xf32>, %i: index) -> tensor<4xf32> {
  // expected-error @+1 {{'tensor.extract_slice' op shares a number with an op that has no counterpart in StableHLO}}
  %r = tensor.extract_slice %x[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// A transfer between the functions of a pair.
// expected-error @+1 {{'func.func' op has a value of type 'tensor<8xf32, #ao.host>', which placements of XLA cannot express}}
func.func @fwd(%x: tensor<8xf32>) -> tensor<8xf32, #ao.host> {
  %t = ao.offload %x : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
  return %h : tensor<8xf32, #ao.host>
}

// -----

func.func @block(%x: tensor<8xf32>, %c: i1) {
  // expected-note @+1 {{the transfer is here}}
  %t = ao.offload %x : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
  "test.region"() ({
    // expected-error @+1 {{'ao.wait' op waits for a transfer that did not start in its block, which XLA cannot place}}
    %h = ao.wait %t keep(%x : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
    "test.done"() : () -> ()
  }) : () -> ()
  return
}

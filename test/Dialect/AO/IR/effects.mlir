// Upstream's passes on transfers, by their memory effects.
//
// RUN: ao-opt %s --cse | FileCheck %s --check-prefixes=CHECK,CSE
// RUN: ao-opt %s --loop-invariant-code-motion | FileCheck %s --check-prefixes=CHECK,LICM
// RUN: ao-opt %s --remove-dead-values | FileCheck %s --check-prefixes=CHECK,DCE

// Two equal offloads are two copies.
// CHECK-LABEL: @two_equal_offloads
func.func @two_equal_offloads(%x: tensor<4xf32>)
    -> (tensor<4xf32, #ao.host>, tensor<4xf32, #ao.host>) {
  // CSE-COUNT-2: ao.offload
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %u = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // CSE-COUNT-2: ao.wait
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  %i = ao.wait %u keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return %h, %i : tensor<4xf32, #ao.host>, tensor<4xf32, #ao.host>
}

// CHECK-LABEL: @two_equal_reloads
func.func @two_equal_reloads(%h: tensor<4xf32, #ao.host>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CSE-COUNT-2: ao.reload
  %t = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %u = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %x = ao.wait %t keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  %y = ao.wait %u keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  return %x, %y : tensor<4xf32>, tensor<4xf32>
}

// A copy in a loop happens in every iteration.
// CHECK-LABEL: @loop
func.func @loop(%x: tensor<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: scf.for
  // LICM-NEXT: ao.offload
  // LICM-NEXT: ao.wait
  scf.for %i = %c0 to %n step %c1 {
    %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  }
  return
}

// An unused copy is a copy all the same: its source may be freed after it.
// CHECK-LABEL: @unused
func.func @unused(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  // CSE: ao.offload
  // DCE: ao.offload
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // CSE: ao.wait
  // DCE: ao.wait
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// A load does not pass the wait that brings the data.
// CHECK-LABEL: @load_behind_wait
func.func @load_behind_wait(%h: memref<4xf32, #ao.host>, %x: memref<4xf32>) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  // CSE: memref.load
  %0 = memref.load %x[%c0] : memref<4xf32>
  %t = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  // CSE: ao.wait
  ao.wait %t keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  // CSE: memref.load
  %1 = memref.load %x[%c0] : memref<4xf32>
  return %0, %1 : f32, f32
}

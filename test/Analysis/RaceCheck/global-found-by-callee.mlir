// A global that only callees name: one returns it, another one writes to it.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

memref.global "private" @g : !D = dense<0.0>
func.func @main(%h: !H) {
  %found = func.call @get() : () -> !D
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %found into %h : !D into !H -> !T
  // expected-error @+1 {{calls a function that overwrites the source of a transfer in flight}}
  func.call @write() : () -> ()
  ao.wait %t keep(%found : !D) : !T
  return
}
func.func private @get() -> !D {
  %g = memref.get_global @g : !D
  return %g : !D
}
func.func private @write() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 0.0 : f32
  %g = memref.get_global @g : !D
  // expected-note @+1 {{the access}}
  memref.store %v, %g[%c0] : !D
  return
}

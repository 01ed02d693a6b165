// A callee copies what it is given, and writes to a global that it names itself.
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
  // expected-error @+1 {{passes a buffer under two names, and the callee accesses one while the other may be in flight}}
  func.call @copy(%found, %h) : (!D, !H) -> ()
  return
}
func.func private @get() -> !D {
  %g = memref.get_global @g : !D
  return %g : !D
}
func.func private @copy(%a: !D, %h: !H) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 0.0 : f32
  %g = memref.get_global @g : !D
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %a into %h : !D into !H -> !T
  // expected-note @+1 {{the access}}
  memref.store %v, %g[%c0] : !D
  ao.wait %t keep(%a : !D) : !T
  return
}

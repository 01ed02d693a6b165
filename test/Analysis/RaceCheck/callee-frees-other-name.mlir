// A callee frees one of its arguments and copies another one: the same buffer.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @main(%h: !H) {
  %x = memref.alloc() : !D
  // expected-error @+1 {{passes a buffer under two names}}
  func.call @copies(%x, %x, %h) : (!D, !D, !H) -> ()
  return
}
func.func private @frees(%a: !D) {
  // expected-note @+1 {{the access}}
  memref.dealloc %a : !D
  return
}
func.func private @copies(%a: !D, %b: !D, %h: !H) {
  func.call @frees(%a) : (!D) -> ()
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %b into %h : !D into !H -> !T
  ao.wait %t keep(%b : !D) : !T
  return
}

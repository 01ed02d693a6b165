// A call is given one buffer under two names, and the callee writes to it under
// one while a copy under the other is in flight: a later copy, that is.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @g(%a: !D, %b: !D, %c: !D, %h: !H, %i: !H, %v: f32) {
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %a into %h : !D into !H -> !T
  linalg.fill ins(%v : f32) outs(%c : !D)
  ao.wait %t keep(%a : !D) : !T
  %u = ao.offload %a into %i : !D into !H -> !T
  // expected-note @+1 {{the access}}
  linalg.fill ins(%v : f32) outs(%b : !D)
  ao.wait %u keep(%a : !D) : !T
  return
}
func.func @f(%x: !D, %y: !D, %h: !H, %i: !H, %v: f32) {
  // expected-error @+1 {{passes a buffer under two names, and the callee accesses one while the other may be in flight}}
  func.call @g(%x, %x, %y, %h, %i, %v) : (!D, !D, !D, !H, !H, f32) -> ()
  return
}

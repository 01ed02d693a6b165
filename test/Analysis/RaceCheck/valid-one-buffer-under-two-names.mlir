// Valid: a call is given one buffer under two names, and while the callee copies
// it under one, it touches it under neither.
//
// RUN: ao-opt %s --ao-verify-transfers -o /dev/null
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 0 racy, 0 of them accepted; 1 valid, 0.00 % of them rejected

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @g(%a: !D, %b: !D, %c: !D, %h: !H, %v: f32) {
  linalg.fill ins(%v : f32) outs(%b : !D)
  %t = ao.offload %a into %h : !D into !H -> !T
  linalg.fill ins(%v : f32) outs(%c : !D)
  ao.wait %t keep(%a : !D) : !T
  return
}
func.func @f(%x: !D, %y: !D, %h: !H, %v: f32) {
  func.call @g(%x, %x, %y, %h, %v) : (!D, !D, !D, !H, f32) -> ()
  return
}

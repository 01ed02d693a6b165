// An op of no dialect hands a buffer on to a block, under another name.
//
// RUN: ao-opt %s --verify-diagnostics --allow-unregistered-dialect --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @f(%x: !D, %h: !H, %v: f32) {
  "test.go"(%x)[^bb1] : (!D) -> ()
^bb1(%b: !D):
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  linalg.fill ins(%v : f32) outs(%b : !D)
  ao.wait %t keep(%x : !D) : !T
  return
}

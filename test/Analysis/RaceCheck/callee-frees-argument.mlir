// A callee frees what its caller has in flight.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @free(%a: !D) {
  // expected-note @+1 {{the access}}
  memref.dealloc %a : !D
  return
}
func.func @f(%h: !H, %v: f32) {
  %x = memref.alloc() : !D
  linalg.fill ins(%v : f32) outs(%x : !D)
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{frees the source of a transfer in flight}}
  func.call @free(%x) : (!D) -> ()
  ao.wait %t keep(%x : !D) : !T
  return
}

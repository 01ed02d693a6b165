// A callee reloads host memory that its caller has only allocated.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>

func.func private @reload(%g: !H, %x: !D) {
  %u = ao.reload %g into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %u keep(%g : !H) : !ao.transfer<!D>
  return
}
func.func @f(%x: !D) {
  // expected-note @+1 {{allocated here}}
  %g = memref.alloc() : !H
  // expected-error @+1 {{calls a function that reloads host memory that no offload has written}}
  func.call @reload(%g, %x) : (!H, !D) -> ()
  return
}

// A copy from memory that was freed.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @f(%h: !H) {
  %y = memref.alloc() : !D
  // expected-note @below {{freed here}}
  memref.dealloc %y : !D
  // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %y into %h : !D into !H -> !T
  ao.wait %t keep(%y : !D) : !T
  return
}

// Memory on the stack is gone while a copy still reads it.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @f(%h: !H, %v: f32) {
  %t, %b = memref.alloca_scope -> (!T, !D) {
    // expected-note @below {{the buffer}}
    %a = memref.alloca() : !D
    linalg.fill ins(%v : f32) outs(%a : !D)
    // expected-error @+1 {{transfer is in flight at the end of the scope of its stack-allocated buffer}}
    %u = ao.offload %a into %h : !D into !H -> !T
    memref.alloca_scope.return %u, %a : !T, !D
  }
  ao.wait %t keep(%b : !D) : !T
  return
}

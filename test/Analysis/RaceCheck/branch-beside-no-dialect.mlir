// A block takes buffers by a branch that is known, and by one that is not.
//
// RUN: ao-opt %s --verify-diagnostics --allow-unregistered-dialect --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @f(%x: !D, %h: !H, %c: i1) {
  %a = memref.alloc() : !D
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "test.go"(%x)[^bb3] : (!D) -> ()
^bb2:
  cf.br ^bb3(%a : !D)
^bb3(%b: !D):
  memref.dealloc %a : !D
  // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %b into %h : !D into !H -> !T
  ao.wait %t keep(%b : !D) : !T
  return
}

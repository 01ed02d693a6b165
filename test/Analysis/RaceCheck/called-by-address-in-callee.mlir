// A function whose address is taken calls others by address before it frees what it
// is given.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @main(%h: !H) {
  %x = memref.alloc() : !D
  %y = memref.alloc() : !D
  func.call @frees(%y) : (!D) -> ()
  %function = func.constant @frees : (!D) -> ()
  // expected-note @below {{freed here}}
  func.call_indirect %function(%x) : (!D) -> ()
  // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  return
}
func.func private @nothing(%a: !D) {
  return
}
func.func private @frees(%a: !D) {
  %function = func.constant @nothing : (!D) -> ()
  %x = memref.alloc() : !D
  func.call_indirect %function(%x) : (!D) -> ()
  memref.dealloc %a : !D
  return
}

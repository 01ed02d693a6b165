// A function whose address is taken calls others by address before it keeps what it
// is given.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>
!S = memref<1x!D>

func.func @main(%x: !D, %y: !D, %h: !H, %table: !S, %other: !S, %v: f32) {
  %c0 = arith.constant 0 : index
  func.call @keeps(%y, %other) : (!D, !S) -> ()
  %function = func.constant @keeps : (!D, !S) -> ()
  func.call_indirect %function(%x, %table) : (!D, !S) -> ()
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  %found = memref.load %table[%c0] : !S
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  memref.store %v, %found[%c0] : !D
  ao.wait %t keep(%x : !D) : !T
  return
}
func.func private @nothing(%a: !D) {
  return
}
func.func private @keeps(%a: !D, %table: !S) {
  %c0 = arith.constant 0 : index
  %function = func.constant @nothing : (!D) -> ()
  %x = memref.alloc() : !D
  func.call_indirect %function(%x) : (!D) -> ()
  memref.store %a, %table[%c0] : !S
  return
}

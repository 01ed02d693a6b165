// An address that is one function's does what that function does, and not what others
// do whose addresses are taken.
//
// RUN: ao-opt %s --ao-verify-transfers -o /dev/null
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 0 racy, 0 of them accepted; 1 valid, 0.00 % of them rejected

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @main(%x: !D, %h: !H, %v: f32) {
  %writes = func.constant @writes : (!D, f32) -> ()
  %reads = func.constant @reads : (!D, f32) -> ()
  func.call_indirect %writes(%x, %v) : (!D, f32) -> ()
  %t = ao.offload %x into %h : !D into !H -> !T
  func.call_indirect %reads(%x, %v) : (!D, f32) -> ()
  ao.wait %t keep(%x : !D) : !T
  return
}
func.func private @writes(%a: !D, %v: f32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %a[%c0] : !D
  return
}
func.func private @reads(%a: !D, %v: f32) {
  %c0 = arith.constant 0 : index
  %read = memref.load %a[%c0] : !D
  return
}

// From 0 to -1 by quarters of all numbers, which are four iterations if numbers
// have no sign.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @f(%x: !D, %h: !H, %v: f32) {
  %c0 = arith.constant 0 : index
  %i0 = arith.constant 0 : i8
  %i64 = arith.constant 64 : i8
  %last = arith.constant -1 : i8
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  scf.for unsigned %i = %i0 to %last step %i64 : i8 {
    // expected-error @+1 {{overwrites the source of a transfer in flight}}
    memref.store %v, %x[%c0] : !D
  }
  ao.wait %t keep(%x : !D) : !T
  return
}

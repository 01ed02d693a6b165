// From -2 to 2, which are no iterations if numbers have no sign. The check knows
// nothing of such a loop but that it may run.
//
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 0 racy, 0 of them accepted; 1 valid, 100.00 % of them rejected

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @f(%x: !D, %h: !H, %v: f32) {
  %c0 = arith.constant 0 : index
  %first = arith.constant -2 : i32
  %i2 = arith.constant 2 : i32
  %i1 = arith.constant 1 : i32
  %t = ao.offload %x into %h : !D into !H -> !T
  scf.for unsigned %i = %first to %i2 step %i1 : i32 {
    memref.store %v, %x[%c0] : !D
  }
  ao.wait %t keep(%x : !D) : !T
  return
}

// Valid: a buffer that was found in a table before there was memory on the stack
// is not that memory, although the table has it afterwards.
//
// RUN: ao-opt %s --ao-verify-transfers -o /dev/null
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 0 racy, 0 of them accepted; 1 valid, 0.00 % of them rejected

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @f(%x: !D, %h: !H, %tab: memref<2x!D>) {
  %c0 = arith.constant 0 : index
  memref.store %x, %tab[%c0] : memref<2x!D>
  %found = memref.load %tab[%c0] : memref<2x!D>
  memref.alloca_scope {
    %a = memref.alloca() : !D
    memref.store %a, %tab[%c0] : memref<2x!D>
  }
  %t = ao.offload %found into %h : !D into !H -> !T
  ao.wait %t keep(%found : !D) : !T
  return
}

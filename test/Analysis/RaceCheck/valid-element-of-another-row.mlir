// Valid: row %i is copied while an element of the next row is written, through
// the buffer that both are in.
//
// RUN: ao-opt %s --ao-verify-transfers -o /dev/null
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 0 racy, 0 of them accepted; 1 valid, 0.00 % of them rejected

!S = memref<8x4xf32>
!P = memref<4xf32, strided<[1], offset: ?>>
!H = memref<4xf32, #ao.host>

func.func @f(%stack: !S, %h: !H, %v: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %row = memref.subview %stack[%i, 0] [1, 4] [1, 1] : !S to !P
    %j = arith.addi %i, %c1 : index
    %t = ao.offload %row into %h : !P into !H -> !ao.transfer<!H>
    memref.store %v, %stack[%j, %c1] : !S
    ao.wait %t keep(%row : !P) : !ao.transfer<!H>
  }
  return
}

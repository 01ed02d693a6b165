// Each iteration copies a row and waits for that of the iteration before; after
// the loop, the last one. Without iterations, its index is at most zero, and no
// view begins at a negative index: it is the first row.
//
// RUN: ao-opt %s --ao-verify-transfers -o /dev/null
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 0 racy, 0 of them accepted; 1 valid, 0.00 % of them rejected

!D = memref<8x4xf32>
!R = memref<4xf32, strided<[1], offset: ?>>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @f(%x: !D, %h: !H, %v: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.subview %x[0, 0] [1, 4] [1, 1] : !D to memref<4xf32, strided<[1]>>
  %p = memref.cast %first : memref<4xf32, strided<[1]>> to !R
  %s = ao.offload %p into %h : !R into !H -> !T
  %end = arith.addi %n, %c1 : index
  %r = scf.for %i = %c1 to %end step %c1 iter_args(%t = %s) -> (!T) {
    %before = arith.subi %i, %c1 : index
    %old = memref.subview %x[%before, 0] [1, 4] [1, 1] : !D to !R
    ao.wait %t keep(%old : !R) into(%h : !H) : !T
    memref.store %v, %x[%before, %c0] : !D
    %new = memref.subview %x[%i, 0] [1, 4] [1, 1] : !D to !R
    %u = ao.offload %new into %h : !R into !H -> !T
    scf.yield %u : !T
  }
  %last = memref.subview %x[%n, 0] [1, 4] [1, 1] : !D to !R
  ao.wait %r keep(%last : !R) into(%h : !H) : !T
  return
}

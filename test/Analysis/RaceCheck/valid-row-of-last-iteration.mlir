// Each iteration waits for the row that the one before has filled, by a number
// that it counts itself; after the loop, the last one.
//
// RUN: ao-opt %s --ao-verify-transfers -o /dev/null
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 0 racy, 0 of them accepted; 1 valid, 0.00 % of them rejected

!R = memref<7x8xf32, #ao.host>
!H = memref<8xf32, strided<[1], offset: ?>, #ao.host>

func.func @f(%x: memref<8xf32>, %z: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %g = memref.alloc() : !R
  %first = memref.subview %g[%c0, 0] [1, 8] [1, 1] : !R to !H
  %s = ao.offload %x into %first : memref<8xf32> into !H -> !ao.transfer<!H>
  %e = scf.for %i = %c2 to %c7 step %c2 iter_args(%t = %s) -> (!ao.transfer<!H>) {
    %before = arith.subi %i, %c2 : index
    %a = memref.subview %g[%before, 0] [1, 8] [1, 1] : !R to !H
    ao.wait %t keep(%x : memref<8xf32>) into(%a : !H) : !ao.transfer<!H>
    %b = memref.subview %g[%i, 0] [1, 8] [1, 1] : !R to !H
    %n = ao.offload %x into %b : memref<8xf32> into !H -> !ao.transfer<!H>
    scf.yield %n : !ao.transfer<!H>
  }
  %last = memref.subview %g[%c6, 0] [1, 8] [1, 1] : !R to !H
  ao.wait %e keep(%x : memref<8xf32>) into(%last : !H) : !ao.transfer<!H>
  %row = memref.subview %g[4, 0] [1, 8] [1, 1] : !R to memref<8xf32, strided<[1], offset: 32>, #ao.host>
  %u = ao.reload %row into %z : memref<8xf32, strided<[1], offset: 32>, #ao.host> into memref<8xf32> -> !ao.transfer<memref<8xf32>>
  ao.wait %u keep(%row : memref<8xf32, strided<[1], offset: 32>, #ao.host>) : !ao.transfer<memref<8xf32>>
  return
}

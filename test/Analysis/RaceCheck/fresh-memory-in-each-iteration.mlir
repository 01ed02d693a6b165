// Each iteration fills one element of memory of its own, not of one buffer.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!S = memref<1xf32, strided<[1], offset: ?>, #ao.host>

func.func @f(%x: !D, %y: !D, %e: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %first = memref.alloc() : !H
  %t = ao.offload %x into %first : !D into !H -> !ao.transfer<!H>
  ao.wait %t keep(%x : !D) : !ao.transfer<!H>
  %last = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %first) -> !H {
    // expected-note @+1 {{allocated here}}
    %made = memref.alloc() : !H
    %s = memref.subview %made[%i] [1] [1] : !H to !S
    %o = ao.offload %e into %s : memref<1xf32> into !S -> !ao.transfer<!S>
    ao.wait %o keep(%e : memref<1xf32>) : !ao.transfer<!S>
    scf.yield %made : !H
  }
  // expected-error @+1 {{reads host memory that no offload has written}}
  %u = ao.reload %last into %y : !H into !D -> !ao.transfer<!D>
  ao.wait %u keep(%last : !H) : !ao.transfer<!D>
  return
}

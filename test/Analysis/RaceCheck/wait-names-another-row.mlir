// Each iteration fills the first row and waits as if it had filled its own.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!R = memref<4x8xf32, #ao.host>
!H = memref<8xf32, strided<[1], offset: ?>, #ao.host>

func.func @f(%x: memref<8xf32>, %z: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %g = memref.alloc() : !R
  %a = memref.subview %g[%c0, 0] [1, 8] [1, 1] : !R to !H
  scf.for %i = %c0 to %c4 step %c1 {
    %b = memref.subview %g[%i, 0] [1, 8] [1, 1] : !R to !H
    // expected-note @+1 {{the transfer}}
    %t = ao.offload %x into %a : memref<8xf32> into !H -> !ao.transfer<!H>
    // expected-error @+1 {{expected 'into' to be the destination of the transfer}}
    ao.wait %t keep(%x : memref<8xf32>) into(%b : !H) : !ao.transfer<!H>
  }
  %u = ao.reload %g into %z : !R into memref<4x8xf32> -> !ao.transfer<memref<4x8xf32>>
  ao.wait %u keep(%g : !R) : !ao.transfer<memref<4x8xf32>>
  return
}

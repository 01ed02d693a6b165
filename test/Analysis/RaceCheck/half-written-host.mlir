// Of eight elements of host memory, an offload has written four.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!H = memref<8xf32, #ao.host>
!P = memref<4xf32, strided<[1]>, #ao.host>

func.func @f(%x: memref<4xf32>, %z: memref<8xf32>) {
  // expected-note @+1 {{allocated here}}
  %g = memref.alloc() : !H
  %p = memref.subview %g[0] [4] [1] : !H to !P
  %t = ao.offload %x into %p : memref<4xf32> into !P -> !ao.transfer<!P>
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<!P>
  // expected-error @+1 {{reads host memory that no offload has written}}
  %u = ao.reload %g into %z : !H into memref<8xf32> -> !ao.transfer<memref<8xf32>>
  ao.wait %u keep(%g : !H) : !ao.transfer<memref<8xf32>>
  return
}

// The copy fills a row that no op reads, and its wait names the other one.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!R = memref<2x8xf32, #ao.host>
!H = memref<8xf32, strided<[1], offset: ?>, #ao.host>

func.func @f(%x: memref<8xf32>, %z: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = memref.alloc() : !R
  %a = memref.subview %g[%c0, 0] [1, 8] [1, 1] : !R to !H
  %b = memref.subview %g[%c1, 0] [1, 8] [1, 1] : !R to !H
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %a : memref<8xf32> into !H -> !ao.transfer<!H>
  // expected-error @+1 {{expected 'into' to be the destination of the transfer}}
  ao.wait %t keep(%x : memref<8xf32>) into(%b : !H) : !ao.transfer<!H>
  %u = ao.reload %b into %z : !H into memref<8xf32> -> !ao.transfer<memref<8xf32>>
  ao.wait %u keep(%b : !H) : !ao.transfer<memref<8xf32>>
  return
}

// An element after the end of a row is one of the next row.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!S = memref<4x8xf32, strided<[4, 1]>>
!P = memref<4xf32, strided<[1], offset: ?>>
!H = memref<4xf32, #ao.host>

func.func @f(%x: memref<32xf32>, %h: !H, %v: f32, %i: index) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %rows = memref.reinterpret_cast %x to offset: [0], sizes: [4, 8], strides: [4, 1] : memref<32xf32> to !S
  %j = arith.addi %i, %c1 : index
  %row = memref.subview %rows[%j, 0] [1, 4] [1, 1] : !S to !P
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %row into %h : !P into !H -> !ao.transfer<!H>
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  memref.store %v, %rows[%i, %c4] : !S
  ao.wait %t keep(%row : !P) : !ao.transfer<!H>
  return
}

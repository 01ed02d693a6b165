// Valid: iterations take turns with two rows; the row of the last one is copied
// while this one fills the other.
//
// RUN: ao-opt %s --ao-verify-transfers -o /dev/null
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 0 racy, 0 of them accepted; 1 valid, 0.00 % of them rejected

!S = memref<2x4xf32>
!P = memref<4xf32, strided<[1], offset: ?>>
!HS = memref<8x4xf32, #ao.host>
!H = memref<4xf32, strided<[1], offset: ?>, #ao.host>
!T = !ao.transfer<!H>

func.func @f(%rows: !S, %hs: !HS, %first: memref<4xf32>, %v: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = memref.cast %first : memref<4xf32> to !P
  %h0 = memref.subview %hs[%c0, 0] [1, 4] [1, 1] : !HS to !H
  %t0 = ao.offload %x into %h0 : !P into !H -> !T
  %r:2 = scf.for %i = %c1 to %n step %c1 iter_args(%t = %t0, %old = %x) -> (!T, !P) {
    %turn = arith.remui %i, %c2 : index
    %row = memref.subview %rows[%turn, 0] [1, 4] [1, 1] : !S to !P
    linalg.fill ins(%v : f32) outs(%row : !P)
    ao.wait %t keep(%old : !P) : !T
    %h = memref.subview %hs[%i, 0] [1, 4] [1, 1] : !HS to !H
    %u = ao.offload %row into %h : !P into !H -> !T
    scf.yield %u, %row : !T, !P
  }
  ao.wait %r#0 keep(%r#1 : !P) : !T
  return
}

// Valid: iterations take turns with three rows, and the first copy is that of a
// row which is a constant: in the first iteration, what it fills is another one.
//
// RUN: ao-opt %s --ao-verify-transfers -o /dev/null
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 0 racy, 0 of them accepted; 1 valid, 0.00 % of them rejected

!S = memref<3x4xf32>
!P = memref<4xf32, strided<[1], offset: ?>>
!HS = memref<8x4xf32, #ao.host>
!H = memref<4xf32, strided<[1], offset: ?>, #ao.host>
!T = !ao.transfer<!H>

func.func @f(%rows: !S, %hs: !HS, %v: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %x = memref.subview %rows[%c0, 0] [1, 4] [1, 1] : !S to !P
  %h0 = memref.subview %hs[%c0, 0] [1, 4] [1, 1] : !HS to !H
  %t0 = ao.offload %x into %h0 : !P into !H -> !T
  %r:2 = scf.for %i = %c1 to %n step %c1 iter_args(%t = %t0, %old = %x) -> (!T, !P) {
    %turn = arith.remui %i, %c3 : index
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

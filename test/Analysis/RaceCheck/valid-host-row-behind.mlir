// Valid: the copy of one row of a host residual overlaps with the next
// iteration.
//
// RUN: ao-opt %s --ao-verify-transfers -o /dev/null
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 0 racy, 0 of them accepted; 1 valid, 0.00 % of them rejected

!D = memref<4xf32>
!S = memref<8x4xf32, #ao.host>
!P = memref<4xf32, strided<[1], offset: ?>, #ao.host>
!T = !ao.transfer<!P>

func.func @f(%x: !D, %y: !D, %stack: !S, %n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p0 = memref.subview %stack[%c0, 0] [1, 4] [1, 1] : !S to !P
  %t0 = ao.offload %x into %p0 : !D into !P -> !T
  %r:3 = scf.for %i = %c1 to %n step %c1 iter_args(%t = %t0, %a = %x, %b = %y) -> (!T, !D, !D) {
    linalg.fill ins(%v : f32) outs(%b : !D)
    %p = memref.subview %stack[%i, 0] [1, 4] [1, 1] : !S to !P
    ao.wait %t keep(%a : !D) : !T
    %u = ao.offload %b into %p : !D into !P -> !T
    scf.yield %u, %b, %a : !T, !D, !D
  }
  ao.wait %r#0 keep(%r#1 : !D) : !T
  return
}

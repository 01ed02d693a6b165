// Rows of a layout that overlaps itself: row %i ends where row %i + 1 begins.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!V = memref<3x2xf32, strided<[1, 1]>>
!P = memref<2xf32, strided<[1], offset: ?>>
!H = memref<2xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @f(%x: memref<4xf32>, %v: f32) {
  %rows = memref.reinterpret_cast %x to offset: [0], sizes: [3, 2], strides: [1, 1] : memref<4xf32> to !V
  // expected-note @+1 {{iterations run at once here}}
  scf.forall (%i) in (3) {
    %row = memref.subview %rows[%i, 0] [1, 2] [1, 1] : !V to !P
    %h = memref.alloc() : !H
    // expected-error @+1 {{overwrites the source of a transfer that may be in flight in another iteration}}
    linalg.fill ins(%v : f32) outs(%row : !P)
    // expected-note @+1 {{the transfer}}
    %t = ao.offload %row into %h : !P into !H -> !T
    ao.wait %t keep(%row : !P) : !T
    memref.dealloc %h : !H
  }
  return
}

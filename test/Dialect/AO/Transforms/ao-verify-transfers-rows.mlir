// Parts of a buffer that begin where a sum of index values says.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!S = memref<4xf32, strided<[1], offset: ?>>
!TH = !ao.transfer<!H>

func.func @next_row(%st: memref<8x4xf32>, %h: !H, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %p = memref.subview %st[%i, 0] [1, 4] [1, 1] : memref<8x4xf32> to !S
    %i1 = arith.addi %i, %c1 : index
    %q = memref.subview %st[%i1, 0] [1, 4] [1, 1] : memref<8x4xf32> to !S
    %t = ao.offload %p into %h : !S into !H -> !TH
    linalg.fill ins(%f : f32) outs(%q : !S)
    ao.wait %t keep(%p : !S) : !TH
  }
  return
}

// -----

!H = memref<4xf32, #ao.host>
!S = memref<4xf32, strided<[1], offset: ?>>
!TH = !ao.transfer<!H>

func.func @maybe_same_row(%st: memref<8x4xf32>, %h: !H, %f: f32, %i: index, %j: index) {
  %p = memref.subview %st[%i, 0] [1, 4] [1, 1] : memref<8x4xf32> to !S
  %q = memref.subview %st[%j, 0] [1, 4] [1, 1] : memref<8x4xf32> to !S
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %p into %h : !S into !H -> !TH
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  linalg.fill ins(%f : f32) outs(%q : !S)
  ao.wait %t keep(%p : !S) : !TH
  return
}

// -----

// Columns lie between each other's ends.
!H = memref<4x2xf32, #ao.host>
!S = memref<4x2xf32, strided<[8, 1], offset: ?>>
!TH = !ao.transfer<!H>

func.func @columns(%st: memref<4x8xf32>, %h: !H, %f: f32, %i: index) {
  %c2 = arith.constant 2 : index
  %j = arith.addi %i, %c2 : index
  %p = memref.subview %st[0, %i] [4, 2] [1, 1] : memref<4x8xf32> to !S
  %q = memref.subview %st[0, %j] [4, 2] [1, 1] : memref<4x8xf32> to !S
  %t = ao.offload %p into %h : !S into !H -> !TH
  linalg.fill ins(%f : f32) outs(%q : !S)
  ao.wait %t keep(%p : !S) : !TH
  return
}

// -----

!H = memref<4x2xf32, #ao.host>
!S = memref<4x2xf32, strided<[8, 1], offset: ?>>
!TH = !ao.transfer<!H>

func.func @columns_overlap(%st: memref<4x8xf32>, %h: !H, %f: f32, %i: index) {
  %c1 = arith.constant 1 : index
  %j = arith.addi %i, %c1 : index
  %p = memref.subview %st[0, %i] [4, 2] [1, 1] : memref<4x8xf32> to !S
  %q = memref.subview %st[0, %j] [4, 2] [1, 1] : memref<4x8xf32> to !S
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %p into %h : !S into !H -> !TH
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  linalg.fill ins(%f : f32) outs(%q : !S)
  ao.wait %t keep(%p : !S) : !TH
  return
}

// -----

// The copy of one layer runs beside the next: row %i is another than the row
// of the iteration before, and the first one another than row 0.
!D = memref<4xf32>
!H = memref<8x4xf32, #ao.host>
!S = memref<4xf32, strided<[1], offset: ?>, #ao.host>
!T = !ao.transfer<!S>

func.func @rows_in_flight(%x: !D, %y: !D, %hs: !H, %n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s0 = memref.subview %hs[%c0, 0] [1, 4] [1, 1] : !H to !S
  %t0 = ao.offload %x into %s0 : !D into !S -> !T
  %r:3 = scf.for %i = %c1 to %n step %c1 iter_args(%t = %t0, %a = %x, %b = %y) -> (!T, !D, !D) {
    linalg.fill ins(%f : f32) outs(%b : !D)
    %s = memref.subview %hs[%i, 0] [1, 4] [1, 1] : !H to !S
    %u = ao.offload %b into %s : !D into !S -> !T
    ao.wait %t keep(%a : !D) : !T
    scf.yield %u, %b, %a : !T, !D, !D
  }
  ao.wait %r#0 keep(%r#1 : !D) : !T
  return
}

// -----

// The row of the last iteration under the name it had then.
!D = memref<4xf32>
!H = memref<8x4xf32, #ao.host>
!S = memref<4xf32, strided<[1], offset: ?>, #ao.host>
!T = !ao.transfer<!S>

func.func @row_behind(%x: !D, %y: !D, %hs: !H, %n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s0 = memref.subview %hs[%c0, 0] [1, 4] [1, 1] : !H to !S
  %t0 = ao.offload %x into %s0 : !D into !S -> !T
  // expected-note @+1 {{the transfer}}
  %r:3 = scf.for %i = %c1 to %n step %c1 iter_args(%t = %t0, %a = %x, %b = %y) -> (!T, !D, !D) {
    linalg.fill ins(%f : f32) outs(%b : !D)
    %s = memref.subview %hs[%i, 0] [1, 4] [1, 1] : !H to !S
    %j = arith.subi %i, %c1 : index
    %before = memref.subview %hs[%j, 0] [1, 4] [1, 1] : !H to !S
    // expected-error @+1 {{overwrites the destination of a transfer in flight}}
    %v = ao.offload %b into %before : !D into !S -> !T
    ao.wait %v keep(%b : !D) : !T
    %u = ao.offload %b into %s : !D into !S -> !T
    ao.wait %t keep(%a : !D) : !T
    scf.yield %u, %b, %a : !T, !D, !D
  }
  ao.wait %r#0 keep(%r#1 : !D) : !T
  return
}

// -----

// The first iteration writes the row that is in flight from before the loop.
!D = memref<4xf32>
!H = memref<8x4xf32, #ao.host>
!S = memref<4xf32, strided<[1], offset: ?>, #ao.host>
!T = !ao.transfer<!S>

func.func @first_row(%x: !D, %y: !D, %hs: !H, %n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s0 = memref.subview %hs[%c1, 0] [1, 4] [1, 1] : !H to !S
  %t0 = ao.offload %x into %s0 : !D into !S -> !T
  // expected-note @+1 {{the transfer}}
  %r:3 = scf.for %i = %c1 to %n step %c1 iter_args(%t = %t0, %a = %x, %b = %y) -> (!T, !D, !D) {
    linalg.fill ins(%f : f32) outs(%b : !D)
    %s = memref.subview %hs[%i, 0] [1, 4] [1, 1] : !H to !S
    // expected-error @+1 {{overwrites the destination of a transfer in flight}}
    %u = ao.offload %b into %s : !D into !S -> !T
    ao.wait %t keep(%a : !D) : !T
    scf.yield %u, %b, %a : !T, !D, !D
  }
  ao.wait %r#0 keep(%r#1 : !D) : !T
  return
}

// -----

// A callee may touch two halves of one buffer as if they were two buffers.
!H = memref<4xf32, #ao.host>
!S = memref<4xf32, strided<[1], offset: ?>>
!TH = !ao.transfer<!H>

func.func private @halves(%a: !S, %b: !S, %h: !H, %f: f32) {
  %t = ao.offload %a into %h : !S into !H -> !TH
  linalg.fill ins(%f : f32) outs(%b : !S)
  ao.wait %t keep(%a : !S) : !TH
  return
}
func.func @call_halves(%x: memref<8xf32>, %h: !H, %f: f32) {
  %a = memref.subview %x[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %b = memref.subview %x[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
  %a1 = memref.cast %a : memref<4xf32, strided<[1]>> to !S
  %b1 = memref.cast %b : memref<4xf32, strided<[1], offset: 4>> to !S
  func.call @halves(%a1, %b1, %h, %f) : (!S, !S, !H, f32) -> ()
  return
}

// -----

// The callee reaches out of the half that it is given.
!H = memref<4xf32, #ao.host>
!S = memref<4xf32, strided<[1], offset: ?>>
!TH = !ao.transfer<!H>

func.func private @reaches_out(%a: !S, %b: !S, %h: !H, %f: f32) {
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %a into %h : !S into !H -> !TH
  %all = memref.reinterpret_cast %b to offset: [0], sizes: [8], strides: [1] : !S to memref<8xf32>
  // expected-note @+1 {{the access}}
  linalg.fill ins(%f : f32) outs(%all : memref<8xf32>)
  ao.wait %t keep(%a : !S) : !TH
  return
}
func.func @call_reaches_out(%x: memref<8xf32>, %h: !H, %f: f32) {
  %a = memref.subview %x[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %b = memref.subview %x[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
  %a1 = memref.cast %a : memref<4xf32, strided<[1]>> to !S
  %b1 = memref.cast %b : memref<4xf32, strided<[1], offset: 4>> to !S
  // expected-error @+1 {{passes a buffer under two names}}
  func.call @reaches_out(%a1, %b1, %h, %f) : (!S, !S, !H, f32) -> ()
  return
}

// -----

// The next row by an affine map is another row; by one that is no sum it may
// be the same.

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!S = memref<4xf32, strided<[1], offset: ?>>
!TH = !ao.transfer<!H>

func.func @next_row_by_map(%st: memref<8x4xf32>, %h: !H, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %j = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 - d0 + 1)>(%i)[%c0]
    %a = memref.subview %st[%i, 0] [1, 4] [1, 1] : memref<8x4xf32> to !S
    %b = memref.subview %st[%j, 0] [1, 4] [1, 1] : memref<8x4xf32> to !S
    %t = ao.offload %a into %h : !S into !H -> !TH
    linalg.fill ins(%f : f32) outs(%b : !S)
    ao.wait %t keep(%a : !S) : !TH
  }
  return
}

func.func @same_row_by_map(%st: memref<8x4xf32>, %h: !H, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %j = affine.apply affine_map<(d0) -> ((d0 + 1) mod 2)>(%i)
    %a = memref.subview %st[%i, 0] [1, 4] [1, 1] : memref<8x4xf32> to !S
    %b = memref.subview %st[%j, 0] [1, 4] [1, 1] : memref<8x4xf32> to !S
    // expected-note @+1 {{the transfer}}
    %t = ao.offload %a into %h : !S into !H -> !TH
    // expected-error @+1 {{overwrites the source of a transfer in flight}}
    linalg.fill ins(%f : f32) outs(%b : !S)
    ao.wait %t keep(%a : !S) : !TH
  }
  return
}

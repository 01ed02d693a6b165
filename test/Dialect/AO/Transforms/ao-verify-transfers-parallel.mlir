// Iterations that run at once.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-verify-transfers

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func @forall_same_host(%x: !D, %h: !H) {
  // expected-note @+1 {{iterations run at once here}}
  scf.forall (%i) in (4) {
    // expected-error @+2 {{'ao.offload' op overwrites the destination of a transfer that may be in flight in another iteration}}
    // expected-note @+1 {{the transfer}}
    %t = ao.offload %x into %h : !D into !H -> !TH
    ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  }
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func @forall_own_host(%x: !D) {
  scf.forall (%i) in (4) {
    %h = memref.alloc() : !H
    %t = ao.offload %x into %h : !D into !H -> !TH
    ao.wait %t keep(%x : !D) into(%h : !H) : !TH
    memref.dealloc %h : !H
  }
  return
}

// -----

func.func @forall_slices(%x: memref<4x4xf32>, %h: memref<4x4xf32, #ao.host>) {
  scf.forall (%i) in (4) {
    %xs = memref.subview %x[%i, 0] [1, 4] [1, 1] : memref<4x4xf32> to memref<1x4xf32, strided<[4, 1], offset: ?>>
    %hs = memref.subview %h[%i, 0] [1, 4] [1, 1] : memref<4x4xf32, #ao.host> to memref<1x4xf32, strided<[4, 1], offset: ?>, #ao.host>
    %t = ao.offload %xs into %hs : memref<1x4xf32, strided<[4, 1], offset: ?>> into memref<1x4xf32, strided<[4, 1], offset: ?>, #ao.host> -> !ao.transfer<memref<1x4xf32, strided<[4, 1], offset: ?>, #ao.host>>
    ao.wait %t keep(%xs : memref<1x4xf32, strided<[4, 1], offset: ?>>) into(%hs : memref<1x4xf32, strided<[4, 1], offset: ?>, #ao.host>) : !ao.transfer<memref<1x4xf32, strided<[4, 1], offset: ?>, #ao.host>>
  }
  return
}

// -----

func.func @forall_overlapping_slices(%x: memref<8xf32>, %h: memref<8xf32, #ao.host>) {
  // expected-note @+1 {{iterations run at once here}}
  scf.forall (%i) in (4) {
    %xs = memref.subview %x[%i] [2] [1] : memref<8xf32> to memref<2xf32, strided<[1], offset: ?>>
    %hs = memref.subview %h[%i] [2] [1] : memref<8xf32, #ao.host> to memref<2xf32, strided<[1], offset: ?>, #ao.host>
    // expected-error @+2 {{'ao.offload' op overwrites the destination of a transfer that may be in flight in another iteration}}
    // expected-note @+1 {{the transfer}}
    %t = ao.offload %xs into %hs : memref<2xf32, strided<[1], offset: ?>> into memref<2xf32, strided<[1], offset: ?>, #ao.host> -> !ao.transfer<memref<2xf32, strided<[1], offset: ?>, #ao.host>>
    ao.wait %t keep(%xs : memref<2xf32, strided<[1], offset: ?>>) into(%hs : memref<2xf32, strided<[1], offset: ?>, #ao.host>) : !ao.transfer<memref<2xf32, strided<[1], offset: ?>, #ao.host>>
  }
  return
}

// -----

func.func @forall_slice_of_one_dimension(%x: memref<4x4xf32>, %h: memref<4x4xf32, #ao.host>) {
  // expected-note @+1 {{iterations run at once here}}
  scf.forall (%i, %j) in (4, 4) {
    %xs = memref.subview %x[%i, 0] [1, 4] [1, 1] : memref<4x4xf32> to memref<1x4xf32, strided<[4, 1], offset: ?>>
    %hs = memref.subview %h[%i, 0] [1, 4] [1, 1] : memref<4x4xf32, #ao.host> to memref<1x4xf32, strided<[4, 1], offset: ?>, #ao.host>
    // expected-error @+2 {{'ao.offload' op overwrites the destination of a transfer that may be in flight in another iteration}}
    // expected-note @+1 {{the transfer}}
    %t = ao.offload %xs into %hs : memref<1x4xf32, strided<[4, 1], offset: ?>> into memref<1x4xf32, strided<[4, 1], offset: ?>, #ao.host> -> !ao.transfer<memref<1x4xf32, strided<[4, 1], offset: ?>, #ao.host>>
    ao.wait %t keep(%xs : memref<1x4xf32, strided<[4, 1], offset: ?>>) into(%hs : memref<1x4xf32, strided<[4, 1], offset: ?>, #ao.host>) : !ao.transfer<memref<1x4xf32, strided<[4, 1], offset: ?>, #ao.host>>
  }
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TD = !ao.transfer<!D>

func.func @parallel_reload(%x: !D, %h: !H) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-note @+1 {{iterations run at once here}}
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    // expected-error @+2 {{'ao.reload' op overwrites the destination of a transfer that may be in flight in another iteration}}
    // expected-note @+1 {{the transfer}}
    %t = ao.reload %h into %x : !H into !D -> !TD
    ao.wait %t keep(%h : !H) into(%x : !D) : !TD
  }
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func @parallel_source_overwritten(%x: !D, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-note @+1 {{iterations run at once here}}
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %h = memref.alloc() : !H
    // expected-error @+1 {{'memref.store' op overwrites the source of a transfer that may be in flight in another iteration}}
    memref.store %f, %x[%c0] : !D
    // expected-note @+1 {{the transfer}}
    %t = ao.offload %x into %h : !D into !H -> !TH
    ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  }
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func @reduce(%x: !D, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %t = ao.offload %x into %h : !D into !H -> !TH
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init(%f) -> f32 {
    %v = memref.load %x[%i] : !D
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func @wait_in_forall(%x: !D, %h: !H) {
  %t = ao.offload %x into %h : !D into !H -> !TH
  scf.forall (%i) in (4) {
    // expected-error @+1 {{transfer from outside a loop is waited for in the loop}}
    ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  }
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func @wait_in_parallel(%x: !D, %h: !H) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %t = ao.offload %x into %h : !D into !H -> !TH
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    // expected-error @+1 {{transfer from outside a loop is waited for in the loop}}
    ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  }
  return
}

// -----

// Rows of a layout in which they overlap belong to no iteration.
!V = memref<4x2xf32, strided<[1, 1]>>
!S = memref<2xf32, strided<[1], offset: ?>>
!H = memref<2xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @overlapping_rows(%x: memref<4xf32>, %f: f32) {
  %v = memref.reinterpret_cast %x to offset: [0], sizes: [4, 2], strides: [1, 1] : memref<4xf32> to !V
  // expected-note @+1 {{iterations run at once here}}
  scf.forall (%i) in (4) {
    %p = memref.subview %v[%i, 0] [1, 2] [1, 1] : !V to !S
    %hp = memref.alloc() : !H
    // expected-error @+1 {{overwrites the source of a transfer that may be in flight in another iteration}}
    linalg.fill ins(%f : f32) outs(%p : !S)
    // expected-note @+1 {{the transfer}}
    %t = ao.offload %p into %hp : !S into !H -> !T
    ao.wait %t keep(%p : !S) : !T
    memref.dealloc %hp : !H
  }
  return
}

// -----

// A callee starts and ends the transfer.

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>

func.func private @copies(%x: !D) {
  %h = memref.alloc() : !H
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !ao.transfer<!H>
  ao.wait %t keep(%x : !D) : !ao.transfer<!H>
  return
}
func.func @callee_copies(%x: !D, %f: f32) {
  // expected-note @+1 {{iterations run at once here}}
  scf.forall (%i) in (4) {
    // expected-error @+1 {{overwrites the source of a transfer that may be in flight in another iteration}}
    linalg.fill ins(%f : f32) outs(%x : !D)
    func.call @copies(%x) : (!D) -> ()
  }
  return
}

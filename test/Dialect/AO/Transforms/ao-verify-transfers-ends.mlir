// A wait must name exactly the part that the copy reads or fills.
//
// REQUIRES: autograd
// RUN: ao-opt %s --ao-verify-transfers --split-input-file --verify-diagnostics

!h = tensor<2x8xf32, #ao.host>
!s = tensor<1x8xf32, #ao.host>
!d = tensor<1x8xf32>

func.func @another_slot(%x: !d) -> !h {
  %h = ao.host_empty : !h
  %a = tensor.extract_slice %h[0, 0] [1, 8] [1, 1] : !h to !s
  %b = tensor.extract_slice %h[1, 0] [1, 8] [1, 1] : !h to !s
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %a : !d into !s -> !ao.transfer<!s>
  // expected-error @+1 {{expected 'into' to be the destination of the transfer}}
  %f = ao.wait %t keep(%x : !d) into(%b : !s) : !ao.transfer<!s>
  %n = tensor.insert_slice %f into %h[1, 0] [1, 8] [1, 1] : !s into !h
  return %n : !h
}

// -----

!h = tensor<2x8xf32, #ao.host>
!s = tensor<1x8xf32, #ao.host>
!d = tensor<1x8xf32>

// Two ops that cut the same slot, by numbers of their own.
func.func @same_slot(%x: !d, %i: index) -> !h {
  %c1 = arith.constant 1 : index
  %h = ao.host_empty : !h
  %j = arith.addi %i, %c1 : index
  %a = tensor.extract_slice %h[%j, 0] [1, 8] [1, 1] : !h to !s
  %t = ao.offload %x into %a : !d into !s -> !ao.transfer<!s>
  %k = arith.addi %i, %c1 : index
  %b = tensor.extract_slice %h[%k, 0] [1, 8] [1, 1] : !h to !s
  %f = ao.wait %t keep(%x : !d) into(%b : !s) : !ao.transfer<!s>
  %n = tensor.insert_slice %f into %h[%i, 0] [1, 8] [1, 1] : !s into !h
  return %n : !h
}

// -----

!d = tensor<8xf32>
!s = tensor<4xf32>
!h = tensor<4xf32, #ao.host>

func.func @another_slice(%x: !d) -> !h {
  %a = tensor.extract_slice %x[0] [4] [1] : !d to !s
  %b = tensor.extract_slice %x[4] [4] [1] : !d to !s
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %a : !s -> !ao.transfer<!h>
  // expected-error @+1 {{expected 'keep' to be the source of the transfer}}
  %h = ao.wait %t keep(%b : !s) : !ao.transfer<!h>
  return %h : !h
}

// -----

!h = tensor<?xf32, #ao.host>
!x = tensor<?xf32>

func.func @slice_and_all(%x: !x, %n: index) -> !h {
  %p = tensor.extract_slice %x[0] [%n] [1] : !x to !x
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %p : !x -> !ao.transfer<!h>
  // expected-error @+1 {{expected 'keep' to be the source of the transfer}}
  %h = ao.wait %t keep(%x : !x) : !ao.transfer<!h>
  return %h : !h
}

// -----

!h = memref<?xf32, strided<[1], offset: ?>, #ao.host>
!x = memref<?xf32>

func.func @part_and_all(%x: !x, %h: !h) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %p = memref.subview %h[%c0] [%c4] [1] : !h to !h
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %p : !x into !h -> !ao.transfer<!h>
  // expected-error @+1 {{expected 'into' to be the destination of the transfer}}
  ao.wait %t keep(%x : !x) into(%h : !h) : !ao.transfer<!h>
  return
}

// -----

!R = memref<2x8xf32, #ao.host>
!s = memref<8xf32, strided<[1], offset: ?>, #ao.host>

func.func @one_of_two_rows(%x: memref<8xf32>, %i: index, %j: index, %c: i1) {
  %h = memref.alloc() : !R
  %a = memref.subview %h[%i, 0] [1, 8] [1, 1] : !R to !s
  %b = memref.subview %h[%j, 0] [1, 8] [1, 1] : !R to !s
  %s = scf.if %c -> !s {
    scf.yield %a : !s
  } else {
    scf.yield %b : !s
  }
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %a : memref<8xf32> into !s -> !ao.transfer<!s>
  // expected-error @+1 {{expected 'into' to be the destination of the transfer}}
  ao.wait %t keep(%x : memref<8xf32>) into(%s : !s) : !ao.transfer<!s>
  memref.dealloc %h : !R
  return
}

// -----

!b = memref<32xf32>
!h = memref<8xf32, #ao.host>
!p = memref<8xf32, strided<[1], offset: ?>>

// As many elements, elsewhere.
func.func @other_elements(%x: !p, %h: !h) {
  %a = memref.reinterpret_cast %x to offset: [0], sizes: [8], strides: [1] : !p to memref<8xf32, strided<[1]>>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !p into !h -> !ao.transfer<!h>
  // expected-error @+1 {{expected 'keep' to be the source of the transfer}}
  ao.wait %t keep(%a : memref<8xf32, strided<[1]>>) : !ao.transfer<!h>
  return
}

// -----

!R = memref<8x8xf32, #ao.host>
!H = memref<8xf32, strided<[1], offset: ?>, #ao.host>

// Without iterations, %n may be 1, and row 1 has been filled.
func.func @other_row_of_no_iteration(%x: memref<8xf32>, %g: !R, %n: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.subview %g[%c1, 0] [1, 8] [1, 1] : !R to !H
  %s = ao.offload %x into %a : memref<8xf32> into !H -> !ao.transfer<!H>
  // expected-note @+1 {{the transfer}}
  %e = scf.for %i = %c2 to %n step %c1 iter_args(%t = %s) -> (!ao.transfer<!H>) {
    %before = arith.subi %i, %c1 : index
    %old = memref.subview %g[%before, 0] [1, 8] [1, 1] : !R to !H
    ao.wait %t keep(%x : memref<8xf32>) into(%old : !H) : !ao.transfer<!H>
    %new = memref.subview %g[%i, 0] [1, 8] [1, 1] : !R to !H
    %u = ao.offload %x into %new : memref<8xf32> into !H -> !ao.transfer<!H>
    scf.yield %u : !ao.transfer<!H>
  }
  %l = arith.subi %n, %c1 : index
  %last = memref.subview %g[%l, 0] [1, 8] [1, 1] : !R to !H
  // expected-error @+1 {{expected 'into' to be the destination of the transfer}}
  ao.wait %e keep(%x : memref<8xf32>) into(%last : !H) : !ao.transfer<!H>
  return
}

// -----

!R = memref<8x8xf32, #ao.host>
!H = memref<8xf32, strided<[1], offset: ?>, #ao.host>

// The row before the last one is no longer in flight.
func.func @row_too_old(%x: memref<8xf32>, %g: !R) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %a = memref.subview %g[%c0, 0] [1, 8] [1, 1] : !R to !H
  %s = ao.offload %x into %a : memref<8xf32> into !H -> !ao.transfer<!H>
  // expected-note @+1 {{the transfer}}
  %e = scf.for %i = %c1 to %c5 step %c1 iter_args(%t = %s) -> (!ao.transfer<!H>) {
    %before = arith.subi %i, %c1 : index
    %old = memref.subview %g[%before, 0] [1, 8] [1, 1] : !R to !H
    ao.wait %t keep(%x : memref<8xf32>) into(%old : !H) : !ao.transfer<!H>
    %new = memref.subview %g[%i, 0] [1, 8] [1, 1] : !R to !H
    %u = ao.offload %x into %new : memref<8xf32> into !H -> !ao.transfer<!H>
    scf.yield %u : !ao.transfer<!H>
  }
  %last = memref.subview %g[3, 0] [1, 8] [1, 1] : !R to memref<8xf32, strided<[1], offset: 24>, #ao.host>
  %wrong = memref.cast %last : memref<8xf32, strided<[1], offset: 24>, #ao.host> to !H
  // expected-error @+1 {{expected 'into' to be the destination of the transfer}}
  ao.wait %e keep(%x : memref<8xf32>) into(%wrong : !H) : !ao.transfer<!H>
  return
}

// -----

!h = tensor<4x8xf32, #ao.host>
!s = tensor<1x8xf32, #ao.host>
!d = tensor<1x8xf32>

func.func @slot_in_flight(%x: !d, %h: !h) -> (!h, !d) {
  %a = tensor.extract_slice %h[0, 0] [1, 8] [1, 1] : !h to !s
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %a : !d into !s -> !ao.transfer<!s>
  // expected-error @+1 {{'ao.reload' op uses the destination of a transfer in flight}}
  %r = ao.reload %a : !s -> !ao.transfer<!d>
  %y = ao.wait %r keep(%a : !s) : !ao.transfer<!d>
  %f = ao.wait %t keep(%x : !d) into(%a : !s) : !ao.transfer<!s>
  %n = tensor.insert_slice %f into %h[0, 0] [1, 8] [1, 1] : !s into !h
  return %n, %y : !h, !d
}

// -----

!h = tensor<4x8xf32, #ao.host>
!s = tensor<1x8xf32, #ao.host>
!d = tensor<1x8xf32>

func.func @slot_for_two(%x: !d, %z: !d) -> (!s, !s) {
  %h = ao.host_empty : !h
  %a = tensor.extract_slice %h[0, 0] [1, 8] [1, 1] : !h to !s
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %a : !d into !s -> !ao.transfer<!s>
  // expected-error @+1 {{'ao.offload' op uses the destination of a transfer in flight}}
  %u = ao.offload %z into %a : !d into !s -> !ao.transfer<!s>
  %f = ao.wait %t keep(%x : !d) into(%a : !s) : !ao.transfer<!s>
  %g = ao.wait %u keep(%z : !d) into(%a : !s) : !ao.transfer<!s>
  return %f, %g : !s, !s
}

// -----

!t = tensor<4xf32>
!h = tensor<4xf32, #ao.host>

func.func @tape(%g: !t) -> !t attributes {autograd.tape} {
  %a = autograd.node 0 "MulBackward0" -> !t {
    // expected-error @+1 {{'ao.offload' op is in a tape: run ao-form-step first}}
    %t = ao.offload %g : !t -> !ao.transfer<!h>
    %h = ao.wait %t keep(%g : !t) : !ao.transfer<!h>
    %0 = arith.mulf %g, %g : !t
    autograd.yield %0 : !t
  }
  return %a : !t
}

// -----

!m = memref<8xf32>
!h = memref<8xf32, #ao.host>

func.func private @take(%x: !m {ao.donated})
func.func @given_away(%x: !m, %h: !h) {
  // expected-note @below {{freed here}}
  func.call @take(%x) : (!m) -> ()
  // expected-error @+1 {{'ao.offload' op starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %x into %h : !m into !h -> !ao.transfer<!h>
  ao.wait %t keep(%x : !m) into(%h : !h) : !ao.transfer<!h>
  return
}

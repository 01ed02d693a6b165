// Frees in nested loops: an iteration of the outer loop yields the last buffer
// of the inner one.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

// Each iteration frees what it was given.

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @valid(%x: !D, %h: !H, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : !D
  %b = memref.alloc() : !D
  memref.copy %x, %a : !D to !D
  %0 = scf.for %i = %c0 to %c2 step %c1 iter_args(%p = %a) -> !D {
    %1 = scf.for %j = %c0 to %c3 step %c1 iter_args(%q = %p) -> (!D) {
      %t = ao.offload %q into %h : !D into !H -> !T
      ao.wait %t keep(%q : !D) : !T
      %n0 = memref.alloc() : !D
      memref.dealloc %q : !D
      scf.yield %n0 : !D
    }
    scf.yield %1 : !D
  }
  return
}

// -----

// An earlier one is passed on, which is gone.

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @handed_on(%x: !D, %h: !H, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : !D
  %b = memref.alloc() : !D
  memref.copy %x, %a : !D to !D
  // expected-note @below {{the buffer is from iteration 2 of this loop}}
  %0 = scf.for %i = %c0 to %c2 step %c1 iter_args(%p = %a) -> !D {
    // expected-note @below {{the buffer is from iteration 1 of this loop}}
    %1:2 = scf.for %j = %c0 to %c3 step %c1 iter_args(%q = %p, %r = %p) -> (!D, !D) {
      // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
      %t = ao.offload %q into %h : !D into !H -> !T
      ao.wait %t keep(%q : !D) : !T
      %n0 = memref.alloc() : !D
      // expected-note @below {{freed here}}
      memref.dealloc %q : !D
      scf.yield %n0, %q : !D, !D
    }
    scf.yield %1#1 : !D
  }
  return
}

// -----

// The last iteration's buffer is freed after the inner loop.

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @freed_behind(%x: !D, %h: !H, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : !D
  %b = memref.alloc() : !D
  memref.copy %x, %a : !D to !D
  // expected-note @below {{the buffer is from the iteration of this loop before}}
  %0 = scf.for %i = %c0 to %c2 step %c1 iter_args(%p = %a) -> !D {
    // expected-note @below {{the buffer is from iteration 1 of this loop}}
    %1 = scf.for %j = %c0 to %c3 step %c1 iter_args(%q = %p) -> (!D) {
      // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
      %t = ao.offload %q into %h : !D into !H -> !T
      ao.wait %t keep(%q : !D) : !T
      %n0 = memref.alloc() : !D
      // expected-note @below {{freed here}}
      memref.dealloc %q : !D
      scf.yield %n0 : !D
    }
    // expected-note @below {{freed here}}
    memref.dealloc %1 : !D
    scf.yield %1 : !D
  }
  return
}

// -----

// All iterations of the inner loop get what the first one frees.

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @not_carried(%x: !D, %h: !H, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : !D
  %b = memref.alloc() : !D
  memref.copy %x, %a : !D to !D
  %0 = scf.for %i = %c0 to %c2 step %c1 iter_args(%p = %a) -> !D {
    // expected-note @below {{the buffer is from iteration 1 of this loop}}
    %1 = scf.for %j = %c0 to %c3 step %c1 iter_args(%q = %b) -> (!D) {
      // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
      %t = ao.offload %q into %h : !D into !H -> !T
      ao.wait %t keep(%q : !D) : !T
      %n0 = memref.alloc() : !D
      // expected-note @below {{freed here}}
      memref.dealloc %b : !D
      scf.yield %b : !D
    }
    scf.yield %1 : !D
  }
  return
}

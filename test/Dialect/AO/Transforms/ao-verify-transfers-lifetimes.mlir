// Buffers that end: freed memory, and memory on the stack.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @freed_source(%h: !H) {
  %y = memref.alloc() : !D
  // expected-note @below {{freed here}}
  memref.dealloc %y : !D
  // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %y into %h : !D into !H -> !T
  ao.wait %t keep(%y : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @freed_on_one_path(%x: !D, %c: i1) {
  %h = memref.alloc() : !H
  scf.if %c {
    // expected-note @below {{freed here}}
    memref.dealloc %h : !H
  }
  // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @frees(%y: !D) {
  memref.dealloc %y : !D
  return
}
func.func @freed_by_callee(%h: !H) {
  %y = memref.alloc() : !D
  // expected-note @below {{freed here}}
  func.call @frees(%y) : (!D) -> ()
  // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %y into %h : !D into !H -> !T
  ao.wait %t keep(%y : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @copies(%y: !D, %h: !H) {
  %t = ao.offload %y into %h : !D into !H -> !T
  ao.wait %t keep(%y : !D) : !T
  return
}
func.func @freed_before_callee(%h: !H) {
  %y = memref.alloc() : !D
  // expected-note @below {{freed here}}
  memref.dealloc %y : !D
  // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
  func.call @copies(%y, %h) : (!D, !H) -> ()
  return
}

// -----

// Each iteration frees the buffer of the one before, which no copy needs.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @freed_one_iteration_later(%n: index, %f: f32, %h: !H) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.alloc() : !D
  %s = ao.offload %x into %h : !D into !H -> !T
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %s, %k = %x) -> (!T, !D) {
    %y = memref.alloc() : !D
    linalg.fill ins(%f : f32) outs(%y : !D)
    ao.wait %t keep(%k : !D) : !T
    memref.dealloc %k : !D
    %u = ao.offload %y into %h : !D into !H -> !T
    scf.yield %u, %y : !T, !D
  }
  ao.wait %r#0 keep(%r#1 : !D) : !T
  memref.dealloc %r#1 : !D
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @scope_ends_in_flight(%h: !H, %f: f32) {
  %t, %b = memref.alloca_scope -> (!T, !D) {
    // expected-note @below {{the buffer}}
    %a = memref.alloca() : !D
    linalg.fill ins(%f : f32) outs(%a : !D)
    // expected-error @+1 {{transfer is in flight at the end of the scope of its stack-allocated buffer}}
    %u = ao.offload %a into %h : !D into !H -> !T
    memref.alloca_scope.return %u, %a : !T, !D
  }
  ao.wait %t keep(%b : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @scope_has_ended(%h: !H) {
  // expected-note @below {{the buffer is from region 0 of this op}}
  %b = memref.alloca_scope -> (!D) {
    %a = memref.alloca() : !D
    memref.alloca_scope.return %a : !D
  }
  // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %b into %h : !D into !H -> !T
  ao.wait %t keep(%b : !D) : !T
  return
}

// -----

// A loop is a scope, too: each iteration gives its memory back.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @iteration_ends_in_flight(%x: !D, %h: !H, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = ao.offload %x into %h : !D into !H -> !T
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %s, %k = %x) -> (!T, !D) {
    ao.wait %t keep(%k : !D) : !T
    // expected-note @below {{the buffer}}
    %a = memref.alloca() : !D
    // expected-error @+1 {{transfer is in flight at the end of the scope of its stack-allocated buffer}}
    %u = ao.offload %a into %h : !D into !H -> !T
    scf.yield %u, %a : !T, !D
  }
  ao.wait %r#0 keep(%r#1 : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @within_scope(%h: !H, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : !D
  scf.for %i = %c0 to %n step %c1 {
    linalg.fill ins(%f : f32) outs(%a : !D)
    %t = ao.offload %a into %h : !D into !H -> !T
    ao.wait %t keep(%a : !D) : !T
  }
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @returns_stack() -> !D {
  %x = memref.alloca() : !D
  return %x : !D
}
func.func @copies_stack_of_callee(%h: !H) {
  // expected-note @below {{freed here}}
  %x = call @returns_stack() : () -> !D
  // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @frees(%x: !D) {
  memref.dealloc %x : !D
  return
}
func.func private @returns_freed() -> !D {
  %x = memref.alloc() : !D
  call @frees(%x) : (!D) -> ()
  return %x : !D
}
func.func @copies_freed_of_callee(%h: !H) {
  // expected-note @below {{freed here}}
  %x = call @returns_freed() : () -> !D
  // expected-error @below {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

// One branch frees what the other passes on: what comes out lives either way.

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @replaced_or_kept(%h: !H, %c: i1) {
  %old = memref.alloc() : !D
  %y = scf.if %c -> !D {
    %new = memref.alloc() : !D
    memref.dealloc %old : !D
    scf.yield %new : !D
  } else {
    scf.yield %old : !D
  }
  %t = ao.offload %y into %h : !D into !H -> !T
  ao.wait %t keep(%y : !D) : !T
  memref.dealloc %y : !D
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

// expected-note @below {{the buffer is from a path on which this is true}}
func.func @freed_and_handed_on(%h: !H, %c: i1) {
  %old = memref.alloc() : !D
  %y = scf.if %c -> !D {
    // expected-note @below {{freed here}}
    memref.dealloc %old : !D
    scf.yield %old : !D
  } else {
    %new = memref.alloc() : !D
    scf.yield %new : !D
  }
  // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %y into %h : !D into !H -> !T
  ao.wait %t keep(%y : !D) : !T
  return
}

// -----

// The choice that an earlier iteration made is none of this one's.

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @freed_by_earlier_iteration(%h: !H, %n: index, %bits: memref<?xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %old = memref.alloc() : !D
  scf.for %i = %c0 to %n step %c1 {
    // expected-note @below {{the buffer is from a path on which this is false}}
    %c = memref.load %bits[%i] : memref<?xi1>
    %y = scf.if %c -> !D {
      %new = memref.alloc() : !D
      // expected-note @below {{freed here}}
      memref.dealloc %old : !D
      scf.yield %new : !D
    } else {
      scf.yield %old : !D
    }
    // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
    %t = ao.offload %y into %h : !D into !H -> !T
    ao.wait %t keep(%y : !D) : !T
  }
  return
}

// -----

// A buffer that is conditionally freed, if it is not retained.

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @freed_or_retained(%h: !H, %c: i1) {
  %a = memref.alloc() : !D
  %b = memref.alloc() : !D
  // expected-note @below {{freed here}}
  %owned = bufferization.dealloc (%a, %b : !D, !D) if (%c, %c) retain (%a : !D)
  %t = ao.offload %a into %h : !D into !H -> !T
  ao.wait %t keep(%a : !D) : !T
  // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
  %u = ao.offload %b into %h : !D into !H -> !T
  ao.wait %u keep(%b : !D) : !T
  return
}

// A reloaded value must be offloaded before on all paths, in every iteration.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-verify-transfers

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>
!TD = !ao.transfer<!D>

// The buffer of the last iteration was filled, that of this one is not.
func.func @alloc_twice_written(%x: !D, %n: index, %y: !D) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.alloc() : !H
  %t = ao.offload %x into %h : !D into !H -> !TH
  %e:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %m = %h) -> (!TH, !H) {
    ao.wait %a keep(%x : !D) into(%m : !H) : !TH
    // expected-note @+1 {{allocated here}}
    %g = memref.alloc() : !H
    // expected-error @+1 {{'ao.reload' op reads host memory that no offload has written}}
    %r = ao.reload %g into %y : !H into !D -> !TD
    ao.wait %r keep(%g : !H) : !TD
    %b = ao.offload %x into %g : !D into !H -> !TH
    scf.yield %b, %g : !TH, !H
  }
  ao.wait %e#0 keep(%x : !D) into(%e#1 : !H) : !TH
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>
!TD = !ao.transfer<!D>

func.func @select_written(%x: !D, %c: i1) {
  // expected-note @+1 {{allocated here}}
  %h = memref.alloc() : !H
  %g = memref.alloc() : !H
  %s = arith.select %c, %h, %g : !H
  %t = ao.offload %x into %s : !D into !H -> !TH
  ao.wait %t keep(%x : !D) into(%s : !H) : !TH
  // expected-error @+1 {{'ao.reload' op reads host memory that no offload has written}}
  %r = ao.reload %h into %x : !H into !D -> !TD
  ao.wait %r keep(%h : !H) : !TD
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>
!TD = !ao.transfer<!D>

func.func @select_written(%x: !D, %c: i1) {
  %h = memref.alloc() : !H
  %g = memref.alloc() : !H
  %s = arith.select %c, %h, %g : !H
  %t = ao.offload %x into %s : !D into !H -> !TH
  ao.wait %t keep(%x : !D) into(%s : !H) : !TH
  %r = ao.reload %s into %x : !H into !D -> !TD
  ao.wait %r keep(%s : !H) : !TD
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>
!TD = !ao.transfer<!D>

func.func @free_in_loop(%x: !D, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note @+1 {{allocated here}}
  %h = memref.alloc() : !H
  %t = ao.offload %x into %h : !D into !H -> !TH
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  scf.for %i = %c0 to %n step %c1 {
    // expected-error @+1 {{'ao.reload' op reads host memory that no offload has written}}
    %r = ao.reload %h into %x : !H into !D -> !TD
    ao.wait %r keep(%h : !H) : !TD
    memref.dealloc %h : !H
  }
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>
!TD = !ao.transfer<!D>

func.func @freed_by_iterations_before(%x: !D, %c: i1) {
  // expected-note @+1 {{allocated here}}
  %h = memref.alloc() : !H
  %t = ao.offload %x into %h : !D into !H -> !TH
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  cf.br ^loop
^loop:
  // expected-error @+1 {{'ao.reload' op reads host memory that no offload has written}}
  %r = ao.reload %h into %x : !H into !D -> !TD
  ao.wait %r keep(%h : !H) into(%x : !D) : !TD
  cf.cond_br %c, ^free, ^exit
^free:
  memref.dealloc %h : !H
  cf.br ^loop
^exit:
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TD = !ao.transfer<!D>

// expected-note @+1 {{freed since}}
func.func @reload_of_freed_argument(%x: !D, %h: !H) {
  memref.dealloc %h : !H
  // expected-error @+1 {{'ao.reload' op reads host memory that no offload has written}}
  %r = ao.reload %h into %x : !H into !D -> !TD
  ao.wait %r keep(%h : !H) into(%x : !D) : !TD
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>
!TD = !ao.transfer<!D>

func.func @carried_but_not_written(%x: !D, %n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.alloc() : !H
  %t = ao.offload %x into %h : !D into !H -> !TH
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  %e = scf.for %i = %c0 to %n step %c1 iter_args(%m = %h) -> !H {
    // expected-error @+1 {{'ao.reload' op reads host memory that no offload has written}}
    %r = ao.reload %m into %x : !H into !D -> !TD
    ao.wait %r keep(%m : !H) into(%x : !D) : !TD
    // expected-note @+1 {{allocated here}}
    %g = memref.alloc() : !H
    scf.if %c {
      %u = ao.offload %x into %g : !D into !H -> !TH
      ao.wait %u keep(%x : !D) into(%g : !H) : !TH
    }
    scf.yield %g : !H
  }
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>
!TD = !ao.transfer<!D>

func.func @carried_and_written(%x: !D, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.alloc() : !H
  %t = ao.offload %x into %h : !D into !H -> !TH
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  %e = scf.for %i = %c0 to %n step %c1 iter_args(%m = %h) -> !H {
    %r = ao.reload %m into %x : !H into !D -> !TD
    ao.wait %r keep(%m : !H) into(%x : !D) : !TD
    memref.dealloc %m : !H
    %g = memref.alloc() : !H
    %u = ao.offload %x into %g : !D into !H -> !TH
    ao.wait %u keep(%x : !D) into(%g : !H) : !TH
    scf.yield %g : !H
  }
  %r = ao.reload %e into %x : !H into !D -> !TD
  ao.wait %r keep(%e : !H) into(%x : !D) : !TD
  return
}

// -----

!H = memref<8xf32, #ao.host>
!P = memref<4xf32, strided<[1]>, #ao.host>
!TP = !ao.transfer<!P>
!TD = !ao.transfer<memref<8xf32>>

func.func @half_written(%x: memref<4xf32>, %z: memref<8xf32>) {
  // expected-note @+1 {{allocated here}}
  %g = memref.alloc() : !H
  %p = memref.subview %g[0] [4] [1] : !H to !P
  %t = ao.offload %x into %p : memref<4xf32> into !P -> !TP
  ao.wait %t keep(%x : memref<4xf32>) : !TP
  // expected-error @+1 {{reads host memory that no offload has written}}
  %u = ao.reload %g into %z : !H into memref<8xf32> -> !TD
  ao.wait %u keep(%g : !H) : !TD
  return
}

// -----

!H = memref<8xf32, #ao.host>
!P = memref<4xf32, strided<[1]>, #ao.host>
!Q = memref<4xf32, strided<[1], offset: 4>, #ao.host>
!TP = !ao.transfer<!P>
!TQ = !ao.transfer<!Q>
!TD = !ao.transfer<memref<8xf32>>

func.func @both_halves_written(%x: memref<4xf32>, %z: memref<8xf32>) {
  %g = memref.alloc() : !H
  %p = memref.subview %g[0] [4] [1] : !H to !P
  %q = memref.subview %g[4] [4] [1] : !H to !Q
  %t = ao.offload %x into %p : memref<4xf32> into !P -> !TP
  ao.wait %t keep(%x : memref<4xf32>) : !TP
  %v = ao.offload %x into %q : memref<4xf32> into !Q -> !TQ
  ao.wait %v keep(%x : memref<4xf32>) : !TQ
  %u = ao.reload %g into %z : !H into memref<8xf32> -> !TD
  ao.wait %u keep(%g : !H) : !TD
  return
}

// -----

// One loop writes the rows that the other reads.
!H = memref<8x4xf32, #ao.host>
!S = memref<4xf32, strided<[1], offset: ?>, #ao.host>
!TS = !ao.transfer<!S>
!TD = !ao.transfer<memref<4xf32>>

func.func @rows(%x: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = memref.alloc() : !H
  scf.for %i = %c0 to %n step %c1 {
    %s = memref.subview %g[%i, 0] [1, 4] [1, 1] : !H to !S
    %t = ao.offload %x into %s : memref<4xf32> into !S -> !TS
    ao.wait %t keep(%x : memref<4xf32>) : !TS
  }
  scf.for %i = %c0 to %n step %c1 {
    %last = arith.subi %n, %c1 : index
    %j = arith.subi %last, %i : index
    %s = memref.subview %g[%j, 0] [1, 4] [1, 1] : !H to !S
    %t = ao.reload %s into %x : !S into memref<4xf32> -> !TD
    ao.wait %t keep(%s : !S) : !TD
  }
  return
}

// -----

!H = memref<8x4xf32, #ao.host>
!S = memref<4xf32, strided<[1], offset: ?>, #ao.host>
!TS = !ao.transfer<!S>
!TD = !ao.transfer<memref<4xf32>>

func.func @one_row_too_many(%x: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note @+1 {{allocated here}}
  %g = memref.alloc() : !H
  scf.for %i = %c1 to %n step %c1 {
    %s = memref.subview %g[%i, 0] [1, 4] [1, 1] : !H to !S
    %t = ao.offload %x into %s : memref<4xf32> into !S -> !TS
    ao.wait %t keep(%x : memref<4xf32>) : !TS
  }
  scf.for %i = %c0 to %n step %c1 {
    %s = memref.subview %g[%i, 0] [1, 4] [1, 1] : !H to !S
    // expected-error @+1 {{reads host memory that no offload has written}}
    %t = ao.reload %s into %x : !S into memref<4xf32> -> !TD
    ao.wait %t keep(%s : !S) : !TD
  }
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TD = !ao.transfer<!D>

func.func private @reloads(%g: !H, %x: !D) {
  %u = ao.reload %g into %x : !H into !D -> !TD
  ao.wait %u keep(%g : !H) : !TD
  return
}
func.func @callee_reloads_unwritten(%x: !D) {
  // expected-note @+1 {{allocated here}}
  %g = memref.alloc() : !H
  // expected-error @+1 {{calls a function that reloads host memory that no offload has written}}
  func.call @reloads(%g, %x) : (!H, !D) -> ()
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TD = !ao.transfer<!D>
!TH = !ao.transfer<!H>

func.func private @offloads(%x: !D, %g: !H) {
  %u = ao.offload %x into %g : !D into !H -> !TH
  ao.wait %u keep(%x : !D) : !TH
  return
}
func.func @callee_writes(%x: !D) {
  %g = memref.alloc() : !H
  func.call @offloads(%x, %g) : (!D, !H) -> ()
  %u = ao.reload %g into %x : !H into !D -> !TD
  ao.wait %u keep(%g : !H) : !TD
  return
}

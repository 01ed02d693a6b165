// Host memory that a callee has just allocated holds no data in the caller
// either, unless one of them fills it.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>

func.func private @make() -> !H {
  %h = memref.alloc() : !H
  return %h : !H
}
func.func @reloads(%x: !D) {
  // expected-note @+1 {{holds no data}}
  %h = func.call @make() : () -> !H
  // expected-error @+1 {{reads host memory that no offload has written}}
  %t = ao.reload %h into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %t keep(%h : !H) : !ao.transfer<!D>
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>

func.func private @make() -> !H {
  %h = memref.alloc() : !H
  return %h : !H
}
func.func private @make_by_another() -> !H {
  %h = func.call @make() : () -> !H
  return %h : !H
}
func.func @reloads(%x: !D, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note @+1 {{holds no data}}
  %h = func.call @make_by_another() : () -> !H
  scf.for %i = %c0 to %n step %c1 {
    %o = ao.offload %x into %h : !D into !H -> !ao.transfer<!H>
    ao.wait %o keep(%x : !D) : !ao.transfer<!H>
  }
  // expected-error @+1 {{reads host memory that no offload has written}}
  %t = ao.reload %h into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %t keep(%h : !H) : !ao.transfer<!D>
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>

// One of two is filled by the callee, the other one by the caller.
func.func private @make(%x: !D) -> (!H, !H) {
  %h = memref.alloc() : !H
  %g = memref.alloc() : !H
  %t = ao.offload %x into %h : !D into !H -> !ao.transfer<!H>
  ao.wait %t keep(%x : !D) : !ao.transfer<!H>
  return %h, %g : !H, !H
}
func.func @valid(%x: !D) {
  %h:2 = func.call @make(%x) : (!D) -> (!H, !H)
  %o = ao.offload %x into %h#1 : !D into !H -> !ao.transfer<!H>
  ao.wait %o keep(%x : !D) : !ao.transfer<!H>
  %t = ao.reload %h#0 into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %t keep(%h#0 : !H) : !ao.transfer<!D>
  %u = ao.reload %h#1 into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %u keep(%h#1 : !H) : !ao.transfer<!D>
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>

// The result may be another value than an argument that holds data.
func.func private @choose(%c: i1, %g: !H) -> !H {
  %r = scf.if %c -> !H {
    %h = memref.alloc() : !H
    scf.yield %h : !H
  } else {
    scf.yield %g : !H
  }
  return %r : !H
}
func.func @reloads(%x: !D, %c: i1, %g: !H) {
  // expected-note @+1 {{holds no data}}
  %h = func.call @choose(%c, %g) : (i1, !H) -> !H
  // expected-error @+1 {{reads host memory that no offload has written}}
  %t = ao.reload %h into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %t keep(%h : !H) : !ao.transfer<!D>
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>

func.func private @choose(%c: i1, %g: !H) -> !H {
  cf.cond_br %c, ^new, ^given
^new:
  %h = memref.alloc() : !H
  return %h : !H
^given:
  return %g : !H
}
func.func @reloads(%x: !D, %c: i1, %g: !H) {
  // expected-note @+1 {{holds no data}}
  %h = func.call @choose(%c, %g) : (i1, !H) -> !H
  // expected-error @+1 {{reads host memory that no offload has written}}
  %t = ao.reload %h into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %t keep(%h : !H) : !ao.transfer<!D>
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>

// One that is filled, by way of another callee, or one of two that are.
func.func private @make(%x: !D) -> !H {
  %h = memref.alloc() : !H
  %t = ao.offload %x into %h : !D into !H -> !ao.transfer<!H>
  ao.wait %t keep(%x : !D) : !ao.transfer<!H>
  return %h : !H
}
func.func private @make_by_another(%x: !D) -> !H {
  %h = func.call @make(%x) : (!D) -> !H
  return %h : !H
}
func.func private @choose(%c: i1, %g: !H, %h: !H) -> !H {
  %r = arith.select %c, %g, %h : !H
  return %r : !H
}
func.func @valid(%x: !D, %c: i1, %g: !H) {
  %h = func.call @make_by_another(%x) : (!D) -> !H
  %t = ao.reload %h into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %t keep(%h : !H) : !ao.transfer<!D>
  %r = func.call @choose(%c, %g, %h) : (i1, !H, !H) -> !H
  %u = ao.reload %r into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %u keep(%r : !H) : !ao.transfer<!D>
  return
}

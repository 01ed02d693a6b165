// Memory that has ended where others still find it: in a table, a global, or
// what a callee returns.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @stores_freed(%tab: memref<1x!D>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : !D
  memref.store %a, %tab[%c0] : memref<1x!D>
  memref.dealloc %a : !D
  return
}
func.func @loads_freed(%tab: memref<1x!D>, %h: !H) {
  %c0 = arith.constant 0 : index
  call @stores_freed(%tab) : (memref<1x!D>) -> ()
  %b = memref.load %tab[%c0] : memref<1x!D>
  // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %b into %h : !D into !H -> !T
  ao.wait %t keep(%b : !D) : !T
  return
}

func.func private @stores(%a: !D, %tab: memref<1x!D>) {
  %c0 = arith.constant 0 : index
  memref.store %a, %tab[%c0] : memref<1x!D>
  return
}
func.func private @stores_stack(%tab: memref<1x!D>) {
  %a = memref.alloca() : !D
  call @stores(%a, %tab) : (!D, memref<1x!D>) -> ()
  return
}
func.func @loads_stack(%tab: memref<1x!D>, %h: !H) {
  %c0 = arith.constant 0 : index
  call @stores_stack(%tab) : (memref<1x!D>) -> ()
  %b = memref.load %tab[%c0] : memref<1x!D>
  // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %b into %h : !D into !H -> !T
  ao.wait %t keep(%b : !D) : !T
  return
}

// What lives is as good as any.
func.func private @stores_living(%tab: memref<1x!D>) {
  %a = memref.alloc() : !D
  call @stores(%a, %tab) : (!D, memref<1x!D>) -> ()
  return
}
func.func @loads_living(%tab: memref<1x!D>, %h: !H) {
  %c0 = arith.constant 0 : index
  call @stores_living(%tab) : (memref<1x!D>) -> ()
  %b = memref.load %tab[%c0] : memref<1x!D>
  %t = ao.offload %b into %h : !D into !H -> !T
  ao.wait %t keep(%b : !D) : !T
  return
}

func.func private @returns_freed() -> !D {
  %a = memref.alloc() : !D
  memref.dealloc %a : !D
  return %a : !D
}
func.func @copies_freed(%h: !H) {
  %b = call @returns_freed() : () -> !D
  // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %b into %h : !D into !H -> !T
  ao.wait %t keep(%b : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

memref.global @g : memref<1x!D>

func.func private @stores_freed() {
  %c0 = arith.constant 0 : index
  %tab = memref.get_global @g : memref<1x!D>
  %a = memref.alloc() : !D
  memref.store %a, %tab[%c0] : memref<1x!D>
  memref.dealloc %a : !D
  return
}
func.func @loads_from_global(%h: !H) {
  %c0 = arith.constant 0 : index
  %tab = memref.get_global @g : memref<1x!D>
  call @stores_freed() : () -> ()
  %b = memref.load %tab[%c0] : memref<1x!D>
  // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %b into %h : !D into !H -> !T
  ao.wait %t keep(%b : !D) : !T
  return
}

// -----

// The stack of a scope, and of an earlier iteration.

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @scope(%tab: memref<1x!D>, %h: !H) {
  %c0 = arith.constant 0 : index
  memref.alloca_scope {
    %a = memref.alloca() : !D
    memref.store %a, %tab[%c0] : memref<1x!D>
  }
  %b = memref.load %tab[%c0] : memref<1x!D>
  // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %b into %h : !D into !H -> !T
  ao.wait %t keep(%b : !D) : !T
  return
}

func.func @iteration(%tab: memref<1x!D>, %h: !H, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : !D
    %b = memref.load %tab[%c0] : memref<1x!D>
    // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
    %t = ao.offload %b into %h : !D into !H -> !T
    ao.wait %t keep(%b : !D) : !T
    memref.store %a, %tab[%c0] : memref<1x!D>
  }
  return
}

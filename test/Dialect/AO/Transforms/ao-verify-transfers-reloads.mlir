// What is reloaded was offloaded before on every path, in every iteration.
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

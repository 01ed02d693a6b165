// Several transfers in flight around a loop: the one that an iteration waits
// for and the one that the next iteration waits for use different buffers.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-verify-transfers

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TD = !ao.transfer<!D>

// Two reloads in flight: each iteration waits for the one issued two iterations
// before.
func.func @distance_2(%h: !H, %n: index, %s: !D) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = memref.alloc() : !D
  %t0 = ao.reload %h into %d0 : !H into !D -> !TD
  %d1 = memref.alloc() : !D
  %t1 = ao.reload %h into %d1 : !H into !D -> !TD
  %e:4 = scf.for %i = %c0 to %n step %c1 iter_args(%a0 = %t0, %b0 = %d0, %a1 = %t1, %b1 = %d1) -> (!TD, !D, !TD, !D) {
    ao.wait %a0 keep(%h : !H) into(%b0 : !D) : !TD
    %new = memref.alloc() : !D
    %u = ao.reload %h into %new : !H into !D -> !TD
    linalg.map { math.sin } ins(%b0 : !D) outs(%s : !D)
    memref.dealloc %b0 : !D
    scf.yield %a1, %b1, %u, %new : !TD, !D, !TD, !D
  }
  ao.wait %e#0 keep(%h : !H) into(%e#1 : !D) : !TD
  memref.dealloc %e#1 : !D
  ao.wait %e#2 keep(%h : !H) into(%e#3 : !D) : !TD
  memref.dealloc %e#3 : !D
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TD = !ao.transfer<!D>

// The other of the two.
func.func @distance_2(%h: !H, %n: index, %s: !D) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = memref.alloc() : !D
  %t0 = ao.reload %h into %d0 : !H into !D -> !TD
  %d1 = memref.alloc() : !D
  %t1 = ao.reload %h into %d1 : !H into !D -> !TD
  // expected-note @+2 {{the transfer}}
  // expected-note @below {{the buffer is from iteration 1 of this loop}}
  %e:4 = scf.for %i = %c0 to %n step %c1 iter_args(%a0 = %t0, %b0 = %d0, %a1 = %t1, %b1 = %d1) -> (!TD, !D, !TD, !D) {
    ao.wait %a0 keep(%h : !H) into(%b0 : !D) : !TD
    %new = memref.alloc() : !D
    %u = ao.reload %h into %new : !H into !D -> !TD
    // expected-error @+1 {{'linalg.map' op reads the destination of a transfer in flight}}
    linalg.map { math.sin } ins(%b1 : !D) outs(%s : !D)
    scf.yield %a1, %b1, %u, %new : !TD, !D, !TD, !D
  }
  ao.wait %e#0 keep(%h : !H) into(%e#1 : !D) : !TD
  ao.wait %e#2 keep(%h : !H) into(%e#3 : !D) : !TD
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TD = !ao.transfer<!D>

func.func @distance_2_blocks(%h: !H, %c: i1, %s: !D) {
  %d0 = memref.alloc() : !D
  %t0 = ao.reload %h into %d0 : !H into !D -> !TD
  %d1 = memref.alloc() : !D
  %t1 = ao.reload %h into %d1 : !H into !D -> !TD
  cf.br ^head(%t0, %d0, %t1, %d1 : !TD, !D, !TD, !D)
^head(%a0: !TD, %b0: !D, %a1: !TD, %b1: !D):
  ao.wait %a0 keep(%h : !H) into(%b0 : !D) : !TD
  linalg.map { math.sin } ins(%b0 : !D) outs(%s : !D)
  cf.cond_br %c, ^body, ^exit
^body:
  %new = memref.alloc() : !D
  %u = ao.reload %h into %new : !H into !D -> !TD
  memref.dealloc %b0 : !D
  cf.br ^head(%a1, %b1, %u, %new : !TD, !D, !TD, !D)
^exit:
  ao.wait %a1 keep(%h : !H) into(%b1 : !D) : !TD
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TD = !ao.transfer<!D>

func.func @distance_2_blocks(%h: !H, %c: i1, %s: !D) {
  %d0 = memref.alloc() : !D
  %t0 = ao.reload %h into %d0 : !H into !D -> !TD
  %d1 = memref.alloc() : !D
  %t1 = ao.reload %h into %d1 : !H into !D -> !TD
  cf.br ^head(%t0, %d0, %t1, %d1 : !TD, !D, !TD, !D)
// expected-note @+1 {{the transfer}}
^head(%a0: !TD, %b0: !D, %a1: !TD, %b1: !D):
  // expected-note @below {{the buffer is from the iteration of this loop before}}
  // expected-note @below {{the transfer is from the iteration of this loop before}}
  ao.wait %a0 keep(%h : !H) into(%b0 : !D) : !TD
  // expected-error @+1 {{'linalg.map' op reads the destination of a transfer in flight}}
  linalg.map { math.sin } ins(%b1 : !D) outs(%s : !D)
  cf.cond_br %c, ^body, ^exit
^body:
  %new = memref.alloc() : !D
  %u = ao.reload %h into %new : !H into !D -> !TD
  cf.br ^head(%a1, %b1, %u, %new : !TD, !D, !TD, !D)
^exit:
  ao.wait %a1 keep(%h : !H) into(%b1 : !D) : !TD
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TD = !ao.transfer<!D>

// Three buffers used in turn.
func.func @distance_2_cyclic(%h: !H, %n: index, %s: !D) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = memref.alloc() : !D
  %d1 = memref.alloc() : !D
  %d2 = memref.alloc() : !D
  %t0 = ao.reload %h into %d0 : !H into !D -> !TD
  %t1 = ao.reload %h into %d1 : !H into !D -> !TD
  %e:5 = scf.for %i = %c0 to %n step %c1 iter_args(%a0 = %t0, %a1 = %t1, %b0 = %d0, %b1 = %d1, %b2 = %d2) -> (!TD, !TD, !D, !D, !D) {
    ao.wait %a0 keep(%h : !H) into(%b0 : !D) : !TD
    %u = ao.reload %h into %b2 : !H into !D -> !TD
    linalg.map { math.sin } ins(%b0 : !D) outs(%s : !D)
    scf.yield %a1, %u, %b1, %b2, %b0 : !TD, !TD, !D, !D, !D
  }
  ao.wait %e#0 keep(%h : !H) into(%e#2 : !D) : !TD
  ao.wait %e#1 keep(%h : !H) into(%e#3 : !D) : !TD
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TD = !ao.transfer<!D>

func.func @cyclic_pool_too_small(%h: !H, %n: index, %s: !D) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = memref.alloc() : !D
  %d1 = memref.alloc() : !D
  %t0 = ao.reload %h into %d0 : !H into !D -> !TD
  %t1 = ao.reload %h into %d1 : !H into !D -> !TD
  // expected-note @below {{the buffer is from iteration 1 of this loop}}
  %e:4 = scf.for %i = %c0 to %n step %c1 iter_args(%a0 = %t0, %a1 = %t1, %b0 = %d0, %b1 = %d1) -> (!TD, !TD, !D, !D) {
    ao.wait %a0 keep(%h : !H) into(%b0 : !D) : !TD
    // expected-note @+1 {{the transfer}}
    %u = ao.reload %h into %b0 : !H into !D -> !TD
    // expected-error @+1 {{'linalg.map' op reads the destination of a transfer in flight}}
    linalg.map { math.sin } ins(%b0 : !D) outs(%s : !D)
    scf.yield %a1, %u, %b1, %b0 : !TD, !TD, !D, !D
  }
  ao.wait %e#0 keep(%h : !H) into(%e#2 : !D) : !TD
  ao.wait %e#1 keep(%h : !H) into(%e#3 : !D) : !TD
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TD = !ao.transfer<!D>

// The inner loop exchanges the buffer in flight and the other one.
func.func @inner_loop_meets_outer(%h: !H, %n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.alloc() : !D
  %t = ao.reload %h into %d : !H into !D -> !TD
  // expected-note @+2 {{the transfer}}
  // expected-note @below {{the buffer is from iteration 1 of this loop}}
  %e:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %d) -> (!TD, !D) {
    %new = memref.alloc() : !D
    // expected-note @below {{the buffer is from iteration 2 of this loop}}
    scf.for %j = %c0 to %n step %c1 iter_args(%p = %new, %q = %b) -> (!D, !D) {
      // expected-error @+1 {{'memref.store' op overwrites the destination of a transfer in flight}}
      memref.store %f, %p[%c0] : !D
      scf.yield %q, %p : !D, !D
    }
    ao.wait %a keep(%h : !H) into(%b : !D) : !TD
    %u = ao.reload %h into %new : !H into !D -> !TD
    scf.yield %u, %new : !TD, !D
  }
  ao.wait %e#0 keep(%h : !H) into(%e#1 : !D) : !TD
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

// Control never reaches a possible wait.
func.func @never_on_an_endless_way(%x: !D, %h: !H, %c: i1) {
  // expected-error @+1 {{transfer is not waited for on every path}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  cf.cond_br %c, ^wait, ^for_ever
^wait:
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
^for_ever:
  cf.br ^for_ever
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

// The same holds here, and the loop overwrites the source.
func.func @infinite(%x: !D, %h: !H, %c: i1, %d: i1, %f: f32) {
  %c0 = arith.constant 0 : index
  cf.cond_br %c, ^d, ^b
^d:
  // expected-error @+1 {{transfer is not waited for on every path}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  cf.cond_br %d, ^b, ^w
^w:
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
^b:
  memref.store %f, %x[%c0] : !D
  cf.br ^b
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func @keep_handed_on(%x: !D, %h: !H, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = ao.offload %x into %h : !D into !H -> !TH
  %k = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> !D {
    scf.yield %a : !D
  }
  ao.wait %t keep(%k : !D) into(%h : !H) : !TH
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func @keep_handed_on(%x: !D, %z: !D, %h: !H, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  %k = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> !D {
    scf.yield %z : !D
  }
  // expected-error @+1 {{expected 'keep' to be the source of the transfer}}
  ao.wait %t keep(%k : !D) into(%h : !H) : !TH
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

// One condition selects one of two buffers for each purpose.
func.func @swap_if(%x: !D, %z: !D, %h: !H, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %a = arith.select %c, %x, %z : !D
  %b = arith.select %c, %z, %x : !D
  %t = ao.offload %a into %h : !D into !H -> !TH
  memref.store %f, %b[%c0] : !D
  ao.wait %t keep(%a : !D) into(%h : !H) : !TH
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

// expected-note @below {{the buffer is from a path on which this is true}}
func.func @swap_if(%x: !D, %z: !D, %h: !H, %f: f32, %c: i1, %d: i1) {
  %c0 = arith.constant 0 : index
  %a = arith.select %c, %x, %z : !D
  %b = arith.select %d, %z, %x : !D
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %a into %h : !D into !H -> !TH
  // expected-error @+1 {{'memref.store' op overwrites the source of a transfer in flight}}
  memref.store %f, %b[%c0] : !D
  ao.wait %t keep(%a : !D) into(%h : !H) : !TH
  return
}

// -----

// %m of the last iteration was chosen by the condition of that iteration.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @choice_of_last_iteration(%x: !D, %y: !D, %z: !D, %h: !H, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = ao.offload %x into %h : !D into !H -> !T
  // expected-note @+1 {{the transfer}}
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %s, %k = %x) -> (!T, !D) {
    %odd = arith.remui %i, %c2 : index
    // expected-note @below {{the buffer is from a path on which this is true}}
    %q = arith.cmpi eq, %odd, %c0 : index
    %m = scf.if %q -> !D { scf.yield %y : !D } else { scf.yield %z : !D }
    %w = scf.if %q -> !D { scf.yield %z : !D } else { scf.yield %y : !D }
    // expected-error @+1 {{overwrites the source of a transfer in flight}}
    linalg.fill ins(%f : f32) outs(%w : !D)
    ao.wait %t keep(%k : !D) : !T
    %u = ao.offload %m into %h : !D into !H -> !T
    scf.yield %u, %m : !T, !D
  }
  ao.wait %r#0 keep(%r#1 : !D) : !T
  return
}

// Valid programs that are rejected, as docs/Explanation/RaceCheck.md has them, and what to
// write instead.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers

!D = memref<8xf32>
!H = memref<8xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @inner_loop_swaps(%x0: !D, %y0: !D, %g0: !H, %h0: !H, %n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t0 = ao.offload %x0 into %g0 : !D into !H -> !T
  // expected-note @below {{the buffer is from iteration 2 of this loop}}
  // expected-note @below {{the transfer is from 1 or more iterations of this loop before}}
  %r:5 = scf.for %i = %c0 to %n step %c1 iter_args(%t1 = %t0, %x1 = %x0, %y1 = %y0, %g1 = %g0, %h1 = %h0) -> (!T, !D, !D, !H, !H) {
    // expected-note @+2 {{the transfer}}
    // expected-note @below {{the buffer is from iteration 1 of this loop}}
    %s:5 = scf.for %j = %c0 to %n step %c1 iter_args(%t = %t1, %x = %x1, %y = %y1, %g = %g1, %h = %h1) -> (!T, !D, !D, !H, !H) {
      // expected-error @+1 {{overwrites the source of a transfer in flight}}
      memref.store %v, %y[%c0] : !D
      ao.wait %t keep(%x : !D) into(%g : !H) : !T
      %u = ao.offload %y into %h : !D into !H -> !T
      scf.yield %u, %y, %x, %h, %g : !T, !D, !D, !H, !H
    }
    scf.yield %s#0, %s#1, %s#2, %s#3, %s#4 : !T, !D, !D, !H, !H
  }
  ao.wait %r#0 keep(%r#1 : !D) into(%r#3 : !H) : !T
  return
}

func.func @outer_loop_swaps(%x0: !D, %y0: !D, %g0: !H, %h0: !H, %n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t0 = ao.offload %x0 into %g0 : !D into !H -> !T
  %r:5 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %t0, %x = %x0, %y = %y0, %g = %g0, %h = %h0) -> (!T, !D, !D, !H, !H) {
    scf.for %j = %c0 to %n step %c1 {
      memref.store %v, %y[%c0] : !D
    }
    ao.wait %t keep(%x : !D) into(%g : !H) : !T
    %u = ao.offload %y into %h : !D into !H -> !T
    scf.yield %u, %y, %x, %h, %g : !T, !D, !D, !H, !H
  }
  ao.wait %r#0 keep(%r#1 : !D) into(%r#3 : !H) : !T
  return
}

func.func @both_loops_carry(%x: !D, %y: !D, %h: !H, %n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t0 = ao.offload %x into %h : !D into !H -> !T
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t1 = %t0) -> !T {
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%t = %t1) -> !T {
      memref.store %v, %y[%c0] : !D
      ao.wait %t keep(%x : !D) into(%h : !H) : !T
      memref.store %v, %x[%c0] : !D
      %u = ao.offload %x into %h : !D into !H -> !T
      scf.yield %u : !T
    }
    scf.yield %s : !T
  }
  ao.wait %r keep(%x : !D) into(%h : !H) : !T
  return
}

!E = memref<4xf32, strided<[2]>>
!O = memref<4xf32, strided<[2], offset: 1>>
!P = memref<4xf32, #ao.host>

func.func @every_second_element(%d: !D, %h: !P, %v: f32) {
  %c0 = arith.constant 0 : index
  %x = memref.subview %d[0] [4] [2] : !D to !E
  %y = memref.subview %d[1] [4] [2] : !D to !O
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !E into !P -> !ao.transfer<!P>
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  memref.store %v, %y[%c0] : !O
  ao.wait %t keep(%x : !E) : !ao.transfer<!P>
  return
}

func.func @dimension_of_its_own(%d: memref<4x2xf32>, %h: !P, %v: f32) {
  %c0 = arith.constant 0 : index
  %x = memref.subview %d[0, 0] [4, 1] [1, 1] : memref<4x2xf32> to !E
  %y = memref.subview %d[0, 1] [4, 1] [1, 1] : memref<4x2xf32> to !O
  %t = ao.offload %x into %h : !E into !P -> !ao.transfer<!P>
  memref.store %v, %y[%c0] : !O
  ao.wait %t keep(%x : !E) : !ao.transfer<!P>
  return
}

func.func @made_again_elsewhere(%w: !D, %x: !D, %y: !D, %z: !D, %v: f32) attributes {ao.step, ao.num_recomputed = 2 : i64} {
  linalg.exp ins(%w : !D) outs(%x : !D)
  linalg.tanh ins(%x : !D) outs(%y : !D)
  linalg.fill ins(%v : f32) outs(%x : !D)
  linalg.exp {ao.recompute = 0 : i64} ins(%w : !D) outs(%z : !D)
  linalg.tanh {ao.recompute = 1 : i64} ins(%z : !D) outs(%y : !D)
  return
}

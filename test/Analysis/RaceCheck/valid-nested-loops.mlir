// Loops in loops that carry transfers: the time of the check grows with their
// number, not with that of the paths through them.
//
// RUN: ao-opt %s --split-input-file --ao-verify-transfers -o /dev/null

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>
!TD = !ao.transfer<!D>

func.func @f(%x: !D, %y: !D, %z: !D, %h: !H, %g: !H, %f: f32, %n: index, %m: index, %c: i1, %d: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %t = ao.offload %x into %h : !D into !H -> !TH
  %r0 = scf.for %i0 = %c0 to %n step %c1 iter_args(%t0 = %t) -> !TH {
  %r1 = scf.for %i1 = %c0 to %n step %c1 iter_args(%t1 = %t0) -> !TH {
  %r2 = scf.for %i2 = %c0 to %n step %c1 iter_args(%t2 = %t1) -> !TH {
  %r3 = scf.for %i3 = %c0 to %n step %c1 iter_args(%t3 = %t2) -> !TH {
  %r4 = scf.for %i4 = %c0 to %n step %c1 iter_args(%t4 = %t3) -> !TH {
  %r5 = scf.for %i5 = %c0 to %n step %c1 iter_args(%t5 = %t4) -> !TH {
  %r6 = scf.for %i6 = %c0 to %n step %c1 iter_args(%t6 = %t5) -> !TH {
  %r7 = scf.for %i7 = %c0 to %n step %c1 iter_args(%t7 = %t6) -> !TH {
  %r8 = scf.for %i8 = %c0 to %n step %c1 iter_args(%t8 = %t7) -> !TH {
  %r9 = scf.for %i9 = %c0 to %n step %c1 iter_args(%t9 = %t8) -> !TH {
  ao.wait %t9 keep(%x : !D) into(%h : !H) : !TH
  memref.store %f, %x[%c0] : !D
  %u = ao.offload %x into %h : !D into !H -> !TH
  scf.yield %u : !TH
  }
  scf.yield %r9 : !TH
  }
  scf.yield %r8 : !TH
  }
  scf.yield %r7 : !TH
  }
  scf.yield %r6 : !TH
  }
  scf.yield %r5 : !TH
  }
  scf.yield %r4 : !TH
  }
  scf.yield %r3 : !TH
  }
  scf.yield %r2 : !TH
  }
  scf.yield %r1 : !TH
  }
  ao.wait %r0 keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>
!TD = !ao.transfer<!D>
func.func @f(%x: !D, %y: !D, %z: !D, %h: !H, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = ao.offload %x into %h : !D into !H -> !TH
  %r0:3 = scf.for %i0 = %c0 to %n step %c1 iter_args(%t0 = %t, %a0 = %x, %b0 = %y) -> (!TH, !D, !D) {
  %r1:3 = scf.for %i1 = %c0 to %n step %c1 iter_args(%t1 = %t0, %a1 = %a0, %b1 = %b0) -> (!TH, !D, !D) {
  %r2:3 = scf.for %i2 = %c0 to %n step %c1 iter_args(%t2 = %t1, %a2 = %a1, %b2 = %b1) -> (!TH, !D, !D) {
  %r3:3 = scf.for %i3 = %c0 to %n step %c1 iter_args(%t3 = %t2, %a3 = %a2, %b3 = %b2) -> (!TH, !D, !D) {
  %r4:3 = scf.for %i4 = %c0 to %n step %c1 iter_args(%t4 = %t3, %a4 = %a3, %b4 = %b3) -> (!TH, !D, !D) {
  %r5:3 = scf.for %i5 = %c0 to %n step %c1 iter_args(%t5 = %t4, %a5 = %a4, %b5 = %b4) -> (!TH, !D, !D) {
  %r6:3 = scf.for %i6 = %c0 to %n step %c1 iter_args(%t6 = %t5, %a6 = %a5, %b6 = %b5) -> (!TH, !D, !D) {
  %r7:3 = scf.for %i7 = %c0 to %n step %c1 iter_args(%t7 = %t6, %a7 = %a6, %b7 = %b6) -> (!TH, !D, !D) {
  %r8:3 = scf.for %i8 = %c0 to %n step %c1 iter_args(%t8 = %t7, %a8 = %a7, %b8 = %b7) -> (!TH, !D, !D) {
  ao.wait %t8 keep(%a8 : !D) into(%h : !H) : !TH
  %u = ao.offload %b8 into %h : !D into !H -> !TH
  scf.yield %u, %b8, %a8 : !TH, !D, !D
  }
  scf.yield %r8#0, %r8#1, %r8#2 : !TH, !D, !D
  }
  scf.yield %r7#0, %r7#1, %r7#2 : !TH, !D, !D
  }
  scf.yield %r6#0, %r6#1, %r6#2 : !TH, !D, !D
  }
  scf.yield %r5#0, %r5#1, %r5#2 : !TH, !D, !D
  }
  scf.yield %r4#0, %r4#1, %r4#2 : !TH, !D, !D
  }
  scf.yield %r3#0, %r3#1, %r3#2 : !TH, !D, !D
  }
  scf.yield %r2#0, %r2#1, %r2#2 : !TH, !D, !D
  }
  scf.yield %r1#0, %r1#1, %r1#2 : !TH, !D, !D
  }
  ao.wait %r0#0 keep(%r0#1 : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>
!TD = !ao.transfer<!D>

func.func @f(%x: !D, %y: !D, %z: !D, %h: !H, %g: !H, %f: f32, %n: index, %m: index, %c: i1, %d: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %t = ao.offload %x into %h : !D into !H -> !TH
  %r0 = scf.for %i0 = %c0 to %n step %c1 iter_args(%t0 = %t) -> !TH {
  %r1 = scf.for %i1 = %c0 to %n step %c1 iter_args(%t1 = %t0) -> !TH {
  %r2 = scf.for %i2 = %c0 to %n step %c1 iter_args(%t2 = %t1) -> !TH {
  %r3 = scf.for %i3 = %c0 to %n step %c1 iter_args(%t3 = %t2) -> !TH {
  %r4 = scf.for %i4 = %c0 to %n step %c1 iter_args(%t4 = %t3) -> !TH {
  %r5 = scf.for %i5 = %c0 to %n step %c1 iter_args(%t5 = %t4) -> !TH {
  %r6 = scf.for %i6 = %c0 to %n step %c1 iter_args(%t6 = %t5) -> !TH {
  %r7 = scf.for %i7 = %c0 to %n step %c1 iter_args(%t7 = %t6) -> !TH {
  %r8 = scf.for %i8 = %c0 to %n step %c1 iter_args(%t8 = %t7) -> !TH {
  %r9 = scf.for %i9 = %c0 to %n step %c1 iter_args(%t9 = %t8) -> !TH {
  %r10 = scf.for %i10 = %c0 to %n step %c1 iter_args(%t10 = %t9) -> !TH {
  %r11 = scf.for %i11 = %c0 to %n step %c1 iter_args(%t11 = %t10) -> !TH {
  %r12 = scf.for %i12 = %c0 to %n step %c1 iter_args(%t12 = %t11) -> !TH {
  %r13 = scf.for %i13 = %c0 to %n step %c1 iter_args(%t13 = %t12) -> !TH {
  %r14 = scf.for %i14 = %c0 to %n step %c1 iter_args(%t14 = %t13) -> !TH {
  %r15 = scf.for %i15 = %c0 to %n step %c1 iter_args(%t15 = %t14) -> !TH {
  ao.wait %t15 keep(%x : !D) into(%h : !H) : !TH
  memref.store %f, %x[%c0] : !D
  %u = ao.offload %x into %h : !D into !H -> !TH
  scf.yield %u : !TH
  }
  scf.yield %r15 : !TH
  }
  scf.yield %r14 : !TH
  }
  scf.yield %r13 : !TH
  }
  scf.yield %r12 : !TH
  }
  scf.yield %r11 : !TH
  }
  scf.yield %r10 : !TH
  }
  scf.yield %r9 : !TH
  }
  scf.yield %r8 : !TH
  }
  scf.yield %r7 : !TH
  }
  scf.yield %r6 : !TH
  }
  scf.yield %r5 : !TH
  }
  scf.yield %r4 : !TH
  }
  scf.yield %r3 : !TH
  }
  scf.yield %r2 : !TH
  }
  scf.yield %r1 : !TH
  }
  ao.wait %r0 keep(%x : !D) into(%h : !H) : !TH
  return
}

// A condition of the last iteration chose what is in flight; the same condition
// of this iteration chooses what is overwritten. The two may differ.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @f(%x: !D, %y: !D, %z: !D, %h: !H, %v: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = ao.offload %x into %h : !D into !H -> !T
  // expected-note @+1 {{the transfer}}
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %s, %k = %x) -> (!T, !D) {
    %rest = arith.remui %i, %c2 : index
    // expected-note @below {{the buffer is from a path on which this is true}}
    %even = arith.cmpi eq, %rest, %c0 : index
    %mine = scf.if %even -> !D { scf.yield %y : !D } else { scf.yield %z : !D }
    %other = scf.if %even -> !D { scf.yield %z : !D } else { scf.yield %y : !D }
    // expected-error @+1 {{overwrites the source of a transfer in flight}}
    linalg.fill ins(%v : f32) outs(%other : !D)
    ao.wait %t keep(%k : !D) : !T
    %u = ao.offload %mine into %h : !D into !H -> !T
    scf.yield %u, %mine : !T, !D
  }
  ao.wait %r#0 keep(%r#1 : !D) : !T
  return
}

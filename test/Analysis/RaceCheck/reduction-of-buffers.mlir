// A reduction writes what it starts from, a buffer that is in flight.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @f(%x: !D, %h: !H, %v: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init(%x) -> !D {
    %made = memref.alloc() : !D
    scf.reduce(%made : !D) {
    ^bb0(%a: !D, %b: !D):
      // expected-error @+1 {{overwrites the source of a transfer in flight}}
      linalg.fill ins(%v : f32) outs(%a : !D)
      scf.reduce.return %b : !D
    }
  }
  ao.wait %t keep(%x : !D) : !T
  return
}

// Iterations at once call what copies a global, and what writes to it.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

memref.global "private" @g : !D = dense<0.0>
func.func @main() {
  // expected-note @+1 {{iterations run at once here}}
  scf.forall (%i) in (2) {
    func.call @copies() : () -> ()
    // expected-error @+1 {{overwrites the source of a transfer that may be in flight in another iteration}}
    func.call @writes() : () -> ()
  }
  return
}
func.func private @writes() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 0.0 : f32
  %g = memref.get_global @g : !D
  memref.store %v, %g[%c0] : !D
  return
}
func.func private @copies() {
  %h = memref.alloc() : !H
  %g = memref.get_global @g : !D
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %g into %h : !D into !H -> !T
  ao.wait %t keep(%g : !D) : !T
  return
}

// Callees that are given nothing: one goes on writing to a global, another one copies
// it.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

memref.global "private" @g : !D = dense<0.0>
func.func @main() {
  // expected-error @+1 {{overwrites the source of a transfer and may go on while that is in flight}}
  func.call @writes() : () -> ()
  // expected-note @+1 {{the transfer}}
  func.call @copies() : () -> ()
  return
}
func.func private @writes() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 0.0 : f32
  %g = memref.get_global @g : !D
  %token = async.execute {
    memref.store %v, %g[%c0] : !D
    async.yield
  }
  return
}
func.func private @copies() {
  %h = memref.alloc() : !H
  %g = memref.get_global @g : !D
  %t = ao.offload %g into %h : !D into !H -> !T
  ao.wait %t keep(%g : !D) : !T
  return
}

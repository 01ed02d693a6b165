// Callees that are given nothing: one frees what it finds in memory, another one
// copies that.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

memref.global "private" @table : memref<1xmemref<4xf32>>
func.func @main() {
  func.call @makes() : () -> ()
  func.call @frees() : () -> ()
  // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
  func.call @copies() : () -> ()
  return
}
func.func private @makes() {
  %c0 = arith.constant 0 : index
  %table = memref.get_global @table : memref<1x!D>
  %x = memref.alloc() : !D
  memref.store %x, %table[%c0] : memref<1x!D>
  return
}
func.func private @frees() {
  %c0 = arith.constant 0 : index
  %table = memref.get_global @table : memref<1x!D>
  %x = memref.load %table[%c0] : memref<1x!D>
  memref.dealloc %x : !D
  return
}
func.func private @copies() {
  %c0 = arith.constant 0 : index
  %h = memref.alloc() : !H
  %table = memref.get_global @table : memref<1x!D>
  %x = memref.load %table[%c0] : memref<1x!D>
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  return
}

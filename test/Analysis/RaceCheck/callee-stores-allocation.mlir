// A callee hands out memory of its own, which others find in a table.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @make(%table: memref<1x!D>, %v: f32) -> !D {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : !D
  linalg.fill ins(%v : f32) outs(%a : !D)
  memref.store %a, %table[%c0] : memref<1x!D>
  return %a : !D
}
func.func @f(%h: !H, %v: f32) {
  %c0 = arith.constant 0 : index
  %table = memref.alloc() : memref<1x!D>
  %x = func.call @make(%table, %v) : (memref<1x!D>, f32) -> !D
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  %b = memref.load %table[%c0] : memref<1x!D>
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  linalg.fill ins(%v : f32) outs(%b : !D)
  ao.wait %t keep(%x : !D) : !T
  return
}

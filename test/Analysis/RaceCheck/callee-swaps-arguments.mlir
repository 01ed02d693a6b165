// A callee that calls itself with its arguments swapped writes to both.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @f(%x: !D, %y: !D, %h: !H, %v: f32) {
  %c1 = arith.constant 1 : index
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  func.call @turns(%x, %y, %c1, %v) : (!D, !D, index, f32) -> ()
  ao.wait %t keep(%x : !D) : !T
  return
}
func.func private @turns(%a: !D, %b: !D, %n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %more = arith.cmpi sgt, %n, %c0 : index
  scf.if %more {
    %m = arith.subi %n, %c1 : index
    func.call @turns(%b, %a, %m, %v) : (!D, !D, index, f32) -> ()
  }
  // expected-note @+1 {{the access}}
  memref.store %v, %b[%c0] : !D
  return
}

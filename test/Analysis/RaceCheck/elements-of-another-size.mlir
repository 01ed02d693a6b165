// The result of a cast of another dialect may have elements of another size:
// the last two of f64 are the last four of f32.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers

!D = memref<8xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>
!A = memref<4xf32, strided<[1], offset: 4>>
!B = memref<2xf64, strided<[1], offset: 2>>

func.func @f(%x: !D, %h: !H, %v: f64) {
  %wide = builtin.unrealized_conversion_cast %x : !D to memref<4xf64>
  %a = memref.subview %x[4] [4] [1] : !D to !A
  %b = memref.subview %wide[2] [2] [1] : memref<4xf64> to !B
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %a into %h : !A into !H -> !T
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  linalg.fill ins(%v : f64) outs(%b : !B)
  ao.wait %t keep(%a : !A) : !T
  return
}

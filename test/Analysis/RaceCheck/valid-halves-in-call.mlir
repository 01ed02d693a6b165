// Valid: of two disjoint halves that a call is given, one is copied while the
// other is written.
//
// RUN: ao-opt %s --ao-verify-transfers -o /dev/null
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 0 racy, 0 of them accepted; 1 valid, 0.00 % of them rejected

!P = memref<4xf32, strided<[1], offset: ?>>
!H = memref<4xf32, #ao.host>

func.func private @g(%a: !P, %b: !P, %h: !H, %v: f32) {
  %t = ao.offload %a into %h : !P into !H -> !ao.transfer<!H>
  linalg.fill ins(%v : f32) outs(%b : !P)
  ao.wait %t keep(%a : !P) : !ao.transfer<!H>
  return
}
func.func @f(%x: memref<8xf32>, %h: !H, %v: f32) {
  %a = memref.subview %x[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %b = memref.subview %x[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
  %first = memref.cast %a : memref<4xf32, strided<[1]>> to !P
  %second = memref.cast %b : memref<4xf32, strided<[1], offset: 4>> to !P
  func.call @g(%first, %second, %h, %v) : (!P, !P, !H, f32) -> ()
  return
}

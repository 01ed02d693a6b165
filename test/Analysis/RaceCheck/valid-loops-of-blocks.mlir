// Valid: loops of blocks with a counter, as `convert-scf-to-cf` makes them, that
// fill all rows, and that wait for the row of the iteration before.
//
// RUN: ao-opt %s --ao-verify-transfers -o /dev/null
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 0 racy, 0 of them accepted; 1 valid, 0.00 % of them rejected

!P = memref<4xf32, strided<[1], offset: ?>>
!H = memref<4xf32, strided<[1], offset: ?>, #ao.host>
!T = !ao.transfer<!H>

func.func @fills_all_rows(%x: memref<4xf32>, %y: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %rows = memref.alloc() : memref<4x4xf32, #ao.host>
  cf.br ^header(%c0 : index)
^header(%i: index):
  %more = arith.cmpi slt, %i, %c4 : index
  cf.cond_br %more, ^body, ^exit
^body:
  %row = memref.subview %rows[%i, 0] [1, 4] [1, 1] : memref<4x4xf32, #ao.host> to !H
  %t = ao.offload %x into %row : memref<4xf32> into !H -> !T
  ao.wait %t keep(%x : memref<4xf32>) into(%row : !H) : !T
  %next = arith.addi %i, %c1 : index
  cf.br ^header(%next : index)
^exit:
  %u = ao.reload %rows into %y : memref<4x4xf32, #ao.host> into memref<4x4xf32> -> !ao.transfer<memref<4x4xf32>>
  ao.wait %u keep(%rows : memref<4x4xf32, #ao.host>) into(%y : memref<4x4xf32>) : !ao.transfer<memref<4x4xf32>>
  return
}

// A choice in the body is raised before the loop around it.
func.func @waits_for_last_row(%x: memref<8x4xf32>, %h: memref<8x4xf32, #ao.host>, %c: i1, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %x0 = memref.subview %x[%c0, 0] [1, 4] [1, 1] : memref<8x4xf32> to !P
  %h0 = memref.subview %h[%c0, 0] [1, 4] [1, 1] : memref<8x4xf32, #ao.host> to !H
  %t0 = ao.offload %x0 into %h0 : !P into !H -> !T
  cf.br ^header(%c1, %t0 : index, !T)
^header(%i: index, %t: !T):
  %more = arith.cmpi slt, %i, %c8 : index
  cf.cond_br %more, ^body, ^exit
^body:
  %last = arith.subi %i, %c1 : index
  %xlast = memref.subview %x[%last, 0] [1, 4] [1, 1] : memref<8x4xf32> to !P
  %hlast = memref.subview %h[%last, 0] [1, 4] [1, 1] : memref<8x4xf32, #ao.host> to !H
  ao.wait %t keep(%xlast : !P) into(%hlast : !H) : !T
  cf.cond_br %c, ^overwrite, ^join
^overwrite:
  linalg.fill ins(%v : f32) outs(%xlast : !P)
  cf.br ^join
^join:
  %xi = memref.subview %x[%i, 0] [1, 4] [1, 1] : memref<8x4xf32> to !P
  %hi = memref.subview %h[%i, 0] [1, 4] [1, 1] : memref<8x4xf32, #ao.host> to !H
  %u = ao.offload %xi into %hi : !P into !H -> !T
  %next = arith.addi %i, %c1 : index
  cf.br ^header(%next, %u : index, !T)
^exit:
  %x7 = memref.subview %x[%c7, 0] [1, 4] [1, 1] : memref<8x4xf32> to !P
  %h7 = memref.subview %h[%c7, 0] [1, 4] [1, 1] : memref<8x4xf32, #ao.host> to !H
  ao.wait %t keep(%x7 : !P) into(%h7 : !H) : !T
  return
}

// Loops of blocks that leave a row without data: by their bound, by their step,
// and since the body runs before the counter is compared.
//
// RUN: ao-opt %s --ao-verify-transfers --verify-diagnostics
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!H = memref<4xf32, strided<[1], offset: ?>, #ao.host>
!T = !ao.transfer<!H>

func.func @last_row(%x: memref<4xf32>, %y: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  // expected-note @+1 {{allocated here}}
  %rows = memref.alloc() : memref<4x4xf32, #ao.host>
  cf.br ^header(%c0 : index)
^header(%i: index):
  %more = arith.cmpi slt, %i, %c3 : index
  cf.cond_br %more, ^body, ^exit
^body:
  %row = memref.subview %rows[%i, 0] [1, 4] [1, 1] : memref<4x4xf32, #ao.host> to !H
  %t = ao.offload %x into %row : memref<4xf32> into !H -> !T
  ao.wait %t keep(%x : memref<4xf32>) into(%row : !H) : !T
  %next = arith.addi %i, %c1 : index
  cf.br ^header(%next : index)
^exit:
  // expected-error @+1 {{reads host memory that no offload has written}}
  %u = ao.reload %rows into %y : memref<4x4xf32, #ao.host> into memref<4x4xf32> -> !ao.transfer<memref<4x4xf32>>
  ao.wait %u keep(%rows : memref<4x4xf32, #ao.host>) into(%y : memref<4x4xf32>) : !ao.transfer<memref<4x4xf32>>
  return
}

func.func @every_second_row(%x: memref<4xf32>, %y: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  // expected-note @+1 {{allocated here}}
  %rows = memref.alloc() : memref<4x4xf32, #ao.host>
  cf.br ^header(%c0 : index)
^header(%i: index):
  %more = arith.cmpi slt, %i, %c4 : index
  cf.cond_br %more, ^body, ^exit
^body:
  %row = memref.subview %rows[%i, 0] [1, 4] [1, 1] : memref<4x4xf32, #ao.host> to !H
  %t = ao.offload %x into %row : memref<4xf32> into !H -> !T
  ao.wait %t keep(%x : memref<4xf32>) into(%row : !H) : !T
  %next = arith.addi %i, %c2 : index
  cf.br ^header(%next : index)
^exit:
  // expected-error @+1 {{reads host memory that no offload has written}}
  %u = ao.reload %rows into %y : memref<4x4xf32, #ao.host> into memref<4x4xf32> -> !ao.transfer<memref<4x4xf32>>
  ao.wait %u keep(%rows : memref<4x4xf32, #ao.host>) into(%y : memref<4x4xf32>) : !ao.transfer<memref<4x4xf32>>
  return
}

// The body runs before the comparison: row 0 is never filled, since the first
// iteration fills row 1.
func.func @compared_first(%x: memref<4xf32>, %y: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  // expected-note @+1 {{allocated here}}
  %rows = memref.alloc() : memref<4x4xf32, #ao.host>
  cf.br ^header(%c0 : index)
^header(%i: index):
  %next = arith.addi %i, %c1 : index
  %row = memref.subview %rows[%next, 0] [1, 4] [1, 1] : memref<4x4xf32, #ao.host> to !H
  %t = ao.offload %x into %row : memref<4xf32> into !H -> !T
  ao.wait %t keep(%x : memref<4xf32>) into(%row : !H) : !T
  %more = arith.cmpi slt, %next, %c3 : index
  cf.cond_br %more, ^header(%next : index), ^exit
^exit:
  // expected-error @+1 {{reads host memory that no offload has written}}
  %u = ao.reload %rows into %y : memref<4x4xf32, #ao.host> into memref<4x4xf32> -> !ao.transfer<memref<4x4xf32>>
  ao.wait %u keep(%rows : memref<4x4xf32, #ao.host>) into(%y : memref<4x4xf32>) : !ao.transfer<memref<4x4xf32>>
  return
}

// Host buffers that loops have written slice by slice.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

// From the last slice to the first one.
func.func @reversed(%row: memref<1x8xf32>, %back: memref<1x8xf32>, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %stack = memref.alloc() : memref<4x8xf32, #ao.host>
  scf.for %i = %c0 to %c4 step %c1 {
    %j = arith.subi %c3, %i : index
    %slot = memref.subview %stack[%j, 0] [1, 8] [1, 1] : memref<4x8xf32, #ao.host> to memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>
    %t = ao.offload %row into %slot : memref<1x8xf32> into memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host> -> !ao.transfer<memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>>
    ao.wait %t keep(%row : memref<1x8xf32>) into(%slot : memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>) : !ao.transfer<memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>>
  }
  scf.for %i = %c0 to %c4 step %c1 {
    %slice = memref.subview %stack[%i, 0] [1, 8] [1, 1] : memref<4x8xf32, #ao.host> to memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>
    %t = ao.reload %slice into %back : memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host> into memref<1x8xf32> -> !ao.transfer<memref<1x8xf32>>
    ao.wait %t keep(%slice : memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>) into(%back : memref<1x8xf32>) : !ao.transfer<memref<1x8xf32>>
  }
  memref.dealloc %stack : memref<4x8xf32, #ao.host>
  return
}

// -----

// Reversed, without the first slice.
func.func @reversed_but_one(%row: memref<1x8xf32>, %back: memref<1x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  // expected-note @below {{allocated here}}
  %stack = memref.alloc() : memref<4x8xf32, #ao.host>
  scf.for %i = %c0 to %c3 step %c1 {
    %j = arith.subi %c3, %i : index
    %slot = memref.subview %stack[%j, 0] [1, 8] [1, 1] : memref<4x8xf32, #ao.host> to memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>
    %t = ao.offload %row into %slot : memref<1x8xf32> into memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host> -> !ao.transfer<memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>>
    ao.wait %t keep(%row : memref<1x8xf32>) into(%slot : memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>) : !ao.transfer<memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>>
  }
  %slice = memref.subview %stack[0, 0] [1, 8] [1, 1] : memref<4x8xf32, #ao.host> to memref<1x8xf32, strided<[8, 1]>, #ao.host>
  // expected-error @below {{reads host memory that no offload has written}}
  %t = ao.reload %slice into %back : memref<1x8xf32, strided<[8, 1]>, #ao.host> into memref<1x8xf32> -> !ao.transfer<memref<1x8xf32>>
  ao.wait %t keep(%slice : memref<1x8xf32, strided<[8, 1]>, #ao.host>) into(%back : memref<1x8xf32>) : !ao.transfer<memref<1x8xf32>>
  memref.dealloc %stack : memref<4x8xf32, #ao.host>
  return
}

// -----

// Columns are not contiguous; a loop may count in any type.
func.func @columns(%row: memref<8xf32>, %back: memref<8xf32>) {
  %i0 = arith.constant 0 : i32
  %i1 = arith.constant 1 : i32
  %i4 = arith.constant 4 : i32
  %c2 = arith.constant 2 : index
  %stack = memref.alloc() : memref<8x4xf32, #ao.host>
  scf.for %i = %i0 to %i4 step %i1 : i32 {
    %j = arith.index_cast %i : i32 to index
    %slot = memref.subview %stack[0, %j] [8, 1] [1, 1] : memref<8x4xf32, #ao.host> to memref<8xf32, strided<[4], offset: ?>, #ao.host>
    %t = ao.offload %row into %slot : memref<8xf32> into memref<8xf32, strided<[4], offset: ?>, #ao.host> -> !ao.transfer<memref<8xf32, strided<[4], offset: ?>, #ao.host>>
    ao.wait %t keep(%row : memref<8xf32>) into(%slot : memref<8xf32, strided<[4], offset: ?>, #ao.host>) : !ao.transfer<memref<8xf32, strided<[4], offset: ?>, #ao.host>>
  }
  %slice = memref.subview %stack[0, %c2] [8, 1] [1, 1] : memref<8x4xf32, #ao.host> to memref<8xf32, strided<[4], offset: ?>, #ao.host>
  %t = ao.reload %slice into %back : memref<8xf32, strided<[4], offset: ?>, #ao.host> into memref<8xf32> -> !ao.transfer<memref<8xf32>>
  ao.wait %t keep(%slice : memref<8xf32, strided<[4], offset: ?>, #ao.host>) into(%back : memref<8xf32>) : !ao.transfer<memref<8xf32>>
  memref.dealloc %stack : memref<8x4xf32, #ao.host>
  return
}

// -----

// Every other column.
func.func @every_other(%row: memref<8xf32>, %back: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  // expected-note @below {{allocated here}}
  %stack = memref.alloc() : memref<8x4xf32, #ao.host>
  scf.for %i = %c0 to %c4 step %c2 {
    %slot = memref.subview %stack[0, %i] [8, 1] [1, 1] : memref<8x4xf32, #ao.host> to memref<8xf32, strided<[4], offset: ?>, #ao.host>
    %t = ao.offload %row into %slot : memref<8xf32> into memref<8xf32, strided<[4], offset: ?>, #ao.host> -> !ao.transfer<memref<8xf32, strided<[4], offset: ?>, #ao.host>>
    ao.wait %t keep(%row : memref<8xf32>) into(%slot : memref<8xf32, strided<[4], offset: ?>, #ao.host>) : !ao.transfer<memref<8xf32, strided<[4], offset: ?>, #ao.host>>
  }
  %slice = memref.subview %stack[0, 1] [8, 1] [1, 1] : memref<8x4xf32, #ao.host> to memref<8xf32, strided<[4], offset: 1>, #ao.host>
  // expected-error @below {{reads host memory that no offload has written}}
  %t = ao.reload %slice into %back : memref<8xf32, strided<[4], offset: 1>, #ao.host> into memref<8xf32> -> !ao.transfer<memref<8xf32>>
  ao.wait %t keep(%slice : memref<8xf32, strided<[4], offset: 1>, #ao.host>) into(%back : memref<8xf32>) : !ao.transfer<memref<8xf32>>
  memref.dealloc %stack : memref<8x4xf32, #ao.host>
  return
}

// -----

// All columns but those of one half.
func.func @half(%row: memref<4xf32>, %back: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-note @below {{allocated here}}
  %stack = memref.alloc() : memref<8x4xf32, #ao.host>
  scf.for %i = %c0 to %c4 step %c1 {
    %slot = memref.subview %stack[0, %i] [4, 1] [1, 1] : memref<8x4xf32, #ao.host> to memref<4xf32, strided<[4], offset: ?>, #ao.host>
    %t = ao.offload %row into %slot : memref<4xf32> into memref<4xf32, strided<[4], offset: ?>, #ao.host> -> !ao.transfer<memref<4xf32, strided<[4], offset: ?>, #ao.host>>
    ao.wait %t keep(%row : memref<4xf32>) into(%slot : memref<4xf32, strided<[4], offset: ?>, #ao.host>) : !ao.transfer<memref<4xf32, strided<[4], offset: ?>, #ao.host>>
  }
  %slice = memref.subview %stack[0, 1] [8, 1] [1, 1] : memref<8x4xf32, #ao.host> to memref<8xf32, strided<[4], offset: 1>, #ao.host>
  // expected-error @below {{reads host memory that no offload has written}}
  %t = ao.reload %slice into %back : memref<8xf32, strided<[4], offset: 1>, #ao.host> into memref<8xf32> -> !ao.transfer<memref<8xf32>>
  ao.wait %t keep(%slice : memref<8xf32, strided<[4], offset: 1>, #ao.host>) into(%back : memref<8xf32>) : !ao.transfer<memref<8xf32>>
  memref.dealloc %stack : memref<8x4xf32, #ao.host>
  return
}

// A copy fills each element of its destination once, whatever the strides turn
// out to be.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers

!D = memref<4xf32>
!S = memref<4xf32, strided<[?]>, #ao.host>
!M = memref<?x?xf32, strided<[?, 1], offset: ?>>
!R = memref<?xf32, strided<[?]>, #ao.host>
!N = memref<?x?xf32, strided<[?, 1], offset: ?>, #ao.host>

func.func @step_may_be_zero(%x: !D, %h: memref<16xf32, #ao.host>, %n: index) {
  %s = memref.subview %h[0] [4] [%n] : memref<16xf32, #ao.host> to !S
  // expected-error @+1 {{may fill elements of its destination more than once}}
  %t = ao.offload %x into %s : !D into !S -> !ao.transfer<!S>
  ao.wait %t keep(%x : !D) : !ao.transfer<!S>
  return
}

func.func @stride_may_be_zero(%x: !D, %h: memref<16xf32, #ao.host>, %n: index) {
  %s = memref.reinterpret_cast %h to offset: [0], sizes: [4], strides: [%n] : memref<16xf32, #ao.host> to !S
  // expected-error @+1 {{may fill elements of its destination more than once}}
  %t = ao.offload %x into %s : !D into !S -> !ao.transfer<!S>
  ao.wait %t keep(%x : !D) : !ao.transfer<!S>
  return
}

// One element has no next one, and steps of two leave elements out.
func.func @steps_forward(%x: !D, %y: memref<1xf32>, %h: memref<16xf32, #ao.host>, %n: index, %d: memref<?xf32, #ao.host>) {
  %one = memref.subview %h[0] [1] [%n] : memref<16xf32, #ao.host> to memref<1xf32, strided<[?]>, #ao.host>
  %t = ao.offload %y into %one : memref<1xf32> into memref<1xf32, strided<[?]>, #ao.host> -> !ao.transfer<memref<1xf32, strided<[?]>, #ao.host>>
  ao.wait %t keep(%y : memref<1xf32>) : !ao.transfer<memref<1xf32, strided<[?]>, #ao.host>>
  %s = memref.subview %d[%n] [4] [2] : memref<?xf32, #ao.host> to memref<4xf32, strided<[2], offset: ?>, #ao.host>
  %u = ao.offload %x into %s : !D into memref<4xf32, strided<[2], offset: ?>, #ao.host> -> !ao.transfer<memref<4xf32, strided<[2], offset: ?>, #ao.host>>
  ao.wait %u keep(%x : !D) : !ao.transfer<memref<4xf32, strided<[2], offset: ?>, #ao.host>>
  return
}

// A block of a matrix is accepted; strides that a memref.reinterpret_cast sets to
// values unknown at compile time are rejected.
func.func @block(%x: !M, %h: !N, %i: index, %n: index) {
  %a = memref.subview %x[%i, %i] [%n, %n] [1, 1] : !M to !M
  %s = memref.subview %h[%i, %i] [%n, %n] [1, 1] : !N to !N
  %t = ao.offload %a into %s : !M into !N -> !ao.transfer<!N>
  ao.wait %t keep(%a : !M) : !ao.transfer<!N>
  return
}
func.func @layout_taken_apart(%x: memref<?xf32>, %h: !R) {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %h
      : !R -> memref<f32, #ao.host>, index, index, index
  %s = memref.reinterpret_cast %base to offset: [0], sizes: [%size], strides: [%stride] : memref<f32, #ao.host> to !R
  // expected-error @+1 {{may fill elements of its destination more than once}}
  %t = ao.offload %x into %s : memref<?xf32> into !R -> !ao.transfer<!R>
  ao.wait %t keep(%x : memref<?xf32>) : !ao.transfer<!R>
  return
}

// Strides of another buffer, exchanged or for other sizes: rows of two are closer
// than rows of eight.
func.func @strides_are_swapped(%x: memref<4x4xf32>, %h: memref<?x?xf32, strided<[?, ?]>, #ao.host>) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %h
      : memref<?x?xf32, strided<[?, ?]>, #ao.host> -> memref<f32, #ao.host>, index, index, index, index, index
  %s = memref.reinterpret_cast %base to offset: [0], sizes: [4, 4], strides: [%strides#1, %strides#0]
      : memref<f32, #ao.host> to memref<4x4xf32, strided<[?, ?]>, #ao.host>
  // expected-error @+1 {{may fill elements of its destination more than once}}
  %t = ao.offload %x into %s : memref<4x4xf32> into memref<4x4xf32, strided<[?, ?]>, #ao.host> -> !ao.transfer<memref<4x4xf32, strided<[?, ?]>, #ao.host>>
  ao.wait %t keep(%x : memref<4x4xf32>) : !ao.transfer<memref<4x4xf32, strided<[?, ?]>, #ao.host>>
  return
}
func.func @other_sizes(%x: memref<2x8xf32>, %h: memref<4x4xf32, strided<[?, ?]>, #ao.host>) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %h
      : memref<4x4xf32, strided<[?, ?]>, #ao.host> -> memref<f32, #ao.host>, index, index, index, index, index
  %s = memref.reinterpret_cast %base to offset: [0], sizes: [2, 8], strides: [%strides#0, %strides#1]
      : memref<f32, #ao.host> to memref<2x8xf32, strided<[?, ?]>, #ao.host>
  // expected-error @+1 {{may fill elements of its destination more than once}}
  %t = ao.offload %x into %s : memref<2x8xf32> into memref<2x8xf32, strided<[?, ?]>, #ao.host> -> !ao.transfer<memref<2x8xf32, strided<[?, ?]>, #ao.host>>
  ao.wait %t keep(%x : memref<2x8xf32>) : !ao.transfer<memref<2x8xf32, strided<[?, ?]>, #ao.host>>
  return
}

// A stride of zero is known, however many rows there are.
func.func @equal_rows(%x: memref<?x4xf32>, %h: memref<?x4xf32, strided<[0, 1]>, #ao.host>) {
  // expected-error @+1 {{may fill elements of its destination more than once}}
  %t = ao.offload %x into %h : memref<?x4xf32> into memref<?x4xf32, strided<[0, 1]>, #ao.host> -> !ao.transfer<memref<?x4xf32, strided<[0, 1]>, #ao.host>>
  ao.wait %t keep(%x : memref<?x4xf32>) : !ao.transfer<memref<?x4xf32, strided<[0, 1]>, #ao.host>>
  return
}

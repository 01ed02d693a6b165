// Valid programs whose accesses stay apart from a transfer in flight by their
// indices, by their own part of a parallel loop, or by layout.
//
// RUN: ao-opt %s --split-input-file --ao-verify-transfers -o /dev/null

// A vector is written to row 1, row 0 is in flight.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>
!TD = !ao.transfer<!D>

func.func @f(%xx: memref<2x4xf32>, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = memref.subview %xx[0, 0] [1, 4] [1, 1] : memref<2x4xf32> to memref<4xf32, strided<[1]>>
  %vv = vector.broadcast %f : f32 to vector<4xf32>
  %t = ao.offload %p into %h : memref<4xf32, strided<[1]>> into !H -> !TH
  vector.transfer_write %vv, %xx[%c1, %c0] {in_bounds = [true]} : vector<4xf32>, memref<2x4xf32>
  ao.wait %t keep(%p : memref<4xf32, strided<[1]>>) : !TH
  return
}

// -----

// The same by vector.store.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>
!TD = !ao.transfer<!D>

func.func @f(%xx: memref<2x4xf32>, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = memref.subview %xx[0, 0] [1, 4] [1, 1] : memref<2x4xf32> to memref<4xf32, strided<[1]>>
  %vv = vector.broadcast %f : f32 to vector<4xf32>
  %t = ao.offload %p into %h : memref<4xf32, strided<[1]>> into !H -> !TH
  vector.store %vv, %xx[%c1, %c0] : memref<2x4xf32>, vector<4xf32>
  ao.wait %t keep(%p : memref<4xf32, strided<[1]>>) : !TH
  return
}

// -----

// Tiles of a parallel loop begin at a multiple of its counter.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>
!TD = !ao.transfer<!D>

func.func @f(%xx: memref<4x4xf32>, %f: f32) {
  scf.forall (%i) in (2) {
    %k = affine.apply affine_map<(i) -> (i * 2)>(%i)
    %p = memref.subview %xx[%k, 0] [2, 4] [1, 1] : memref<4x4xf32> to memref<2x4xf32, strided<[4, 1], offset: ?>>
    %b = memref.alloc() : memref<2x4xf32, #ao.host>
    linalg.fill ins(%f : f32) outs(%p : memref<2x4xf32, strided<[4, 1], offset: ?>>)
    %t = ao.offload %p into %b : memref<2x4xf32, strided<[4, 1], offset: ?>> into memref<2x4xf32, #ao.host> -> !ao.transfer<memref<2x4xf32, #ao.host>>
    ao.wait %t keep(%p : memref<2x4xf32, strided<[4, 1], offset: ?>>) : !ao.transfer<memref<2x4xf32, #ao.host>>
    memref.dealloc %b : memref<2x4xf32, #ao.host>
  }
  return
}

// -----

// An iteration stores to an element of its own row.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>
!TD = !ao.transfer<!D>

func.func @f(%xx: memref<4x4xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %p = memref.subview %xx[%i, 0] [1, 4] [1, 1] : memref<4x4xf32> to memref<4xf32, strided<[1], offset: ?>>
    %b = memref.alloc() : !H
    memref.store %f, %xx[%i, %c0] : memref<4x4xf32>
    %t = ao.offload %p into %b : memref<4xf32, strided<[1], offset: ?>> into !H -> !TH
    ao.wait %t keep(%p : memref<4xf32, strided<[1], offset: ?>>) : !TH
    memref.dealloc %b : !H
    scf.reduce
  }
  return
}

// -----

// Rows by reinterpret_cast of the base of a buffer.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>
!TD = !ao.transfer<!D>

func.func @f(%xx: memref<8x4xf32>, %h: !H, %f: f32) {
  %b, %o, %s:2, %st:2 = memref.extract_strided_metadata %xx : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
  %p = memref.reinterpret_cast %b to offset: [0], sizes: [4], strides: [1] : memref<f32> to memref<4xf32, strided<[1]>>
  %q = memref.reinterpret_cast %b to offset: [4], sizes: [4], strides: [1] : memref<f32> to memref<4xf32, strided<[1], offset: 4>>
  %t = ao.offload %p into %h : memref<4xf32, strided<[1]>> into !H -> !TH
  linalg.fill ins(%f : f32) outs(%q : memref<4xf32, strided<[1], offset: 4>>)
  ao.wait %t keep(%p : memref<4xf32, strided<[1]>>) : !TH
  return
}

// -----

// A callee fills all rows in a loop.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>
!TD = !ao.transfer<!D>
func.func private @o(%x: !D, %a: memref<4x4xf32, #ao.host>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %p = memref.subview %a[%i, 0] [1, 4] [1, 1] : memref<4x4xf32, #ao.host> to memref<4xf32, strided<[1], offset: ?>, #ao.host>
    %t = ao.offload %x into %p : !D into memref<4xf32, strided<[1], offset: ?>, #ao.host> -> !ao.transfer<memref<4xf32, strided<[1], offset: ?>, #ao.host>>
    ao.wait %t keep(%x : !D) into(%p : memref<4xf32, strided<[1], offset: ?>, #ao.host>) : !ao.transfer<memref<4xf32, strided<[1], offset: ?>, #ao.host>>
  }
  return
}
func.func @f(%x: !D, %y: !D, %z: !D, %h: !H, %g: !H, %f: f32, %n: index, %m: index, %c: i1, %d: i1, %xx: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<4x4xf32, #ao.host>
  call @o(%x, %a) : (!D, memref<4x4xf32, #ao.host>) -> ()
  %u = ao.reload %a into %xx : memref<4x4xf32, #ao.host> into memref<4x4xf32> -> !ao.transfer<memref<4x4xf32>>
  ao.wait %u keep(%a : memref<4x4xf32, #ao.host>) : !ao.transfer<memref<4x4xf32>>
  return
}

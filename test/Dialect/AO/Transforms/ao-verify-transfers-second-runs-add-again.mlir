// A second run that reads where it writes, to add to it say, must not find
// there what the first run has left, not in parts and not on one way.
//
// RUN: ao-opt %s --ao-verify-transfers --split-input-file --verify-diagnostics -o /dev/null

func.func @adds_atomically(%x: memref<4xf32>, %v: f32) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  // expected-note@below {{made here}}
  %0 = memref.atomic_rmw addf %v, %x[%c0] : (f32, memref<4xf32>) -> f32
  // expected-error@below {{runs a second time and starts from what it has made before}}
  %1 = "memref.atomic_rmw"(%v, %x, %c0) <{kind = 0 : i64}> {ao.recompute = 0 : i64}
     : (f32, memref<4xf32>, index) -> f32
  return
}

// -----

func.func @may_add_to_the_same(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %x: memref<4x4xf32>, %y: memref<4x4xf32>,
                               %c: i1) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %either = arith.select %c, %x, %y : memref<4x4xf32>
  // expected-note@below {{made here}}
  linalg.matmul ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%x : memref<4x4xf32>)
  // expected-error@below {{runs a second time and starts from what it has made before}}
  linalg.matmul {ao.recompute = 0 : i64} ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>)
      outs(%either : memref<4x4xf32>)
  return
}

// -----

func.func @one_row_of_both(%a: memref<2x4xf32>, %b: memref<4x4xf32>, %x: memref<4x4xf32>)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %first = memref.subview %x[0, 0] [2, 4] [1, 1] : memref<4x4xf32> to memref<2x4xf32, strided<[4, 1]>>
  %second = memref.subview %x[1, 0] [2, 4] [1, 1] : memref<4x4xf32> to memref<2x4xf32, strided<[4, 1], offset: 4>>
  // expected-note@below {{made here}}
  linalg.matmul ins(%a, %b : memref<2x4xf32>, memref<4x4xf32>) outs(%first : memref<2x4xf32, strided<[4, 1]>>)
  // expected-error@below {{runs a second time and starts from what it has made before}}
  linalg.matmul {ao.recompute = 0 : i64} ins(%a, %b : memref<2x4xf32>, memref<4x4xf32>)
      outs(%second : memref<2x4xf32, strided<[4, 1], offset: 4>>)
  return
}

// -----

func.func @one_element_made_anew(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %x: memref<4x4xf32>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  // expected-note@below {{made here}}
  linalg.matmul ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%x : memref<4x4xf32>)
  memref.store %v, %x[%c0, %c0] : memref<4x4xf32>
  // expected-error@below {{runs a second time and starts from what it has made before}}
  linalg.matmul {ao.recompute = 0 : i64} ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%x : memref<4x4xf32>)
  return
}

// -----

func.func @made_anew_on_one_way(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %x: memref<4x4xf32>, %v: f32, %c: i1)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-note@below {{made here}}
  linalg.matmul ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%x : memref<4x4xf32>)
  scf.if %c {
    linalg.fill ins(%v : f32) outs(%x : memref<4x4xf32>)
  }
  // expected-error@below {{runs a second time and starts from what it has made before}}
  linalg.matmul {ao.recompute = 0 : i64} ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%x : memref<4x4xf32>)
  return
}

// -----

func.func @masked(%a: memref<4x4xf32>, %b: memref<4xf32>, %x: memref<4xf32>, %v: vector<4xf32>, %mask: vector<4xi1>)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  // expected-note@below {{made here}}
  linalg.matvec ins(%a, %b : memref<4x4xf32>, memref<4xf32>) outs(%x : memref<4xf32>)
  vector.maskedstore %x[%c0], %mask, %v : memref<4xf32>, vector<4xi1>, vector<4xf32>
  // expected-error@below {{runs a second time and starts from what it has made before}}
  linalg.matvec {ao.recompute = 0 : i64} ins(%a, %b : memref<4x4xf32>, memref<4xf32>) outs(%x : memref<4xf32>)
  return
}

// Loops, copies of more, and callees make it anew; places in an arena may
// overlap.
func.func private @zero(%x: memref<4x4xf32>, %v: f32) {
  linalg.fill ins(%v : f32) outs(%x : memref<4x4xf32>)
  return
}
func.func @valid_made_anew(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %more: memref<8x4xf32>, %zeros: memref<8x4xf32>,
                           %arena: memref<256xi8>, %v: f32) attributes {ao.step, ao.num_recomputed = 5 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c32 = arith.constant 32 : index
  %half = memref.subview %more[4, 0] [4, 4] [1, 1] : memref<8x4xf32> to memref<4x4xf32, strided<[4, 1], offset: 16>>
  linalg.matmul ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>)
      outs(%half : memref<4x4xf32, strided<[4, 1], offset: 16>>)
  memref.copy %zeros, %more : memref<8x4xf32> to memref<8x4xf32>
  linalg.matmul {ao.recompute = 0 : i64} ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>)
      outs(%half : memref<4x4xf32, strided<[4, 1], offset: 16>>)
  %x = memref.view %arena[%c0][] : memref<256xi8> to memref<4x4xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      memref.store %v, %x[%i, %j] : memref<4x4xf32>
    }
  }
  linalg.matmul {ao.recompute = 1 : i64} ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%x : memref<4x4xf32>)
  func.call @zero(%x, %v) : (memref<4x4xf32>, f32) -> ()
  linalg.matmul {ao.recompute = 2 : i64} ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%x : memref<4x4xf32>)
  %y = memref.view %arena[%c32][] : memref<256xi8> to memref<4x4xf32>
  linalg.fill {ao.recompute = 3 : i64} ins(%v : f32) outs(%y : memref<4x4xf32>)
  linalg.matmul {ao.recompute = 4 : i64} ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%y : memref<4x4xf32>)
  return
}

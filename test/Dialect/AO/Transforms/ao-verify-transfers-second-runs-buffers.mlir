// On buffers, ops that run a second time read what lies there by then.
//
// RUN: ao-opt %s --ao-verify-transfers --split-input-file --verify-diagnostics

// As it should be: the same op on the same buffer, into one of its own.
func.func @fine(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = memref.alloc() : memref<4xf32>
  linalg.exp ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  linalg.tanh ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %a : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%b : memref<4xf32>)
  linalg.add ins(%b, %y : memref<4xf32>, memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %b : memref<4xf32>
  return
}

// -----

func.func @overwritten(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  linalg.exp ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  // expected-note @below {{overwritten here}}
  linalg.tanh ins(%y : memref<4xf32>) outs(%x : memref<4xf32>)
  // expected-error @below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

// The first run itself may be what overwrites it.
func.func @in_place(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-note @below {{overwritten here}}
  linalg.exp ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
  // expected-error @below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

func.func @in_a_loop(%x: memref<4xf32>, %y: memref<4xf32>, %n: index) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  linalg.exp ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  scf.for %i = %c0 to %n step %c1 {
    // expected-note @below {{overwritten here}}
    linalg.tanh ins(%y : memref<4xf32>) outs(%x : memref<4xf32>)
  }
  // expected-error @below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

func.func @freed(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = memref.alloc() : memref<4xf32>
  linalg.exp ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  linalg.tanh ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
  // expected-note @below {{freed here}}
  memref.dealloc %a : memref<4xf32>
  // expected-error @below {{runs a second time and reads a buffer that has been freed}}
  linalg.tanh {ao.recompute = 0 : i64} ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

// Dropped, and nobody has made it again.
func.func @unfilled(%y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-note @below {{allocated here}}
  %a = memref.alloc() : memref<4xf32>
  // expected-error @below {{runs a second time and reads a buffer that nothing has filled}}
  linalg.tanh {ao.recompute = 0 : i64} ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %a : memref<4xf32>
  return
}

// -----

func.func private @draw(memref<4xf32>)
func.func @effect(%x: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-error @below {{must not run a second time: it has effects besides its results}}
  func.call @draw(%x) {ao.recompute = 0 : i64} : (memref<4xf32>) -> ()
  return
}

// -----

// In the iteration of a loop that reads what it needs of a buffer from outside.
func.func @slices(%x: memref<2x4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c2 step %c1 {
    %row = memref.subview %x[%i, 0] [1, 4] [1, 1] : memref<2x4xf32> to memref<4xf32, strided<[1], offset: ?>>
    %a = memref.alloc() : memref<4xf32>
    linalg.exp {ao.recompute = 0 : i64} ins(%row : memref<4xf32, strided<[1], offset: ?>>) outs(%a : memref<4xf32>)
    linalg.add ins(%a, %y : memref<4xf32>, memref<4xf32>) outs(%y : memref<4xf32>)
    memref.dealloc %a : memref<4xf32>
  }
  return
}

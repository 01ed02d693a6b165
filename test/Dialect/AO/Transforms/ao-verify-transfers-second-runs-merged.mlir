// Recomputed ops that a pass has merged, erased or split on buffers.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

// A pass has merged the clone with the original: nothing is recomputed.
// expected-error @below {{1 of the 1 recomputed ops of '@merged' are missing: they were merged or erased}}
func.func @merged(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = memref.alloc() : memref<4xf32>
  linalg.exp ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  linalg.tanh ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
  linalg.add ins(%a, %y : memref<4xf32>, memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %a : memref<4xf32>
  return
}

// -----

func.func @unknown(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-error @below {{is recomputed op number 3 of 1}}
  linalg.exp {ao.recompute = 3 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

// One op has become two.
func.func @several(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  linalg.tanh {ao.recompute = 0 : i64} ins(%y : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

// Only the forward function has dropped its slot: the others are shifted.
// expected-error @below {{'@shifted' saves a value of another type in slot 0 than '@shifted_bwd' expects}}
func.func @shifted(%x: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) attributes {ao.backward = @shifted_bwd, ao.num_outputs = 1 : i64, ao.num_recomputed = 1 : i64} {
  %y = memref.alloc() : memref<4xf32>
  linalg.tanh ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return %y, %x : memref<4xf32>, memref<4xf32>
}
// expected-note @below {{backward function}}
func.func @shifted_bwd(%a: memref<8xf32>, %x: memref<4xf32>, %g: memref<4xf32>) {
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%g : memref<4xf32>)
  return
}

// -----

// Freed on one path only, on which no op reads it again.
func.func @branch(%x: memref<4xf32>, %y: memref<4xf32>, %c: i1) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = memref.alloc() : memref<4xf32>
  linalg.exp ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  %n = arith.xori %c, %c : i1
  scf.if %c {
    memref.dealloc %a : memref<4xf32>
  }
  scf.if %n {
    linalg.tanh ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
    memref.dealloc %a : memref<4xf32>
  }
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

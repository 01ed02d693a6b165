// What a second run reads is filled on every way, and all of it, as far as that
// is known of writes outside of loops.
//
// RUN: ao-opt %s --ao-verify-transfers --split-input-file --verify-diagnostics -o /dev/null

func.func @in_one_branch(%y: memref<4xf32>, %v: f32, %c: i1)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-note@below {{allocated here}}
  %x = memref.alloc() : memref<4xf32>
  scf.if %c {
    linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  }
  // expected-error@below {{runs a second time and reads a buffer that is filled on some ways only}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %x : memref<4xf32>
  return
}

// -----

func.func @in_both_branches(%y: memref<4xf32>, %v: f32, %c: i1, %d: i1)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %x = memref.alloc() : memref<4xf32>
  scf.if %c {
    scf.if %d {
      linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
    } else {
      linalg.exp ins(%y : memref<4xf32>) outs(%x : memref<4xf32>)
    }
  } else {
    linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  }
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %x : memref<4xf32>
  return
}

// -----

func.func @in_two_of_three_branches(%y: memref<4xf32>, %v: f32, %c: i1, %d: i1)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-note@below {{allocated here}}
  %x = memref.alloc() : memref<4xf32>
  scf.if %c {
    scf.if %d {
      linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
    }
  } else {
    linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  }
  // expected-error@below {{runs a second time and reads a buffer that is filled on some ways only}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %x : memref<4xf32>
  return
}

// -----

// The condition may be the same.
func.func @read_in_a_branch(%y: memref<4xf32>, %v: f32, %c: i1)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %x = memref.alloc() : memref<4xf32>
  scf.if %c {
    linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  }
  scf.if %c {
    linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  }
  memref.dealloc %x : memref<4xf32>
  return
}

// -----

// The same value chooses twice, here and in the other order.
func.func @by_one_condition(%y: memref<4xf32>, %v: f32, %c: i1)
    attributes {ao.step, ao.num_recomputed = 2 : i64} {
  %x = memref.alloc() : memref<4xf32>
  scf.if %c {
    linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  }
  scf.if %c {
  } else {
    linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  }
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %x : memref<4xf32>
  %z = memref.alloc() : memref<4xf32>
  scf.if %c {
  } else {
    linalg.fill ins(%v : f32) outs(%z : memref<4xf32>)
  }
  scf.if %c {
    linalg.fill ins(%v : f32) outs(%z : memref<4xf32>)
  }
  linalg.exp {ao.recompute = 1 : i64} ins(%z : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %z : memref<4xf32>
  return
}

// -----

func.func @twice_on_one_way(%y: memref<4xf32>, %v: f32, %c: i1)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-note@below {{allocated here}}
  %x = memref.alloc() : memref<4xf32>
  scf.if %c {
    linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  }
  scf.if %c {
    linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  } else {
  }
  // expected-error@below {{runs a second time and reads a buffer that is filled on some ways only}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %x : memref<4xf32>
  return
}

// -----

func.func @by_two_conditions(%y: memref<4xf32>, %v: f32, %c: i1, %d: i1)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-note@below {{allocated here}}
  %x = memref.alloc() : memref<4xf32>
  scf.if %c {
    linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  }
  scf.if %d {
  } else {
    linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  }
  // expected-error@below {{runs a second time and reads a buffer that is filled on some ways only}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %x : memref<4xf32>
  return
}

// -----

// One of them tests in a branch that may not be taken.
func.func @by_one_condition_apart(%y: memref<4xf32>, %v: f32, %c: i1, %d: i1)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-note@below {{allocated here}}
  %x = memref.alloc() : memref<4xf32>
  scf.if %d {
    scf.if %c {
      linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
    }
  }
  scf.if %c {
  } else {
    linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  }
  // expected-error@below {{runs a second time and reads a buffer that is filled on some ways only}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %x : memref<4xf32>
  return
}

// -----

func.func @half(%y: memref<4xf32>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-note@below {{allocated here}}
  %x = memref.alloc() : memref<4xf32>
  %half = memref.subview %x[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  linalg.fill ins(%v : f32) outs(%half : memref<2xf32, strided<[1]>>)
  // expected-error@below {{runs a second time and reads a buffer that is filled in part only}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %x : memref<4xf32>
  return
}

// -----

func.func @both_halves(%y: memref<4xf32>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %x = memref.alloc() : memref<4xf32>
  %half = memref.subview %x[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %other = memref.subview %x[2] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 2>>
  linalg.fill ins(%v : f32) outs(%other : memref<2xf32, strided<[1], offset: 2>>)
  linalg.fill ins(%v : f32) outs(%half : memref<2xf32, strided<[1]>>)
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %x : memref<4xf32>
  return
}

// -----

func.func @one_element(%y: memref<4xf32>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c1 = arith.constant 1 : index
  // expected-note@below {{allocated here}}
  %x = memref.alloc() : memref<4xf32>
  memref.store %v, %x[%c1] : memref<4xf32>
  // expected-error@below {{runs a second time and reads a buffer that is filled in part only}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %x : memref<4xf32>
  return
}

// -----

func.func @elements_in_a_loop(%y: memref<4xf32>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %x = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %v, %x[%i] : memref<4xf32>
  }
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %x : memref<4xf32>
  return
}

// -----

// The first iteration fills it for all.
func.func @in_the_first_iteration(%y: memref<4xf32>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %x = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %isFirst = arith.cmpi eq, %i, %c0 : index
    scf.if %isFirst {
      linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
    }
    linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  }
  memref.dealloc %x : memref<4xf32>
  return
}

// -----

func.func @made_in_each_iteration(%y: memref<4xf32>, %v: f32, %c: i1)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    // expected-note@below {{allocated here}}
    %x = memref.alloc() : memref<4xf32>
    scf.if %c {
      linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
    }
    // expected-error@below {{runs a second time and reads a buffer that is filled on some ways only}}
    linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
    memref.dealloc %x : memref<4xf32>
  }
  return
}

// -----

// What lies between is not read.
func.func @block_by_rows(%y: memref<2x2xf32>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %x = memref.alloc() : memref<2x4xf32>
  %block = memref.subview %x[0, 0] [2, 2] [1, 1] : memref<2x4xf32> to memref<2x2xf32, strided<[4, 1]>>
  %row = memref.subview %x[0, 0] [1, 2] [1, 1] : memref<2x4xf32> to memref<1x2xf32, strided<[4, 1]>>
  %other = memref.subview %x[1, 0] [1, 2] [1, 1] : memref<2x4xf32> to memref<1x2xf32, strided<[4, 1], offset: 4>>
  linalg.fill ins(%v : f32) outs(%row : memref<1x2xf32, strided<[4, 1]>>)
  linalg.fill ins(%v : f32) outs(%other : memref<1x2xf32, strided<[4, 1], offset: 4>>)
  linalg.exp {ao.recompute = 0 : i64} ins(%block : memref<2x2xf32, strided<[4, 1]>>) outs(%y : memref<2x2xf32>)
  memref.dealloc %x : memref<2x4xf32>
  return
}

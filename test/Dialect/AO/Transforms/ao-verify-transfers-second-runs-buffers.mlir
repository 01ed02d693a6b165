// On buffers, ops that run a second time read what lies there by then.
//
// RUN: ao-opt %s --ao-verify-transfers --split-input-file --verify-diagnostics --allow-unregistered-dialect

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
  // expected-error @below {{runs a second time and reads a buffer that may have been freed}}
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

// -----

// What is of no dialect may do anything.
func.func @unregistered(%x: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-error @below {{must not run a second time: it has effects besides its results}}
  "foo.bar"(%x) {ao.recompute = 0 : i64} : (memref<4xf32>) -> ()
  return
}

// -----

func.func private @draw(memref<4xf32>)
func.func @effect_within(%x: memref<4xf32>, %y: memref<4xf32>, %n: index) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @below {{must not run a second time: it has effects besides its results}}
  "scf.for"(%c0, %n, %c1) ({
  ^bb0(%i: index):
    func.call @draw(%x) : (memref<4xf32>) -> ()
    scf.yield
  }) {ao.recompute = 0 : i64} : (index, index, index) -> ()
  return
}

// -----

func.func private @clobber(memref<4xf32>)
func.func @overwritten_by_a_call(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  linalg.exp ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  // expected-note @below {{overwritten here}}
  call @clobber(%x) : (memref<4xf32>) -> ()
  // expected-error @below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

func.func private @reads(%x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %x[%c0] : memref<4xf32>
  return %v : f32
}
func.func @read_by_a_call(%x: memref<4xf32>, %y: memref<4xf32>) -> f32 attributes {ao.step, ao.num_recomputed = 1 : i64} {
  linalg.exp ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  %v = call @reads(%x) : (memref<4xf32>) -> f32
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return %v : f32
}

// -----

func.func private @fill(memref<4xf32>)
func.func @filled_by_a_call(%y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = memref.alloc() : memref<4xf32>
  call @fill(%a) : (memref<4xf32>) -> ()
  linalg.exp {ao.recompute = 0 : i64} ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %a : memref<4xf32>
  return
}

// -----

func.func private @give_back(%x: memref<4xf32>) {
  memref.dealloc %x : memref<4xf32>
  return
}
func.func @freed_by_a_call(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-note @below {{freed here}}
  call @give_back(%x) : (memref<4xf32>) -> ()
  // expected-error @below {{runs a second time and reads a buffer that may have been freed}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

func.func @freed_in_another_block(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  cf.br ^free
^free:
  // expected-note @below {{freed here}}
  memref.dealloc %x : memref<4xf32>
  cf.br ^again
^again:
  // expected-error @below {{runs a second time and reads a buffer that may have been freed}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

func.func @freed_in_a_branch(%x: memref<4xf32>, %y: memref<4xf32>, %c: i1) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  scf.if %c {
    // expected-note @below {{freed here}}
    memref.dealloc %x : memref<4xf32>
  }
  // expected-error @below {{runs a second time and reads a buffer that may have been freed}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

func.func @destination_freed(%x: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = memref.alloc() : memref<4xf32>
  // expected-note @below {{freed here}}
  memref.dealloc %a : memref<4xf32>
  // expected-error @below {{runs a second time and overwrites a buffer that may have been freed}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @filled_in_another_block(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = memref.alloc() : memref<4xf32>
  cf.br ^fill
^fill:
  linalg.exp ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  cf.br ^again
^again:
  linalg.exp {ao.recompute = 0 : i64} ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %a : memref<4xf32>
  return
}

// -----

func.func @filled_behind(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-note @below {{allocated here}}
  %a = memref.alloc() : memref<4xf32>
  cf.br ^again
^again:
  // expected-error @below {{runs a second time and reads a buffer that nothing has filled}}
  linalg.exp {ao.recompute = 0 : i64} ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
  cf.br ^fill
^fill:
  linalg.exp ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  memref.dealloc %a : memref<4xf32>
  return
}

// -----

func.func @filled_in_the_other_branch(%x: memref<4xf32>, %y: memref<4xf32>, %c: i1) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-note @below {{allocated here}}
  %a = memref.alloc() : memref<4xf32>
  scf.if %c {
    linalg.exp ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  } else {
    // expected-error @below {{runs a second time and reads a buffer that nothing has filled}}
    linalg.exp {ao.recompute = 0 : i64} ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
  }
  memref.dealloc %a : memref<4xf32>
  return
}

// -----

// What the last iteration filled was other memory.
func.func @each_iteration_its_own(%x: memref<4xf32>, %y: memref<4xf32>, %n: index) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    // expected-note @below {{allocated here}}
    %a = memref.alloc() : memref<4xf32>
    // expected-error @below {{runs a second time and reads a buffer that nothing has filled}}
    linalg.exp {ao.recompute = 0 : i64} ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
    linalg.exp ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
    memref.dealloc %a : memref<4xf32>
  }
  return
}

// -----

// Each iteration frees what the last one has made, not what it makes itself.
func.func @carried(%x: memref<4xf32>, %y: memref<4xf32>, %n: index) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.alloc() : memref<4xf32>
  linalg.exp ins(%x : memref<4xf32>) outs(%first : memref<4xf32>)
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%p = %first) -> memref<4xf32> {
    linalg.exp {ao.recompute = 0 : i64} ins(%p : memref<4xf32>) outs(%y : memref<4xf32>)
    %next = memref.alloc() : memref<4xf32>
    linalg.exp ins(%x : memref<4xf32>) outs(%next : memref<4xf32>)
    memref.dealloc %p : memref<4xf32>
    scf.yield %next : memref<4xf32>
  }
  memref.dealloc %last : memref<4xf32>
  return
}

// -----

func.func @written_by_another_name(%x: memref<4xf32>, %z: memref<4xf32>, %y: memref<4xf32>, %c: i1) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  linalg.exp ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  %one = arith.select %c, %x, %z : memref<4xf32>
  // expected-note @below {{overwritten here}}
  linalg.tanh ins(%y : memref<4xf32>) outs(%one : memref<4xf32>)
  // expected-error @below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

func.func @written_by_what_a_loop_carries(%x: memref<4xf32>, %y: memref<4xf32>, %n: index) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %own = memref.alloc() : memref<4xf32>
  linalg.exp ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  %last:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %own) -> (memref<4xf32>, memref<4xf32>) {
    // expected-note @below {{overwritten here}}
    linalg.tanh ins(%y : memref<4xf32>) outs(%q : memref<4xf32>)
    scf.yield %q, %p : memref<4xf32>, memref<4xf32>
  }
  // expected-error @below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %own : memref<4xf32>
  return
}

// -----

func.func @written_through_memory(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %table = memref.alloc() : memref<memref<4xf32>>
  memref.store %x, %table[] : memref<memref<4xf32>>
  linalg.exp ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  %found = memref.load %table[] : memref<memref<4xf32>>
  // expected-note @below {{overwritten here}}
  linalg.tanh ins(%y : memref<4xf32>) outs(%found : memref<4xf32>)
  // expected-error @below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %table : memref<memref<4xf32>>
  return
}

// -----

// Weights that are updated layer by layer, in one buffer.
func.func @another_part(%x: memref<2x4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %row = memref.subview %x[0, 0] [1, 4] [1, 1] : memref<2x4xf32> to memref<4xf32, strided<[1]>>
  %next = memref.subview %x[1, 0] [1, 4] [1, 1] : memref<2x4xf32> to memref<4xf32, strided<[1], offset: 4>>
  linalg.exp ins(%row : memref<4xf32, strided<[1]>>) outs(%y : memref<4xf32>)
  linalg.tanh ins(%y : memref<4xf32>) outs(%next : memref<4xf32, strided<[1], offset: 4>>)
  %again = memref.subview %x[0, 0] [1, 4] [1, 1] : memref<2x4xf32> to memref<4xf32, strided<[1]>>
  linalg.exp {ao.recompute = 0 : i64} ins(%again : memref<4xf32, strided<[1]>>) outs(%y : memref<4xf32>)
  return
}

// -----

// What ran on the next row was another op.
func.func @the_same_part(%x: memref<2x4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 0.0 : f32
  %row = memref.subview %x[%c0, 0] [1, 4] [1, 1] : memref<2x4xf32> to memref<4xf32, strided<[1], offset: ?>>
  %next = memref.subview %x[%c1, 0] [1, 4] [1, 1] : memref<2x4xf32> to memref<4xf32, strided<[1], offset: ?>>
  linalg.exp ins(%row : memref<4xf32, strided<[1], offset: ?>>) outs(%y : memref<4xf32>)
  // expected-note @below {{overwritten here}}
  memref.store %v, %x[%c0, %c0] : memref<2x4xf32>
  linalg.exp ins(%next : memref<4xf32, strided<[1], offset: ?>>) outs(%y : memref<4xf32>)
  %again = memref.subview %x[%c0, 0] [1, 4] [1, 1] : memref<2x4xf32> to memref<4xf32, strided<[1], offset: ?>>
  // expected-error @below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%again : memref<4xf32, strided<[1], offset: ?>>) outs(%y : memref<4xf32>)
  return
}

// -----

func.func @part_unfilled(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-note @below {{allocated here}}
  %a = memref.alloc() : memref<2x4xf32>
  %row = memref.subview %a[0, 0] [1, 4] [1, 1] : memref<2x4xf32> to memref<4xf32, strided<[1]>>
  %next = memref.subview %a[1, 0] [1, 4] [1, 1] : memref<2x4xf32> to memref<4xf32, strided<[1], offset: 4>>
  linalg.exp ins(%x : memref<4xf32>) outs(%row : memref<4xf32, strided<[1]>>)
  // expected-error @below {{runs a second time and reads a buffer that nothing has filled}}
  linalg.tanh {ao.recompute = 0 : i64} ins(%next : memref<4xf32, strided<[1], offset: 4>>) outs(%y : memref<4xf32>)
  memref.dealloc %a : memref<2x4xf32>
  return
}

// -----

func.func @rows_of_another_iteration(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.alloc() : memref<3x4xf32>
  %first = memref.subview %a[0, 0] [1, 4] [1, 1] : memref<3x4xf32> to memref<4xf32, strided<[1]>>
  linalg.exp ins(%x : memref<4xf32>) outs(%first : memref<4xf32, strided<[1]>>)
  scf.for %i = %c0 to %c2 step %c1 {
    %j = arith.addi %i, %c1 : index
    %row = memref.subview %a[%i, 0] [1, 4] [1, 1] : memref<3x4xf32> to memref<4xf32, strided<[1], offset: ?>>
    %next = memref.subview %a[%j, 0] [1, 4] [1, 1] : memref<3x4xf32> to memref<4xf32, strided<[1], offset: ?>>
    linalg.exp {ao.recompute = 0 : i64} ins(%row : memref<4xf32, strided<[1], offset: ?>>) outs(%y : memref<4xf32>)
    linalg.tanh ins(%y : memref<4xf32>) outs(%next : memref<4xf32, strided<[1], offset: ?>>)
  }
  memref.dealloc %a : memref<3x4xf32>
  return
}

// -----

// What ran last was the same op with another body.
#map = affine_map<(i) -> (i)>
func.func @another_body(%x: memref<4xf32>, %y: memref<4xf32>, %s: f32) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %in : f32
    linalg.yield %sum : f32
  }
  // expected-note @below {{overwritten here}}
  linalg.fill ins(%s : f32) outs(%x : memref<4xf32>)
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %s : f32
    linalg.yield %sum : f32
  }
  // expected-error @below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>) attrs = {ao.recompute = 0 : i64} {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %in : f32
    linalg.yield %sum : f32
  }
  return
}

// -----

func.func @written_meanwhile(%x: memref<4xf32>, %y: memref<4xf32>, %s: f32) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %token = async.execute {
    // expected-note @below {{overwritten here}}
    linalg.fill ins(%s : f32) outs(%x : memref<4xf32>)
    async.yield
  }
  linalg.exp ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  async.await %token : !async.token
  // expected-error @below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

func.func @cloned(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = bufferization.clone %x : memref<4xf32> to memref<4xf32>
  linalg.exp {ao.recompute = 0 : i64} ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %a : memref<4xf32>
  return
}

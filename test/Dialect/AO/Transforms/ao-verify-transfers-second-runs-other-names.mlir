// What the first run read is what the second run reads, whatever both call it:
// a choice made again, a view with another type, a buffer that was looked up or
// a number that was loaded again, a tensor that may be a buffer; and the first
// run is looked for in front of the regions and blocks that the second is in.
//
// RUN: ao-opt %s --ao-verify-transfers --split-input-file --verify-diagnostics -o /dev/null

func.func @choice_made_again(%x: memref<4xf32>, %z: memref<4xf32>, %y: memref<4xf32>, %v: f32, %c: i1)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = arith.select %c, %x, %z : memref<4xf32>
  linalg.exp ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
  // expected-note@below {{overwritten here}}
  linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  %b = arith.select %c, %x, %z : memref<4xf32>
  // expected-error@below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%b : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

func.func @branch_taken_again(%x: memref<4xf32>, %z: memref<4xf32>, %y: memref<4xf32>, %v: f32, %c: i1)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = scf.if %c -> memref<4xf32> {
    scf.yield %x : memref<4xf32>
  } else {
    scf.yield %z : memref<4xf32>
  }
  linalg.exp ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
  // expected-note@below {{overwritten here}}
  linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  %b = scf.if %c -> memref<4xf32> {
    scf.yield %x : memref<4xf32>
  } else {
    scf.yield %z : memref<4xf32>
  }
  // expected-error@below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%b : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

func.func @view_made_again(%x: memref<4x4xf32>, %w: memref<4x4xf32>, %y: memref<4x4xf32>)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = memref.transpose %x (i, j) -> (j, i) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
  linalg.exp ins(%a : memref<4x4xf32, strided<[1, 4]>>) outs(%y : memref<4x4xf32>)
  // expected-note@below {{overwritten here}}
  memref.copy %w, %x : memref<4x4xf32> to memref<4x4xf32>
  %b = memref.transpose %x (i, j) -> (j, i) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
  // expected-error@below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%b : memref<4x4xf32, strided<[1, 4]>>) outs(%y : memref<4x4xf32>)
  return
}

// -----

func.func @row_of_another_type(%x: memref<4x4xf32>, %y: memref<4xf32>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c1 = arith.constant 1 : index
  %a = memref.subview %x[1, 0] [1, 4] [1, 1] : memref<4x4xf32> to memref<4xf32, strided<[1], offset: 4>>
  %b = memref.subview %x[%c1, 0] [1, 4] [1, 1] : memref<4x4xf32> to memref<4xf32, strided<[1], offset: ?>>
  linalg.exp ins(%a : memref<4xf32, strided<[1], offset: 4>>) outs(%y : memref<4xf32>)
  // expected-note@below {{overwritten here}}
  linalg.fill ins(%v : f32) outs(%x : memref<4x4xf32>)
  // expected-error@below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%b : memref<4xf32, strided<[1], offset: ?>>) outs(%y : memref<4xf32>)
  return
}

// -----

// The table leads to another buffer the second time.
func.func @looked_up_again(%table: memref<2xmemref<4xf32>>, %w: memref<4xf32>, %y: memref<4xf32>)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %a = memref.load %table[%c0] : memref<2xmemref<4xf32>>
  linalg.exp ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
  // expected-note@below {{overwritten here}}
  memref.store %w, %table[%c0] : memref<2xmemref<4xf32>>
  %b = memref.load %table[%c0] : memref<2xmemref<4xf32>>
  // expected-error@below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%b : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

// And the number to another row.
func.func @number_of_row_loaded_again(%x: memref<4x4xf32>, %number: memref<1xindex>, %y: memref<4xf32>)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %i = memref.load %number[%c0] : memref<1xindex>
  %a = memref.subview %x[%i, 0] [1, 4] [1, 1] : memref<4x4xf32> to memref<4xf32, strided<[1], offset: ?>>
  linalg.exp ins(%a : memref<4xf32, strided<[1], offset: ?>>) outs(%y : memref<4xf32>)
  // expected-note@below {{overwritten here}}
  memref.store %c2, %number[%c0] : memref<1xindex>
  %j = memref.load %number[%c0] : memref<1xindex>
  %b = memref.subview %x[%j, 0] [1, 4] [1, 1] : memref<4x4xf32> to memref<4xf32, strided<[1], offset: ?>>
  // expected-error@below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%b : memref<4xf32, strided<[1], offset: ?>>) outs(%y : memref<4xf32>)
  return
}

// -----

func.func @number_of_outside_loaded_again(%x: memref<4xf32>, %y: memref<4xf32>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.load %x[%c0] : memref<4xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    linalg.fill ins(%a : f32) outs(%y : memref<4xf32>)
    %b = memref.load %x[%c0] : memref<4xf32>
    // expected-error@below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
    linalg.fill {ao.recompute = 0 : i64} ins(%b : f32) outs(%y : memref<4xf32>)
    // The next iteration finds it.
    // expected-note@below {{overwritten here}}
    memref.store %v, %x[%c0] : memref<4xf32>
  }
  return
}

// -----

func.func @tensor_that_may_be_the_buffer(%x: memref<4xf32>, %z: memref<4xf32>, %y: memref<4xf32>, %v: f32, %c: i1)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %t = scf.if %c -> tensor<4xf32> {
    %0 = bufferization.to_tensor %x restrict : memref<4xf32> to tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  } else {
    %0 = bufferization.to_tensor %z restrict : memref<4xf32> to tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  }
  %o = tensor.empty() : tensor<4xf32>
  %1 = linalg.exp ins(%t : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  bufferization.materialize_in_destination %1 in writable %y : (tensor<4xf32>, memref<4xf32>) -> ()
  // expected-note@below {{overwritten here}}
  linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  // expected-error@below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  %2 = linalg.exp {ao.recompute = 0 : i64} ins(%t : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  bufferization.materialize_in_destination %2 in writable %y : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @first_run_in_front_of_the_scope(%x: memref<4xf32>, %y: memref<4xf32>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  linalg.exp ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  // expected-note@below {{overwritten here}}
  linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  memref.alloca_scope {
    // expected-error@below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
    linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  }
  return
}

// -----

func.func @first_run_in_an_earlier_block(%x: memref<4xf32>, %y: memref<4xf32>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  linalg.exp ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  // expected-note@below {{overwritten here}}
  linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  cf.br ^next
^next:
  // expected-error@below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

func.func @first_run_in_front_of_the_loop(%x: memref<4xf32>, %y: memref<4xf32>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  linalg.exp ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  scf.for %i = %c0 to %c4 step %c1 {
    // expected-error@below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
    linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
    // expected-note@below {{overwritten here}}
    linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  }
  return
}

// -----

func.func @valid_first_run_in_front_of_the_loop(%x: memref<4xf32>, %m: memref<4x4xf32>, %y: memref<4xf32>)
    attributes {ao.step, ao.num_recomputed = 2 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.load %x[%c0] : memref<4xf32>
  linalg.exp ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  scf.for %i = %c0 to %c4 step %c1 {
    %row = memref.subview %m[%i, 0] [1, 4] [1, 1] : memref<4x4xf32> to memref<4xf32, strided<[1], offset: ?>>
    linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%row : memref<4xf32, strided<[1], offset: ?>>)
    linalg.fill ins(%a : f32) outs(%y : memref<4xf32>)
    %b = memref.load %x[%c0] : memref<4xf32>
    linalg.fill {ao.recompute = 1 : i64} ins(%b : f32) outs(%y : memref<4xf32>)
  }
  return
}

// -----

func.func private @same(%x: memref<4xf32>) -> memref<4xf32> { return %x : memref<4xf32> }
func.func @handed_back(%x: memref<4xf32>, %y: memref<4xf32>, %v: f32) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = func.call @same(%x) : (memref<4xf32>) -> memref<4xf32>
  linalg.exp ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
  // expected-note@below {{overwritten here}}
  linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  %b = func.call @same(%x) : (memref<4xf32>) -> memref<4xf32>
  // expected-error@below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%b : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

func.func @carried_around(%x: memref<4xf32>, %y: memref<4xf32>, %v: f32, %n: index)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  linalg.exp ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  // expected-note@below {{overwritten here}}
  linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x) -> memref<4xf32> {
    // expected-error@below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
    linalg.exp {ao.recompute = 0 : i64} ins(%p : memref<4xf32>) outs(%y : memref<4xf32>)
    scf.yield %p : memref<4xf32>
  }
  return
}

// -----

func.func @by_way_of_a_tensor(%x: memref<4xf32>, %y: memref<4xf32>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  linalg.exp ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  // expected-note@below {{overwritten here}}
  linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  %t = bufferization.to_tensor %x restrict : memref<4xf32> to tensor<4xf32>
  %b = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  // expected-error@below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%b : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

// A row of what a loop hands on is not all of it.
func.func @valid_other_row(%x: memref<4x4xf32>, %y: memref<4xf32>, %v: f32, %n: index)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.subview %x[0, 0] [1, 4] [1, 1] : memref<4x4xf32> to memref<4xf32, strided<[1]>>
  linalg.exp ins(%first : memref<4xf32, strided<[1]>>) outs(%y : memref<4xf32>)
  linalg.fill ins(%v : f32) outs(%first : memref<4xf32, strided<[1]>>)
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x) -> memref<4x4xf32> {
    %second = memref.subview %p[1, 0] [1, 4] [1, 1] : memref<4x4xf32> to memref<4xf32, strided<[1], offset: 4>>
    linalg.exp {ao.recompute = 0 : i64} ins(%second : memref<4xf32, strided<[1], offset: 4>>) outs(%y : memref<4xf32>)
    scf.yield %p : memref<4x4xf32>
  }
  return
}

// What a second run reads is as it was, also where the op does not name it among
// its inputs: what its region loads, what it adds to, numbers that were loaded,
// and buffers by other names.
//
// RUN: ao-opt %s --ao-verify-transfers --split-input-file --verify-diagnostics -o /dev/null

#map = affine_map<(d0) -> (d0)>
func.func @loaded_in_region(%table: memref<16xf32>, %i: memref<4xindex>, %y: memref<4xf32>, %z: memref<4xf32>,
                            %v: f32) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]}
      ins(%i : memref<4xindex>) outs(%y : memref<4xf32>) {
  ^bb0(%at: index, %out: f32):
    %e = memref.load %table[%at] : memref<16xf32>
    linalg.yield %e : f32
  }
  // expected-note@below {{overwritten here}}
  linalg.fill ins(%v : f32) outs(%table : memref<16xf32>)
  // expected-error@below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]}
      ins(%i : memref<4xindex>) outs(%z : memref<4xf32>) attrs = {ao.recompute = 0 : i64} {
  ^bb0(%at: index, %out: f32):
    %e = memref.load %table[%at] : memref<16xf32>
    linalg.yield %e : f32
  }
  return
}

// -----

#map = affine_map<(d0) -> (d0)>
func.func @valid_loaded_in_region(%table: memref<2x16xf32>, %i: memref<4xindex>, %y: memref<4xf32>,
                                  %z: memref<4xf32>, %v: f32) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %first = memref.subview %table[0, 0] [1, 16] [1, 1] : memref<2x16xf32> to memref<16xf32, strided<[1]>>
  %second = memref.subview %table[1, 0] [1, 16] [1, 1]
          : memref<2x16xf32> to memref<16xf32, strided<[1], offset: 16>>
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]}
      ins(%i : memref<4xindex>) outs(%y : memref<4xf32>) {
  ^bb0(%at: index, %out: f32):
    %e = memref.load %first[%at] : memref<16xf32, strided<[1]>>
    linalg.yield %e : f32
  }
  linalg.fill ins(%v : f32) outs(%second : memref<16xf32, strided<[1], offset: 16>>)
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]}
      ins(%i : memref<4xindex>) outs(%z : memref<4xf32>) attrs = {ao.recompute = 0 : i64} {
  ^bb0(%at: index, %out: f32):
    %e = memref.load %first[%at] : memref<16xf32, strided<[1]>>
    linalg.yield %e : f32
  }
  return
}

// -----

func.func @adds_again(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  // expected-note@below {{made here}}
  linalg.matmul ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%c : memref<4x4xf32>)
  // expected-error@below {{runs a second time and starts from what it has made before}}
  linalg.matmul {ao.recompute = 0 : i64} ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%c : memref<4x4xf32>)
  return
}

// -----

// It starts from zeros again, in the same buffer or in another one.
func.func @valid_adds_again(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>, %d: memref<4x4xf32>)
    attributes {ao.step, ao.num_recomputed = 4 : i64} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<4x4xf32>)
  linalg.matmul ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%c : memref<4x4xf32>)
  linalg.fill {ao.recompute = 0 : i64} ins(%zero : f32) outs(%c : memref<4x4xf32>)
  linalg.matmul {ao.recompute = 1 : i64} ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%c : memref<4x4xf32>)
  linalg.fill {ao.recompute = 2 : i64} ins(%zero : f32) outs(%d : memref<4x4xf32>)
  linalg.matmul {ao.recompute = 3 : i64} ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%d : memref<4x4xf32>)
  return
}

// -----

func.func @by_a_cast(%x: memref<4xf32>, %y: memref<4xf32>, %z: memref<?xf32>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  linalg.exp ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  // expected-note@below {{overwritten here}}
  linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  %c = memref.cast %x : memref<4xf32> to memref<?xf32>
  // expected-error@below {{reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%c : memref<?xf32>) outs(%z : memref<?xf32>)
  return
}

// -----

func.func @number(%m: memref<1xf32>, %b: memref<4xf32>, %c: memref<4xf32>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %s = memref.load %m[%c0] : memref<1xf32>
  linalg.fill ins(%s : f32) outs(%b : memref<4xf32>)
  // expected-note@below {{overwritten here}}
  memref.store %v, %m[%c0] : memref<1xf32>
  %again = memref.load %m[%c0] : memref<1xf32>
  // expected-error@below {{reads a buffer that has been overwritten since it ran first}}
  linalg.fill {ao.recompute = 0 : i64} ins(%again : f32) outs(%c : memref<4xf32>)
  return
}

// -----

// In the region, and computed from.
#map = affine_map<(d0) -> (d0)>
func.func @number_in_region(%m: memref<1xf32>, %x: memref<4xf32>, %y: memref<4xf32>, %z: memref<4xf32>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %s = memref.load %m[%c0] : memref<1xf32>
  %negated = arith.negf %s : f32
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]}
      ins(%x : memref<4xf32>) outs(%y : memref<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %e = arith.addf %negated, %in : f32
    linalg.yield %e : f32
  }
  // expected-note@below {{overwritten here}}
  memref.store %v, %m[%c0] : memref<1xf32>
  %again = memref.load %m[%c0] : memref<1xf32>
  %negated_again = arith.negf %again : f32
  // expected-error@below {{reads a buffer that has been overwritten since it ran first}}
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]}
      ins(%x : memref<4xf32>) outs(%z : memref<4xf32>) attrs = {ao.recompute = 0 : i64} {
  ^bb0(%in: f32, %out: f32):
    %e = arith.addf %negated_again, %in : f32
    linalg.yield %e : f32
  }
  return
}

// -----

func.func @valid_number(%m: memref<2xf32>, %b: memref<4xf32>, %c: memref<4xf32>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %s = memref.load %m[%c0] : memref<2xf32>
  linalg.fill ins(%s : f32) outs(%b : memref<4xf32>)
  memref.store %v, %b[%c0] : memref<4xf32>
  %again = memref.load %m[%c0] : memref<2xf32>
  linalg.fill {ao.recompute = 0 : i64} ins(%again : f32) outs(%c : memref<4xf32>)
  return
}

// -----

// Tensors that are other names of buffers.
func.func @written_as_tensor(%x: memref<4xf32>, %y: memref<4xf32>, %z: memref<4xf32>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  linalg.exp ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  %t = bufferization.to_tensor %x restrict writable : memref<4xf32> to tensor<4xf32>
  // expected-note@below {{overwritten here}}
  %u = tensor.insert %v into %t[%c0] : tensor<4xf32>
  %b = bufferization.to_buffer %u : tensor<4xf32> to memref<4xf32>
  memref.copy %b, %y : memref<4xf32> to memref<4xf32>
  // expected-error@below {{reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%z : memref<4xf32>)
  return
}

// -----

func.func @read_as_tensor(%x: memref<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>, %v: f32)
    -> (tensor<4xf32>, tensor<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %t = bufferization.to_tensor %x restrict : memref<4xf32> to tensor<4xf32>
  %q = linalg.exp ins(%t : tensor<4xf32>) outs(%z : tensor<4xf32>) -> tensor<4xf32>
  // expected-note@below {{overwritten here}}
  memref.store %v, %x[%c0] : memref<4xf32>
  // expected-error@below {{reads a buffer that has been overwritten since it ran first}}
  %r = linalg.exp {ao.recompute = 0 : i64} ins(%t : tensor<4xf32>) outs(%y : tensor<4xf32>) -> tensor<4xf32>
  return %q, %r : tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @freed_as_tensor(%x: memref<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32>
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = memref.alloc() : memref<4xf32>
  linalg.exp ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  %t = bufferization.to_tensor %a restrict : memref<4xf32> to tensor<4xf32>
  // expected-note@below {{freed here}}
  memref.dealloc %a : memref<4xf32>
  // expected-error@below {{runs a second time and reads a buffer that may have been freed}}
  %r = linalg.exp {ao.recompute = 0 : i64} ins(%t : tensor<4xf32>) outs(%y : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

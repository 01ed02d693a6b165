// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-unroll-loops | FileCheck %s

// A residual from loop to loop: its slices are values, and its initial contents
// are removed.
// CHECK-LABEL: func.func @joint
// CHECK-SAME: %[[X:.*]]: tensor<1x8xf32>
// CHECK-NOT: linalg.fill
// CHECK-NOT: scf.for
// CHECK-NEXT: %[[A:.*]] = math.sin %[[X]]
// CHECK-NEXT: %[[B:.*]] = math.sin %[[A]]
// CHECK: %[[C:.*]] = arith.mulf %[[B]], %[[B]]
// CHECK: %[[D:.*]] = arith.mulf %[[C]], %[[A]]
// CHECK: return %[[D]]
func.func @joint(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = tensor.empty() : tensor<2x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %y, %stack = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<1x8xf32>, tensor<2x8xf32>) {
    %a = math.sin %h : tensor<1x8xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<2x8xf32>
    scf.yield %a, %t : tensor<1x8xf32>, tensor<2x8xf32>
  }
  %z:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%g = %y, %s = %stack) -> (tensor<1x8xf32>, tensor<2x8xf32>) {
    %j = arith.subi %c1, %i : index
    %a = tensor.extract_slice %s[%j, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b, %s : tensor<1x8xf32>, tensor<2x8xf32>
  }
  return %z#0 : tensor<1x8xf32>
}

// -----

// Through a pair each slice has a slot; a second slot of the same residual is
// removed. A residual stacked as a row may be read without the dimension of
// size one.
// CHECK-LABEL: func.func @fwd
// CHECK-SAME: -> (tensor<8xf32>, tensor<1x8xf32>, tensor<1x8xf32>)
// CHECK: %[[A:.*]] = math.sin %arg0
// CHECK: %[[R:.*]] = tensor.expand_shape %[[A]]
// CHECK: %[[B:.*]] = math.sin %[[A]]
// CHECK: %[[S:.*]] = tensor.expand_shape %[[B]]
// CHECK: return %[[B]], %[[R]], %[[S]]
// CHECK-LABEL: func.func @bwd
// CHECK-SAME: %[[R:.*]]: tensor<1x8xf32>, %[[S:.*]]: tensor<1x8xf32>, %[[G:.*]]: tensor<8xf32>)
// CHECK: %[[T:.*]] = tensor.collapse_shape %[[S]]
// CHECK: %[[A:.*]] = arith.mulf %[[G]], %[[T]]
// CHECK: %[[V:.*]] = tensor.collapse_shape %[[S]]
// CHECK: %[[B:.*]] = arith.mulf %[[A]], %[[V]]
// CHECK: %[[U:.*]] = tensor.collapse_shape %[[R]]
// CHECK: %[[C:.*]] = arith.mulf %[[B]], %[[U]]
// CHECK: %[[W:.*]] = tensor.collapse_shape %[[R]]
// CHECK: %[[D:.*]] = arith.mulf %[[C]], %[[W]]
// CHECK: return %[[D]]
func.func @fwd(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<2x8xf32>, tensor<2x8xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %init = tensor.empty() : tensor<2x8xf32>
  %y, %stack = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<8xf32>, tensor<2x8xf32>) {
    %a = math.sin %h : tensor<8xf32>
    %r = tensor.expand_shape %a [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %t = tensor.insert_slice %r into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<2x8xf32>
    scf.yield %a, %t : tensor<8xf32>, tensor<2x8xf32>
  }
  return %y, %stack, %stack : tensor<8xf32>, tensor<2x8xf32>, tensor<2x8xf32>
}
func.func @bwd(%a: tensor<2x8xf32>, %b: tensor<2x8xf32>, %g: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %g) -> (tensor<8xf32>) {
    %j = arith.subi %c1, %i : index
    %0 = tensor.extract_slice %a[%j, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<8xf32>
    %1 = tensor.extract_slice %b[%j, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<8xf32>
    %2 = arith.mulf %h, %0 : tensor<8xf32>
    %3 = arith.mulf %2, %1 : tensor<8xf32>
    scf.yield %3 : tensor<8xf32>
  }
  return %z : tensor<8xf32>
}

// -----

// A stacked tensor with other uses is kept whole, and so is an argument;
// offsets are constants.
// CHECK-LABEL: func.func @whole
// CHECK-NOT: scf.for
// CHECK: tensor.extract_slice %arg0[0, 0] [1, 8] [1, 1]
// CHECK: %[[A:.*]] = tensor.insert_slice %{{.*}} into %{{.*}}[1, 0] [1, 8] [1, 1]
// CHECK: tensor.extract_slice %arg0[1, 0] [1, 8] [1, 1]
// CHECK: %[[B:.*]] = tensor.insert_slice %{{.*}} into %[[A]][0, 0] [1, 8] [1, 1]
// CHECK: return %[[B]]
func.func @whole(%x: tensor<2x8xf32>, %init: tensor<2x8xf32> {ao.donated}) -> tensor<2x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %stack = scf.for %i = %c0 to %c2 step %c1 iter_args(%s = %init) -> (tensor<2x8xf32>) {
    %r = tensor.extract_slice %x[%i, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<1x8xf32>
    %a = math.sin %r : tensor<1x8xf32>
    %j = arith.subi %c1, %i : index
    %t = tensor.insert_slice %a into %s[%j, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<2x8xf32>
    scf.yield %t : tensor<2x8xf32>
  }
  return %stack : tensor<2x8xf32>
}

// -----

// Nested loops, and a loop that only counts: four in all.
// CHECK-LABEL: func.func @nested
// CHECK-NOT: scf.
// CHECK-COUNT-4: math.sin
// CHECK-NOT: math.sin
// CHECK: return
func.func @nested(%x: tensor<2x1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant dense<0.0> : tensor<1x8xf32>
  %init = tensor.empty() : tensor<2x8xf32>
  %sum = scf.for %m = %c0 to %c2 step %c1 iter_args(%sum = %zero) -> (tensor<1x8xf32>) {
    %p = tensor.extract_slice %x[%m, 0, 0] [1, 1, 8] [1, 1, 1] : tensor<2x1x8xf32> to tensor<1x8xf32>
    %n, %y, %stack = scf.while (%i = %c0, %h = %p, %s = %init) : (index, tensor<1x8xf32>, tensor<2x8xf32>) -> (index, tensor<1x8xf32>, tensor<2x8xf32>) {
      %go = arith.cmpi slt, %i, %c2 : index
      scf.condition(%go) %i, %h, %s : index, tensor<1x8xf32>, tensor<2x8xf32>
    } do {
    ^bb0(%i: index, %h: tensor<1x8xf32>, %s: tensor<2x8xf32>):
      %a = math.sin %h : tensor<1x8xf32>
      %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<2x8xf32>
      %next = arith.addi %i, %c1 : index
      scf.yield %next, %a, %t : index, tensor<1x8xf32>, tensor<2x8xf32>
    }
    %z = scf.for %i = %c0 to %c2 step %c1 iter_args(%g = %sum) -> (tensor<1x8xf32>) {
      %a = tensor.extract_slice %stack[%i, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<1x8xf32>
      %b = arith.addf %g, %a : tensor<1x8xf32>
      scf.yield %b : tensor<1x8xf32>
    }
    scf.yield %z : tensor<1x8xf32>
  }
  return %sum : tensor<1x8xf32>
}

// -----

// An insertion and an extraction may omit different dimensions of size one.
// CHECK-LABEL: func.func @unit_dims
// CHECK: %[[FIRST:.*]] = math.exp
// CHECK: %[[SECOND:.*]] = math.exp
// CHECK: %[[NONE:.*]] = tensor.collapse_shape %[[FIRST]] {{\[}}[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
// CHECK: %[[ROW:.*]] = tensor.expand_shape %[[NONE]] {{\[}}[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
// CHECK: math.sin %[[ROW]]
// CHECK: tensor.collapse_shape %[[SECOND]]
func.func @unit_dims(%x: tensor<4x1xf32>) -> tensor<1x4xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = tensor.empty() : tensor<2x1x4x1xf32>
  %a = tensor.empty() : tensor<1x4xf32>
  %s:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%st = %e, %v = %x) -> (tensor<2x1x4x1xf32>, tensor<4x1xf32>) {
    %w = math.exp %v : tensor<4x1xf32>
    %n = tensor.insert_slice %w into %st[%i, 0, 0, 0] [1, 1, 4, 1] [1, 1, 1, 1] : tensor<4x1xf32> into tensor<2x1x4x1xf32>
    scf.yield %n, %w : tensor<2x1x4x1xf32>, tensor<4x1xf32>
  }
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%v = %a) -> (tensor<1x4xf32>) {
    %g = tensor.extract_slice %s#0[%i, 0, 0, 0] [1, 1, 4, 1] [1, 1, 1, 1] : tensor<2x1x4x1xf32> to tensor<1x4xf32>
    %w = math.sin %g : tensor<1x4xf32>
    scf.yield %w : tensor<1x4xf32>
  }
  return %r : tensor<1x4xf32>
}

// -----

// Exporters copy a slice before they stack it: readers use the source of the
// copy.
// CHECK-LABEL: func.func @copied
// CHECK: %[[A:.*]] = math.sin %arg0
// CHECK-NOT: linalg.generic
// CHECK: %[[B:.*]] = math.sin %[[A]]
// CHECK-NOT: linalg.generic
// CHECK: arith.mulf %[[B]]
// CHECK: arith.mulf
func.func @copied(%x: tensor<8xf32>) -> tensor<8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %init = tensor.empty() : tensor<2x8xf32>
  %y, %stack = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<8xf32>, tensor<2x8xf32>) {
    %a = math.sin %h : tensor<8xf32>
    %e = tensor.empty() : tensor<1x8xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<8xf32>) outs(%e : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8xf32>
    %t = tensor.insert_slice %r into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<2x8xf32>
    scf.yield %a, %t : tensor<8xf32>, tensor<2x8xf32>
  }
  %z = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %y) -> (tensor<8xf32>) {
    %j = arith.subi %c1, %i : index
    %r = tensor.extract_slice %stack[%j, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<8xf32>
    %b = arith.mulf %h, %r : tensor<8xf32>
    scf.yield %b : tensor<8xf32>
  }
  return %z : tensor<8xf32>
}

// -----

// Loops without residuals are unchanged.
// CHECK-LABEL: func.func @plain
// CHECK: scf.for
func.func @plain(%x: tensor<8xf32>) -> tensor<8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %y = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x) -> (tensor<8xf32>) {
    %a = math.sin %h : tensor<8xf32>
    scf.yield %a : tensor<8xf32>
  }
  return %y : tensor<8xf32>
}

// -----

func.func @fwd(%x: tensor<1x8xf32>) -> (tensor<1x8xf32>, tensor<2x8xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %init = tensor.empty() : tensor<2x8xf32>
  %stack = scf.for %i = %c0 to %c2 step %c1 iter_args(%s = %init) -> (tensor<2x8xf32>) {
    %t = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<2x8xf32>
    scf.yield %t : tensor<2x8xf32>
  }
  return %x, %stack : tensor<1x8xf32>, tensor<2x8xf32>
}
// expected-note @below {{backward function}}
func.func @bwd(%a: tensor<2x8xf32>, %g: tensor<1x8xf32>) -> tensor<1x8xf32> {
  return %g : tensor<1x8xf32>
}
func.func @driver(%x: tensor<1x8xf32>) -> tensor<1x8xf32> {
  // expected-error @below {{no call of '@bwd' uses the values that this call of '@fwd' saves}}
  %0:2 = call @fwd(%x) : (tensor<1x8xf32>) -> (tensor<1x8xf32>, tensor<2x8xf32>)
  return %0#0 : tensor<1x8xf32>
}

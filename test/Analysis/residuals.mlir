// Values that loops write and read by slices, and the reasons why others are
// not stacked residuals.
//
// RUN: ao-test-opt %s --split-input-file --allow-unregistered-dialect --test-print-stacks -o /dev/null | FileCheck %s --match-full-lines

// Forward and reverse, in any dimension, captured or carried unchanged; a
// residual may be read at several places.
// CHECK-LABEL: @plain
// CHECK-NEXT: forward: 4 iterations
// CHECK-NEXT:   writes forward#1 in order
// CHECK-NEXT:   writes forward#2 in reverse, dimension 1
// CHECK-NEXT:   reads weights in order at weight
// CHECK-NEXT:   forward#0 is not a stacked residual: the loop does not yield a tensor with an inserted slice, at forward
// CHECK-NEXT: backward: 4 iterations
// CHECK-NEXT:   reads forward#1 in reverse at first second
// CHECK-NEXT:   reads forward#2 in order, dimension 1 at third
// CHECK-NEXT:   backward#0 is not a stacked residual: the loop does not yield a tensor with an inserted slice, at backward
func.func @plain(%w: tensor<4x8xf32> loc("weights"), %x: tensor<8xf32>, %a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %r:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %a, %t = %b) -> (tensor<8xf32>, tensor<4x8xf32>, tensor<8x4xf32>) {
    %v = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32> loc("weight")
    %y = arith.mulf %h, %v : tensor<8xf32>
    %s1 = tensor.insert_slice %y into %s[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
    %j = arith.subi %c3, %i : index
    %t1 = tensor.insert_slice %h into %t[0, %j] [8, 1] [1, 1] : tensor<8xf32> into tensor<8x4xf32>
    scf.yield %y, %s1, %t1 : tensor<8xf32>, tensor<4x8xf32>, tensor<8x4xf32>
  } loc("forward")
  %q:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %r#0, %s = %r#1) -> (tensor<8xf32>, tensor<4x8xf32>) {
    %j = arith.subi %c3, %i : index
    %u = tensor.extract_slice %s[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32> loc("first")
    %v = tensor.extract_slice %s[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32> loc("second")
    %o = tensor.extract_slice %r#2[0, %i] [8, 1] [1, 1] : tensor<8x4xf32> to tensor<8xf32> loc("third")
    %m = arith.mulf %g, %u : tensor<8xf32>
    %n = "test.use"(%m, %v, %o) : (tensor<8xf32>, tensor<1x8xf32>, tensor<8xf32>) -> tensor<8xf32>
    scf.yield %n, %s : tensor<8xf32>, tensor<4x8xf32>
  } loc("backward")
  return %q#0 : tensor<8xf32>
}

// -----

// Bounds and steps are normalised; casts, clamps, selections and counters in
// tensors of rank zero, as JAX writes them, are computed.
// CHECK-LABEL: @indices
// CHECK-NEXT: steps: 4 iterations
// CHECK-NEXT:   writes steps in order
// CHECK-NEXT: counter: 4 iterations
// CHECK-NEXT:   writes counter#1 in reverse
// CHECK-NEXT: remainder: 4 iterations
// CHECK-NEXT:   writes remainder in order
#map = affine_map<() -> ()>
func.func @indices(%x: tensor<1x8xf32>, %a: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c9 = arith.constant 9 : index
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %zero = arith.constant dense<0> : tensor<i32>
  %r0 = scf.for %i = %c2 to %c9 step %c2 iter_args(%s = %a) -> (tensor<4x8xf32>) {
    %j = arith.subi %i, %c2 : index
    %k = arith.divsi %j, %c2 : index
    %s1 = tensor.insert_slice %x into %s[%k, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %s1 : tensor<4x8xf32>
  } loc("steps")
  %r1:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%n = %zero, %s = %a) -> (tensor<i32>, tensor<4x8xf32>) {
    %e = tensor.empty() : tensor<i32>
    %j = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%n : tensor<i32>) outs(%e : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %d = arith.subi %three, %in : i32
      linalg.yield %d : i32
    } -> tensor<i32>
    %k = tensor.extract %j[] : tensor<i32>
    %l = arith.index_cast %k : i32 to index
    %lower = arith.maxsi %l, %c0 : index
    %upper = arith.minsi %lower, %c3 : index
    %s1 = tensor.insert_slice %x into %s[%upper, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %next = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%n : tensor<i32>) outs(%e : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %d = arith.addi %in, %one : i32
      linalg.yield %d : i32
    } -> tensor<i32>
    scf.yield %next, %s1 : tensor<i32>, tensor<4x8xf32>
  } loc("counter")
  %r2 = scf.for %i = %c5 to %c9 step %c1 iter_args(%s = %a) -> (tensor<4x8xf32>) {
    %j = arith.subi %i, %c1 : index
    %negative = arith.cmpi slt, %j, %c4 : index
    %k = arith.select %negative, %c9, %j : index
    %l = arith.remui %k, %c4 : index
    %s1 = tensor.insert_slice %x into %s[%l, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %s1 : tensor<4x8xf32>
  } loc("remainder")
  return %r0, %r1#1, %r2 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

// -----

// A loop over microbatches: the residuals of the inner loops are stacked in
// turn.
// CHECK-LABEL: @nested
// CHECK-NEXT: outer: 2 iterations
// CHECK-NEXT:   reads batch in order at part
// CHECK-NEXT:   outer is not a stacked residual: the loop does not yield a tensor with an inserted slice, at outer
// CHECK-NEXT: inner: 4 iterations
// CHECK-NEXT:   writes inner in order
func.func @nested(%x: tensor<2x8xf32> loc("batch"), %a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %m = %c0 to %c2 step %c1 iter_args(%o = %a) -> (tensor<4x8xf32>) {
    %p = tensor.extract_slice %x[%m, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<1x8xf32> loc("part")
    %q = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %a) -> (tensor<4x8xf32>) {
      %s1 = tensor.insert_slice %p into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
      scf.yield %s1 : tensor<4x8xf32>
    } loc("inner")
    %n = arith.addf %o, %q : tensor<4x8xf32>
    scf.yield %n : tensor<4x8xf32>
  } loc("outer")
  return %r : tensor<4x8xf32>
}

// Loops of other shapes that rematerialize slices.
//
// RUN: ao-opt %s --split-input-file --ao-apply-plan --ao-verify-transfers | FileCheck %s

// The residual is the only result of the loop: the loop is removed with it.
//
// CHECK-LABEL: @no_other_result
// CHECK-COUNT-1: scf.for
// CHECK: math.sin {{.*}} {ao.recompute = 0 : i64}
// CHECK-NOT: scf.for
func.func @no_other_result(%x: tensor<1x8xf32>, %w: tensor<4x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  %s = scf.for %i = %c0 to %c4 step %c1 iter_args(%t = %e) -> (tensor<4x8xf32>) {
    %v = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %a = math.sin %v : tensor<1x8xf32>
    %t1 = tensor.insert_slice %a into %t[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t1 : tensor<4x8xf32>
  } {ao.loop = #ao.loop<rematerialize = [4]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %s[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g1 = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %g1 : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

// Columns, of a residual of columns.
//
// CHECK-LABEL: @columns
// CHECK: %[[L:.*]]:2 = scf.for {{.*}} -> (tensor<8x1xf32>, tensor<8x4xf32>)
// CHECK: scf.for
// CHECK: %[[H:.*]] = tensor.extract_slice %[[L]]#1[0, %{{.*}}] [8, 1]
// CHECK: %[[W:.*]] = tensor.extract_slice %arg1[%{{.*}}, 0] [1, 8]
// CHECK: %[[U:.*]] = tensor.expand_shape %[[W]]
// CHECK: %[[A:.*]] = arith.mulf %[[H]], %[[U]] {ao.recompute = 0 : i64}
// CHECK: arith.mulf %{{.*}}, %[[A]]
func.func @columns(%x: tensor<8x1xf32>, %w: tensor<4x8xf32>) -> tensor<8x1xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<8x4xf32>
  %l:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %e, %t = %e) -> (tensor<8x1xf32>, tensor<8x4xf32>, tensor<8x4xf32>) {
    %s1 = tensor.insert_slice %h into %s[0, %i] [8, 1] [1, 1] : tensor<8x1xf32> into tensor<8x4xf32>
    %v = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
    %u = tensor.expand_shape %v [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %a = arith.mulf %h, %u : tensor<8x1xf32>
    %t1 = tensor.insert_slice %a into %t[0, %i] [8, 1] [1, 1] : tensor<8x1xf32> into tensor<8x4xf32>
    %b = math.sin %a : tensor<8x1xf32>
    scf.yield %b, %s1, %t1 : tensor<8x1xf32>, tensor<8x4xf32>, tensor<8x4xf32>
  } {ao.loop = #ao.loop<rematerialize = [0, 0, 4]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %l#0) -> (tensor<8x1xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %l#2[0, %j] [8, 1] [1, 1] : tensor<8x4xf32> to tensor<8x1xf32>
    %g1 = arith.mulf %g, %a : tensor<8x1xf32>
    %h = tensor.extract_slice %l#1[0, %j] [8, 1] [1, 1] : tensor<8x4xf32> to tensor<8x1xf32>
    %g2 = arith.addf %g1, %h : tensor<8x1xf32>
    scf.yield %g2 : tensor<8x1xf32>
  }
  return %z : tensor<8x1xf32>
}

// -----

// Each loop that reads the residual rematerializes it, in its own order.
//
// CHECK-LABEL: @several_readers
// CHECK-SAME: ao.num_recomputed = 2 : i64
// CHECK: scf.for {{.*}} -> (tensor<1x8xf32>)
// CHECK: scf.for %[[I:[a-z0-9]+]] =
// CHECK: %[[V:.*]] = tensor.extract_slice %arg1[%[[I]], 0]
// CHECK: math.sin %[[V]] {ao.recompute = 0 : i64}
// CHECK: scf.for %[[K:[a-z0-9]+]] =
// CHECK: %[[R:.*]] = arith.subi %{{.*}}, %[[K]]
// CHECK: %[[V2:.*]] = tensor.extract_slice %arg1[%[[R]], 0]
// CHECK: math.sin %[[V2]] {ao.recompute = 1 : i64}
func.func @several_readers(%x: tensor<1x8xf32>, %w: tensor<4x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  %l:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %e) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %v = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %a = math.sin %v : tensor<1x8xf32>
    %s1 = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %b = arith.mulf %h, %a : tensor<1x8xf32>
    scf.yield %b, %s1 : tensor<1x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<rematerialize = [0, 4]>}
  %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %l#0) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %l#1[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g1 = arith.addf %g, %a : tensor<1x8xf32>
    scf.yield %g1 : tensor<1x8xf32>
  }
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y) -> (tensor<1x8xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %l#1[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g1 = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %g1 : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

// Within an outer loop.
//
// CHECK-LABEL: @nested
// CHECK: scf.for
// CHECK: scf.for {{.*}} -> (tensor<1x8xf32>) {
// CHECK: math.sin
// CHECK: scf.for {{.*}} -> (tensor<1x8xf32>) {
// CHECK: math.sin {{.*}} {ao.recompute = 0 : i64}
func.func @nested(%x: tensor<1x8xf32>, %w: tensor<4x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %o = scf.for %m = %c0 to %c2 step %c1 iter_args(%p = %x) -> (tensor<1x8xf32>) {
    %e = tensor.empty() : tensor<4x8xf32>
    %l:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %p, %s = %e) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
      %v = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
      %a = math.sin %v : tensor<1x8xf32>
      %s1 = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
      %b = arith.mulf %h, %a : tensor<1x8xf32>
      scf.yield %b, %s1 : tensor<1x8xf32>, tensor<4x8xf32>
    } {ao.loop = #ao.loop<rematerialize = [0, 4]>}
    %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %l#0) -> (tensor<1x8xf32>) {
      %j = arith.subi %c3, %i : index
      %a = tensor.extract_slice %l#1[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
      %g1 = arith.mulf %g, %a : tensor<1x8xf32>
      scf.yield %g1 : tensor<1x8xf32>
    }
    scf.yield %z : tensor<1x8xf32>
  }
  return %o : tensor<1x8xf32>
}

// -----

// The loop that reads counts from another number, in another type.
//
// CHECK-LABEL: @counts_otherwise
// CHECK: scf.for %[[I:[a-z0-9]+]] = %c2_i32 to %c6_i32
// CHECK: %[[C:.*]] = arith.index_cast %[[I]] : i32 to index
// CHECK: %[[F:.*]] = arith.constant 2 : index
// CHECK: %[[R:.*]] = arith.subi %[[C]], %[[F]]
// CHECK: %[[V:.*]] = tensor.extract_slice %arg1[%[[R]], 0]
// CHECK: math.sin %[[V]] {ao.recompute = 0 : i64}
func.func @counts_otherwise(%x: tensor<1x8xf32>, %w: tensor<4x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c1_i32 = arith.constant 1 : i32
  %c2_i32 = arith.constant 2 : i32
  %c6_i32 = arith.constant 6 : i32
  %e = tensor.empty() : tensor<4x8xf32>
  %l:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %e) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %v = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %a = math.sin %v : tensor<1x8xf32>
    %s1 = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %b = arith.mulf %h, %a : tensor<1x8xf32>
    scf.yield %b, %s1 : tensor<1x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<rematerialize = [0, 4]>}
  %z = scf.for %i = %c2_i32 to %c6_i32 step %c1_i32 iter_args(%g = %l#0) -> (tensor<1x8xf32>) : i32 {
    %k = arith.subi %i, %c2_i32 : i32
    %j = arith.index_cast %k : i32 to index
    %a = tensor.extract_slice %l#1[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g1 = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %g1 : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

// Costs are limited to values of the attribute.
//
// CHECK-LABEL: @times
// CHECK: ao.cost_ns = 9000000000000000000 : i64
func.func @times(%x: tensor<1x8xf32>, %w: tensor<4x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  %s = scf.for %i = %c0 to %c4 step %c1 iter_args(%t = %e) -> (tensor<4x8xf32>) {
    %v = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %a = math.sin %v : tensor<1x8xf32>
    %t1 = tensor.insert_slice %a into %t[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t1 : tensor<4x8xf32>
  } {ao.loop = #ao.loop<rematerialize = [4]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %s[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g1 = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %g1 : tensor<1x8xf32>
  } {ao.cost_ns = 9223372036854775807 : i64}
  return %z : tensor<1x8xf32>
}

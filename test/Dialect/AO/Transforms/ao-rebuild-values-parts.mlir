// Values that are put together from parts of which each use reads one: the uses
// read the parts.
//
// RUN: ao-opt %s --ao-rebuild-values=min-bytes=0 --split-input-file | FileCheck %s
// RUN: ao-opt %s --ao-rebuild-values=min-bytes=0 --ao-rebuild-values=min-bytes=0 --split-input-file | FileCheck %s
// RUN: ao-opt %s --ao-rebuild-values=min-bytes=0 --split-input-file --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK --implicit-check-not=remark:

// Rows that a concatenation stacks; one is a copy with one more dimension, and
// the first concatenation is part of another.
// REMARK: remark: {{.*}}Function=concatenated | Reason="each use reads one part", Remark="not assembled: '{{.*}}:[[#@LINE+15]]:{{.*}}'", bytes=64
// CHECK-LABEL: func.func @concatenated
// CHECK: %[[A:.*]] = math.sin
// CHECK: %[[B:.*]] = math.cos
// CHECK: %[[C:.*]] = math.exp
func.func @concatenated(%x: tensor<4xf32>, %y: tensor<2x4xf32>) -> (tensor<4xf32>, tensor<2x1x4xf32>) attributes {ao.step} {
  %e = tensor.empty() : tensor<1x4xf32>
  %a = math.sin %x : tensor<4xf32>
  %b = math.cos %a : tensor<4xf32>
  %c = math.exp %y : tensor<2x4xf32>
  %a1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                        iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4xf32>) outs(%e : tensor<1x4xf32>) {
  ^bb0(%in: f32, %out: f32): linalg.yield %in : f32 } -> tensor<1x4xf32>
  %b1 = tensor.expand_shape %b [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
  %ab = tensor.concat dim(0) %a1, %b1 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
  %abc = tensor.concat dim(0) %ab, %c : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  // CHECK-NOT: tensor.concat
  // CHECK-NOT: tensor.extract_slice
  // CHECK: %[[C3:.*]] = tensor.expand_shape %[[C]]
  // CHECK: math.tanh %[[C3]]
  %c2 = tensor.extract_slice %abc[2, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  %c3 = tensor.expand_shape %c2 [[0], [1, 2]] output_shape [2, 1, 4] : tensor<2x4xf32> into tensor<2x1x4xf32>
  %r = math.tanh %c3 : tensor<2x1x4xf32>
  // A slice that reads two parts, of which each use reads one.
  %ab2 = tensor.extract_slice %abc[0, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  %blocks = tensor.expand_shape %ab2 [[0, 1], [2]] output_shape [1, 2, 4] : tensor<2x4xf32> into tensor<1x2x4xf32>
  // CHECK: arith.mulf %[[A]], %[[B]]
  %a2 = tensor.extract_slice %blocks[0, 0, 0] [1, 1, 4] [1, 1, 1] : tensor<1x2x4xf32> to tensor<4xf32>
  %b2 = tensor.extract_slice %blocks[0, 1, 0] [1, 1, 4] [1, 1, 1] : tensor<1x2x4xf32> to tensor<4xf32>
  %p = arith.mulf %a2, %b2 : tensor<4xf32>
  return %p, %r : tensor<4xf32>, tensor<2x1x4xf32>
}

// -----

// Insertions into the rows of a tensor, and of one that is overwritten; an op in
// a loop reads a part, too, and a slice of all rows has an offset that is no
// constant.
// REMARK: remark: {{.*}}Function=inserted | {{.*}} bytes=32
// CHECK-LABEL: func.func @inserted
// CHECK: %[[A:.*]] = math.sin
// CHECK: %[[B:.*]] = math.cos
// CHECK-NOT: tensor.insert_slice
func.func @inserted(%x: tensor<4xf32>, %i: index) -> (tensor<4xf32>, tensor<1x4xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<2x4xf32>
  %a = math.sin %x : tensor<4xf32>
  %b = math.cos %a : tensor<4xf32>
  %0 = tensor.insert_slice %x into %e[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<2x4xf32>
  %1 = tensor.insert_slice %b into %0[1, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<2x4xf32>
  %2 = tensor.insert_slice %a into %1[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<2x4xf32>
  // CHECK: math.exp %[[B]]
  %all = tensor.extract_slice %2[%i, 0] [2, 4] [1, 1] : tensor<2x4xf32> to tensor<2x4xf32>
  %b2 = tensor.extract_slice %all[1, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<4xf32>
  %3 = math.exp %b2 : tensor<4xf32>
  // CHECK: scf.for
  // CHECK-NEXT: %[[ROW:.*]] = tensor.expand_shape %[[A]]
  // CHECK-NEXT: arith.addf %{{.*}}, %[[ROW]]
  %zero = arith.constant dense<0.0> : tensor<1x4xf32>
  %4 = scf.for %n = %c0 to %c3 step %c1 iter_args(%sum = %zero) -> tensor<1x4xf32> {
    %a2 = tensor.extract_slice %2[0, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<1x4xf32>
    %5 = arith.addf %sum, %a2 : tensor<1x4xf32>
    scf.yield %5 : tensor<1x4xf32>
  }
  return %3, %4 : tensor<4xf32>, tensor<1x4xf32>
}

// -----

// A pair saves each part that the backward function reads in its own slot, once.
// REMARK: remark: {{.*}}Function=pair | {{.*}} bytes=48
// CHECK-LABEL: func.func @pair
// CHECK-SAME: -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
func.func @pair(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<12xf32>)
    attributes {ao.backward = @pair_bwd, ao.num_outputs = 1 : i64} {
  // CHECK: %[[A:.*]] = math.sin
  // CHECK: %[[B:.*]] = math.cos
  // CHECK: %[[C:.*]] = math.exp
  %a = math.sin %x : tensor<4xf32>
  %b = math.cos %a : tensor<4xf32>
  %c = math.exp %b : tensor<4xf32>
  %a1 = tensor.expand_shape %a [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
  %b1 = tensor.expand_shape %b [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
  %c1 = tensor.expand_shape %c [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
  %all = tensor.concat dim(0) %a1, %b1, %c1 : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  %flat = tensor.collapse_shape %all [[0, 1]] : tensor<3x4xf32> into tensor<12xf32>
  %y = math.tanh %c : tensor<4xf32>
  // CHECK: return %{{.*}}, %[[C]], %[[A]], %[[B]] :
  return %y, %all, %c, %flat : tensor<4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<12xf32>
}
// CHECK-LABEL: func.func @pair_bwd
// CHECK-SAME: (%[[C:.*]]: tensor<4xf32>, %[[A:.*]]: tensor<4xf32>, %[[B:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
func.func @pair_bwd(%all: tensor<3x4xf32>, %c: tensor<4xf32>, %flat: tensor<12xf32>, %g: tensor<4xf32>) -> tensor<1x4xf32> {
  // CHECK-NOT: tensor.extract_slice
  // CHECK: arith.mulf %[[A]], %[[G]]
  // CHECK: arith.mulf %{{.*}}, %[[B]]
  // CHECK: arith.mulf %{{.*}}, %[[A]]
  // CHECK: arith.mulf %{{.*}}, %[[C]]
  %ab = tensor.extract_slice %all[0, 0] [2, 4] [1, 1] : tensor<3x4xf32> to tensor<2x4xf32>
  %a = tensor.extract_slice %ab[0, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<4xf32>
  %b = tensor.extract_slice %ab[1, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<4xf32>
  %a2 = tensor.extract_slice %flat[0] [4] [1] : tensor<12xf32> to tensor<4xf32>
  %0 = arith.mulf %a, %g : tensor<4xf32>
  %1 = arith.mulf %0, %b : tensor<4xf32>
  %2 = arith.mulf %1, %a2 : tensor<4xf32>
  %3 = arith.mulf %2, %c : tensor<4xf32>
  %4 = tensor.expand_shape %3 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
  return %4 : tensor<1x4xf32>
}

// -----

// Slices that are the stacked residual of a loop which runs two layers in each
// iteration, and the value of the layer after it: a loop reads the residual in
// the shape in which it is written.
// REMARK: remark: {{.*}}Function=loops | {{.*}} bytes=80
// CHECK-LABEL: func.func @loops
// CHECK: %[[LOOP:.*]]:2 = scf.for
// CHECK-NOT: tensor.collapse_shape
// CHECK-NOT: tensor.concat
// CHECK: math.cos %[[LOOP]]#0
// CHECK: scf.for
// CHECK: tensor.extract_slice %[[LOOP]]#1
func.func @loops(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = tensor.empty() : tensor<2x2x4xf32>
  %h4, %blocks = scf.for %i = %c0 to %c2 step %c1 iter_args(%h0 = %x, %stack = %e) -> (tensor<4xf32>, tensor<2x2x4xf32>) {
    %h1 = math.sin %h0 : tensor<4xf32>
    %h2 = math.sin %h1 : tensor<4xf32>
    %0 = tensor.insert_slice %h0 into %stack[%i, 0, 0] [1, 1, 4] [1, 1, 1] : tensor<4xf32> into tensor<2x2x4xf32>
    %1 = tensor.insert_slice %h1 into %0[%i, 1, 0] [1, 1, 4] [1, 1, 1] : tensor<4xf32> into tensor<2x2x4xf32>
    scf.yield %h2, %1 : tensor<4xf32>, tensor<2x2x4xf32>
  }
  %rows = tensor.collapse_shape %blocks [[0, 1], [2]] : tensor<2x2x4xf32> into tensor<4x4xf32>
  %row = tensor.expand_shape %h4 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
  %all = tensor.concat dim(0) %rows, %row : (tensor<4x4xf32>, tensor<1x4xf32>) -> tensor<5x4xf32>
  %last = tensor.extract_slice %all[4, 0] [1, 4] [1, 1] : tensor<5x4xf32> to tensor<4xf32>
  %others = tensor.extract_slice %all[0, 0] [4, 4] [1, 1] : tensor<5x4xf32> to tensor<4x4xf32>
  %read = tensor.expand_shape %others [[0, 1], [2]] output_shape [2, 2, 4] : tensor<4x4xf32> into tensor<2x2x4xf32>
  %g = math.cos %last : tensor<4xf32>
  %dx = scf.for %i = %c0 to %c2 step %c1 iter_args(%g0 = %g) -> (tensor<4xf32>) {
    %n = arith.subi %c1, %i : index
    %h1 = tensor.extract_slice %read[%n, 1, 0] [1, 1, 4] [1, 1, 1] : tensor<2x2x4xf32> to tensor<4xf32>
    %h0 = tensor.extract_slice %read[%n, 0, 0] [1, 1, 4] [1, 1, 1] : tensor<2x2x4xf32> to tensor<4xf32>
    %g1 = arith.mulf %g0, %h1 : tensor<4xf32>
    %g2 = arith.mulf %g1, %h0 : tensor<4xf32>
    scf.yield %g2 : tensor<4xf32>
  }
  return %dx : tensor<4xf32>
}

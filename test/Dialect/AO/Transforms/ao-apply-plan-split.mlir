// RUN: ao-opt %s --split-input-file --ao-apply-plan | FileCheck %s
// RUN: ao-opt %s --split-input-file --ao-apply-plan --ao-bufferize-pipeline -o /dev/null

// A residual becomes two, and so does the loop that reads it from the end.
// Other carried values are passed on, and the cost of the loop is divided. A
// single iteration is no loop, unless it has a cost.
// CHECK-LABEL: func.func @joint
// CHECK: %[[E0:.*]] = tensor.empty() : tensor<1x8xf32>
// CHECK: %[[A:.*]]:2 = scf.for %[[I:[a-z0-9]+]] = %c0{{.*}} to %c1{{.*}} step %{{.*}} iter_args(%{{.*}} = %{{.*}}, %[[S:.*]] = %[[E0]]) -> (tensor<1x8xf32>, tensor<1x8xf32>)
// CHECK:   tensor.insert_slice %{{.*}} into %[[S]][%[[I]], 0] [1, 8] [1, 1]
// CHECK: {ao.cost_ns = 250 : i64}
// CHECK: %[[E1:.*]] = tensor.empty() : tensor<3x8xf32>
// CHECK: %[[B:.*]]:2 = scf.for %[[J:[a-z0-9]+]] = %c1{{.*}} to %c4{{.*}} step %{{.*}} iter_args(%{{.*}} = %[[A]]#0, %[[T:.*]] = %[[E1]]) -> (tensor<1x8xf32>, tensor<3x8xf32>)
// CHECK:   %[[N:.*]] = arith.subi %[[J]], %c1
// CHECK:   tensor.insert_slice %{{.*}} into %[[T]][%[[N]], 0] [1, 8] [1, 1]
// CHECK: {ao.cost_ns = 750 : i64}
// CHECK: %[[C:.*]] = scf.for %[[K:[a-z0-9]+]] = %c0{{.*}} to %c3{{.*}} iter_args(%{{.*}} = %[[B]]#0)
// CHECK:   %[[M:.*]] = arith.subi %c2{{.*}}, %[[K]]
// CHECK:   tensor.extract_slice %[[B]]#1[%[[M]], 0] [1, 8] [1, 1] : tensor<3x8xf32>
// CHECK-NOT: scf.for
// CHECK: %[[Z:.*]] = arith.mulf %[[C]], %[[A]]#1 : tensor<1x8xf32>
// CHECK: return %[[Z]]
func.func @joint(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %y, %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %a = math.sin %h : tensor<1x8xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %a, %t : tensor<1x8xf32>, tensor<4x8xf32>
  } {ao.cost_ns = 1000 : i64, ao.loop = #ao.loop<split = [1]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y) -> (tensor<1x8xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %stack[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

// Through a pair: a slot for each part, none for the second one of the same
// residual. Written from the end and read from the start: the last row is saved
// first.
// CHECK-LABEL: func.func @fwd
// CHECK-SAME: -> (tensor<8xf32>, tensor<8x1xf32>, tensor<8x3xf32>)
// CHECK: %[[S:.*]] = math.sin %{{.*}} : tensor<8xf32>
// CHECK: %[[P:.*]] = tensor.expand_shape %[[S]] {{.*}} into tensor<8x1xf32>
// CHECK: %[[L:.*]]:2 = scf.for {{.*}} -> (tensor<8xf32>, tensor<8x3xf32>)
// CHECK: return %[[L]]#0, %[[P]], %[[L]]#1
// CHECK-LABEL: func.func @bwd
// CHECK-SAME: (%[[A:.*]]: tensor<8x1xf32>, %[[B:.*]]: tensor<8x3xf32>, %{{.*}}: tensor<8xf32>)
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c3
// CHECK:   tensor.extract_slice %[[B]][0, %{{.*}}] [8, 1] [1, 1]
// CHECK:   tensor.extract_slice %[[B]][0, %{{.*}}] [8, 1] [1, 1]
// CHECK-NOT: scf.for
// CHECK: tensor.collapse_shape %[[A]]
// CHECK: tensor.collapse_shape %[[A]]
// CHECK: return
func.func @fwd(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8x4xf32>, tensor<8x4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %init = tensor.empty() : tensor<8x4xf32>
  %y, %stack = scf.for %i = %c2 to %c6 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<8xf32>, tensor<8x4xf32>) {
    %n = arith.subi %c5, %i : index
    %a = math.sin %h : tensor<8xf32>
    %t = tensor.insert_slice %a into %s[0, %n] [8, 1] [1, 1] : tensor<8xf32> into tensor<8x4xf32>
    scf.yield %a, %t : tensor<8xf32>, tensor<8x4xf32>
  } {ao.loop = #ao.loop<split = [1]>}
  return %y, %stack, %stack : tensor<8xf32>, tensor<8x4xf32>, tensor<8x4xf32>
}
func.func @bwd(%a: tensor<8x4xf32>, %b: tensor<8x4xf32>, %g: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %g) -> (tensor<8xf32>) {
    %0 = tensor.extract_slice %a[0, %i] [8, 1] [1, 1] : tensor<8x4xf32> to tensor<8xf32>
    %1 = tensor.extract_slice %b[0, %i] [8, 1] [1, 1] : tensor<8x4xf32> to tensor<8xf32>
    %2 = arith.mulf %h, %0 : tensor<8xf32>
    %3 = arith.mulf %2, %1 : tensor<8xf32>
    scf.yield %3 : tensor<8xf32>
  }
  return %z : tensor<8xf32>
}

// -----

// A loop that only reads is split alone; a residual with a use as a whole is
// passed on unchanged.
// CHECK-LABEL: func.func @alone
// CHECK: %[[A:.*]] = tensor.insert_slice %{{.*}} into %{{.*}}[%c0{{.*}}, 0] [1, 8] [1, 1]
// CHECK: %[[B:.*]] = scf.for %{{.*}} = %c1{{.*}} to %c4{{.*}} iter_args(%{{.*}} = %[[A]]) -> (tensor<4x8xf32>)
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c2
// CHECK:   tensor.extract_slice %[[B]]
// CHECK: scf.for %{{.*}} = %c2{{.*}} to %c4
// CHECK:   tensor.extract_slice %[[B]]
// CHECK: return %[[B]]
func.func @alone(%x: tensor<1x8xf32>) -> (tensor<4x8xf32>, tensor<1x8xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %init) -> (tensor<4x8xf32>) {
    %t = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t : tensor<4x8xf32>
  } {ao.loop = #ao.loop<split = [1]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %stack[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  } {ao.loop = #ao.loop<split = [2]>}
  return %stack, %z : tensor<4x8xf32>, tensor<1x8xf32>
}

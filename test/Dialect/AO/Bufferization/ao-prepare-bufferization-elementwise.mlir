// RUN: ao-opt %s --ao-prepare-bufferization | FileCheck %s

// CHECK-LABEL: func.func @tensors
// CHECK:         linalg.generic
// CHECK:           math.sin %{{.*}} : f32
// CHECK:         linalg.generic
// CHECK:           arith.index_cast %{{.*}} : index to i64
func.func @tensors(%x: tensor<4xf32>, %i: tensor<4xindex>) -> (tensor<4xf32>, tensor<4xi64>) {
  %0 = math.sin %x : tensor<4xf32>
  %1 = arith.index_cast %i : tensor<4xindex> to tensor<4xi64>
  return %0, %1 : tensor<4xf32>, tensor<4xi64>
}

// Recomputed ops are marked where bufferization keeps the mark.
// CHECK-LABEL: func.func @again
// CHECK-SAME:    ao.num_recomputed = 2 : i64
// CHECK-NOT:     ao.recompute
// CHECK:         tensor.pad
// CHECK:         linalg.generic {{.*}} attrs = {ao.recompute = 0 : i64}
// CHECK:           math.sin %{{.*}} : f32
// CHECK:         linalg.exp {ao.recompute = 1 : i64}
func.func @again(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step, ao.num_recomputed = 3 : i64} {
  %c = arith.constant 0.0 : f32
  %0 = tensor.pad %x low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } {ao.recompute = 0 : i64} : tensor<4xf32> to tensor<4xf32>
  %1 = math.sin %0 {ao.recompute = 1 : i64} : tensor<4xf32>
  %2 = linalg.exp {ao.recompute = 2 : i64} ins(%1 : tensor<4xf32>) outs(%x : tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// One condition for the whole tensor: what it picks is copied, even where there
// is no choice.
// CHECK-LABEL: func.func @pick
// CHECK-SAME:    %[[C:.*]]: i1, %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>
// CHECK:         linalg.generic {{.*}} ins(%[[X]], %[[Y]] : {{.*}}) outs(%[[X]] :
// CHECK:           arith.select %[[C]], %{{.*}}, %{{.*}} : f32
func.func @pick(%c: i1, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.select %c, %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @pick_one
// CHECK-SAME:    %[[C:.*]]: i1, %[[X:.*]]: tensor<?xf32>
// CHECK:         linalg.generic {{.*}} ins(%[[X]], %[[X]] : {{.*}}) outs(%[[X]] :
func.func @pick_one(%c: i1, %x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.select %c, %x, %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// A host tensor, or a buffer, is no copy.
// CHECK-LABEL: func.func @pick_elsewhere
// CHECK-NOT:     linalg
// CHECK:         arith.select
// CHECK-NOT:     linalg
func.func @pick_elsewhere(%c: i1, %x: tensor<4xf32, #ao.host>, %y: tensor<4xf32, #ao.host>) -> tensor<4xf32, #ao.host> {
  %0 = arith.select %c, %x, %y : tensor<4xf32, #ao.host>
  return %0 : tensor<4xf32, #ao.host>
}

// Ops on scalars are not converted.
// CHECK-LABEL: func.func @scalars
// CHECK-NOT:     linalg
func.func @scalars(%x: f32) -> f32 {
  %0 = math.sin %x : f32
  return %0 : f32
}

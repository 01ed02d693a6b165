// RUN: ao-opt %s --ao-elementwise-to-linalg | FileCheck %s

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

// One condition picks a whole tensor.
// CHECK-LABEL: func.func @pick
// CHECK-NOT:     linalg
// CHECK:         arith.select
// CHECK-NOT:     linalg
func.func @pick(%c: i1, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.select %c, %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Scalars are none of its business.
// CHECK-LABEL: func.func @scalars
// CHECK-NOT:     linalg
func.func @scalars(%x: f32) -> f32 {
  %0 = math.sin %x : f32
  return %0 : f32
}

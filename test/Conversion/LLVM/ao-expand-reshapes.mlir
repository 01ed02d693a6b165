// Buffers that are reshaped to several dynamic sizes in a group get their layout
// from the sizes; upstream's pass does the rest.
//
// RUN: ao-opt %s --ao-expand-reshapes | FileCheck %s
// RUN: ao-opt %s --ao-expand-reshapes --expand-strided-metadata -o /dev/null

// CHECK-LABEL: func.func @two(
// CHECK-SAME: %[[X:.*]]: memref<?x?xf32>, %[[A:.*]]: index, %[[B:.*]]: index, %[[C:.*]]: index)
// CHECK: %[[BASE:.*]], %{{.*}}, %{{.*}}:2, %[[S:.*]]:2 = memref.extract_strided_metadata %[[X]]
// CHECK: %[[PART:.*]] = arith.muli %[[S]]#1, %[[C]]
// CHECK: memref.reinterpret_cast %[[BASE]] to offset: [0], sizes: [%[[A]], %[[B]], %[[C]]], strides: [%{{.*}}, %[[PART]], 1] : memref<f32> to memref<?x?x?xf32
func.func @two(%x: memref<?x?xf32>, %a: index, %b: index, %c: index) -> memref<?x?x?xf32> {
  %e = memref.expand_shape %x [[0], [1, 2]] output_shape [%a, %b, %c] : memref<?x?xf32> into memref<?x?x?xf32>
  return %e : memref<?x?x?xf32>
}

// A size between two dynamic ones, in a part of a buffer.
// CHECK-LABEL: func.func @strided(
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [%{{.*}}], sizes: [%{{.*}}, 4, %{{.*}}], strides: [%{{.*}}, %{{.*}}, 2]
func.func @strided(%x: memref<?xf32, strided<[2], offset: ?>>, %a: index, %b: index) -> memref<?x4x?xf32, strided<[?, ?, 2], offset: ?>> {
  %e = memref.expand_shape %x [[0, 1, 2]] output_shape [%a, 4, %b] : memref<?xf32, strided<[2], offset: ?>> into memref<?x4x?xf32, strided<[?, ?, 2], offset: ?>>
  return %e : memref<?x4x?xf32, strided<[?, ?, 2], offset: ?>>
}

// One dynamic size of a group follows from the source.
// CHECK-LABEL: func.func @one(
// CHECK: memref.expand_shape
func.func @one(%x: memref<?xf32>, %a: index) -> memref<?x4xf32> {
  %e = memref.expand_shape %x [[0, 1]] output_shape [%a, 4] : memref<?xf32> into memref<?x4xf32>
  return %e : memref<?x4xf32>
}

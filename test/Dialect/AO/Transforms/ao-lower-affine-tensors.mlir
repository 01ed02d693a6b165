// RUN: ao-opt %s --split-input-file --ao-lower-affine-tensors | FileCheck %s
// RUN: ao-opt %s --split-input-file --ao-bufferize-pipeline -o /dev/null

// Bounds and steps are those of the loop, and what is said of it stays.
// CHECK-LABEL: func.func @loop
// CHECK-DAG: %[[TWO:.*]] = arith.constant 2 : index
// CHECK-DAG: %[[TEN:.*]] = arith.constant 10 : index
// CHECK-DAG: %[[THREE:.*]] = arith.constant 3 : index
// CHECK: scf.for %{{.*}} = %[[TWO]] to %[[TEN]] step %[[THREE]] iter_args(%[[H:.*]] = %{{.*}}) -> (tensor<4xf32>) {
// CHECK:   %[[A:.*]] = math.sin %[[H]]
// CHECK:   scf.yield %[[A]]
// CHECK: } {ao.layer = 3 : i64}
func.func @loop(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = affine.for %i = 2 to 10 step 3 iter_args(%h = %x) -> (tensor<4xf32>) {
    %a = math.sin %h : tensor<4xf32>
    affine.yield %a : tensor<4xf32>
  } {ao.layer = 3 : i64}
  return %0 : tensor<4xf32>
}

// -----

// An affine op in it must not require an affine loop.
// CHECK-LABEL: func.func @within
// CHECK: scf.for %[[I:[a-z0-9]+]] =
// CHECK:   affine.apply #{{.*}}(%[[I]])
// CHECK:   memref.load
// CHECK:   scf.for
// CHECK:     memref.store
// CHECK:   scf.if
// CHECK-NOT: affine.for
func.func @within(%x: tensor<4xf32>, %b: memref<8xf32>) -> tensor<4xf32> {
  %0 = affine.for %i = 0 to 8 iter_args(%h = %x) -> (tensor<4xf32>) {
    %j = affine.apply affine_map<(d0) -> (7 - d0)>(%i)
    %v = affine.load %b[%i] : memref<8xf32>
    affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %v, %b[%k] : memref<8xf32>
    }
    %p = arith.minui %j, %i : index
    %c = affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%i) -> tensor<4xf32> {
      %s = tensor.insert %v into %h[%p] : tensor<4xf32>
      affine.yield %s : tensor<4xf32>
    } else {
      affine.yield %h : tensor<4xf32>
    }
    affine.yield %c : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

// Without tensors, all stays.
// CHECK-LABEL: func.func @buffers
// CHECK: affine.for
// CHECK:   affine.store
func.func @buffers(%b: memref<8xf32>, %v: f32) {
  affine.for %i = 0 to 8 {
    affine.store %v, %b[%i] : memref<8xf32>
  }
  return
}

// -----

// Bufferization would take a loop of affine to run once. Ops on indices stay.
// CHECK-LABEL: func.func @scalars
// CHECK: scf.for
// CHECK:   affine.delinearize_index
// CHECK:   scf.for
func.func @scalars(%x: tensor<8xf32>, %b: memref<8xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %0 = affine.for %i = 0 to 8 iter_args(%sum = %zero) -> (f32) {
    %j:2 = affine.delinearize_index %i into (2, 4) : index, index
    %t = tensor.insert %sum into %x[%j#1] : tensor<8xf32>
    %e = tensor.extract %t[%i] : tensor<8xf32>
    affine.yield %e : f32
  }
  affine.for %i = 0 to 8 {
    %e = tensor.extract %x[%i] : tensor<8xf32>
    affine.store %e, %b[%i] : memref<8xf32>
  }
  return %0 : f32
}

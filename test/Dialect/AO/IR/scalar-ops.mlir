// Ops and attributes of sizes, scalars and compiled regions are read and written.
//
// RUN: ao-opt %s | ao-opt | FileCheck %s
// RUN: ao-opt %s --mlir-print-op-generic | ao-opt | FileCheck %s

// CHECK-LABEL: func.func private @region(
// CHECK-SAME: attributes {ao.aot_id = 3 : i64}
func.func private @region(%t: tensor<4xf32>) -> tensor<4xf32> attributes {ao.aot_id = 3 : i64} {
  return %t : tensor<4xf32>
}

// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[N:[^:]*]]: index {ao.size_of = [array<i64: 0, 0>]}, %[[LR:[^:]*]]: f32, %[[M:[^:]*]]: memref<16xi8>
func.func @step(%x: tensor<?xf32>, %n: index {ao.size_of = [array<i64: 0, 0>]}, %lr: f32, %m: memref<16xi8>) {
  // CHECK: ao.check_size %[[N]], %[[N]] "size 'n'" "argument 0"
  ao.check_size %n, %n "size 'n'" "argument 0"
  // CHECK: ao.upload_scalars %[[LR]], %[[N]] : f32, index {ao.compiled_region = 1 : i64, ao.node_call = 2 : i64} -> tensor<f32>, tensor<index>
  %l:2 = ao.upload_scalars %lr, %n : f32, index {ao.compiled_region = 1 : i64, ao.node_call = 2 : i64} -> tensor<f32>, tensor<index>
  // CHECK: ao.upload_scalars %[[LR]], %[[N]] : f32, index into %[[M]] : memref<16xi8>
  ao.upload_scalars %lr, %n : f32, index into %m : memref<16xi8>
  return
}

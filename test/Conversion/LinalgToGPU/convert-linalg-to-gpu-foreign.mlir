// Kernels are made of ops on buffers; others are one error.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --convert-linalg-to-gpu | FileCheck %s

func.func @tensors(%a: tensor<32x64xf32>, %b: tensor<64x32xf32>, %c: tensor<32x32xf32>, %d: tensor<32x64xf32>, %e: tensor<32x64xf32>) -> tensor<32x64xf32> {
  // expected-error@+1 {{'linalg.matmul' op is on tensors: expected buffers, run ao-bufferize-pipeline first}}
  %0 = linalg.matmul ins(%a, %b : tensor<32x64xf32>, tensor<64x32xf32>) outs(%c : tensor<32x32xf32>) -> tensor<32x32xf32>
  %1 = linalg.matmul ins(%0, %d : tensor<32x32xf32>, tensor<32x64xf32>) outs(%e : tensor<32x64xf32>) -> tensor<32x64xf32>
  return %1 : tensor<32x64xf32>
}

// -----

// A strided copy is a kernel, also in a module without a structured op.
// CHECK-LABEL: func.func @strided(
// CHECK: gpu.launch
func.func @strided(%a: memref<32x32xf32>, %b: memref<16x16xf32>) {
  %s = memref.subview %a[0, 0] [16, 16] [1, 1] : memref<32x32xf32> to memref<16x16xf32, strided<[32, 1]>>
  memref.copy %s, %b : memref<16x16xf32, strided<[32, 1]>> to memref<16x16xf32>
  return
}

// The offload pipeline in a stock mlir-opt.
//
// REQUIRES: plugin
// RUN: mlir-opt %s --load-dialect-plugin=%ao_lib_dir/ao-plugin%shlibext --load-pass-plugin=%ao_lib_dir/ao-plugin%shlibext \
// RUN:   --pass-pipeline='builtin.module(ao-offload-pipeline{strategy=pytorch min-bytes=0},canonicalize)' | FileCheck %s

// CHECK-LABEL: func.func @fwd
// CHECK: ao.offload
// CHECK-LABEL: func.func @bwd
// CHECK: ao.reload
func.func @fwd(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %0 = math.cos %x : tensor<4xf32>
  return %x, %0 : tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%c: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.mulf %c, %g : tensor<4xf32>
  return %0 : tensor<4xf32>
}

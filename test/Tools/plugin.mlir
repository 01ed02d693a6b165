// The dialect, its passes and the pipeline in a stock mlir-opt.
//
// REQUIRES: plugin
// RUN: mlir-opt %s --load-dialect-plugin=%ao_lib_dir/ao-plugin%shlibext | FileCheck %s --check-prefix=PARSE
// RUN: mlir-opt %s --load-dialect-plugin=%ao_lib_dir/ao-plugin%shlibext --load-pass-plugin=%ao_lib_dir/ao-plugin%shlibext \
// RUN:   --pass-pipeline='builtin.module(ao-verify-transfers)' | FileCheck %s --check-prefix=PARSE
// RUN: sed '/^.. ROUND TRIP/,$d' %s | mlir-opt --load-dialect-plugin=%ao_lib_dir/ao-plugin%shlibext --load-pass-plugin=%ao_lib_dir/ao-plugin%shlibext \
// RUN:   --pass-pipeline='builtin.module(ao-offload-pipeline{strategy=pytorch min-bytes=0},canonicalize)' | FileCheck %s --check-prefix=PIPELINE
//
// External models come along: the reload bufferizes.
// RUN: sed '1,/^.. ROUND TRIP/d' %s | mlir-opt --load-dialect-plugin=%ao_lib_dir/ao-plugin%shlibext \
// RUN:   --one-shot-bufferize="bufferize-function-boundaries=1 use-encoding-for-memory-space=1 function-boundary-type-conversion=identity-layout-map" \
// RUN:   | FileCheck %s --check-prefix=BUFFERS

// PIPELINE-LABEL: func.func @fwd
// PIPELINE: ao.offload
// PIPELINE-LABEL: func.func @bwd
// PIPELINE: ao.reload
func.func @fwd(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %0 = math.cos %x : tensor<4xf32>
  return %x, %0 : tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%c: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.mulf %c, %g : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// ROUND TRIP
// PARSE-LABEL: func.func @round_trip
// PARSE: ao.offload
// PARSE: ao.wait
// BUFFERS-LABEL: func.func @round_trip
// BUFFERS: ao.offload {{.*}} into {{.*}} : memref<4xf32> into memref<4xf32, #ao.host>
func.func @round_trip(%x: tensor<4xf32>) -> tensor<4xf32, #ao.host> {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return %h : tensor<4xf32, #ao.host>
}

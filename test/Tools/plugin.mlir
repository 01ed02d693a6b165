// The dialect and a pass in a stock mlir-opt. The plugin registers external
// models: transfers are bufferized.
//
// REQUIRES: plugin
// RUN: mlir-opt %s --load-dialect-plugin=%ao_lib_dir/ao-plugin%shlibext | FileCheck %s --check-prefix=PARSE
// RUN: mlir-opt %s --load-dialect-plugin=%ao_lib_dir/ao-plugin%shlibext --load-pass-plugin=%ao_lib_dir/ao-plugin%shlibext \
// RUN:   --pass-pipeline='builtin.module(ao-verify-transfers)' | FileCheck %s --check-prefix=PARSE
// RUN: mlir-opt %s --load-dialect-plugin=%ao_lib_dir/ao-plugin%shlibext \
// RUN:   --one-shot-bufferize="bufferize-function-boundaries=1 use-encoding-for-memory-space=1 function-boundary-type-conversion=identity-layout-map" \
// RUN:   | FileCheck %s --check-prefix=BUFFERS

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

// RUN: ao-opt %s --ao-sink-waits | FileCheck %s

// A wait is kept before a write to the buffer of the tensor that it keeps. The
// race check rejects functions that mix both, so it does not run here.
// CHECK-LABEL: func.func @in_a_buffer
// CHECK: ao.wait
// CHECK: memref.store
func.func @in_a_buffer(%b: memref<8xf32>, %v: f32, %i: index) -> tensor<8xf32, #ao.host> {
  %x = bufferization.to_tensor %b restrict : memref<8xf32> to tensor<8xf32>
  %t = ao.offload %x : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
  memref.store %v, %b[%i] : memref<8xf32>
  return %h : tensor<8xf32, #ao.host>
}

// A value that a caller passes from the forward to the backward function is one
// buffer, but two for the pair by itself: all microbatches may fit a budget
// below the pair's own peak.
//
// RUN: not ao-opt %s --ao-offload-pipeline="device-memory-budget=98303 min-bytes=0" 2>&1 | FileCheck %s --check-prefix=LITTLE
// RUN: ao-opt %s --ao-offload-to-buffers-pipeline="device-memory-budget=98304 min-bytes=0" | ao-test-opt --test-check-device-memory=budget=98304 -o /dev/null
// RUN: ao-opt %s --ao-offload-pipeline="device-memory-budget=98304 min-bytes=0" | FileCheck %s

// LITTLE: error: cannot plan '@fwd': its 1 microbatches in flight need 98304 bytes at once, above the device memory budget of 98303 bytes
// CHECK-LABEL: func.func private @fwd
// CHECK-COUNT-1: ao.offload
// CHECK-NOT: ao.offload{{ }}
func.func private @fwd(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<64x64xf32>
  %b = math.exp %a : tensor<64x64xf32>
  %c = arith.mulf %b, %w : tensor<64x64xf32>
  %d = math.tanh %c : tensor<64x64xf32>
  %e = math.cos %d : tensor<64x64xf32>
  return %e, %a, %b, %d : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}
func.func private @bwd(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %d: tensor<64x64xf32>, %g: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = arith.mulf %d, %g : tensor<64x64xf32>
  %1 = math.sin %0 : tensor<64x64xf32>
  %2 = arith.mulf %1, %b : tensor<64x64xf32>
  %3 = arith.addf %2, %a : tensor<64x64xf32>
  return %3 : tensor<64x64xf32>
}
func.func @drive(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.subf %x, %x : tensor<64x64xf32>
    %f:4 = func.call @fwd(%x, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
    %g = func.call @bwd(%f#1, %f#2, %f#3, %f#0) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %n = arith.addf %z, %g : tensor<64x64xf32>
  return %n : tensor<64x64xf32>
}

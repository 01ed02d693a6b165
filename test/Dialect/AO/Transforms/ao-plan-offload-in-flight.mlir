// A budget is for all microbatches of a pair that are in flight.
//
// RUN: ao-opt %s --ao-offload-pipeline="device-memory-budget=90% min-bytes=0" | FileCheck %s
// RUN: not ao-opt %s --ao-offload-pipeline="device-memory-budget=8KiB min-bytes=0" 2>&1 | FileCheck %s --check-prefix=LITTLE
// RUN: not ao-opt %s --ao-offload-pipeline="device-memory-budget=90% min-bytes=0 in-flight=1" 2>&1 | FileCheck %s --check-prefix=LESS
// RUN: not ao-opt %s --ao-offload-pipeline="device-memory-budget=90% min-bytes=0 in-flight=3" 2>&1 | FileCheck %s --check-prefix=MORE
// RUN: not ao-opt %s --ao-offload-pipeline="min-bytes=0 in-flight=2" 2>&1 | FileCheck %s --check-prefix=FREE
// RUN: sed -n '/^func.func @fwd/,/^func.func @drive/p' %s | sed '$d' > %t.mlir
// RUN: not ao-opt %t.mlir --ao-offload-pipeline="device-memory-budget=90% min-bytes=0 in-flight=2" 2>&1 | FileCheck %s --check-prefix=UNCALLED
// RUN: not ao-opt %s --ao-offload-pipeline="device-memory-budget=90% in-flight=0" 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=sync in-flight=2" 2>&1 | FileCheck %s --check-prefix=UNUSED
// RUN: ao-opt %s --ao-offload-pipeline="device-memory-budget=90% min-bytes=0 recompute" | FileCheck %s --check-prefix=AGAIN

// CHECK-LABEL: func.func @fwd
// CHECK: ao.offload
// CHECK-LABEL: func.func @drive
// CHECK: call @bwd({{.*}}#ao.host>
// LITTLE: in-flight.mlir:[[@LINE+8]]:1: error: cannot plan '@fwd': its 2 microbatches in flight need {{[0-9]+}} bytes at once, above the device memory budget of 8192 bytes
// LITTLE: note: called from here
// LESS: error: 'in-flight' is 1, but '@drive' has 2 microbatches of '@fwd' in flight at a time
// MORE: error: 'in-flight' is 3, but '@drive' has 2 microbatches of '@fwd' in flight at a time: omit it where calls can be counted
// FREE: error: 'in-flight' is 2, but no budget is given for the microbatches to share, such as 'device-memory-budget'
// UNCALLED: error: 'in-flight' is 2, but no function of the module calls a pair
// AGAIN-LABEL: func.func @bwd
// AGAIN: math.sin {{.*}}ao.recompute
func.func @fwd(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %e = tensor.empty() : tensor<64x64xf32>
  %a = math.sin %x : tensor<64x64xf32>
  %b = linalg.matmul ins(%a, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %c = math.cos %b : tensor<64x64xf32>
  %d = linalg.matmul ins(%c, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %d, %a, %b : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}
func.func @bwd(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %g: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.matmul ins(%g, %g : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = arith.mulf %0, %b : tensor<64x64xf32>
  %2 = linalg.matmul ins(%1, %1 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %3 = arith.mulf %2, %a : tensor<64x64xf32>
  return %3 : tensor<64x64xf32>
}
func.func @drive(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>, %w: tensor<64x64xf32>, %g: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %f0:3 = call @fwd(%x, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
  %f1:3 = call @fwd(%y, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
  %b0 = call @bwd(%f0#1, %f0#2, %g) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %b1 = call @bwd(%f1#1, %f1#2, %g) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %s = arith.addf %b0, %b1 : tensor<64x64xf32>
  return %s : tensor<64x64xf32>
}

// NONE: 'in-flight' must be positive, got 0
// UNUSED: 'in-flight' is an option of strategy planned or layerwise, or of one that rematerializes values, the strategy is sync

// A function that calls several pairs: a budget is for all of their microbatches,
// each pair has one plan, and what does not fit names all of them.
//
// RUN: ao-opt %s --ao-offload-pipeline="device-memory-budget=80% min-bytes=0" | FileCheck %s
// RUN: ao-opt %s --ao-offload-pipeline="device-memory-budget=80% min-bytes=0 fit-buffers" | FileCheck %s
// RUN: ao-opt %s --ao-offload-to-buffers-pipeline="device-memory-budget=180224 min-bytes=0" | ao-test-opt --test-check-device-memory=budget=180224 -o /dev/null
// Residuals kept between the passes may have to be offloaded, too.
// RUN: ao-opt %s --ao-offload-to-buffers-pipeline="device-memory-budget=147456 min-bytes=0" | ao-test-opt --test-check-device-memory=budget=147456 -o /dev/null
// Memory that one pair does not use is available to the other.
// RUN: ao-opt %s --ao-offload-pipeline="device-memory-budget=90% min-bytes=0" | FileCheck %s --check-prefix=LARGE
// RUN: not ao-opt %s --ao-offload-pipeline="device-memory-budget=4KiB min-bytes=0" 2>&1 | FileCheck %s --check-prefix=LITTLE
// RUN: not ao-opt %s --ao-offload-pipeline="device-memory-budget=80% min-bytes=0 in-flight=2" 2>&1 | FileCheck %s --check-prefix=FEWER

// CHECK-LABEL: func.func @fwd0
// CHECK: ao.offload
// CHECK-LABEL: func.func @fwd1
// CHECK: ao.offload
// CHECK-LABEL: func.func @drive
// CHECK: call @bwd1({{.*}}#ao.host>
// CHECK: call @bwd0({{.*}}#ao.host>
// LARGE-COUNT-1: = ao.offload
// LARGE-NOT: = ao.offload
// LITTLE: error: cannot plan '@fwd0', '@fwd1': their 3 microbatches in flight need {{[0-9]+}} bytes at once, above the device memory budget of 4096 bytes
// LITTLE: note: called from here
// FEWER: error: 'in-flight' is 2, but '@drive' has 3 microbatches of '@fwd0', '@fwd1' in flight at a time
func.func @fwd0(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
    attributes {ao.backward = @bwd0, ao.num_outputs = 1 : i64} {
  %e = tensor.empty() : tensor<64x64xf32>
  %a = math.sin %x : tensor<64x64xf32>
  %b = linalg.matmul ins(%a, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %c = math.cos %b : tensor<64x64xf32>
  %d = linalg.matmul ins(%c, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %d, %a, %b : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}
func.func @bwd0(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %g: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.matmul ins(%g, %g : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = arith.mulf %0, %b : tensor<64x64xf32>
  %2 = linalg.matmul ins(%1, %1 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %3 = arith.mulf %2, %a : tensor<64x64xf32>
  return %3 : tensor<64x64xf32>
}
func.func @fwd1(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
    attributes {ao.backward = @bwd1, ao.num_outputs = 1 : i64} {
  %e = tensor.empty() : tensor<64x64xf32>
  %a = math.cos %x : tensor<64x64xf32>
  %b = linalg.matmul ins(%a, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %c = math.sin %b : tensor<64x64xf32>
  %d = linalg.matmul ins(%c, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %d, %a, %b : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}
func.func @bwd1(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %g: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.matmul ins(%g, %g : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = arith.mulf %0, %b : tensor<64x64xf32>
  %2 = linalg.matmul ins(%1, %1 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %3 = arith.mulf %2, %a : tensor<64x64xf32>
  return %3 : tensor<64x64xf32>
}
func.func @drive(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>, %w: tensor<64x64xf32>, %g: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %f0:3 = call @fwd0(%x, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
  %f1:3 = call @fwd0(%y, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
  %h0:3 = call @fwd1(%f0#0, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
  %c0 = call @bwd1(%h0#1, %h0#2, %g) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %h1:3 = call @fwd1(%f1#0, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
  %c1 = call @bwd1(%h1#1, %h1#2, %g) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %b0 = call @bwd0(%f0#1, %f0#2, %c0) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %b1 = call @bwd0(%f1#1, %f1#2, %c1) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %b0, %b1 : tensor<64x64xf32>, tensor<64x64xf32>
}

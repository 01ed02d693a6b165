// Pairs with an unknown number of calls share one budget: `in-flight` is the
// number of microbatches of all of them. Other pairs are counted as usual.
//
// RUN: not ao-opt %s --ao-offload-pipeline="device-memory-budget=192KiB min-bytes=0" 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: ao-opt %s --ao-offload-pipeline="device-memory-budget=160KiB min-bytes=0 in-flight=3" | FileCheck %s
// RUN: not ao-opt %s --ao-offload-pipeline="device-memory-budget=112KiB min-bytes=0 in-flight=3" 2>&1 | FileCheck %s --check-prefix=LITTLE
// A smaller budget moves what is not there at the peak of one microbatch, but kept
// by all of them between their passes.
// RUN: ao-opt %s --ao-offload-pipeline="device-memory-budget=144KiB min-bytes=0 in-flight=3" | FileCheck %s --check-prefix=KEPT

// KEPT-LABEL: func.func @fwd0
// KEPT-COUNT-2: = ao.offload
// KEPT-LABEL: func.func @fwd1
// KEPT-COUNT-2: = ao.offload
// KEPT-LABEL: func.func @fwd2
// CHECK-LABEL: func.func @fwd0
// CHECK: ao.offload
// CHECK-LABEL: func.func @fwd1
// CHECK: ao.offload
// CHECK-LABEL: func.func @fwd2
// CHECK-NOT: ao.offload
// CHECK-LABEL: func.func @drive
// LITTLE: error: cannot plan '@fwd0', '@fwd1': their 3 microbatches in flight need 131072 bytes at once, above the device memory budget of 114688 bytes
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
func.func @fwd2(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
    attributes {ao.backward = @bwd2, ao.num_outputs = 1 : i64} {
  %e = tensor.empty() : tensor<64x64xf32>
  %a = math.sin %x : tensor<64x64xf32>
  %b = linalg.matmul ins(%a, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %c = math.cos %b : tensor<64x64xf32>
  %d = linalg.matmul ins(%c, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %d, %a, %b : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}
func.func @bwd2(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %g: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.matmul ins(%g, %g : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = arith.mulf %0, %b : tensor<64x64xf32>
  %2 = linalg.matmul ins(%1, %1 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %3 = arith.mulf %2, %a : tensor<64x64xf32>
  return %3 : tensor<64x64xf32>
}
func.func @drive(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %g: tensor<64x64xf32>, %p: i1) -> tensor<64x64xf32> {
  %r = scf.if %p -> tensor<64x64xf32> {
    // MISSING: in-flight-branch-pairs.mlir:[[@LINE+1]]:{{[0-9]+}}: error: cannot count how many microbatches of '@fwd0' are in flight at a time: set 'in-flight'
    %f:3 = func.call @fwd0(%x, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
    %b = func.call @bwd0(%f#1, %f#2, %g) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    scf.yield %b : tensor<64x64xf32>
  } else {
    %f:3 = func.call @fwd1(%x, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
    %b = func.call @bwd1(%f#1, %f#2, %g) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    scf.yield %b : tensor<64x64xf32>
  }
  return %r : tensor<64x64xf32>
}
func.func @in_order(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %g: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %f:3 = call @fwd2(%x, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
  %b = call @bwd2(%f#1, %f#2, %g) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %b : tensor<64x64xf32>
}

// Calls in loops are counted: each iteration closes the microbatches that it
// opens, two at a time here, in addition to the one that is open around the
// loop.
//
// RUN: ao-opt %s --ao-offload-pipeline="device-memory-budget=85% min-bytes=0" | FileCheck %s
// RUN: not ao-opt %s --ao-offload-pipeline="device-memory-budget=4KiB min-bytes=0" 2>&1 | FileCheck %s --check-prefix=LITTLE
// RUN: not ao-opt %s --ao-offload-pipeline="device-memory-budget=85% min-bytes=0 in-flight=2" 2>&1 | FileCheck %s --check-prefix=FEWER

// CHECK-LABEL: func.func @fwd
// CHECK: ao.offload
// CHECK-LABEL: func.func @drive
// CHECK: scf.for
// CHECK: func.call @bwd({{.*}}#ao.host>
// LITTLE: error: cannot plan '@fwd': its 3 microbatches in flight need {{[0-9]+}} bytes at once, above the device memory budget of 4096 bytes
// FEWER: error: 'in-flight' is 2, but '@drive' has 3 microbatches of '@fwd' in flight at a time
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
func.func @drive(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %g: tensor<64x64xf32>, %n: index) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %o:3 = call @fwd(%w, %x) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %x) -> tensor<64x64xf32> {
    %f:3 = func.call @fwd(%x, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
    %h:3 = func.call @fwd(%f#0, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
    %d = func.call @bwd(%h#1, %h#2, %g) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %b = func.call @bwd(%f#1, %f#2, %d) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %s = arith.addf %acc, %b : tensor<64x64xf32>
    scf.yield %s : tensor<64x64xf32>
  }
  %p = call @bwd(%o#1, %o#2, %g) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %r, %p : tensor<64x64xf32>, tensor<64x64xf32>
}

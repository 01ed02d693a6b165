// Calls in a branch: nobody can count them, so somebody has to say how many
// microbatches are in flight. One of three is at its peak while the others hold
// what they keep between their passes.
//
// RUN: not ao-opt %s --ao-offload-pipeline="device-memory-budget=90% min-bytes=0" 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: ao-opt %s --ao-offload-pipeline="device-memory-budget=90% min-bytes=0 in-flight=3" | FileCheck %s
// RUN: not ao-opt %s --ao-offload-pipeline="device-memory-budget=4KiB min-bytes=0 in-flight=3" 2>&1 | FileCheck %s --check-prefix=LITTLE
// More than a number can say is the largest number.
// RUN: not ao-opt %s --ao-offload-pipeline="device-memory-budget=1MiB min-bytes=0 in-flight=9223372036854775807" 2>&1 | FileCheck %s --check-prefix=HUGE
// Without a budget it makes no difference.
// RUN: ao-opt %s --ao-offload-pipeline="min-bytes=0" -o /dev/null

// CHECK-LABEL: func.func @fwd
// CHECK: ao.offload
// CHECK-LABEL: func.func @drive
// CHECK: func.call @bwd({{.*}}#ao.host>
// HUGE: microbatches in flight need 9223372036854775807 bytes at once
// LITTLE: error: cannot plan '@fwd': its 3 microbatches in flight need {{[0-9]+}} bytes at once, above the device memory budget of 4096 bytes
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
func.func @drive(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %g: tensor<64x64xf32>, %n: index, %p: i1) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %x) -> tensor<64x64xf32> {
    %s = scf.if %p -> tensor<64x64xf32> {
      // MISSING: in-flight-branch.mlir:[[@LINE+1]]:{{[0-9]+}}: error: cannot count how many microbatches of '@fwd' are in flight at a time: set 'in-flight'
      %f:3 = func.call @fwd(%x, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
      %b = func.call @bwd(%f#1, %f#2, %g) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
      %s = arith.addf %acc, %b : tensor<64x64xf32>
      scf.yield %s : tensor<64x64xf32>
    } else {
      scf.yield %acc : tensor<64x64xf32>
    }
    scf.yield %s : tensor<64x64xf32>
  }
  return %r : tensor<64x64xf32>
}

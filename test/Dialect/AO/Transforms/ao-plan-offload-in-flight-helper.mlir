// A driver may call helpers where it likes, in regions too: what they take is
// counted with the budget.
//
// RUN: ao-opt %s --ao-offload-pipeline="device-memory-budget=90% min-bytes=0" | FileCheck %s
// RUN: ao-opt %s --ao-offload-pipeline="device-memory-budget=90% min-bytes=0 fit-buffers" | FileCheck %s

// CHECK-LABEL: func.func @fwd
// CHECK: ao.offload
// CHECK-LABEL: func.func @drive
// CHECK: func.call @mix
// CHECK: call @bwd({{.*}}#ao.host>
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
func.func private @mix(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %a = math.sin %x : tensor<64x64xf32>
  %b = math.cos %y : tensor<64x64xf32>
  %c = math.exp %x : tensor<64x64xf32>
  %d = arith.mulf %a, %b : tensor<64x64xf32>
  %e = arith.addf %d, %c : tensor<64x64xf32>
  return %e : tensor<64x64xf32>
}
func.func @drive(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %g: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %f:3 = call @fwd(%x, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
  %m = scf.for %i = %c0 to %c2 step %c1 iter_args(%acc = %g) -> tensor<64x64xf32> {
    %n = func.call @mix(%acc, %f#0) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    scf.yield %n : tensor<64x64xf32>
  }
  %b = call @bwd(%f#1, %f#2, %m) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %b : tensor<64x64xf32>
}

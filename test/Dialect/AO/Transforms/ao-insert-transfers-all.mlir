// All eligible values of at least min-bytes are offloaded.
//
// RUN: ao-opt %s --ao-insert-transfers="select=all min-bytes=0" | FileCheck %s --check-prefix=ALL
// RUN: ao-opt %s --ao-insert-transfers="select=all" | FileCheck %s --check-prefix=ALL
// RUN: ao-opt %s --ao-insert-transfers="select=all min-bytes=1kB" | FileCheck %s --check-prefix=NONE

// ALL-COUNT-3: ao.offload %
// NONE-NOT: ao.offload %
func.func @fwd(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %0 = math.cos %x {ao.layer = 0 : i64} : tensor<4xf32>
  %1 = math.sin %x {ao.layer = 1 : i64, ao.offload} : tensor<4xf32>
  %2 = math.exp %x : tensor<4xf32>
  %3 = arith.addf %1, %2 : tensor<4xf32>
  return %3, %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.mulf %a, %b : tensor<4xf32>
  %1 = arith.mulf %0, %c : tensor<4xf32>
  return %1 : tensor<4xf32>
}

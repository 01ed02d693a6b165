// A remark if no layer is offloaded: none is requested, or one is the layer at
// which the others are copied.
//
// RUN: ao-opt %s --ao-offload-pipeline="strategy=layerwise num-layers=1 min-elements=1" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: ao-opt %s --ao-offload-pipeline="strategy=layerwise num-layers=0 min-elements=1" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ZERO --allow-empty

// ONE: num-layers.mlir:[[#STEP:]]:1: warning: with 'num-layers' 1 only one layer is kept on device: each copy can overlap a single layer
// ZERO-NOT: warning
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %a = math.sin %x {ao.layer = 0 : i64} : tensor<4xf32>
  %b = math.cos %a {ao.layer = 1 : i64} : tensor<4xf32>
  %c = arith.mulf %b, %a {ao.layer = 0 : i64, ao.phase = "backward"} : tensor<4xf32>
  return %c : tensor<4xf32>
}

// At least one layer stays: the one at which the copies of the others are
// issued.
//
// RUN: ao-opt %s --ao-offload-pipeline="strategy=layerwise num-layers=1 min-elements=1" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: ao-opt %s --ao-offload-pipeline="strategy=layerwise num-layers=0 min-elements=1" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ZERO --allow-empty
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=layerwise num-layers=2" 2>&1 | FileCheck %s --check-prefix=MORE
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=layerwise num-layers=-2" 2>&1 | FileCheck %s --check-prefix=FEWER
// ONE: num-layers.mlir:[[#STEP:]]:1: warning: with 'num-layers' 1 only one layer is kept on device: each copy can overlap a single layer
// ZERO-NOT: warning
// MORE: num-layers.mlir:[[#STEP:]]:1: error: 'num-layers' must be between 0 and 1, one less than the step has layers, got 2
// FEWER: error: 'num-layers' must not be negative, got -2
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %a = math.sin %x {ao.layer = 0 : i64} : tensor<4xf32>
  %b = math.cos %a {ao.layer = 1 : i64} : tensor<4xf32>
  %c = arith.mulf %b, %a {ao.layer = 0 : i64, ao.phase = "backward"} : tensor<4xf32>
  return %c : tensor<4xf32>
}

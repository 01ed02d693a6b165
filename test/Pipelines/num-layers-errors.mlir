// num-layers is at most the number of layers less one, and not negative.
//
// RUN: %check_errors %s %t
//
// $ ao-opt %s --ao-offload-pipeline="strategy=layerwise num-layers=2"
// .mlir:{{[0-9]+}}:1: error: 'num-layers' must be between 0 and 1, one less than the step has layers, got 2
// func.func @step(
//
// $ ao-opt %s --ao-offload-pipeline="strategy=layerwise num-layers=-2"
// error: 'num-layers' must not be negative, got -2

func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %a = math.sin %x {ao.layer = 0 : i64} : tensor<4xf32>
  %b = math.cos %a {ao.layer = 1 : i64} : tensor<4xf32>
  %c = arith.mulf %b, %a {ao.layer = 0 : i64, ao.phase = "backward"} : tensor<4xf32>
  return %c : tensor<4xf32>
}

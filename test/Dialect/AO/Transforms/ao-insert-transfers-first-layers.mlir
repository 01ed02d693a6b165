// The values of the first layers are offloaded: of all but the last layer, or
// of num-layers.
//
// RUN: ao-opt %s --ao-insert-transfers="select=first-layers min-bytes=0" | FileCheck %s --check-prefix=LAYERS
// RUN: ao-opt %s --ao-insert-transfers="select=first-layers min-bytes=0 num-layers=1" | FileCheck %s --check-prefix=LAYER
// RUN: ao-opt %s --ao-insert-transfers="select=first-layers min-bytes=0 num-layers=0" | FileCheck %s --check-prefix=NONE

// LAYERS: %[[COS:.*]] = math.cos
// LAYERS: ao.offload %[[COS]] :
// LAYERS: %[[SIN:.*]] = math.sin
// LAYERS: ao.offload %[[SIN]] :
// LAYERS-NOT: ao.offload %
// LAYER: %[[COS:.*]] = math.cos
// LAYER: ao.offload %[[COS]] :
// LAYER-NOT: ao.offload %
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

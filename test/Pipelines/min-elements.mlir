// The rule of layers counts elements: values of fewer than 262144 are kept on
// device, and those of exactly the limit are offloaded.
//
// RUN: ao-opt %s --allow-unregistered-dialect --ao-offload-pipeline="strategy=layerwise num-layers=1" | FileCheck %s --check-prefix=LARGE
// RUN: ao-opt %s --allow-unregistered-dialect --ao-offload-pipeline="strategy=layerwise num-layers=1 min-elements=262145" | FileCheck %s --check-prefix=NONE
// RUN: ao-opt %s --allow-unregistered-dialect --ao-offload-pipeline="strategy=layerwise num-layers=1 min-elements=262143" | FileCheck %s --check-prefix=BOTH

// LARGE: ao.offload {{.*}}tensor<262144xf16>
// LARGE-NOT: ao.offload
// NONE-NOT: ao.offload
// BOTH: ao.offload
// BOTH: ao.offload
// BOTH-NOT: ao.offload
func.func @fwd(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<262144xf16>, tensor<262143xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = "t.a"(%x) {ao.layer = 0 : i64} : (tensor<4xf32>) -> tensor<262144xf16>
  %b = "t.b"(%x) {ao.layer = 0 : i64} : (tensor<4xf32>) -> tensor<262143xf32>
  %c = "t.c"(%a, %b) {ao.layer = 0 : i64} : (tensor<262144xf16>, tensor<262143xf32>) -> tensor<4xf32>
  %d = "t.d"(%c) {ao.layer = 1 : i64} : (tensor<4xf32>) -> tensor<4xf32>
  return %d, %a, %b : tensor<4xf32>, tensor<262144xf16>, tensor<262143xf32>
}
func.func @bwd(%a: tensor<262144xf16>, %b: tensor<262143xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "t.e"(%g) {ao.layer = 1 : i64} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "t.f"(%a, %b, %0) {ao.layer = 0 : i64} : (tensor<262144xf16>, tensor<262143xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

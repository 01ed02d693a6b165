// Other strategies count bytes unless min-elements is given.
//
// RUN: ao-opt %s --allow-unregistered-dialect --ao-offload-pipeline="strategy=sync min-bytes=1" | FileCheck %s --check-prefix=BOTH
// RUN: ao-opt %s --allow-unregistered-dialect --ao-offload-pipeline="strategy=sync min-bytes=1 min-elements=262144" | FileCheck %s --check-prefix=LARGE
// RUN: ao-opt %s --allow-unregistered-dialect --ao-insert-transfers="select=all min-bytes=0 min-elements=262144" | FileCheck %s --check-prefix=LARGE

// LARGE: ao.offload {{.*}}tensor<262144xf16>
// LARGE-NOT: ao.offload
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

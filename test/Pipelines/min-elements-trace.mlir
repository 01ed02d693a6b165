// A trace marks values below min-elements.
//
// RUN: ao-opt %s --allow-unregistered-dialect --ao-emit-trace="output=%t.json min-bytes=0 min-elements=262144" -o /dev/null
// RUN: FileCheck %s --check-prefix=TRACE < %t.json

// TRACE-DAG: "bytes":524288,{{.*}}"offloadable":true
// TRACE-DAG: "bytes":1048572,{{.*}}"offloadable":false

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

// Values of dynamic size move by the bytes that `ao.bytes` tells, also where
// strategies place the reloads: 2000 bytes take 2000 ns here, which the two ops
// before the use hide.
//
// RUN: ao-opt %s --allow-unregistered-dialect --ao-offload-pipeline="strategy=pytorch min-bytes=0 link-bandwidth=1e9" | FileCheck %s
// RUN: ao-opt %s --allow-unregistered-dialect --ao-offload-pipeline="strategy=pytorch min-bytes=0 link-bandwidth=1e9" | FileCheck %s

// CHECK-LABEL: func.func @fwd
// CHECK:         ao.offload
// CHECK-LABEL: func.func @bwd
// CHECK:         "test.a"
// CHECK-NEXT:    ao.reload
// CHECK-NEXT:    "test.b"
// CHECK-NEXT:    "test.c"
// CHECK-NEXT:    ao.wait
func.func @fwd(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = "test.def"(%x) {ao.bytes = 2000 : i64, ao.cost_ns = 1000 : i64} : (tensor<?xf32>) -> tensor<?xf32>
  %y = "test.def"(%a) {ao.bytes = 2000 : i64, ao.cost_ns = 1000 : i64} : (tensor<?xf32>) -> tensor<?xf32>
  return %y, %a : tensor<?xf32>, tensor<?xf32>
}
func.func @bwd(%a: tensor<?xf32> {ao.bytes = 2000 : i64}, %g: tensor<?xf32> {ao.bytes = 2000 : i64}) -> tensor<?xf32> {
  %0 = "test.a"(%g) {ao.bytes = 2000 : i64, ao.cost_ns = 1000 : i64} : (tensor<?xf32>) -> tensor<?xf32>
  %1 = "test.b"(%0) {ao.bytes = 2000 : i64, ao.cost_ns = 1000 : i64} : (tensor<?xf32>) -> tensor<?xf32>
  %2 = "test.c"(%1) {ao.bytes = 2000 : i64, ao.cost_ns = 1000 : i64} : (tensor<?xf32>) -> tensor<?xf32>
  %3 = "test.use"(%2, %a) {ao.bytes = 2000 : i64, ao.cost_ns = 1000 : i64} : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %3 : tensor<?xf32>
}

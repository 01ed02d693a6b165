// In a joint step a reload rises over computation that hides it, and the wait of
// its offload, which must stay above it, goes no lower than that.
//
// RUN: ao-opt %s --allow-unregistered-dialect --ao-offload-pipeline="strategy=pytorch min-bytes=0 link-bandwidth=1e9" | FileCheck %s

// CHECK-LABEL: @step
// CHECK: %[[T:.*]] = ao.offload
// CHECK: test.middle{{.*}}one
// CHECK: %[[H:.*]] = ao.wait %[[T]]
// CHECK-NEXT: %[[R:.*]] = ao.reload %[[H]]
// CHECK-NEXT: test.middle{{.*}}two
// CHECK: ao.wait %[[R]]
// CHECK: test.last
func.func @step(%x: tensor<250xf32>) -> tensor<250xf32> attributes {ao.step} {
  %a = "test.first"(%x) {ao.cost_ns = 1000 : i64} : (tensor<250xf32>) -> tensor<250xf32>
  %b = "test.middle"(%x) {ao.cost_ns = 1000 : i64, one} : (tensor<250xf32>) -> tensor<f32>
  %c = "test.middle"(%b) {ao.cost_ns = 1000 : i64, two} : (tensor<f32>) -> tensor<f32>
  %y = "test.last"(%a, %c) {ao.cost_ns = 1000 : i64} : (tensor<250xf32>, tensor<f32>) -> tensor<250xf32>
  return %y : tensor<250xf32>
}

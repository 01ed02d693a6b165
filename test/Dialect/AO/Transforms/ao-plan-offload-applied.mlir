// A plan for 5 MiB of a joint step of eight 1 MiB values, used again in reverse
// order, is printed with the module, parsed and applied.
//
// RUN: split-file %s %t
// RUN: ao-opt %t/step.mlir --allow-unregistered-dialect --split-input-file --ao-plan-offload="machine=%t/machine.json device-memory-budget=5MiB" \
// RUN:   | ao-opt --allow-unregistered-dialect --split-input-file --ao-apply-plan --ao-verify-transfers | FileCheck %t/step.mlir

//--- machine.json
{"name": "slow", "d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "latency_us": 0}

//--- step.mlir
// CHECK-LABEL: func.func @step
// CHECK:         %[[A:.*]] = "t.a"
// CHECK:         %[[T:.*]] = ao.offload %[[A]]
// CHECK:         %[[H:.*]] = ao.wait %[[T]] keep(%[[A]]
// CHECK:         %[[R:.*]] = ao.reload %[[H]]
// CHECK:         %[[Y:.*]] = ao.wait %[[R]] keep(%[[H]]
// CHECK:         "u.a"(%{{.*}}, %[[Y]])
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %a = "t.a"(%x) {ao.cost_ns = 2000000 : i64} : (tensor<4xf32>) -> tensor<512x512xf32>
  %b = "t.b"(%a) {ao.cost_ns = 2000000 : i64} : (tensor<512x512xf32>) -> tensor<512x512xf32>
  %c = "t.c"(%b) {ao.cost_ns = 2000000 : i64} : (tensor<512x512xf32>) -> tensor<512x512xf32>
  %d = "t.d"(%c) {ao.cost_ns = 2000000 : i64} : (tensor<512x512xf32>) -> tensor<512x512xf32>
  %e = "t.e"(%d) {ao.cost_ns = 2000000 : i64} : (tensor<512x512xf32>) -> tensor<512x512xf32>
  %f = "u.e"(%e) {ao.cost_ns = 2000000 : i64} : (tensor<512x512xf32>) -> tensor<512x512xf32>
  %g = "u.d"(%f, %d) {ao.cost_ns = 2000000 : i64} : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %h = "u.c"(%g, %c) {ao.cost_ns = 2000000 : i64} : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %i = "u.b"(%h, %b) {ao.cost_ns = 2000000 : i64} : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %j = "u.a"(%i, %a) {ao.cost_ns = 2000000 : i64} : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<4xf32>
  return %j : tensor<4xf32>
}

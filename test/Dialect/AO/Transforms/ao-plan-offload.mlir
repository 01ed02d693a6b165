// The decision is an attribute, and nothing else of the step has changed. A
// machine that copies 1 MiB in about 1 ms, and ops of 2 ms: every transfer is
// hidden.
//
// RUN: split-file %s %t && ao-opt %t/step.mlir --allow-unregistered-dialect --split-input-file --ao-plan-offload="machine=%t/machine.json device-memory-budget=5MiB plan-output=%t/plan.json" -o %t/decided.mlir
// RUN: FileCheck %s --check-prefix=DECIDED < %t/decided.mlir
// RUN: FileCheck %s --check-prefix=PLAN < %t/plan.json

// DECIDED: func.func @step({{.*}}) -> {{.*}} attributes {ao.plan = "{\22schema\22:\22ao.plan\22,
// DECIDED-NOT: ao.offload
// PLAN: "device_budget":5242880
// PLAN: "exposed_us":0,"peak_bytes":{{[345][0-9]+}},"unplanned_peak_bytes":6291472

//--- machine.json
{"name": "slow", "d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "latency_us": 0}

//--- step.mlir
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

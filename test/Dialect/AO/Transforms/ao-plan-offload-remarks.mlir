// Remarks about offloaded and kept values, with reasons.
//
// RUN: split-file %s %t
// RUN: ao-opt %t/step.mlir --allow-unregistered-dialect --remarks-filter=ao --remark-format=emitRemark \
// RUN:   --ao-plan-offload="machine=%t/machine.json device-memory-budget=5MiB" -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REMARK

// REMARK-DAG: [Passed] plan-offload {{.*}}Reason="offload before {{.*}}; release before {{.*}}, where its memory is needed; reload before {{.*}}; wait before {{.*}}, its next use", Remark="offloaded {{.*}}bytes=1048576
// REMARK-DAG: [Analysis] plan-offload {{.*}}peak_bytes={{[345][0-9]+}}

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

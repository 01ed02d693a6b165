// A value that is released three times, once across the boundary: it is copied
// to the host once.
//
// RUN: split-file %s %t && ao-opt %t/step.mlir --allow-unregistered-dialect --ao-emit-trace=output=%t/before.json -o /dev/null
// RUN: ao-opt %t/step.mlir --allow-unregistered-dialect \
// RUN:   --ao-apply-plan=plan=%t/thrice.json --ao-verify-transfers \
// RUN:   --ao-emit-trace="output=%t/thrice.after.json plan-output=%t/thrice.plan.json" \
// RUN:   | FileCheck %t/step.mlir --check-prefix=THRICE
// RUN: diff %t/before.json %t/thrice.after.json && grep -o '^{"do"[^}]*}' %t/thrice.json > %t/thrice.applied && grep -o '^{"do"[^}]*}' %t/thrice.plan.json | diff %t/thrice.applied -

//--- step.mlir
func.func @fwd(%x: tensor<256x256xf32> {ao.donated}) -> (tensor<256x256xf32>, tensor<65536xf32>, tensor<256x256xf32>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = "t.a"(%x) {ao.cost_ns = 1000000 : i64, ao.kind="matmul"} : (tensor<256x256xf32>) -> tensor<256x256xf32>
  %v = tensor.collapse_shape %a [[0,1]] : tensor<256x256xf32> into tensor<65536xf32>
  %b = "t.b"(%a) {ao.cost_ns = 1000000 : i64, ao.kind="matmul"} : (tensor<256x256xf32>) -> tensor<256x256xf32>
  %c = "t.c"(%b) {ao.cost_ns = 1000000 : i64, ao.kind="matmul"} : (tensor<256x256xf32>) -> tensor<256x256xf32>
  %d = "t.d"(%c) {ao.cost_ns = 1000000 : i64, ao.kind="matmul"} : (tensor<256x256xf32>) -> tensor<256x256xf32>
  %e = "t.e"(%d, %v) {ao.cost_ns = 1000000 : i64, ao.kind="matmul"} : (tensor<256x256xf32>, tensor<65536xf32>) -> tensor<256x256xf32>
  %f = "t.f"(%e) {ao.cost_ns = 1000000 : i64, ao.kind="matmul"} : (tensor<256x256xf32>) -> tensor<256x256xf32>
  return %f, %v, %b : tensor<256x256xf32>, tensor<65536xf32>, tensor<256x256xf32>
}
func.func @bwd(%v: tensor<65536xf32>, %b: tensor<256x256xf32>, %g: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %0 = "u.a"(%g, %v) {ao.cost_ns = 1000000 : i64, ao.kind="matmul"} : (tensor<256x256xf32>, tensor<65536xf32>) -> tensor<256x256xf32>
  %1 = "u.b"(%0) {ao.cost_ns = 1000000 : i64, ao.kind="matmul"} : (tensor<256x256xf32>) -> tensor<256x256xf32>
  %2 = "u.c"(%1, %b) {ao.cost_ns = 1000000 : i64, ao.kind="matmul"} : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %3 = "u.d"(%2) {ao.cost_ns = 1000000 : i64, ao.kind="matmul"} : (tensor<256x256xf32>) -> tensor<256x256xf32>
  %4 = "u.e"(%3) {ao.cost_ns = 1000000 : i64, ao.kind="matmul"} : (tensor<256x256xf32>) -> tensor<256x256xf32>
  %5 = "u.f"(%4, %v) {ao.cost_ns = 1000000 : i64, ao.kind="matmul"} : (tensor<256x256xf32>, tensor<65536xf32>) -> tensor<256x256xf32>
  return %5 : tensor<256x256xf32>
}

// THRICE-LABEL: func.func @fwd
// THRICE:         ao.offload
// THRICE-NOT:     ao.offload
// THRICE:         %[[H:.*]] = ao.wait
// THRICE:         ao.reload %[[H]]
// THRICE:         return %{{.*}}, %[[H]], %{{.*}} :
// THRICE-LABEL: func.func @bwd(
// THRICE-SAME:    %[[HOST:.*]]: tensor<256x256xf32, #ao.host>,
// THRICE-NEXT:    ao.reload %[[HOST]]
// THRICE:         "u.e"
// THRICE-NEXT:    ao.reload %[[HOST]]

//--- thrice.json
{
 "schema": "ao.plan",
 "version": 2,
 "trace": "fwd",
 "ops": 12,
 "values": 14,
 "machine": {
  "name": "m",
  "d2h_bandwidth": 1000000000000.0,
  "h2d_bandwidth": 1000000000000.0,
  "latency_us": 0
 },
 "options": {
  "policy": "planned",
  "device_budget": null,
  "host_budget": null,
  "min_bytes": 0,
  "effort": 1,
  "seed": 0
 },
 "commands": [
{"do":"offload","value":1,"before":1},
{"do":"release","value":1,"before":2},
{"do":"reload","value":1,"before":3},
{"do":"wait","value":1,"before":4},
{"do":"release","value":1,"before":5},
{"do":"reload","value":1,"before":6},
{"do":"wait","value":1,"before":6},
{"do":"release","value":1,"before":7},
{"do":"reload","value":1,"before":11},
{"do":"wait","value":1,"before":11}
],
 "predicted": {
  "makespan_us": 0,
  "base_us": 0,
  "exposed_us": 0,
  "peak_bytes": 0,
  "unplanned_peak_bytes": 0,
  "host_peak_bytes": 0,
  "offloaded_bytes": 0,
  "makespan_bound_us": 0,
  "peak_bound_bytes": 0
 }
}

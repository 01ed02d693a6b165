// Two storages that are offloaded across the forward/backward boundary, one of
// them reloaded where the backward function starts.
//
// RUN: split-file %s %t && ao-opt %t/step.mlir --allow-unregistered-dialect --ao-emit-trace=output=%t/before.json -o /dev/null
// RUN: ao-opt %t/step.mlir --allow-unregistered-dialect \
// RUN:   --ao-apply-plan=plan=%t/across.json --ao-verify-transfers \
// RUN:   --ao-emit-trace="output=%t/across.after.json plan-output=%t/across.plan.json" \
// RUN:   | FileCheck %t/step.mlir --check-prefix=ACROSS
// RUN: diff %t/before.json %t/across.after.json && grep -o '^{"do"[^}]*}' %t/across.json > %t/across.applied && grep -o '^{"do"[^}]*}' %t/across.plan.json | diff %t/across.applied -

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

// ACROSS-LABEL: func.func @fwd
// ACROSS:         %[[T2:.*]] = ao.offload %[[B:.*]] :
// ACROSS-NEXT:    "t.d"
// ACROSS-NEXT:    %[[H2:.*]] = ao.wait %[[T2]] keep(%[[B]]
// ACROSS-NEXT:    "t.e"
// ACROSS-NEXT:    %[[T1:.*]] = ao.offload %[[A:.*]] :
// ACROSS-NEXT:    "t.f"
// ACROSS-NEXT:    %[[H1:.*]] = ao.wait %[[T1]] keep(%[[A]]
// ACROSS-NEXT:    return %{{.*}}, %[[H1]], %[[H2]] :
// ACROSS-LABEL: func.func @bwd(
// ACROSS-SAME:    %[[HOST1:.*]]: tensor<256x256xf32, #ao.host>, %[[HOST2:.*]]: tensor<256x256xf32, #ao.host>,
// ACROSS-NEXT:    %[[R1:.*]] = ao.reload %[[HOST1]]
// ACROSS-NEXT:    %[[Y1:.*]] = ao.wait %[[R1]]
// ACROSS-NEXT:    %[[V:.*]] = tensor.collapse_shape %[[Y1]]
// ACROSS-NEXT:    "u.a"(%{{.*}}, %[[V]])
// ACROSS-NEXT:    %[[R2:.*]] = ao.reload %[[HOST2]]
// ACROSS-NEXT:    "u.b"
// ACROSS-NEXT:    %[[Y2:.*]] = ao.wait %[[R2]]
// ACROSS-NEXT:    "u.c"(%{{.*}}, %[[Y2]])

//--- across.json
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
{"do":"offload","value":2,"before":3},
{"do":"release","value":2,"before":4},
{"do":"offload","value":1,"before":5},
{"do":"release","value":1,"before":6},
{"do":"reload","value":1,"before":6},
{"do":"wait","value":1,"before":6},
{"do":"reload","value":2,"before":7},
{"do":"wait","value":2,"before":8}
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

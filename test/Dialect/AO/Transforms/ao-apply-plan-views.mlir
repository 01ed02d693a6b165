// A view of the first reloaded copy is created again of the second one.
//
// RUN: split-file %s %t && ao-opt %t/step.mlir --allow-unregistered-dialect --ao-emit-trace=output=%t/before.json -o /dev/null
// RUN: ao-opt %t/step.mlir --allow-unregistered-dialect \
// RUN:   --ao-apply-plan=plan=%t/plan.json --ao-verify-transfers \
// RUN:   --ao-emit-trace="output=%t/after.json plan-output=%t/plan.after.json" \
// RUN:   | FileCheck %t/step.mlir
// RUN: diff %t/before.json %t/after.json && grep -o '^{"do"[^}]*}' %t/plan.json > %t/applied && grep -o '^{"do"[^}]*}' %t/plan.after.json | diff %t/applied -

//--- step.mlir
// CHECK-LABEL: func.func @step
// CHECK:         %[[FIRST:.*]] = ao.wait %{{.*}} keep(%[[HOST:[^ ]*]] : tensor<256x256xf32, #ao.host>)
// CHECK-NEXT:    "t.h"(%{{.*}}, %[[FIRST]])
// CHECK-NEXT:    %[[V1:.*]] = tensor.collapse_shape %[[FIRST]]
// CHECK-NEXT:    "t.c"(%{{.*}}, %[[V1]])
// CHECK:         %[[SECOND:.*]] = ao.wait %{{.*}} keep(%[[HOST]] : tensor<256x256xf32, #ao.host>)
// CHECK-NEXT:    %[[V2:.*]] = tensor.collapse_shape %[[SECOND]]
// CHECK-NEXT:    %[[W2:.*]] = tensor.expand_shape %[[V2]]
// CHECK-NEXT:    "t.e"(%{{.*}}, %[[V2]], %[[W2]])
func.func @step(%x: tensor<256x256xf32>) -> tensor<256x256xf32> attributes {ao.step} {
  %a = "t.a"(%x) {ao.cost_ns = 1000000 : i64, ao.kind="matmul"} : (tensor<256x256xf32>) -> tensor<256x256xf32>
  %b = "t.b"(%a) {ao.cost_ns = 1000000 : i64, ao.kind="matmul"} : (tensor<256x256xf32>) -> tensor<256x256xf32>
  %g = "t.g"(%b) {ao.cost_ns = 1000000 : i64, ao.kind="matmul"} : (tensor<256x256xf32>) -> tensor<256x256xf32>
  %h = "t.h"(%g, %a) {ao.cost_ns = 1000000 : i64, ao.kind="matmul"} : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %v = tensor.collapse_shape %a [[0, 1]] : tensor<256x256xf32> into tensor<65536xf32>
  %w = tensor.expand_shape %v [[0, 1]] output_shape [128, 512] : tensor<65536xf32> into tensor<128x512xf32>
  %c = "t.c"(%h, %v) {ao.cost_ns = 1000000 : i64, ao.kind="matmul"} : (tensor<256x256xf32>, tensor<65536xf32>) -> tensor<256x256xf32>
  %d = "t.d"(%c) {ao.cost_ns = 1000000 : i64, ao.kind="matmul"} : (tensor<256x256xf32>) -> tensor<256x256xf32>
  %e = "t.e"(%d, %v, %w) {ao.cost_ns = 1000000 : i64, ao.kind="matmul"} : (tensor<256x256xf32>, tensor<65536xf32>, tensor<128x512xf32>) -> tensor<256x256xf32>
  return %e : tensor<256x256xf32>
}

//--- plan.json
{
 "schema": "ao.plan",
 "version": 2,
 "trace": "step",
 "ops": 7,
 "values": 8,
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
{"do":"wait","value":1,"before":3},
{"do":"release","value":1,"before":5},
{"do":"reload","value":1,"before":6},
{"do":"wait","value":1,"before":6}
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

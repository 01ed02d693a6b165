// A value that is recomputed for another recomputed op, dropped, and recomputed
// for its own use.
//
// RUN: split-file %s %t
// RUN: ao-opt %t/joint.mlir --ao-apply-plan=plan=%t/joint.json | FileCheck %t/joint.mlir

//--- joint.mlir
// CHECK: ao.num_recomputed = 3 : i64
// CHECK: math.cos
// CHECK: %[[A2:.*]] = math.sin %{{.*}} ao.recompute = 0 : i64
// CHECK: %[[B2:.*]] = math.exp %[[A2]] {{.*}}ao.recompute = 1 : i64
// CHECK: %[[M:.*]] = arith.mulf %{{.*}}, %[[B2]]
// CHECK: %[[A3:.*]] = math.sin %{{.*}} ao.recompute = 2 : i64
// CHECK: arith.mulf %[[M]], %[[A3]]

func.func @step(%x: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {ao.step} {
  %a = math.sin %x {ao.cost_ns = 1000 : i64} : tensor<64x64xf32> loc("sin")
  %b = math.exp %a {ao.cost_ns = 1000 : i64} : tensor<64x64xf32> loc("exp")
  %c = math.cos %b {ao.cost_ns = 1000 : i64} : tensor<64x64xf32> loc("cos")
  %m = arith.mulf %c, %b {ao.cost_ns = 1000 : i64} : tensor<64x64xf32> loc("middle")
  %y = arith.mulf %m, %a {ao.cost_ns = 1000 : i64} : tensor<64x64xf32> loc("end")
  return %y : tensor<64x64xf32>
}

//--- joint.json
{
 "schema": "ao.plan",
 "version": 2,
 "trace": "step",
 "ops": 5,
 "values": 6,
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
{"do":"drop","value":1,"before":2},
{"do":"drop","value":2,"before":3},
{"do":"recompute","op":0,"before":3},
{"do":"recompute","op":1,"before":3},
{"do":"drop","value":1,"before":3},
{"do":"recompute","op":0,"before":4}
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

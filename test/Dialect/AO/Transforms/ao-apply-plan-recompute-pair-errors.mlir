// A plan of a pair that drops an output, or a residual with other uses.
//
// RUN: split-file %s %t
// RUN: not ao-opt %t/pair.mlir --ao-apply-plan=plan=%t/output.json 2>&1 \
// RUN:   | FileCheck %t/pair.mlir --check-prefix=OUTPUT
// RUN: not ao-opt %t/used.mlir --ao-apply-plan=plan=%t/across.json 2>&1 \
// RUN:   | FileCheck %t/pair.mlir --check-prefix=USED

//--- pair.mlir
// OUTPUT: error: {{.*}}output.json: {{.*}}'b', which defines it, cannot be recomputed: overwritten
// USED: error: result 1 of this call is saved by '@fwd' for '@bwd' and may be offloaded: it must have no other uses

func.func @fwd(%x: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<4096xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<64x64xf32> loc("a")
  %v = tensor.collapse_shape %a [[0, 1]] : tensor<64x64xf32> into tensor<4096xf32>
  %b = math.cos %a : tensor<64x64xf32> loc("b")
  return %b, %v : tensor<64x64xf32>, tensor<4096xf32>
}
func.func @bwd(%v: tensor<4096xf32>, %g: tensor<64x64xf32>) -> tensor<4096xf32> {
  %f = tensor.collapse_shape %g [[0, 1]] : tensor<64x64xf32> into tensor<4096xf32>
  %0 = math.exp %f : tensor<4096xf32> loc("c")
  %1 = arith.mulf %0, %v : tensor<4096xf32> loc("d")
  return %1 : tensor<4096xf32>
}

//--- used.mlir
func.func @fwd(%x: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<4096xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<64x64xf32> loc("a")
  %v = tensor.collapse_shape %a [[0, 1]] : tensor<64x64xf32> into tensor<4096xf32>
  %b = math.cos %a : tensor<64x64xf32> loc("b")
  return %b, %v : tensor<64x64xf32>, tensor<4096xf32>
}
func.func @bwd(%v: tensor<4096xf32>, %g: tensor<64x64xf32>) -> tensor<4096xf32> {
  %f = tensor.collapse_shape %g [[0, 1]] : tensor<64x64xf32> into tensor<4096xf32>
  %0 = math.exp %f : tensor<4096xf32> loc("c")
  %1 = arith.mulf %0, %v : tensor<4096xf32> loc("d")
  return %1 : tensor<4096xf32>
}
func.func @caller(%x: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<4096xf32>) {
  %0:2 = call @fwd(%x) : (tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<4096xf32>)
  return %0#0, %0#1 : tensor<64x64xf32>, tensor<4096xf32>
}

//--- across.json
{
 "schema": "ao.plan",
 "version": 2,
 "trace": "fwd",
 "ops": 4,
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
{"do":"recompute","op":0,"before":3}
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

//--- output.json
{
 "schema": "ao.plan",
 "version": 2,
 "trace": "fwd",
 "ops": 4,
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
{"do":"drop","value":2,"before":3},
{"do":"recompute","op":1,"before":4}
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

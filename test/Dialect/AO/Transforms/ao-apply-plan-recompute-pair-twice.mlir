// A plan is applied once.
//
// RUN: split-file %s %t
// RUN: not ao-opt %t/pair.mlir --ao-apply-plan=plan=%t/across.json \
// RUN:   --ao-apply-plan=plan=%t/across.json 2>&1 | FileCheck %t/pair.mlir --check-prefix=TWICE

//--- pair.mlir
// TWICE: error: {{.*}}across.json: 

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

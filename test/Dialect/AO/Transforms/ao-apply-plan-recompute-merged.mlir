// Passes of upstream MLIR neither merge recomputed ops with the originals nor
// erase them.
//
// RUN: split-file %s %t && ao-opt %t/joint.mlir --ao-apply-plan=plan=%t/joint.json --ao-verify-transfers --ao-emit-trace="output=%t/after.json" -o /dev/null
// RUN: ao-opt %t/joint.mlir --ao-apply-plan=plan=%t/joint.json \
// RUN:   --cse --canonicalize --sccp --ao-verify-transfers \
// RUN:   --ao-emit-trace="output=%t/merged.json" -o /dev/null
// RUN: diff %t/after.json %t/merged.json

//--- joint.mlir
func.func @step(%x: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<f32>) attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %a = math.sin %x {ao.cost_ns = 1000 : i64} : tensor<64x64xf32> loc("sin")
  %e = tensor.empty() : tensor<64x64xf32>
  %f = linalg.fill {ao.cost_ns = 1000 : i64} ins(%zero : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32> loc("fill")
  %p = linalg.matmul {ao.cost_ns = 3000 : i64} ins(%a, %x : tensor<64x64xf32>, tensor<64x64xf32>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32> loc("matmul")
  %v = tensor.collapse_shape %p [[0, 1]] : tensor<64x64xf32> into tensor<4096xf32>
  %b = math.cos %p {ao.cost_ns = 1000 : i64} : tensor<64x64xf32> loc("cos")
  %c = math.exp %b {ao.cost_ns = 1000 : i64} : tensor<64x64xf32> loc("exp")
  %e0 = tensor.empty() : tensor<f32>
  %f0 = linalg.fill {ao.cost_ns = 1000 : i64} ins(%zero : f32) outs(%e0 : tensor<f32>) -> tensor<f32> loc("zero")
  %s = linalg.dot {ao.cost_ns = 1000 : i64, ao.layer = 7 : i64} ins(%v, %v : tensor<4096xf32>, tensor<4096xf32>) outs(%f0 : tensor<f32>) -> tensor<f32> loc("dot")
  %y = arith.mulf %c, %a {ao.cost_ns = 1000 : i64} : tensor<64x64xf32> loc("end")
  return %y, %s : tensor<64x64xf32>, tensor<f32>
}

//--- joint.json
{
 "schema": "ao.plan",
 "version": 2,
 "trace": "step",
 "ops": 8,
 "values": 9,
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
{"do":"drop","value":1,"before":3},
{"do":"drop","value":3,"before":4},
{"do":"recompute","op":1,"before":6},
{"do":"recompute","op":0,"before":6},
{"do":"recompute","op":2,"before":6}
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

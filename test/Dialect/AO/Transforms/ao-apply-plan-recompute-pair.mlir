// A plan of a pair that recomputes ops: the slot of a value that only a clone
// uses is removed, operands of clones get one, and saved views are created
// again.
//
// RUN: split-file %s %t
// RUN: ao-opt %t/pair.mlir --ao-apply-plan=plan=%t/across.json \
// RUN:   --ao-verify-transfers \
// RUN:   --ao-emit-trace="output= plan-output=%t/across.plan.json" \
// RUN:   | FileCheck %t/pair.mlir --check-prefix=ACROSS
// RUN: FileCheck %t/pair.mlir --check-prefix=PLAN < %t/across.plan.json

//--- pair.mlir
// The parameter takes a slot: the saved value is computed from it.
// ACROSS-LABEL: func.func @fwd
// ACROSS-SAME: (%[[X:.*]]: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>)
// ACROSS-SAME: ao.num_recomputed = 1 : i64
// ACROSS: %[[A:.*]] = math.sin %[[X]]
// ACROSS-NEXT: %[[B:.*]] = math.cos %[[A]]
// ACROSS-NEXT: return %[[B]], %[[X]]
// ACROSS-LABEL: func.func @bwd
// ACROSS-SAME: (%[[X:.*]]: tensor<64x64xf32>, %[[G:.*]]: tensor<64x64xf32>)
// ACROSS: math.exp
// ACROSS: %[[A:.*]] = math.sin %[[X]] {ao.recompute = 0 : i64}
// ACROSS: %[[V:.*]] = tensor.collapse_shape %[[A]]
// ACROSS: arith.mulf %{{.*}}, %[[V]]
// PLAN: "commands":[]
// PLAN: "recomputed_bytes":16384

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

// Plans that cannot be applied: an error with the op and the value, and no output.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: %check_errors %s %t
// RUN: not ls %t/none
//
// $ ao-opt %t/step.mlir --ao-apply-plan=plan=%t/dropped.json -o %t/none
// error: {{.*}}dropped.json: $.commands[0]: {{.*}}'a'{{.*}}: 'y' needs it
// note: {{.*}}'a' is defined here
//
// $ ao-opt %t/step.mlir --ao-apply-plan=plan=%t/dropped-early.json -o %t/none
// error: {{.*}}dropped-early.json: $.commands[0]: {{.*}}'b'{{.*}}: 'k' needs it
//
// $ ao-opt %t/step.mlir --ao-apply-plan=plan=%t/kept.json -o %t/none
// error: {{.*}}kept.json: $.commands[0]: {{.*}}'k'{{.*}}: it has a mark: kept
//
// $ ao-opt %t/step.mlir --ao-apply-plan=plan=%t/operand-dropped.json -o %t/none
// error: {{.*}}operand-dropped.json: $.commands[2]: {{.*}}'b'{{.*}}: its operand 'a' has been dropped
//
// $ ao-opt %t/step.mlir --ao-apply-plan=plan=%t/operand-offloaded.json -o %t/none
// error: {{.*}}operand-offloaded.json: $.commands[{{[0-9]}}]: {{.*}}'a'
//
// $ ao-opt %t/step.mlir --ao-apply-plan=plan=%t/unread.json -o %t/none
// error: {{.*}}unread.json: $.commands[{{[12]}}]: {{.*}}'b'{{.*}}: no op reads its results
//
// $ ao-opt %t/marks.mlir --ao-plan-offload="recompute device-memory-budget=50%" -o %t/none
// error: {{.*}}'ao.offload'{{.*}}'ao.keep'

//--- step.mlir
func.func @step(%x: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) attributes {ao.step} {
  %a = math.sin %x {ao.cost_ns = 1000 : i64} : tensor<64x64xf32> loc("a")
  %b = math.cos %a {ao.cost_ns = 1000 : i64} : tensor<64x64xf32> loc("b")
  %k = math.exp %b {ao.cost_ns = 1000 : i64, ao.keep} : tensor<64x64xf32> loc("k")
  %o = tensor.empty() : tensor<64x64xf32>
  %n = linalg.tanh {ao.cost_ns = 1000 : i64} ins(%k : tensor<64x64xf32>) outs(%o : tensor<64x64xf32>) -> tensor<64x64xf32> loc("n")
  %p = linalg.add {ao.cost_ns = 1000 : i64} ins(%b, %k : tensor<64x64xf32>, tensor<64x64xf32>) outs(%n : tensor<64x64xf32>) -> tensor<64x64xf32> loc("p")
  %y = arith.mulf %p, %a {ao.cost_ns = 1000 : i64} : tensor<64x64xf32> loc("y")
  return %y, %k : tensor<64x64xf32>, tensor<64x64xf32>
}

//--- marks.mlir
func.func @step(%x: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {ao.step} {
  %a = math.sin %x {ao.keep, ao.offload} : tensor<64x64xf32> loc("a")
  %b = math.cos %a : tensor<64x64xf32> loc("b")
  %y = arith.mulf %b, %a : tensor<64x64xf32> loc("y")
  return %y : tensor<64x64xf32>
}

//--- dropped.json
{
 "schema": "ao.plan", "version": 2, "trace": "step", "ops": 6, "values": 7,
 "machine": {"name": "m", "d2h_bandwidth": 1e12, "h2d_bandwidth": 1e12, "latency_us": 0},
 "options": {"policy": "planned", "device_budget": null, "host_budget": null, "min_bytes": 0, "effort": 1, "seed": 0},
 "commands": [{"do":"drop","value":1,"before":2}],
 "predicted": {"makespan_us": 0, "base_us": 0, "exposed_us": 0, "peak_bytes": 0, "unplanned_peak_bytes": 0, "host_peak_bytes": 0, "offloaded_bytes": 0, "makespan_bound_us": 0, "peak_bound_bytes": 0}
}

//--- dropped-early.json
{
 "schema": "ao.plan", "version": 2, "trace": "step", "ops": 6, "values": 7,
 "machine": {"name": "m", "d2h_bandwidth": 1e12, "h2d_bandwidth": 1e12, "latency_us": 0},
 "options": {"policy": "planned", "device_budget": null, "host_budget": null, "min_bytes": 0, "effort": 1, "seed": 0},
 "commands": [{"do":"drop","value":2,"before":2},{"do":"recompute","op":1,"before":3}],
 "predicted": {"makespan_us": 0, "base_us": 0, "exposed_us": 0, "peak_bytes": 0, "unplanned_peak_bytes": 0, "host_peak_bytes": 0, "offloaded_bytes": 0, "makespan_bound_us": 0, "peak_bound_bytes": 0}
}

//--- kept.json
{
 "schema": "ao.plan", "version": 2, "trace": "step", "ops": 6, "values": 7,
 "machine": {"name": "m", "d2h_bandwidth": 1e12, "h2d_bandwidth": 1e12, "latency_us": 0},
 "options": {"policy": "planned", "device_budget": null, "host_budget": null, "min_bytes": 0, "effort": 1, "seed": 0},
 "commands": [{"do":"recompute","op":2,"before":5}],
 "predicted": {"makespan_us": 0, "base_us": 0, "exposed_us": 0, "peak_bytes": 0, "unplanned_peak_bytes": 0, "host_peak_bytes": 0, "offloaded_bytes": 0, "makespan_bound_us": 0, "peak_bound_bytes": 0}
}

//--- operand-dropped.json
{
 "schema": "ao.plan", "version": 2, "trace": "step", "ops": 6, "values": 7,
 "machine": {"name": "m", "d2h_bandwidth": 1e12, "h2d_bandwidth": 1e12, "latency_us": 0},
 "options": {"policy": "planned", "device_budget": null, "host_budget": null, "min_bytes": 0, "effort": 1, "seed": 0},
 "commands": [{"do":"drop","value":1,"before":2},{"do":"drop","value":2,"before":3},{"do":"recompute","op":1,"before":4},{"do":"recompute","op":0,"before":5}],
 "predicted": {"makespan_us": 0, "base_us": 0, "exposed_us": 0, "peak_bytes": 0, "unplanned_peak_bytes": 0, "host_peak_bytes": 0, "offloaded_bytes": 0, "makespan_bound_us": 0, "peak_bound_bytes": 0}
}

//--- operand-offloaded.json
{
 "schema": "ao.plan", "version": 2, "trace": "step", "ops": 6, "values": 7,
 "machine": {"name": "m", "d2h_bandwidth": 1e12, "h2d_bandwidth": 1e12, "latency_us": 0},
 "options": {"policy": "planned", "device_budget": null, "host_budget": null, "min_bytes": 0, "effort": 1, "seed": 0},
 "commands": [{"do":"offload","value":1,"before":2},{"do":"release","value":1,"before":2},{"do":"drop","value":2,"before":3},{"do":"recompute","op":1,"before":4},{"do":"reload","value":1,"before":5},{"do":"wait","value":1,"before":5}],
 "predicted": {"makespan_us": 0, "base_us": 0, "exposed_us": 0, "peak_bytes": 0, "unplanned_peak_bytes": 0, "host_peak_bytes": 0, "offloaded_bytes": 0, "makespan_bound_us": 0, "peak_bound_bytes": 0}
}

//--- unread.json
{
 "schema": "ao.plan", "version": 2, "trace": "step", "ops": 6, "values": 7,
 "machine": {"name": "m", "d2h_bandwidth": 1e12, "h2d_bandwidth": 1e12, "latency_us": 0},
 "options": {"policy": "planned", "device_budget": null, "host_budget": null, "min_bytes": 0, "effort": 1, "seed": 0},
 "commands": [{"do":"drop","value":2,"before":3},{"do":"recompute","op":1,"before":4},{"do":"recompute","op":1,"before":4}],
 "predicted": {"makespan_us": 0, "base_us": 0, "exposed_us": 0, "peak_bytes": 0, "unplanned_peak_bytes": 0, "host_peak_bytes": 0, "offloaded_bytes": 0, "makespan_bound_us": 0, "peak_bound_bytes": 0}
}

// Plans that do not fit: one error each, exit status 1.
//
// RUN: split-file %s %t
// RUN: %check_errors %s %t
//
// $ ao-opt %t/step.mlir --ao-apply-plan=plan=%t/missing.json
// error: {{.*}}missing.json
//
// $ ao-opt %t/step.mlir --ao-apply-plan
// error: no training step has a plan ('ao.plan'), and 'plan' names no file
//
// $ ao-opt %t/step.mlir --ao-apply-plan=plan=%t/malformed.json
// error: {{.*}}malformed.json
//
// $ ao-opt %t/step.mlir --ao-apply-plan=plan=%t/other.json
// error: {{.*}}other.json: $.{{.*}}
//
// $ ao-opt %t/step.mlir --ao-apply-plan=plan=%t/illegal.json
// error: {{.*}}illegal.json: $.commands[0]
//
// $ ao-opt %t/step.mlir --ao-apply-plan="plan=%t/illegal.json step=nobody"
// error: no training step is called '@nobody'


//--- step.mlir
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = math.sin %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
//--- malformed.json
{"schema": "ao.plan", "version": 2,
//--- other.json
{"schema": "ao.plan", "version": 2, "trace": "step", "ops": 7, "values": 9,
 "machine": {"name": "m", "d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "latency_us": 0},
 "options": {"policy": "planned", "device_budget": null, "host_budget": null, "min_bytes": 0, "effort": 1, "seed": 0},
 "commands": [],
 "predicted": {"makespan_us": 0, "base_us": 0, "exposed_us": 0, "peak_bytes": 0, "unplanned_peak_bytes": 0,
               "host_peak_bytes": 0, "offloaded_bytes": 0, "makespan_bound_us": 0, "peak_bound_bytes": 0}}
//--- illegal.json
{"schema": "ao.plan", "version": 2, "trace": "step", "ops": 1, "values": 2,
 "machine": {"name": "m", "d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "latency_us": 0},
 "options": {"policy": "planned", "device_budget": null, "host_budget": null, "min_bytes": 0, "effort": 1, "seed": 0},
 "commands": [{"do": "reload", "value": 0, "before": 0}],
 "predicted": {"makespan_us": 0, "base_us": 0, "exposed_us": 0, "peak_bytes": 0, "unplanned_peak_bytes": 0,
               "host_peak_bytes": 0, "offloaded_bytes": 0, "makespan_bound_us": 0, "peak_bound_bytes": 0}}

// Plans that do not fit: one error each, exit status 1.
//
// RUN: split-file %s %t
// RUN: not ao-opt %t/step.mlir --ao-apply-plan=plan=%t/missing.json 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not ao-opt %t/step.mlir --ao-apply-plan 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not ao-opt %t/step.mlir --ao-apply-plan=plan=%t/malformed.json 2>&1 | FileCheck %s --check-prefix=MALFORMED
// RUN: not ao-opt %t/step.mlir --ao-apply-plan=plan=%t/other.json 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not ao-opt %t/step.mlir --ao-apply-plan=plan=%t/illegal.json 2>&1 | FileCheck %s --check-prefix=ILLEGAL
// RUN: not ao-opt %t/step.mlir --ao-apply-plan="plan=%t/illegal.json step=nobody" 2>&1 | FileCheck %s --check-prefix=STEP

// MISSING: error: {{.*}}missing.json
// NONE: error: no training step has a plan ('ao.plan'), and 'plan' names no file
// MALFORMED: error: {{.*}}malformed.json
// OTHER: error: {{.*}}other.json: $.{{.*}}
// ILLEGAL: error: {{.*}}illegal.json: $.commands[0]
// STEP: error: no training step is called '@nobody'

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

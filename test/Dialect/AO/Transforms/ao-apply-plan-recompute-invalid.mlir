// Plans that cannot be carried out: one error each, with the op and the value,
// and no output.
//
// RUN: split-file %s %t
//
// A value with later uses is dropped and not rematerialized.
// RUN: sed 's/COMMANDS/{"do":"drop","value":1,"before":2}/' %t/plan.json > %t/bad.json
// RUN: not ao-opt %t/step.mlir --ao-apply-plan=plan=%t/bad.json -o %t/none 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NEEDED
// NEEDED: error: {{.*}}bad.json: $.commands[0]: {{.*}}'a'{{.*}}: 'y' needs it
// NEEDED: note: {{.*}}'a' is defined here
// NEEDED-NOT: error
//
// It is dropped before its last use in this stretch.
// RUN: sed 's/COMMANDS/{"do":"drop","value":2,"before":2},{"do":"recompute","op":1,"before":3}/' %t/plan.json > %t/bad.json
// RUN: not ao-opt %t/step.mlir --ao-apply-plan=plan=%t/bad.json -o %t/none 2>&1 \
// RUN:   | FileCheck %s --check-prefix=EARLY
// EARLY: error: {{.*}}bad.json: $.commands[0]: {{.*}}'b'{{.*}}: 'k' needs it
// EARLY-NOT: error
//
// An op that must not run again.
// RUN: sed 's/COMMANDS/{"do":"recompute","op":2,"before":5}/' %t/plan.json > %t/bad.json
// RUN: not ao-opt %t/step.mlir --ao-apply-plan=plan=%t/bad.json -o %t/none 2>&1 \
// RUN:   | FileCheck %s --check-prefix=KEPT
// KEPT: error: {{.*}}bad.json: $.commands[0]: {{.*}}'k'{{.*}}: it has a mark: kept
// KEPT-NOT: error
//
// Its input is gone.
// RUN: sed 's/COMMANDS/{"do":"drop","value":1,"before":2},{"do":"drop","value":2,"before":3},{"do":"recompute","op":1,"before":4},{"do":"recompute","op":0,"before":5}/' %t/plan.json > %t/bad.json
// RUN: not ao-opt %t/step.mlir --ao-apply-plan=plan=%t/bad.json -o %t/none 2>&1 \
// RUN:   | FileCheck %s --check-prefix=GONE
// GONE: error: {{.*}}bad.json: $.commands[2]: {{.*}}'b'{{.*}}: its operand 'a' has been dropped
// GONE-NOT: error
//
// Its input is on the host.
// RUN: sed 's/COMMANDS/{"do":"offload","value":1,"before":2},{"do":"release","value":1,"before":2},{"do":"drop","value":2,"before":3},{"do":"recompute","op":1,"before":4},{"do":"reload","value":1,"before":5},{"do":"wait","value":1,"before":5}/' %t/plan.json > %t/bad.json
// RUN: not ao-opt %t/step.mlir --ao-apply-plan=plan=%t/bad.json -o %t/none 2>&1 \
// RUN:   | FileCheck %s --check-prefix=AWAY
// AWAY: error: {{.*}}bad.json: $.commands[{{[0-9]}}]: {{.*}}'a'
// AWAY-NOT: error
//
// Twice, and for nobody.
// RUN: sed 's/COMMANDS/{"do":"drop","value":2,"before":3},{"do":"recompute","op":1,"before":4},{"do":"recompute","op":1,"before":4}/' %t/plan.json > %t/bad.json
// RUN: not ao-opt %t/step.mlir --ao-apply-plan=plan=%t/bad.json -o %t/none 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NOBODY
// NOBODY: error: {{.*}}bad.json: $.commands[{{[12]}}]: {{.*}}'b'{{.*}}: no op reads its results
// NOBODY-NOT: error
//
// Marks that contradict each other.
// RUN: not ao-opt %t/marks.mlir --ao-plan-offload="recompute device-memory-budget=50%%" -o %t/none 2>&1 | FileCheck %s --check-prefix=MARKS
// RUN: not ls %t/none
// MARKS: error: {{.*}}'ao.offload'{{.*}}'ao.keep'

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
//--- plan.json
{
 "schema": "ao.plan", "version": 2, "trace": "step", "ops": 6, "values": 7,
 "machine": {"name": "m", "d2h_bandwidth": 1e12, "h2d_bandwidth": 1e12, "latency_us": 0},
 "options": {"policy": "planned", "device_budget": null, "host_budget": null, "min_bytes": 0, "effort": 1, "seed": 0},
 "commands": [COMMANDS],
 "predicted": {"makespan_us": 0, "base_us": 0, "exposed_us": 0, "peak_bytes": 0, "unplanned_peak_bytes": 0, "host_peak_bytes": 0, "offloaded_bytes": 0, "makespan_bound_us": 0, "peak_bound_bytes": 0}
}

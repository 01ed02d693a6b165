// A plan for iterations that also offloads other values is rejected: it can
// only offload slices, and the other commands would be lost in silence. Nor can it
// recompute ops of one iteration.
//
// RUN: ao-opt %S/Inputs/loop-plans-invalid.mlir --ao-estimate-costs --ao-emit-trace="loops output=%t.trace.json plan-output=%t.plan.json" -o /dev/null
// RUN: sed 's/"commands":\[/&{"do": "offload", "value": 1, "before": 1}, {"do": "release", "value": 1, "before": 2}, {"do": "reload", "value": 1, "before": 33}, {"do": "wait", "value": 1, "before": 33}/' %t.plan.json > %t.other.json
// RUN: rm -f %t.none && %check_errors %s %t && not ls %t.none
//
// $ ao-opt %S/Inputs/loop-plans-invalid.mlir --ao-estimate-costs --ao-apply-plan=plan=%t.other.json -o %t.none
// .mlir:{{[0-9]+}}:1: error: {{.*}}other.json: $.commands[0]{{.*}}: plans for iterations offload slices of stacked residuals only
// func.func @step(
//
// $ ao-opt %S/Inputs/loop-plans-invalid.mlir --ao-emit-trace="loops recompute output=%t.none"
// error: 'recompute' marks no ops in a trace with 'loops': plans for iterations offload slices of stacked residuals only

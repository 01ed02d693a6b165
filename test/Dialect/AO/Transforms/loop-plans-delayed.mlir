// A plan for iterations predicts the peaks of the step that it makes, also if each
// offload is awaited a whole iteration after it begins, or one op earlier.
//
// RUN: %check_cases %s %t
//
// $ sed 's/tensor.insert_slice .* into .s\[.*1\] /&{ao.offload_delay = {delay} : i64} /; s/} loc("layers")/} {ao.loop = #ao.loop<offload = [0, 16, 0], prefetch = 1>}/' %S/Inputs/loop-plans.mlir > %t.mlir
// $ ao-opt %t.mlir --ao-emit-trace="loops output=%t.trace plan-output=%t.plan" -o /dev/null
// $ ao-opt %t.mlir --ao-apply-plan --ao-emit-trace="output=%t.trace plan-output=%t.step" -o /dev/null
// $ %python %S/../../../Models/compare_plans.py %t.plan %t.step | FileCheck %s
// CHECK: same peaks with 64 commands
//
// | delay |
// |-------|
// | 4     |
// | 5     |

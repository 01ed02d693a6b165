// A plan for iterations predicts the peaks of the step that it makes, also if each
// offload is awaited a whole iteration after it begins, or one op earlier.
//
// DEFINE: %{delay} = 4
// DEFINE: %{compare} = sed 's/%%t = tensor.insert_slice .* %%s.*1\] /&{ao.offload_delay = %{delay} : i64} /; s/} loc("layers")/} {ao.loop = #ao.loop<offload = [0, 16, 0], prefetch = 1>}/' %S/Inputs/loop-plans.mlir > %t.mlir && \
// DEFINE:   ao-opt %t.mlir --ao-emit-trace="loops output=%t.trace plan-output=%t.plan" -o /dev/null && \
// DEFINE:   ao-opt %t.mlir --ao-stream-residuals="marked min-bytes=0" --ao-emit-trace="output=%t.trace plan-output=%t.step" -o /dev/null && \
// DEFINE:   %python %ao_src_root/test/Models/compare_plans.py %t.plan %t.step
// RUN: %{compare} | FileCheck %s
// REDEFINE: %{delay} = 5
// RUN: %{compare} | FileCheck %s
//
// CHECK: same peaks with 64 commands

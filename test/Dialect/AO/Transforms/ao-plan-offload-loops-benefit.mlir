// The summary of the pass gives the offloaded slices and their benefit, or the reason
// why none is offloaded.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-end.mlir --ao-plan-offload="policy=pytorch min-bytes=0" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s
//
// CHECK: Reason="peak 41.0 kB -> {{[0-9.]+}} kB, {{[0-9.]+ [mu]?s}} added", Remark="loops planned"
// CHECK: Reason="no loop-carried value is an eligible stacked residual; 1 kept: the loop does not yield a tensor with an inserted slice", Remark="no slices offloaded"

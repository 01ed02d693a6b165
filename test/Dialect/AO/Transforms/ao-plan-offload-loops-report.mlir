// For each stacked residual, the report gives the decision and its reason. Once it is
// written, its attributes are removed.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-decisions.mlir --ao-offload-pipeline="strategy=planned machine=%S/Inputs/ao-plan-offload-loops-decisions.json min-bytes=1024 device-memory-budget=11500 recompute report=%t.json" | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json

// Recomputations in loops count as work of the step.
// REPORT: "recomputed_us":7,"recomputed_bytes":7168
// REPORT: "stacked_residuals":{
// REPORT: "name":["layers#1","layers#2","layers#3"]
// REPORT: "slices":[8,8,8]
// REPORT: "offloaded_slices":[0,0,0]
// REPORT: "rematerialized_slices":[0,7,0]
// REPORT: "bytes":[8192,8192,128]
// REPORT: "recompute_us":[-1,8,
// REPORT: "copy_us":[163.84,163.84,-1]
// REPORT: "why_kept":["not profitable within the budget","","a slice has 16 bytes, fewer than min-bytes (1024)"]
// REPORT: "why_not":["it is computed from loop-carried values that no stacked residual holds","",""]

// CHECK-NOT: ao.residuals
// CHECK: ao.num_recomputed = 1
// CHECK-NOT: ao.residuals

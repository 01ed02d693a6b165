// Calls in a branch cannot be counted: `in-flight` gives the number of
// microbatches. One of three is at its peak while the others hold their
// residuals. Without a budget no number is needed.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-in-flight-branch.mlir --ao-offload-pipeline="device-memory-budget=90% min-bytes=0 in-flight=3" | FileCheck %s
// RUN: ao-opt %S/Inputs/ao-plan-offload-in-flight-branch.mlir --ao-offload-pipeline="min-bytes=0" -o /dev/null

// CHECK-LABEL: func.func @fwd
// CHECK: ao.offload
// CHECK-LABEL: func.func @drive
// CHECK: func.call @bwd({{.*}}#ao.host>

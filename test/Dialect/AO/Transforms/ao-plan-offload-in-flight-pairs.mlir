// A function that calls several pairs: a budget is for all of their
// microbatches, and each pair has one plan. Memory that one pair does not use
// is available to the other.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-in-flight-pairs.mlir --ao-offload-pipeline="device-memory-budget=80% min-bytes=0" | FileCheck %s
// RUN: ao-opt %S/Inputs/ao-plan-offload-in-flight-pairs.mlir --ao-offload-pipeline="device-memory-budget=80% min-bytes=0 fit-buffers" | FileCheck %s
// RUN: ao-opt %S/Inputs/ao-plan-offload-in-flight-pairs.mlir --ao-offload-pipeline="device-memory-budget=90% min-bytes=0" | FileCheck %s --check-prefix=LARGE

// CHECK-LABEL: func.func @fwd0
// CHECK: ao.offload
// CHECK-LABEL: func.func @fwd1
// CHECK: ao.offload
// CHECK-LABEL: func.func @drive
// CHECK: call @bwd1({{.*}}#ao.host>
// CHECK: call @bwd0({{.*}}#ao.host>
// LARGE-COUNT-1: = ao.offload
// LARGE-NOT: = ao.offload

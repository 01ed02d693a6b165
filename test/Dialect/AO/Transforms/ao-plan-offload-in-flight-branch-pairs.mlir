// Pairs with an unknown number of calls share one budget: `in-flight` is the
// number of microbatches of all of them. Other pairs are counted as usual. A
// smaller budget offloads values that all microbatches hold between their
// passes.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-in-flight-branch-pairs.mlir --ao-offload-pipeline="device-memory-budget=160KiB min-bytes=0 in-flight=3" | FileCheck %s
// RUN: ao-opt %S/Inputs/ao-plan-offload-in-flight-branch-pairs.mlir --ao-offload-pipeline="device-memory-budget=144KiB min-bytes=0 in-flight=3" | FileCheck %s --check-prefix=KEPT

// KEPT-LABEL: func.func @fwd0
// KEPT-COUNT-2: = ao.offload
// KEPT-LABEL: func.func @fwd1
// KEPT-COUNT-2: = ao.offload
// KEPT-LABEL: func.func @fwd2
// CHECK-LABEL: func.func @fwd0
// CHECK: ao.offload
// CHECK-LABEL: func.func @fwd1
// CHECK: ao.offload
// CHECK-LABEL: func.func @fwd2
// CHECK-NOT: ao.offload
// CHECK-LABEL: func.func @drive

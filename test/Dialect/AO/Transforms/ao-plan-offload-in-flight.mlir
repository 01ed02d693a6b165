// A budget is for all microbatches of a pair that are in flight, also if ops
// may be recomputed.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-in-flight.mlir --ao-offload-pipeline="device-memory-budget=90% min-bytes=0" | FileCheck %s
// RUN: ao-opt %S/Inputs/ao-plan-offload-in-flight.mlir --ao-offload-pipeline="device-memory-budget=90% min-bytes=0 recompute" | FileCheck %s --check-prefix=AGAIN

// CHECK-LABEL: func.func @fwd
// CHECK: ao.offload
// CHECK-LABEL: func.func @drive
// CHECK: call @bwd({{.*}}#ao.host>
// AGAIN-LABEL: func.func @bwd
// AGAIN: math.sin {{.*}}ao.recompute

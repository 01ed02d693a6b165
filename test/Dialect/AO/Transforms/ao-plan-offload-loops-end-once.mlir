// Planning ends with one message for each step if nothing is offloaded, and
// without any if nothing is to be offloaded.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-end.mlir --ao-plan-offload="policy=none" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-end.mlir --ao-offload-pipeline="device-memory-budget=100%% min-bytes=0" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ONCE
//
// NONE-NOT: remark:
// ONCE-COUNT-3: remark: '@{{.*}}nothing offloaded
// ONCE-NOT: remark:

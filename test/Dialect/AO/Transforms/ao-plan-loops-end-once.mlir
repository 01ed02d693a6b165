// The pass that plans loops ends without a summary if nothing is to be offloaded, or
// if the rest of the step is planned next: the planning pass prints it once.
//
// RUN: ao-opt %S/Inputs/ao-plan-loops-end.mlir --ao-plan-loops="policy=none" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// RUN: ao-opt %S/Inputs/ao-plan-loops-end.mlir --ao-plan-loops="summary=false" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// RUN: ao-opt %S/Inputs/ao-plan-loops-end.mlir --ao-offload-pipeline="device-memory-budget=100%% min-bytes=0" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ONCE
//
// NONE-NOT: remark:
// ONCE-COUNT-3: remark: '@{{.*}}nothing offloaded
// ONCE-NOT: remark:

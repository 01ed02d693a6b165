// The pass that plans bodies ends without a warning if nothing is to be offloaded, or
// if the rest of the step is planned next: the planning pass prints it once.
//
// RUN: ao-opt %S/Inputs/ao-plan-bodies-end.mlir --ao-plan-bodies="policy=none" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// RUN: ao-opt %S/Inputs/ao-plan-bodies-end.mlir --ao-plan-bodies="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=100%% summary=false" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// RUN: ao-opt %S/Inputs/ao-plan-bodies-end.mlir --ao-offload-pipeline="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=100%%" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ONCE
//
// NONE-NOT: remark:
// ONCE-COUNT-2: remark: '@{{.*}}nothing offloaded
// ONCE-NOT: remark:

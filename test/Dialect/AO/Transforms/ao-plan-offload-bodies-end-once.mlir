// Planning ends with one message for each step if nothing is offloaded, and
// without any if nothing is to be offloaded.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-bodies-end.mlir --ao-plan-offload="policy=none" --ao-apply-plan -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// RUN: ao-opt %S/Inputs/ao-plan-offload-bodies-end.mlir --ao-offload-pipeline="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=100%%" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ONCE
//
// NONE-NOT: remark:
// ONCE-COUNT-2: remark: '@{{.*}}nothing offloaded
// ONCE-NOT: remark:

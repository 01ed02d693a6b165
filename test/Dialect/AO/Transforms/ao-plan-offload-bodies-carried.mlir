// Bodies that yield more than sums of gradients, and that call functions, are
// planned like others. For any budget, the budget of the body is reduced by the
// bytes that the step lacks: if one offloaded value less is not enough, by two.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-bodies-carried.mlir --ao-offload-pipeline="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=7168" | FileCheck %s --check-prefix=ONE
// RUN: ao-opt %S/Inputs/ao-plan-offload-bodies-carried.mlir --ao-offload-pipeline="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=7100" | FileCheck %s --check-prefix=TWO
// RUN: ao-opt %S/Inputs/ao-plan-offload-bodies-carried.mlir --ao-offload-pipeline="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=6144" | FileCheck %s --check-prefix=TWO
//
// ONE-COUNT-1: ao.offload
// ONE-NOT: ao.offload
// TWO-COUNT-2: ao.offload
// TWO-NOT: ao.offload

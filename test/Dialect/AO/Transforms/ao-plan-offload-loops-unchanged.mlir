// Nothing is offloaded if the step fits the budget, or if every offload adds time.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops.mlir --ao-plan-offload="device-memory-budget=100% min-bytes=0" | FileCheck %s
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops.mlir --ao-plan-offload="min-bytes=0" | FileCheck %s

// CHECK-NOT: offload = [

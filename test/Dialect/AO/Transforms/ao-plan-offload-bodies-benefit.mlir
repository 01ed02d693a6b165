// Remarks about values that are offloaded within an iteration give the benefit.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-bodies-end.mlir --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0" --ao-apply-plan --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s
//
// CHECK: Reason="peak of an iteration {{[0-9.]+}} kB -> {{[0-9.]+}} kB", Remark="values offloaded within an iteration of 'microbatches'"

// A budget of a step without tensors: an error for buffers, which cannot be
// counted, and a warning on tensors.
//
// RUN: not ao-opt %S/Inputs/no-tensors.mlir --ao-offload-pipeline="device-memory-budget=50% fit-buffers" 2>&1 | FileCheck %s
// RUN: ao-opt %S/Inputs/no-tensors.mlir --ao-offload-pipeline="device-memory-budget=50%" 2>&1 | FileCheck %s --check-prefix=WARN
//
// CHECK: error: cannot count the buffers of '@step': expected a 'func.func', got 'llvm.func'
// WARN: warning: 'device-memory-budget' has no effect: no value of '@step' is a tensor or a buffer

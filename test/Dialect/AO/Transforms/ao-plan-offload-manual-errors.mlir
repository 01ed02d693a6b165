// Markers that no strategy has applied are an error of other passes.
//
// RUN: not ao-opt %S/ao-plan-offload-manual.mlir --allow-unregistered-dialect --split-input-file --ao-verify-transfers 2>&1 | FileCheck %s --check-prefix=LEFT
// RUN: not ao-opt %S/ao-plan-offload-manual.mlir --allow-unregistered-dialect --split-input-file --ao-plan-offload=policy=sync 2>&1 | FileCheck %s --check-prefix=LEFT
//
// LEFT: error: 'ao.start_offload' is not applied

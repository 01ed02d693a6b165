// Transfers within iterations are bufferized, and the rest of the step is planned
// around them.
//
// RUN: ao-opt %S/Inputs/microbatches.mlir --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=90%%" --ao-apply-plan --ao-bufferize-pipeline --ao-verify-transfers -o /dev/null
// RUN: ao-opt %S/Inputs/microbatches.mlir --ao-offload-pipeline="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=90%%" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s

// CHECK: values offloaded within iterations

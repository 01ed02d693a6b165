// Values of an iteration of a loop over microbatches are offloaded within it.
//
// RUN: ao-opt %S/Inputs/microbatches.mlir --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0" --ao-apply-plan --remarks-filter=ao 2>&1 | FileCheck %s --check-prefixes=MOVED,FREE
// RUN: ao-opt %S/Inputs/microbatches.mlir --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=90%%" --ao-apply-plan --ao-verify-transfers | FileCheck %s --check-prefix=MOVED

// FREE: Remark="values offloaded within an iteration of 'microbatches'"
// MOVED: %[[A:.*]] = math.sin
// MOVED: ao.offload
// MOVED: arith.mulf
// MOVED: ao.wait
// MOVED: scf.yield

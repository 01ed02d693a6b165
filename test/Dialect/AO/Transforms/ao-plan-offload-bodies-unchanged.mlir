// Nothing is offloaded within iterations if the step fits the budget, or with another
// policy.
//
// RUN: ao-opt %S/Inputs/microbatches.mlir --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=100%%" --ao-apply-plan --remarks-filter=ao 2>&1 | FileCheck %s --check-prefix=FITS
// RUN: ao-opt %S/Inputs/microbatches.mlir --ao-plan-offload="policy=pytorch min-bytes=0" --ao-apply-plan | FileCheck %s --check-prefix=OTHER

// FITS: Reason="not profitable within the budget"
// FITS-NOT: ao.offload
// OTHER-NOT: ao.offload

// The flags are kept on device, and the loop backward begins with room for all
// gradients. The iteration that is read first is peeled: its flags have been
// freed by then. That is the one whose slice is kept; under a budget there are
// two such iterations, as the loop is split after the last offloaded slice.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-peeled.mlir --ao-plan-offload="min-bytes=1024" --remarks-filter=ao 2>&1 | FileCheck %s --check-prefix=FREE
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-peeled.mlir --ao-plan-offload="min-bytes=1024 device-memory-budget=24100" --remarks-filter=ao 2>&1 | FileCheck %s --check-prefix=BUDGET

// FREE: Remark="loops planned", {{(RemarkId=[0-9]+, )?}}prefetch_distance=1, residuals=1, slices=15
// FREE: offload = [0, 15, 0], prefetch = 1>
// BUDGET: Remark="loops planned", {{(RemarkId=[0-9]+, )?}}peeled_iterations=1, prefetch_distance=1, residuals=1, slices=14
// BUDGET: offload = [0, 14, 0], prefetch = 1, split = [15]

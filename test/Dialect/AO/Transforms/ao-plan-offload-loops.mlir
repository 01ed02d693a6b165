// Slices of stacked residuals are offloaded: all of them, or the fewest with which
// the step fits a budget. An offloaded slice takes memory in its iteration and in
// those around its use.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops.mlir --ao-plan-offload="policy=pytorch min-bytes=0" | FileCheck %s --check-prefix=ALL
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops.mlir --ao-plan-offload="device-memory-budget=8000 min-bytes=0" | FileCheck %s --check-prefix=SOME
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops.mlir --ao-offload-pipeline="strategy=planned device-memory-budget=8000 min-bytes=0" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=FITS

// ALL-LABEL: func.func @step
// ALL-SAME: unplanned_peak_bytes\22:18432
// ALL: offload = [0, 16], prefetch = 1
// ALL-NOT: split = [
// ALL: return

// SOME: offload = [0, {{[0-9]+}}]
// SOME: return

// FITS: Remark="offloaded slice by slice: 'layers#1'"

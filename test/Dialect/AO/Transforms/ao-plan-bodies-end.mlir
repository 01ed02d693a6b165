// If nothing is offloaded within any iteration, the pass ends with a warning
// that gives the reason.
//
// RUN: ao-opt %S/Inputs/ao-plan-bodies-end.mlir --ao-plan-bodies="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=100%%" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FITS
// RUN: ao-opt %S/Inputs/ao-plan-bodies-end.mlir --ao-plan-bodies="policy=sync" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SYNC
// RUN: ao-opt %S/Inputs/ao-plan-bodies-end.mlir --ao-plan-bodies="select=marked" -o /dev/null 2>&1 | FileCheck %s --check-prefix=MARKED
//
// FITS: remark: '@step': nothing offloaded within iterations: 'microbatches': not profitable within the budget
// FITS: remark: '@straight': nothing offloaded within iterations: no loop has both forward and backward ops
// SYNC: remark: '@step': nothing offloaded within iterations: policy 'sync' does not plan iterations
// MARKED: remark: '@step': nothing offloaded within iterations: 'select' does not apply to values within iterations

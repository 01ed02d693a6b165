// If no slices are offloaded, a remark gives the reason.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-end.mlir --ao-plan-offload="device-memory-budget=100%% min-bytes=0" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=FITS
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-end.mlir --ao-plan-offload="min-bytes=1MiB" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-end.mlir --ao-plan-offload="policy=checkpoint device-memory-budget=100%%" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=RULE
//
// FITS: Function=step | Reason="not profitable within the budget; the peak is 41.0 kB; 2 kept: the loop does not yield a tensor with an inserted slice", Remark="no slices offloaded"
// FITS: Function=stackless | Reason="no loop-carried value is an eligible stacked residual; 1 kept: the loop does not yield a tensor with an inserted slice", Remark="no slices offloaded"
// FITS: Function=straight | Reason="there are no loops", Remark="no slices offloaded"
// SMALL: Function=step | Reason="offloading would add time or not lower the peak; the peak is 41.0 kB; 2 kept: the loop does not yield a tensor with an inserted slice; 1 kept: a slice has 4096 bytes, fewer than min-bytes (1048576)", Remark="no slices offloaded"
// RULE: Function=step | Reason="policy 'checkpoint' offloads no stacked residuals", Remark="no slices offloaded"

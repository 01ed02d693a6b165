// If no slices are offloaded, the pass ends with a warning that gives the reason.
//
// RUN: ao-opt %S/Inputs/ao-plan-loops-end.mlir --ao-plan-loops="device-memory-budget=100%% min-bytes=0" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FITS
// RUN: ao-opt %S/Inputs/ao-plan-loops-end.mlir --ao-plan-loops="min-bytes=1MiB" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: ao-opt %S/Inputs/ao-plan-loops-end.mlir --ao-plan-loops="policy=sync" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SYNC
//
// FITS: remark: '@step': no slices offloaded: not profitable within the budget; the peak is 41.0 kB; 2 kept: the loop does not yield a tensor with an inserted slice
// FITS: remark: '@stackless': no slices offloaded: no loop-carried value is an eligible stacked residual; 1 kept: the loop does not yield a tensor with an inserted slice
// FITS: remark: '@straight': no slices offloaded: there are no loops
// SMALL: '@step': no slices offloaded: offloading would add time or not lower the peak; the peak is 41.0 kB; 2 kept: the loop does not yield a tensor with an inserted slice; 1 kept: a slice has 4096 bytes, fewer than min-bytes (1048576)
// SYNC: remark: '@step': no slices offloaded: policy 'sync' offloads no stacked residuals

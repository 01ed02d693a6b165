// A budget that is too small, and numbers of microbatches in flight that
// contradict the calls or have no effect.
//
// RUN: %check_errors %s %t
//
// $ ao-opt %S/Inputs/ao-plan-offload-in-flight.mlir --ao-offload-pipeline="device-memory-budget=8KiB min-bytes=0"
// .mlir:{{[0-9]+}}:1: error: cannot plan '@fwd': its 2 microbatches in flight need {{[0-9]+}} bytes at once, above the device memory budget of 8192 bytes
// func.func @fwd(
// note: called from here
// func.func @drive(
//
// $ ao-opt %S/Inputs/ao-plan-offload-in-flight.mlir --ao-offload-pipeline="device-memory-budget=90% min-bytes=0 in-flight=1"
// error: 'in-flight' is 1, but '@drive' has 2 microbatches of '@fwd' in flight at a time
//
// $ ao-opt %S/Inputs/ao-plan-offload-in-flight.mlir --ao-offload-pipeline="device-memory-budget=90% min-bytes=0 in-flight=3"
// error: 'in-flight' is 3, but '@drive' has 2 microbatches of '@fwd' in flight at a time: omit it where calls can be counted
//
// $ ao-opt %S/Inputs/ao-plan-offload-in-flight.mlir --ao-offload-pipeline="min-bytes=0 in-flight=2"
// error: 'in-flight' is 2, but no budget is given for the microbatches to share, such as 'device-memory-budget'
//
// $ ao-opt %S/Inputs/ao-plan-offload-in-flight.mlir --ao-offload-pipeline="device-memory-budget=90% in-flight=0"
// 'in-flight' must be positive, got 0
//
// $ ao-opt %S/Inputs/ao-plan-offload-in-flight.mlir --ao-offload-pipeline="strategy=sync in-flight=2"
// 'in-flight' requires strategy layerwise, planned, checkpoint, selective, knapsack, two-level or greedy-remat, got sync

// A budget for pairs with an unknown number of calls.
//
// RUN: %check_errors %s %t
//
// $ ao-opt %S/Inputs/ao-plan-offload-in-flight-branch-pairs.mlir --ao-offload-pipeline="device-memory-budget=192KiB min-bytes=0"
// .mlir:{{[0-9]+}}:{{[0-9]+}}: error: cannot count how many microbatches of '@fwd0' are in flight at a time: set 'in-flight'
// %f:3 = func.call @fwd0(
//
// $ ao-opt %S/Inputs/ao-plan-offload-in-flight-branch-pairs.mlir --ao-offload-pipeline="device-memory-budget=112KiB min-bytes=0 in-flight=3"
// error: cannot plan '@fwd0', '@fwd1': their 3 microbatches in flight need 131072 bytes at once, above the device memory budget of 114688 bytes

// A budget without the number of microbatches, or below what they need; numbers
// saturate.
//
// RUN: %check_errors %s %t
//
// $ ao-opt %S/Inputs/ao-plan-offload-in-flight-branch.mlir --ao-offload-pipeline="device-memory-budget=90% min-bytes=0"
// .mlir:{{[0-9]+}}:{{[0-9]+}}: error: cannot count how many microbatches of '@fwd' are in flight at a time: set 'in-flight'
// %f:3 = func.call @fwd(
//
// $ ao-opt %S/Inputs/ao-plan-offload-in-flight-branch.mlir --ao-offload-pipeline="device-memory-budget=4KiB min-bytes=0 in-flight=3"
// error: cannot plan '@fwd': its 3 microbatches in flight need {{[0-9]+}} bytes at once, above the device memory budget of 4096 bytes
//
// $ ao-opt %S/Inputs/ao-plan-offload-in-flight-branch.mlir --ao-offload-pipeline="device-memory-budget=1MiB min-bytes=0 in-flight=9223372036854775807"
// microbatches in flight need 9223372036854775807 bytes at once

// A budget that no plans of several pairs fit, and too few microbatches in
// flight.
//
// RUN: %check_errors %s %t
//
// $ ao-opt %S/Inputs/ao-plan-offload-in-flight-pairs.mlir --ao-offload-pipeline="device-memory-budget=4KiB min-bytes=0"
// error: cannot plan '@fwd0', '@fwd1': their 3 microbatches in flight need {{[0-9]+}} bytes at once, above the device memory budget of 4096 bytes
// note: called from here
//
// $ ao-opt %S/Inputs/ao-plan-offload-in-flight-pairs.mlir --ao-offload-pipeline="device-memory-budget=80% min-bytes=0 in-flight=2"
// error: 'in-flight' is 2, but '@drive' has 3 microbatches of '@fwd0', '@fwd1' in flight at a time

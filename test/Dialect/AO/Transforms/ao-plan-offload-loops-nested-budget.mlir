// A budget below the peak of the body of a loop over microbatches is met by offloads
// within the body, and is an error if they do not suffice.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-nested.mlir --ao-offload-pipeline="device-memory-budget=50% min-bytes=0" --ao-verify-transfers | FileCheck %s --check-prefix=MOVED
// RUN: not ao-opt %S/Inputs/ao-plan-offload-loops-nested.mlir --ao-offload-pipeline="device-memory-budget=10% min-bytes=0" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ERROR

// MOVED: ao.host_empty
// MOVED: scf.for
// MOVED: scf.for
// MOVED: ao.offload

// ERROR: error: cannot plan '@step': no plan fits the device memory budget

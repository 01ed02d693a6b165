// Microbatches in flight of a pair that is not called.
//
// RUN: sed -n '/^func.func @fwd/,/^func.func @drive/p' %S/Inputs/ao-plan-offload-in-flight.mlir | sed '$d' > %t.mlir
// RUN: not ao-opt %t.mlir --ao-offload-pipeline="device-memory-budget=90% min-bytes=0 in-flight=2" 2>&1 | FileCheck %s --check-prefix=UNCALLED

// UNCALLED: error: 'in-flight' is 2, but no function of the module calls a pair

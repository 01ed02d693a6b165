// Once ops are recomputed, results may be written over other values than the
// plan assumes. Loops are chosen so that their step still meets its budget then:
// at 84 % of the peak of `scan-unroll-2`, the first choice of this model, a scan
// over 10 layers with `unroll=2`, does not.
//
// RUN: ao-opt %S/Inputs/scan-unroll-2.mlir --ao-offload-pipeline="machine=%S/Inputs/slow-links.json device-memory-budget=84% min-bytes=0 recompute" -o /dev/null --remarks-filter=ao 2>&1 | FileCheck %s
//
// CHECK-NOT: error
// CHECK: of a budget of 33.8 kB

// A loop that reads slices of one residual and defines those of another one is
// pipelined in three stages where that takes less time: it prefetches slices and
// has offloads in flight when an iteration ends.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-stages.mlir --ao-offload-pipeline="machine=%S/Inputs/ao-plan-offload-loops-stages.json min-bytes=0 device-memory-budget=30%%" --remarks-filter=ao -o %t.mlir 2>&1 | FileCheck %s --check-prefix=TIME
// RUN: FileCheck %s < %t.mlir
// RUN: ao-opt %t.mlir --ao-verify-transfers --ao-bufferize-pipeline --ao-verify-transfers -o /dev/null
//
// CHECK: scf.for
// CHECK: scf.for {{.*}} -> ({{.*}}!ao.transfer<tensor<1x256xf32>>, !ao.transfer<tensor<1x256xf32, #ao.host>>
// TIME: makespan_us=1.470400e+02
// TIME-SAME: peak_bytes=4096

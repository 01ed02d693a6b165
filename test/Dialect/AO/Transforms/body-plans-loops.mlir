// The iterations of loops within a body: the trace of a loop over microbatches
// with `loops` has them, a plan for it splits the inner loops and offloads
// slices, and predicts what is read back.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-nested.mlir --ao-estimate-costs --ao-emit-trace="loops step=step/microbatches output=%t.json" -o /dev/null && \
// RUN:   ao-plan %t.json --min-bytes=0 --device-memory-budget=60%% --output=%t.plan.json | FileCheck %s --check-prefix=PLANNED
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-nested.mlir --ao-estimate-costs --ao-apply-plan="step=step/microbatches plan=%t.plan.json" --ao-verify-transfers --mlir-print-debuginfo -o %t.mlir && \
// RUN:   FileCheck %s < %t.mlir && ao-opt %t.mlir --ao-emit-trace="step=step/microbatches output= plan-output=-" -o /dev/null 2>&1 | FileCheck %s --check-prefix=READ
//
// PLANNED: trace step/microbatches, 33 ops
// PLANNED: peak 11.3 kB of 19.5 kB unplanned
// PLANNED: host peak 8.19 kB
//
// CHECK: %[[HOST:.*]] = ao.host_empty : tensor<8x256xf32, #ao.host>
// CHECK: scf.for
// CHECK: scf.for %{{.*}} iter_args(%{{.*}} = %{{.*}}, %{{.*}} = %[[HOST]])
// CHECK: ao.offload
// CHECK: scf.for
// CHECK-NOT: ao.offload
// CHECK: ao.reload
//
// READ: "peak_bytes":11264
// READ-SAME: "host_peak_bytes":8192

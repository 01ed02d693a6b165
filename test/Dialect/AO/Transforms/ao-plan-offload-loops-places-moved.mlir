// Transfers start and are waited for at the places within an iteration that are
// planned for them.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-places.mlir --ao-offload-pipeline="strategy=planned machine=%S/Inputs/ao-plan-offload-loops-places.json min-bytes=0 device-memory-budget=16384" | FileCheck %s
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-places.mlir --ao-offload-pipeline="strategy=planned machine=%S/Inputs/ao-plan-offload-loops-places.json min-bytes=0 device-memory-budget=16384" --ao-bufferize-pipeline --ao-verify-transfers -o /dev/null

// CHECK: scf.for
// CHECK: %[[A:.*]] = math.sin
// CHECK: %[[S:.*]] = ao.offload %[[A]]
// CHECK: %[[B:.*]] = math.exp
// CHECK: %[[T:.*]] = ao.offload %[[B]]
// CHECK-NEXT: math.cos
// CHECK-NEXT: ao.wait %[[S]]
// CHECK: math.sin
// CHECK-NEXT: ao.wait %[[T]]
// CHECK: math.tan
// The part that is kept on device has no marks.
// CHECK-NOT: ao.offload_delay
// CHECK-NOT: ao.prefetch_distance
// Carried, and issued before the last op.
// CHECK: scf.for {{.*}} iter_args(%{{.*}}, %[[C:.*]] = %{{.*}}) -> (tensor<256xf32>, !ao.transfer<tensor<256xf32>>)
// CHECK: math.sin
// CHECK: ao.wait %[[C]]
// CHECK: math.absf
// CHECK: arith.mulf
// CHECK: %[[R:.*]] = ao.reload
// CHECK-NEXT: math.cos
// CHECK: math.sin
// CHECK: %[[G:.*]] = ao.wait %[[R]]
// CHECK: %[[N:.*]] = ao.reload
// CHECK-NEXT: arith.addf %{{.*}}, %[[G]]
// CHECK: scf.yield %{{.*}}, %[[N]]

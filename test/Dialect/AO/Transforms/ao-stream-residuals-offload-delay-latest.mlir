// With `offload-delay=1`, compute waits for the offload of a slice as late as
// possible: before the op that writes the next slice.
//
// RUN: ao-opt %S/Inputs/ao-stream-residuals-offload-delay.mlir --split-input-file --ao-stream-residuals="min-bytes=0 prefetch-distance=1 offload-delay=1" | FileCheck %s
// RUN: ao-opt %S/Inputs/ao-stream-residuals-offload-delay.mlir --split-input-file --ao-stream-residuals="min-bytes=0 prefetch-distance=1 offload-delay=1" --ao-verify-transfers --ao-bufferize-pipeline --ao-verify-transfers -o /dev/null

// CHECK-LABEL: func.func @joint
// CHECK: scf.for {{.*}} !ao.transfer
// CHECK:   math.sin
// CHECK:   math.exp
// CHECK:   ao.wait
// CHECK:   ao.offload
//
// Transfers of values that the loop also yields, or receives as arguments, are
// awaited within the iteration.
// CHECK-LABEL: func.func @handed_on
// CHECK: scf.for
// CHECK-NOT: !ao.transfer
// CHECK:   ao.offload
// CHECK:   ao.wait
// CHECK:   ao.wait
// CHECK:   scf.yield

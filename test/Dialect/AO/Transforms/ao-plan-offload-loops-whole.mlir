// Residuals of loops with `ao.whole_residuals` are offloaded whole, under any
// budget; no loop is split, no iteration is peeled, and no loop carries a
// transfer.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-whole.mlir --ao-offload-pipeline="strategy=planned device-memory-budget=80% min-bytes=0" | FileCheck %s
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-whole.mlir --ao-offload-pipeline="strategy=pytorch min-bytes=0" | FileCheck %s
// RUN: sed 's/ {ao.whole_residuals}//' %S/Inputs/ao-plan-offload-loops-whole.mlir \
// RUN:   | ao-opt --ao-offload-pipeline="strategy=planned device-memory-budget=80% min-bytes=0" | FileCheck %s --check-prefix=CUT

// CHECK: ao.host_empty : tensor<16x256xf32, #ao.host>
// CHECK-NOT: ao.host_empty
// CHECK: scf.for {{.*}} -> (tensor<256xf32>, tensor<16x256xf32, #ao.host>) {
// CHECK: ao.offload
// CHECK: ao.wait
// CHECK: scf.yield
// CHECK: scf.for {{.*}} -> (tensor<256xf32>) {
// CHECK: ao.reload
// CHECK: math.cos
// CHECK: ao.wait
// CHECK: scf.yield
// CHECK-NOT: scf.for
// CHECK-NOT: ao.reload
// CHECK: return

// CUT: ao.host_empty : tensor<{{[0-9]}}x256xf32, #ao.host>

// A loop over microbatches with unrolled layers needs no marks: it shares no
// stacked residual with another loop. Loops that do are loops over layers, and
// their iterations are no steps.
//
// RUN: ao-opt %S/Inputs/ao-plan-bodies-unmarked.mlir --ao-plan-bodies="machine=%S/Inputs/machine.json min-bytes=0" --ao-verify-transfers -o %t.mlir 2> %t.txt
// RUN: FileCheck %s < %t.mlir
// RUN: FileCheck %s --check-prefix=LAYERS < %t.txt

// CHECK-LABEL: func.func @microbatches
// CHECK: %[[A:.*]] = math.sin
// CHECK: ao.offload
// CHECK: arith.mulf
// CHECK: ao.wait
// CHECK: scf.yield
// CHECK-LABEL: func.func @layers
// CHECK-NOT: ao.offload
// LAYERS: remark: '@layers': nothing offloaded within iterations: no loop has both forward and backward ops

// A loop over microbatches with unrolled layers needs no marks: it shares no
// stacked residual with another loop. Loops that do are loops over layers, and
// their iterations are no steps.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-bodies-unmarked.mlir --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0" --ao-apply-plan --ao-verify-transfers | FileCheck %s
// RUN: ao-opt %S/Inputs/ao-plan-offload-bodies-unmarked.mlir --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0" | FileCheck %s --check-prefix=PLANS

// CHECK-LABEL: func.func @microbatches
// CHECK: %[[A:.*]] = math.sin
// CHECK: ao.offload
// CHECK: arith.mulf
// CHECK: ao.wait
// CHECK: scf.yield
// PLANS: func.func @microbatches({{.*}}ao.plan = ["
// PLANS: func.func @layers({{.*}}ao.plan = "

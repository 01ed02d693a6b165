// Compiled regions of an autograd engine become one step in the eager order.
//
// REQUIRES: autograd
//
// RUN: ao-opt %S/Inputs/whole-step.mlir --ao-whole-step-pipeline | FileCheck %s --check-prefix=EAGER

// EAGER-LABEL: func.func @step(
// EAGER-SAME: attributes {ao.step, autograd.gradients = ["w0", "w1"]}
// EAGER-NEXT: %[[DW1:.*]] = arith.mulf %arg3, %arg1
// EAGER-NEXT: %[[S:.*]] = linalg.add {{.*}}ins(%arg4, %[[DW1]] : {{.*}}) outs(%arg4 :
// EAGER-NEXT: %[[A1:.*]] = autograd.hook post_acc %arg6 ins(%arg2 : {{.*}}) outs(%[[S]] :
// EAGER-NEXT: %[[DH:.*]] = arith.mulf %arg3, %arg2
// EAGER-NEXT: %[[T:.*]] = autograd.hook unpack
// EAGER-NEXT: %[[C:.*]] = math.cos %[[T]]
// EAGER-NEXT: %[[DW0:.*]] = arith.mulf %[[DH]], %[[C]]
// EAGER-NEXT: autograd.final_callbacks
// EAGER-NEXT: return %[[DW0]], %[[A1]]
// EAGER-LABEL: func.func @train(
// EAGER-NEXT: arith.mulf
// EAGER-NEXT: arith.subf
// EAGER-NEXT: arith.divf
// EAGER-NEXT: arith.subf
// EAGER-NEXT: return
// EAGER-LABEL: func.func @microbatches(
// EAGER-NOT: ao.upload_scalars

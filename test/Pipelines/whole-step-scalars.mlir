// Scalars become tensors on the device.
//
// REQUIRES: autograd
//
// RUN: ao-opt %S/Inputs/whole-step.mlir --ao-whole-step-pipeline=scalars=device | FileCheck %s --check-prefix=SCALARS

// SCALARS-LABEL: func.func @microbatches(
// SCALARS-NEXT: %[[L:.*]] = ao.upload_scalars %arg3 : f32 -> tensor<f32>
// SCALARS-NEXT: arith.mulf {{.*}}ao.compiled_region = 0
// SCALARS-NEXT: %[[D0:.*]] = arith.mulf {{.*}}ao.compiled_region = 0
// SCALARS-NEXT: arith.mulf {{.*}}ao.compiled_region = 1
// SCALARS-NEXT: %[[D1:.*]] = arith.mulf {{.*}}ao.compiled_region = 1
// SCALARS-NEXT: linalg.add {{.*}}ins(%[[D0]], %[[D1]] : {{.*}}) outs(%[[D0]] :
// SCALARS-NEXT: tensor.empty()
// SCALARS-NEXT: linalg.broadcast ins(%[[L]] : tensor<f32>)
// SCALARS-NEXT: arith.mulf
// SCALARS-NEXT: arith.subf
// SCALARS-NEXT: return

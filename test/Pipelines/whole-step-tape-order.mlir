// Compiled regions of an autograd engine become one step in the order of the
// tape, also if scalars, unpacks and updates are kept.
//
// REQUIRES: autograd
//
// RUN: ao-opt %S/Inputs/whole-step.mlir --ao-whole-step-pipeline=order=tape | FileCheck %s --check-prefix=TAPE
// RUN: ao-opt %S/Inputs/whole-step.mlir --ao-whole-step-pipeline="order=tape scalars=keep unpack=keep updates=keep" | FileCheck %s --check-prefix=TAPE

// TAPE-LABEL: func.func @step(
// TAPE-NEXT: autograd.hook unpack
// TAPE-NEXT: arith.mulf
// TAPE-NEXT: arith.mulf
// TAPE-NEXT: math.cos
// TAPE-NEXT: arith.mulf
// TAPE-NEXT: linalg.add
// TAPE-NEXT: autograd.hook post_acc
// TAPE-NEXT: autograd.final_callbacks

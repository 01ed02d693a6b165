// Unpacks and updates are kept in place.
//
// REQUIRES: autograd
//
// RUN: ao-opt %S/Inputs/whole-step.mlir --ao-whole-step-pipeline="unpack=keep updates=keep" | FileCheck %s --check-prefix=KEEP

// KEEP-LABEL: func.func @step(
// KEEP-NEXT: autograd.hook unpack
// KEEP-NEXT: arith.mulf
// KEEP-NEXT: linalg.add
// KEEP-LABEL: func.func @train(
// KEEP-NEXT: arith.mulf
// KEEP-NEXT: arith.divf
// KEEP-NEXT: arith.subf
// KEEP-NEXT: arith.subf

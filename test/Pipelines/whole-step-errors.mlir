// Options that reorder ops are errors with the order of the tape.
//
// REQUIRES: autograd
//
// RUN: %check_errors %s %t
//
// $ ao-opt %S/Inputs/whole-step.mlir --ao-whole-step-pipeline=order=random
// order
//
// $ ao-opt %S/Inputs/whole-step.mlir --ao-whole-step-pipeline="order=tape scalars=device"
// 'scalars=device' needs 'order=eager': 'order=tape' reorders nothing
//
// $ ao-opt %S/Inputs/whole-step.mlir --ao-whole-step-pipeline="order=tape unpack=delay"
// 'unpack=delay' needs 'order=eager': 'order=tape' reorders nothing
//
// $ ao-opt %S/Inputs/whole-step.mlir --ao-whole-step-pipeline="order=tape updates=hoist"
// 'updates=hoist' needs 'order=eager': 'order=tape' reorders nothing

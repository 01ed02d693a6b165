// A second run of the pipeline changes nothing.
//
// REQUIRES: autograd
//
// RUN: ao-opt %S/Inputs/whole-step.mlir --ao-whole-step-pipeline -o %t.once
// RUN: ao-opt %t.once --ao-whole-step-pipeline | diff %t.once -

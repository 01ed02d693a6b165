// A tape is planned as one step.
//
// REQUIRES: autograd
//
// RUN: ao-opt %S/Inputs/whole-step.mlir --ao-offload-pipeline | FileCheck %s --check-prefix=PLANNED

// PLANNED-LABEL: func.func @step(
// PLANNED: autograd.hook post_acc {{.*}}ao.cost_ns

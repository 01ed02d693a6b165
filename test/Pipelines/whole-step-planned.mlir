// A tape is planned as one step.
//
// RUN: ao-opt %S/Inputs/whole-step.mlir --ao-offload-pipeline | FileCheck %s --check-prefix=PLANNED

// PLANNED-LABEL: func.func @step(
// PLANNED: ao.hook post_acc {{.*}}ao.cost_ns

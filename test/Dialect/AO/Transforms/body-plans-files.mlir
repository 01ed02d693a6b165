// Decisions about bodies are written to files next to those of the step.
//
// RUN: rm -rf %t && mkdir %t && ao-opt %S/Inputs/microbatches.mlir --ao-offload-pipeline="machine=%S/Inputs/machine.json min-bytes=0 plan-output=%t/whole.json report=%t/report.json" -o /dev/null
// RUN: FileCheck %s < %t/whole-step-microbatches.json
// RUN: ls %t/whole.json %t/report.json %t/report-step-microbatches.json
//
// CHECK: "schema":"ao.plan"

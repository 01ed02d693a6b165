// With zero layers, the remark gives that as the reason.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-layers.mlir --ao-plan-offload="policy=layerwise num-layers=0 min-elements=0" -o /dev/null 2>&1 | FileCheck %s
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-layers.mlir --ao-offload-pipeline="strategy=layerwise num-layers=0 min-elements=0" -o /dev/null 2>&1 | FileCheck %s

// CHECK: remark: '@step': {{.*}}'num-layers' is 0;

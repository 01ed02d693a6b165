// The result of strategy layerwise: one value of the layers before the loop, and
// slices.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-layers.mlir --ao-offload-pipeline="strategy=layerwise num-layers=1 min-elements=0" | FileCheck %s --check-prefix=MOVED-ONE
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-layers.mlir --ao-offload-pipeline="strategy=layerwise num-layers=6 min-elements=0" --remarks-filter=ao 2>&1 | FileCheck %s --check-prefix=MOVED

// MOVED-ONE: ao.offload
// MOVED-ONE-NOT: ao.offload
// MOVED: Remark="offloaded slice by slice: 'layers#1'", {{.*}}offloaded_slices=4

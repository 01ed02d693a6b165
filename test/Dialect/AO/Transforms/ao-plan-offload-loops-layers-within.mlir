// Policy layerwise: the slices of a loop over time within a layer are offloaded
// with it. Here each of two layers has one, which has the attribute itself, and
// ops around it.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-layers-within.mlir --ao-plan-offload="policy=layerwise num-layers=1 min-elements=0" | FileCheck %s --check-prefix=ONE
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-layers-within.mlir --ao-offload-pipeline="strategy=layerwise num-layers=1 min-elements=0" --ao-verify-transfers | FileCheck %s --check-prefix=MOVED
//
// ONE: num_layers\22:1}
// ONE: offload = [0, 4]
// ONE-NOT: offload = [
// MOVED: ao.host_empty : tensor<4x256xf32, #ao.host>
// MOVED-NOT: ao.host_empty

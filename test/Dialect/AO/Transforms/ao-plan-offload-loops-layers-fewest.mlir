// Policy layerwise with a budget and without a number of layers: the fewest with
// which the step fits.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-layers.mlir --ao-offload-pipeline="strategy=layerwise device-memory-budget=100%% min-elements=0" | FileCheck %s --check-prefix=NOTHING
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-layers.mlir --ao-plan-offload="policy=layerwise device-memory-budget=80%% min-elements=0" | FileCheck %s --check-prefix=FITS

// NOTHING-NOT: ao.offload
// FITS: offload = [0, {{[2-6]}}]

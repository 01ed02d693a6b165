// Policy layerwise: iterations of loops that stack residuals are layers, here 2
// to 7, after two others.
//
// RUN: ao-opt %S/Inputs/ao-plan-loops-layers.mlir --ao-plan-loops="policy=layerwise num-layers=1 min-elements=0" | FileCheck %s --check-prefix=ONE
// RUN: ao-opt %S/Inputs/ao-plan-loops-layers.mlir --ao-plan-loops="policy=layerwise num-layers=6 min-elements=0" | FileCheck %s --check-prefix=SIX

// ONE: ao.num_layers = 1 : i64
// ONE-NOT: offload = [
// SIX: ao.num_layers = 2 : i64
// SIX: scf.for
// SIX-NOT: ao.layer
// SIX: offload = [0, 4]

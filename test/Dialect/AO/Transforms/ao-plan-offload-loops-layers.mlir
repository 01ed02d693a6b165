// Policy layerwise: iterations of loops that stack residuals are layers, here 2
// to 7, after two others.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-layers.mlir --ao-plan-offload="policy=layerwise num-layers=1 min-elements=0" | FileCheck %s --check-prefix=ONE
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-layers.mlir --ao-plan-offload="policy=layerwise num-layers=6 min-elements=0" | FileCheck %s --check-prefix=SIX

// ONE: num_layers\22:1}
// ONE-NOT: offload = [
// SIX: num_layers\22:1}
// SIX: scf.for
// SIX-NOT: ao.layer
// SIX: offload = [0, 4]

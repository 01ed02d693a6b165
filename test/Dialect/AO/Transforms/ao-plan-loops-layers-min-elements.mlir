// Policy layerwise offloads slices of at least `min-elements` elements, here of 256.
//
// RUN: ao-opt %S/Inputs/ao-plan-loops-layers.mlir --ao-plan-loops="policy=layerwise num-layers=6 min-elements=256" | FileCheck %s --check-prefix=SIX
// RUN: ao-opt %S/Inputs/ao-plan-loops-layers.mlir --ao-plan-loops="policy=layerwise num-layers=6 min-elements=257" --remarks-filter=ao 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: ao-opt %S/Inputs/ao-plan-loops-layers.mlir --ao-plan-loops="policy=layerwise num-layers=6" | FileCheck %s --check-prefix=SMALL

// SIX: ao.num_layers = 2 : i64
// SIX: scf.for
// SIX-NOT: ao.layer
// SIX: offload = [0, 4]
// SMALL-NOT: offload = [

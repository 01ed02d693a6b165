// Policy layerwise offloads slices of at least `min-elements` elements, here of 256.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-layers.mlir --ao-plan-offload="policy=layerwise num-layers=6 min-elements=256" | FileCheck %s --check-prefix=SIX
// RUN: not ao-opt %S/Inputs/ao-plan-offload-loops-layers.mlir --ao-plan-offload="policy=layerwise num-layers=6 min-elements=257" --remarks-filter=ao 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: not ao-opt %S/Inputs/ao-plan-offload-loops-layers.mlir --ao-plan-offload="policy=layerwise num-layers=6" --remarks-filter=ao 2>&1 | FileCheck %s --check-prefix=SMALL

// SIX: num_layers\22:1,
// SIX: scf.for
// SIX-NOT: ao.layer
// SIX: offload = [0, 4]
// SMALL: a slice has 256 elements, fewer than min-elements

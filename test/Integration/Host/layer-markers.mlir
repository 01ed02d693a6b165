// Two layers that are offloaded by markers, in a pair and in a joint step, have
// the bits of the step without offloading, and so does the rule of layers.
//
// REQUIRES: ao-run
// RUN: ao-run %S/Inputs/layer-markers.mlir --entry=forward --compare --strategy=manual --min-bytes=1 | FileCheck %s
// RUN: ao-run %S/Inputs/layer-markers.mlir --entry=joint --compare --strategy=manual,layerwise --min-bytes=1 --min-elements=1 --num-layers=1 \
// RUN:   --layer-issue=head --reload-order=use | FileCheck %s --check-prefixes=CHECK,RULE

// CHECK: manual {{.*}} yes
// RULE: layerwise {{.*}} yes

// No value is as large as the rule of layers requires by default.
//
// REQUIRES: ao-run
// RUN: not ao-run %S/Inputs/layer-markers.mlir --entry=joint --compare --strategy=manual,layerwise 2>&1 | FileCheck %s
//
// CHECK: nothing offloaded: no value is eligible

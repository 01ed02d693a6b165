// Wrong options of the rule of layers, and options that other strategies ignore.
//
// REQUIRES: ao-run
// RUN: %check_errors %s %t
//
// $ ao-run %S/Inputs/layer-markers.mlir --entry=joint --num-layers=1
// error: --num-layers requires --strategy=layerwise
//
// $ ao-run %S/Inputs/layer-markers.mlir --entry=joint --strategy=layerwise --min-elements=-5
// error: --min-elements must not be negative

// An argument of class "copied" is copied into a static buffer before each
// replay.
//
// REQUIRES: ao-run, graph-trees
// RUN: split-file %s %t
// RUN: ao-run %t/copied.mlir --strategy=none --capture --replay=3 | FileCheck %s --check-prefix=COPIED

// COPIED: none {{.*}} 1 1 48

//--- copied.mlir
func.func @copied(%x: tensor<4xf32> {graph.argument = #graph.argument<copied>}) -> tensor<4xf32> attributes {ao.step} {
  %0 = arith.mulf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

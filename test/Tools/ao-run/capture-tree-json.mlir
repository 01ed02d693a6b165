// The CUDA graph tree of a step as JSON.
//
// REQUIRES: ao-run, graph-trees
// RUN: split-file %s %t
// RUN: ao-run %t/step.mlir --strategy=none --capture --dump-graph-tree=%t/tree.json
// RUN: FileCheck %s --check-prefix=TREE --input-file=%t/tree.json

// TREE: "schema":{{ *}}"ao.graph-tree"

//--- step.mlir
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = arith.mulf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

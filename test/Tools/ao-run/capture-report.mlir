// A report shows the captured CUDA graphs of a step.
//
// REQUIRES: ao-run, graph-trees
// RUN: split-file %s %t
// RUN: ao-run %t/step.mlir --strategy=planned --capture --report=%t/report.json
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t/report.json

// REPORT: "arenas":{
// REPORT: "graph_tree":{{{ *}}"schema":{{ *}}"ao.graph-tree"

//--- step.mlir
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = arith.mulf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// The CUDA graph tree of a step: the table, the tree in the DOT language, and
// the JSON document.
//
// REQUIRES: ao-run, graph-trees
// RUN: split-file %s %t && ao-run %t/step.mlir --strategy=none --capture --replay=4 --dump-graph-tree=%t/tree.dot --json=%t/run.json | FileCheck %s --check-prefix=TABLE
// RUN: FileCheck %s --check-prefix=DOT --input-file=%t/tree.dot
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t/run.json

// TABLE: strategy {{.*}} same bits
// TABLE: strategy arena (B) pool (B) pool bound (B) captures replays copied (B)
// TABLE-NEXT: none {{.*}} 1 2 0
// DOT: digraph tree {
// DOT: [label="1: step\n{{.*}} B, 4 runs"
// JSON: "capture":{{ *}}{{.*}}"functions":{{ *}}1,{{ *}}"captures":{{ *}}1,{{ *}}"warmups":{{ *}}1,{{ *}}"replays":{{ *}}2,{{ *}}"eager_runs":{{ *}}0,{{ *}}"recaptures":{{ *}}0

//--- step.mlir
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = arith.mulf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

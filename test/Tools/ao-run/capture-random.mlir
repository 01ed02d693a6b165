// A CUDA graph tree advances the state of random numbers as the step says.
//
// REQUIRES: ao-run, graph-trees
// RUN: split-file %s %t
// RUN: ao-run %t/random.mlir --strategy=none --capture --replay=4 | FileCheck %s --check-prefix=RANDOM

// RANDOM: strategy {{.*}} same bits
// RANDOM: none {{.*}} 1 2 0

//--- random.mlir
func.func @random(%x: tensor<2xi64>, %state: tensor<2xi64> {graph.argument = #graph.argument<random, draws = 3>}) -> tensor<2xi64> attributes {ao.step} {
  %0 = arith.xori %x, %state : tensor<2xi64>
  return %0 : tensor<2xi64>
}

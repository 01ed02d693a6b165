// A step that draws random numbers from a state that it is given. A tree has its
// own, and counts: each replay drops other elements, those that the step without
// captures drops, which is given as many numbers drawn.
//
// REQUIRES: ao-run, graph-trees
// RUN: env AO_POISON=1 AO_INTERLEAVING_SEED=3 ao-run %s -O0 --strategy=none --capture --replay=6 | FileCheck %s
//
// CHECK: captures
// CHECK: none {{.*}} 1 {{ *}}4 {{ *}}0{{$}}
#id = affine_map<(i) -> (i)>
#first = affine_map<(i) -> (0)>
func.func @step(%x: tensor<64xf32>, %state: tensor<2xi64> {graph.argument = #graph.argument<random, draws = 64>}) -> tensor<64xf32> attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %room = tensor.empty() : tensor<64xf32>
  %seed = tensor.extract_slice %state[0] [1] [1] : tensor<2xi64> to tensor<1xi64>
  %drawn = tensor.extract_slice %state[1] [1] [1] : tensor<2xi64> to tensor<1xi64>
  %y = linalg.generic {indexing_maps = [#id, #first, #first, #id], iterator_types = ["parallel"]}
      ins(%x, %seed, %drawn : tensor<64xf32>, tensor<1xi64>, tensor<1xi64>) outs(%room : tensor<64xf32>) {
  ^bb0(%value: f32, %s: i64, %n: i64, %old: f32):
    %i = linalg.index 0 : index
    %word = arith.index_cast %i : index to i64
    %number = arith.addi %n, %word : i64
    %mixed = arith.xori %number, %s : i64
    %factor = arith.constant 0x9E3779B97F4A7C15 : i64
    %product = arith.muli %mixed, %factor : i64
    %none = arith.constant 0 : i64
    %drops = arith.cmpi slt, %product, %none : i64
    %kept = arith.select %drops, %zero, %value : f32
    linalg.yield %kept : f32
  } -> tensor<64xf32>
  return %y : tensor<64xf32>
}

// A tensor with #graph.argument<key>, which the host may read, has a captured CUDA graph for
// each of its values.
//
// REQUIRES: ao-run, graph-trees
// RUN: split-file %s %t
// RUN: ao-run %t/key.mlir --strategy=none --capture --replay=7 | FileCheck %s --check-prefix=KEY

// KEY: strategy {{.*}} same bits
// KEY: none {{.*}} 2 3 0

//--- key.mlir
func.func @key(%x: tensor<4xf32>, %scale: tensor<f32> {graph.argument = #graph.argument<key>}) -> (tensor<4xf32>, tensor<f32>) attributes {ao.step} {
  %s = tensor.extract %scale[] : tensor<f32>
  %half = arith.constant 0.1 : f32
  %large = arith.cmpf ogt, %s, %half : f32
  %0 = scf.if %large -> tensor<4xf32> {
    %1 = arith.mulf %x, %x : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    %1 = tensor.splat %s : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  %2 = arith.addf %scale, %scale : tensor<f32>
  return %0, %2 : tensor<4xf32>, tensor<f32>
}

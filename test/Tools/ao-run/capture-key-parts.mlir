// Parts of a step that a host read divides are captured separately.
//
// REQUIRES: ao-run, graph-trees
// RUN: split-file %s %t
// RUN: ao-run %t/key.mlir --strategy=none --capture=split --capture-min-launches=1 --replay=3 --dump-graph-tree=%t/keys.json
// RUN: FileCheck %s --check-prefix=KEYS --input-file=%t/keys.json

// KEYS: "functions":{{ *}}[{"name":{{ *}}"key.0",{{ *}}"sizes":{{ *}}3}]

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

// An entry that cannot be captured, in a module with a step that can be.
//
// REQUIRES: ao-run, graph-trees
// RUN: split-file %s %t && cat %t/reads.mlir %t/step.mlir > %t/both.mlir
// RUN: %check_errors %s %t
//
// $ ao-run %t/both.mlir --entry=reads --strategy=none --capture
// error: '@reads' cannot be captured: the host reads '{{.*}}' here
// note: needed by this op

//--- step.mlir
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = arith.mulf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- reads.mlir
func.func @reads(%x: tensor<4xf32>, %scale: tensor<f32>) -> tensor<4xf32> attributes {ao.step} {
  %s = tensor.extract %scale[] : tensor<f32>
  %one = arith.constant 1.0 : f32
  %large = arith.cmpf ogt, %s, %one : f32
  %0 = scf.if %large -> tensor<4xf32> {
    %1 = arith.mulf %x, %x : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

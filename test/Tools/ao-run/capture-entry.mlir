// Steps of the module other than the entry are not captured, and need not be
// capturable.
//
// REQUIRES: ao-run, graph-trees
// RUN: split-file %s %t && cat %t/reads.mlir %t/step.mlir > %t/both.mlir
// RUN: ao-run %t/both.mlir --entry=step --strategy=none --capture --replay=3 | FileCheck %s --check-prefix=BOTH

// BOTH: strategy {{.*}} same bits
// BOTH: none {{.*}} 1 1 0

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

// Scalars that the step copies to the device share one captured CUDA graph in
// an executable.
//
// REQUIRES: ao-run, graph-trees
// RUN: split-file %s %t
// RUN: ao-run %t/scalars.mlir --scalars=device --strategy=none --capture --emit=exe -o %t/scalars
// RUN: %t/scalars --replay=7 | FileCheck %s --check-prefix=SCALARS

// SCALARS: strategy {{.*}} same bits
// SCALARS: none {{.*}} 1 5 0

//--- scalars.mlir
func.func @scalars(%x: tensor<4xf32>, %rate: f32, %n: i64) -> tensor<4xf32> attributes {autograd.tape} {
  autograd.final_callbacks
  %0 = tensor.splat %rate : tensor<4xf32>
  %1 = arith.mulf %x, %0 : tensor<4xf32>
  %2 = tensor.splat %n : tensor<4xi64>
  %3 = arith.sitofp %2 : tensor<4xi64> to tensor<4xf32>
  %4 = arith.addf %1, %3 : tensor<4xf32>
  return %4 : tensor<4xf32>
}

// A number with two alternating values has a captured CUDA graph for each.
//
// REQUIRES: ao-run, graph-trees
// RUN: split-file %s %t
// RUN: ao-run %t/number.mlir --strategy=none --capture --replay=7 | FileCheck %s --check-prefix=NUMBER

// NUMBER: strategy {{.*}} same bits
// NUMBER: none {{.*}} 2 3 0

//--- number.mlir
func.func @number(%x: tensor<4xf32>, %n: i32, %f: f32) -> tensor<4xf32> attributes {ao.step} {
  %m = arith.sitofp %n : i32 to f32
  %s = arith.addf %m, %f : f32
  %0 = tensor.splat %s : tensor<4xf32>
  %1 = arith.mulf %x, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

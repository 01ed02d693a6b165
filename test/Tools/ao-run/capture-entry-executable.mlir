// An executable captures the entry alone and replays it with several sets of
// inputs.
//
// REQUIRES: ao-run, graph-trees
// RUN: split-file %s %t && cat %t/reads.mlir %t/step.mlir > %t/both.mlir
// RUN: ao-run %t/both.mlir --entry=step --strategy=none --capture --emit=exe -o %t/both && %t/both --replay=3 | FileCheck %s --check-prefix=BOTH
// RUN: %t/both --replay=3 --replay-inputs=2 --progress=always 2>&1 | FileCheck %s --check-prefix=TURNS

// BOTH: strategy {{.*}} same bits
// BOTH: none {{.*}} 1 1 0
// TURNS: ao-run: running none
// TURNS-NEXT: ao-run: none: without captures, run 1 of 2
// TURNS-NEXT: ao-run: none: without captures, run 2 of 2
// TURNS-NEXT: ao-run: none: functions as they are, run 1 of 3
// TURNS: ao-run: none: captures, run 3 of 3

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

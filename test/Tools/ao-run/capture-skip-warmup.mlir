// AO_CAPTURE_SKIP_WARMUP captures in the first call.
//
// REQUIRES: ao-run, graph-trees
// RUN: split-file %s %t
// RUN: env AO_CAPTURE_SKIP_WARMUP=1 ao-run %t/step.mlir --strategy=none --capture --replay=4 | FileCheck %s --check-prefix=SKIP

// SKIP: none {{.*}} 1 3 0

//--- step.mlir
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = arith.mulf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

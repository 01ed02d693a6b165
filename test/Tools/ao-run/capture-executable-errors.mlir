// Options of an executable with captured CUDA graphs.
//
// REQUIRES: ao-run, graph-trees
// RUN: split-file %s %t && ao-run %t/step.mlir --strategy=none --capture --emit=exe -o %t/both
// RUN: %check_errors %s %t
//
// $ %t/both --replay-inputs=2
// error: --replay-inputs needs --replay
//
// $ %t/both --progress=some
// error: unknown --progress 'some', expected auto, always or never

//--- step.mlir
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = arith.mulf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

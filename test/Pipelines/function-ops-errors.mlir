// Bufferization and ao-run need func.func.
//
// REQUIRES: ao-run
// RUN: split-file %s %t
// RUN: %check_errors %s %t
//
// $ ao-opt %t/joint.mlir --ao-offload-to-buffers-pipeline="strategy=sync min-bytes=0"
// joint.mlir:1:1: error: 'ml_program.func' cannot be bufferized
//
// $ ao-run %t/joint.mlir --strategy=none
// joint.mlir:1:1: error: cannot run the step '@step': expected a 'func.func', got a 'ml_program.func'

//--- joint.mlir
ml_program.func @step(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {ao.step} {
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %a = math.sin %x : tensor<64x64xf32>
  %b = linalg.matmul ins(%a, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  %c = linalg.matmul ins(%b, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  %d = linalg.matmul ins(%c, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  %e = arith.mulf %d, %a : tensor<64x64xf32>
  ml_program.return %e : tensor<64x64xf32>
}

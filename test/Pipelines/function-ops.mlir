// A step may be any op with FunctionOpInterface: a joint step, and a pair whose
// signatures change with its residuals.
//
// REQUIRES: ao-run
// RUN: split-file %s %t
// RUN: ao-opt %t/joint.mlir --ao-offload-pipeline="strategy=sync min-bytes=0" | FileCheck %s --check-prefix=JOINT
// RUN: ao-opt %t/pair.mlir --ao-offload-pipeline="strategy=sync min-bytes=0" | FileCheck %s --check-prefix=PAIR

// JOINT: ml_program.func @step
// JOINT: math.sin
// JOINT: linalg.matmul
// JOINT: ao.offload
// JOINT: ao.reload
// JOINT: arith.mulf

// PAIR: ml_program.func @fwd({{.*}}) -> (tensor<64x64xf32>, tensor<64x64xf32, #ao.host>)
// PAIR: ao.offload
// PAIR: ml_program.func @bwd(%{{.*}}: tensor<64x64xf32, #ao.host>, %{{.*}}: tensor<64x64xf32>) -> tensor<64x64xf32>
// PAIR: ao.reload

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

//--- pair.mlir
ml_program.func @fwd(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %a = math.sin %x : tensor<64x64xf32>
  %b = linalg.matmul ins(%a, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  %c = linalg.matmul ins(%b, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64x64xf32>) -> tensor<64x64xf32>
  ml_program.return %c, %a, %zero : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}
ml_program.func @bwd(%a: tensor<64x64xf32>, %z: tensor<64x64xf32>, %g: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %d = linalg.matmul ins(%g, %g : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %e = arith.mulf %d, %a : tensor<64x64xf32>
  ml_program.return %e : tensor<64x64xf32>
}

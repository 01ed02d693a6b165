// A build without CUDA graph capture rejects --capture.
//
// REQUIRES: ao-run
// UNSUPPORTED: graph-trees
// RUN: not ao-run %s --strategy=none --capture 2>&1 | FileCheck %s
// CHECK: error: unsupported: CUDA graph capture is not in this build (AO_ENABLE_GRAPH=OFF)

func.func @step(%x: tensor<16xf32>) -> tensor<16xf32> attributes {ao.step} {
  %0 = linalg.add ins(%x, %x : tensor<16xf32>, tensor<16xf32>) outs(%x : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

// Elementwise ops on tensors, as in the README, run without a lowering of the
// user's.
//
// REQUIRES: ao-run
// RUN: ao-run %s --compare --strategy=none,sync,pytorch --min-bytes=1 | FileCheck %s
// CHECK: sync {{.*}} yes
// CHECK: pytorch {{.*}} yes
func.func @step(%x: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<64x64xf32>
  %b = math.cos %a : tensor<64x64xf32>
  %c = math.exp %b : tensor<64x64xf32>
  %d = arith.mulf %c, %a : tensor<64x64xf32>
  return %d : tensor<64x64xf32>
}

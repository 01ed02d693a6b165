// Affine loops that carry tensors: they run, and their residuals are offloaded.
//
// REQUIRES: ao-run
// RUN: %compare_outputs 'AO_POISON=1 AO_INTERLEAVING_SEED=7 ao-run %s --strategy=none' \
// RUN:   'AO_POISON=1 AO_INTERLEAVING_SEED=7 ao-run %s --strategy=sync --min-bytes=0' | FileCheck %s
//
// CHECK-DAG: output 0: 1x64xf32
// CHECK-DAG: sync: 1 stacked residual offloaded slice by slice
func.func @step(%x: tensor<1x64xf32>) -> tensor<1x64xf32> attributes {ao.step} {
  %init = tensor.empty() : tensor<8x64xf32>
  %y, %stack = affine.for %i = 0 to 8 iter_args(%h = %x, %s = %init) -> (tensor<1x64xf32>, tensor<8x64xf32>) {
    %a = math.sin %h : tensor<1x64xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<8x64xf32>
    affine.yield %a, %t : tensor<1x64xf32>, tensor<8x64xf32>
  }
  %z = affine.for %i = 0 to 8 iter_args(%g = %y) -> (tensor<1x64xf32>) {
    %j = affine.apply affine_map<(d0) -> (7 - d0)>(%i)
    %a = tensor.extract_slice %stack[%j, 0] [1, 64] [1, 1] : tensor<8x64xf32> to tensor<1x64xf32>
    %b = arith.mulf %g, %a : tensor<1x64xf32>
    affine.yield %b : tensor<1x64xf32>
  }
  return %z : tensor<1x64xf32>
}

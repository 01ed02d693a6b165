// An executable for the processor of this machine has the bits of ao-run.
//
// REQUIRES: ao-run
// RUN: ao-run %s --emit=exe -o %t --strategy=none --chip=native
// RUN: %compare_outputs 'ao-run %s --strategy=none --seed=5' \
// RUN:   '%t --seed=5'

func.func @step(%x: tensor<16xf32>) -> tensor<16xf32> attributes {ao.step} {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

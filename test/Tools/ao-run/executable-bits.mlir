// An executable for the default processor and its predicted peak: the bits of
// ao-run.
//
// REQUIRES: ao-run
// RUN: ao-run %s --emit=exe -o %t --strategy=none --device-memory-budget=1kB
// RUN: %compare_outputs 'ao-run %s --strategy=none --seed=5' \
// RUN:   '%t --seed=5 --device-memory-budget=100%%' | FileCheck %s --check-prefix=TABLE

// TABLE: none {{ *}}128
// TABLE: output 0: 16xf32
//
func.func @step(%x: tensor<16xf32>) -> tensor<16xf32> attributes {ao.step} {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

// A failed write does not change an existing file.
//
// REQUIRES: ao-run
// RUN: echo before > %t
// RUN: not ao-run %s --emit=exe -o %t --strategy=none --linker=false
// RUN: grep -x before %t

func.func @step(%x: tensor<16xf32>) -> tensor<16xf32> attributes {ao.step} {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

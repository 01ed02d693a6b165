// A training step for ao-run to write an executable of.
func.func @step(%x: tensor<16xf32>) -> tensor<16xf32> attributes {ao.step} {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

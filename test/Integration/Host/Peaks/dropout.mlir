// Masks that are compared, chosen by, and kept for the way back.
func.func @step(%x: tensor<64x64xf32>, %m: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {ao.step} {
  %half = arith.constant dense<0.5> : tensor<64x64xf32>
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %keep = arith.cmpf ogt, %m, %half : tensor<64x64xf32>
  %a = math.tanh %x : tensor<64x64xf32>
  %b = arith.select %keep, %a, %none : tensor<64x64xi1>, tensor<64x64xf32>
  %c = math.exp %b : tensor<64x64xf32>
  %d = arith.mulf %c, %c : tensor<64x64xf32>
  %e = arith.select %keep, %d, %none : tensor<64x64xi1>, tensor<64x64xf32>
  %f = arith.mulf %e, %a : tensor<64x64xf32>
  return %f : tensor<64x64xf32>
}

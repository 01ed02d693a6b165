// Constants take no device memory until an op writes over them; arguments
// belong to the caller unless they are donated, and may be returned.
func.func @step(%x: tensor<32x32xf32>, %y: tensor<32x32xf32> {ao.donated}, %z: tensor<32x32xf32> {ao.donated})
    -> (tensor<32x32xf32>, tensor<32x32xf32>) attributes {ao.step} {
  %k = arith.constant dense<2.0> : tensor<32x32xf32>
  %a = arith.mulf %k, %x : tensor<32x32xf32>
  %b = arith.addf %y, %a : tensor<32x32xf32>
  %c = arith.addf %x, %b : tensor<32x32xf32>
  %d = math.sin %c : tensor<32x32xf32>
  %e = arith.mulf %d, %a : tensor<32x32xf32>
  return %e, %x : tensor<32x32xf32>, tensor<32x32xf32>
}

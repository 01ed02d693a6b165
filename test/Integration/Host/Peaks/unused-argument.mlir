// All arguments are there when the step begins, also %b, which no op uses, and
// %a, which leaves before the first op.
func.func @step(%a: tensor<8x8xf32> {ao.donated}, %b: tensor<8x16xf64> {ao.donated}, %c: tensor<8x8xf32> {ao.donated}) -> tensor<8x8xf32> attributes {ao.step} {
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.exp ins(%c : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.exp ins(%0 : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = linalg.exp ins(%1 : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = linalg.mul ins(%2, %a : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}

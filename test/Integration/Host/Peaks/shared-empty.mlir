// Ops that share an empty tensor, as after CSE, share no bytes. The value that
// is read last may be offloaded in between.
func.func @step(%x: tensor<8x8xf32>, %w: tensor<8x8xf32> {ao.donated}) -> tensor<8x8xf32> attributes {ao.step} {
  %e = tensor.empty() : tensor<8x8xf32>
  %s = linalg.exp ins(%w : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %a = linalg.exp ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %b = linalg.exp ins(%a : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %c = linalg.exp ins(%b : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %d = linalg.exp ins(%c : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %m = linalg.mul ins(%d, %s : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %m : tensor<8x8xf32>
}

// A residual with another signedness is offloaded: the cast is recomputed after
// the reload.
func.func @fwd(%x: tensor<64xi32>) -> (tensor<64xi32>, tensor<64xui32>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %e = tensor.empty() : tensor<64xi32>
  %a = linalg.add ins(%x, %x : tensor<64xi32>, tensor<64xi32>) outs(%e : tensor<64xi32>) -> tensor<64xi32>
  %u = builtin.unrealized_conversion_cast %a : tensor<64xi32> to tensor<64xui32>
  %f = tensor.empty() : tensor<64xi32>
  %b = linalg.mul ins(%a, %x : tensor<64xi32>, tensor<64xi32>) outs(%f : tensor<64xi32>) -> tensor<64xi32>
  return %b, %u : tensor<64xi32>, tensor<64xui32>
}
func.func @bwd(%u: tensor<64xui32>, %g: tensor<64xi32>) -> tensor<64xi32> {
  %s = builtin.unrealized_conversion_cast %u : tensor<64xui32> to tensor<64xi32>
  %e = tensor.empty() : tensor<64xi32>
  %h = linalg.add ins(%g, %g : tensor<64xi32>, tensor<64xi32>) outs(%e : tensor<64xi32>) -> tensor<64xi32>
  %f = tensor.empty() : tensor<64xi32>
  %b = linalg.mul ins(%h, %s : tensor<64xi32>, tensor<64xi32>) outs(%f : tensor<64xi32>) -> tensor<64xi32>
  return %b : tensor<64xi32>
}

// The backward function has no op: what it is given is there when the forward
// function is over, and what it returns may come back after that.
func.func @fwd(%x: tensor<64xf32>, %y: tensor<16xf32> {ao.donated}) -> (tensor<64xf32>, tensor<64xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = math.exp %x : tensor<64xf32>
  %b = math.sin %a : tensor<64xf32>
  %c = arith.addf %a, %b : tensor<64xf32>
  return %c, %b : tensor<64xf32>, tensor<64xf32>
}
func.func @bwd(%saved: tensor<64xf32>, %g: tensor<64xf32> {ao.donated}) -> tensor<64xf32> {
  return %saved : tensor<64xf32>
}

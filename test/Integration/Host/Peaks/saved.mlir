// A value that is reloaded for an op that overwrites it counts with its own
// bytes; the result counts from the next op on.
func.func @fwd(%x: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<64x64xf32>
  %b = math.cos %a : tensor<64x64xf32>
  %c = math.exp %b : tensor<64x64xf32>
  %d = math.tanh %c : tensor<64x64xf32>
  return %d, %a, %b : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}
func.func @bwd(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %g: tensor<64x64xf32> {ao.donated}) -> tensor<64x64xf32> {
  %0 = math.absf %g : tensor<64x64xf32>
  %1 = arith.mulf %b, %0 : tensor<64x64xf32>
  %2 = math.absf %1 : tensor<64x64xf32>
  %3 = arith.mulf %a, %2 : tensor<64x64xf32>
  %4 = arith.addf %3, %3 : tensor<64x64xf32>
  return %4 : tensor<64x64xf32>
}

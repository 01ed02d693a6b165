// Ops on whole tensors are written over their first operand: two of the seven
// values need bytes of their own.
func.func @step(%x: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<64x64xf32>
  %b = math.cos %a : tensor<64x64xf32>
  %b1 = math.exp %b : tensor<64x64xf32>
  %b2 = math.exp %b1 : tensor<64x64xf32>
  %b3 = arith.addf %b2, %b1 : tensor<64x64xf32>
  %c = math.exp %b3 : tensor<64x64xf32>
  %d = arith.mulf %c, %a : tensor<64x64xf32>
  return %d : tensor<64x64xf32>
}

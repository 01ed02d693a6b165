func.func @step(%x: tensor<64x128xf32>) -> tensor<64x128xf32> attributes {ao.step} {
  %y = arith.addf %x, %x {ao.layer = 1 : i64} : tensor<64x128xf32> loc("y")
  %a = math.absf %x : tensor<64x128xf32>
  %b = math.absf %a : tensor<64x128xf32>
  %z = arith.addf %y, %b {ao.phase = "backward"} : tensor<64x128xf32>
  return %z : tensor<64x128xf32>
}

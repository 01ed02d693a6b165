// A dead result that a loop computes from a reloaded value is freed when the
// next op starts.
func.func @step(%x: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = math.sin %x : tensor<64x64xf32>
  %b = math.cos %a : tensor<64x64xf32>
  %c = math.exp %b : tensor<64x64xf32>
  %d = math.exp %c : tensor<64x64xf32>
  %e = scf.for %i = %c0 to %c1 step %c1 iter_args(%f = %a) -> (tensor<64x64xf32>) {
    %g = arith.addf %f, %d : tensor<64x64xf32>
    scf.yield %g : tensor<64x64xf32>
  }
  %h = arith.addf %x, %d : tensor<64x64xf32>
  %j = arith.mulf %h, %d : tensor<64x64xf32>
  return %j : tensor<64x64xf32>
}

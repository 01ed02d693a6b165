// Of two branches only one runs. One makes its result, the other passes on a
// value that ends there, which the first frees.
func.func @step(%x: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %a = math.sin %x : tensor<64x64xf32>
  %k = math.cos %x : tensor<64x64xf32>
  %e = tensor.extract %x[%c0, %c0] : tensor<64x64xf32>
  %p = arith.cmpf ogt, %e, %zero : f32
  %r = scf.if %p -> tensor<64x64xf32> {
    %0 = math.tanh %x : tensor<64x64xf32>
    %1 = math.exp %x : tensor<64x64xf32>
    %2 = arith.addf %0, %1 : tensor<64x64xf32>
    scf.yield %2 : tensor<64x64xf32>
  } else {
    scf.yield %k : tensor<64x64xf32>
  }
  %s = scf.if %p -> tensor<64x64xf32> {
    %0 = math.tanh %r : tensor<64x64xf32>
    scf.yield %0 : tensor<64x64xf32>
  } else {
    %0 = math.sin %x : tensor<64x64xf32>
    %1 = math.exp %0 : tensor<64x64xf32>
    scf.yield %1 : tensor<64x64xf32>
  }
  %d = arith.mulf %s, %a : tensor<64x64xf32>
  return %d, %r : tensor<64x64xf32>, tensor<64x64xf32>
}

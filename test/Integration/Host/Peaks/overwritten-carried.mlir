// A value that the body writes in place of a carried one is dead when another
// value is yielded: that is written there, and one buffer is enough.
func.func @step(%x: tensor<32x32xf32>, %k: tensor<32x32xf32>) -> (tensor<32x32xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %d = math.sin %x : tensor<32x32xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %k) -> (tensor<32x32xf32>) {
    %b = arith.addf %a, %x : tensor<32x32xf32>
    %e = tensor.empty() : tensor<32x32xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
    %c = linalg.matmul ins(%b, %x : tensor<32x32xf32>, tensor<32x32xf32>) outs(%f : tensor<32x32xf32>) -> tensor<32x32xf32>
    scf.yield %c : tensor<32x32xf32>
  }
  %p = arith.mulf %r, %d : tensor<32x32xf32>
  return %p : tensor<32x32xf32>
}

// A softmax keeps the largest of each row, and then the sum, beside its
// argument and its result.
func.func @step(%x: tensor<32x64xf32>) -> tensor<32x64xf32> attributes {ao.step} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %a = math.sin %x : tensor<32x64xf32>
  %empty = tensor.empty() : tensor<32x64xf32>
  %s = linalg.softmax dimension(1) ins(%a : tensor<32x64xf32>) outs(%empty : tensor<32x64xf32>) -> tensor<32x64xf32>
  %t = arith.mulf %s, %a : tensor<32x64xf32>
  %r = scf.for %i = %zero to %three step %one iter_args(%c = %t) -> (tensor<32x64xf32>) {
    %e = tensor.empty() : tensor<32x64xf32>
    %p = linalg.softmax dimension(0) ins(%c : tensor<32x64xf32>) outs(%e : tensor<32x64xf32>) -> tensor<32x64xf32>
    %m = arith.mulf %p, %c : tensor<32x64xf32>
    scf.yield %m : tensor<32x64xf32>
  }
  %d = arith.mulf %r, %a : tensor<32x64xf32>
  return %d : tensor<32x64xf32>
}

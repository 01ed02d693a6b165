// A loop computes an elementwise slice in its residual, so that the next op is
// not written over it, and copies a slice there that consists of several parts.
func.func @step(%x: tensor<16x32xf32>, %w: tensor<16x32xf32>) -> (tensor<16x32xf32>, tensor<16x32xf32>)
    attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x16x32xf32>
  %other = tensor.empty() : tensor<4x16x32xf32>
  %f:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init, %t = %other) -> (tensor<16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>) {
    %a = arith.mulf %h, %w : tensor<16x32xf32>
    %s1 = tensor.insert_slice %a into %s[%i, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<4x16x32xf32>
    %b = arith.addf %a, %w : tensor<16x32xf32>
    %low = tensor.extract_slice %b[0, 0] [16, 16] [1, 1] : tensor<16x32xf32> to tensor<16x16xf32>
    %high = tensor.extract_slice %b[0, 16] [16, 16] [1, 1] : tensor<16x32xf32> to tensor<16x16xf32>
    %e = tensor.empty() : tensor<16x32xf32>
    %first = tensor.insert_slice %high into %e[0, 0] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<16x32xf32>
    %c = tensor.insert_slice %low into %first[0, 16] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<16x32xf32>
    %t1 = tensor.insert_slice %c into %t[%i, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<4x16x32xf32>
    %d = math.tanh %c : tensor<16x32xf32>
    scf.yield %d, %s1, %t1 : tensor<16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>
  }
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %f#0) -> tensor<16x32xf32> {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %f#1[%j, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<4x16x32xf32> to tensor<16x32xf32>
    %c = tensor.extract_slice %f#2[%j, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<4x16x32xf32> to tensor<16x32xf32>
    %0 = arith.mulf %g, %a : tensor<16x32xf32>
    %1 = arith.addf %0, %c : tensor<16x32xf32>
    scf.yield %1 : tensor<16x32xf32>
  }
  return %r, %f#0 : tensor<16x32xf32>, tensor<16x32xf32>
}

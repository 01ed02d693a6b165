// Empty tensors that a compiler has moved out of a loop over microbatches: the
// buffers of residuals and sums are those of an iteration, split or not.
func.func @step(%x: tensor<3x16x32xf32>, %w: tensor<6x16x32xf32>) -> tensor<6x16x32xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.0 : f32
  %residual = tensor.empty() : tensor<6x16x32xf32>
  %gradient = tensor.empty() : tensor<6x16x32xf32>
  %sums = tensor.empty() : tensor<6x16x32xf32>
  %row = tensor.empty() : tensor<16x32xf32>
  %first = linalg.fill ins(%zero : f32) outs(%sums : tensor<6x16x32xf32>) -> tensor<6x16x32xf32>
  %r = scf.for %m = %c0 to %c3 step %c1 iter_args(%sum = %first) -> (tensor<6x16x32xf32>) {
    %batch = tensor.extract_slice %x[%m, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<3x16x32xf32> to tensor<16x32xf32>
    %y, %stack = scf.for %i = %c0 to %c6 step %c1 iter_args(%h = %batch, %s = %residual) -> (tensor<16x32xf32>, tensor<6x16x32xf32>) {
      %v = tensor.extract_slice %w[%i, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<6x16x32xf32> to tensor<16x32xf32>
      %a = linalg.mul ins(%h, %v : tensor<16x32xf32>, tensor<16x32xf32>) outs(%row : tensor<16x32xf32>) -> tensor<16x32xf32>
      %b = linalg.tanh ins(%a : tensor<16x32xf32>) outs(%row : tensor<16x32xf32>) -> tensor<16x32xf32>
      %t = tensor.insert_slice %b into %s[%i, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<6x16x32xf32>
      %c = linalg.add ins(%b, %h : tensor<16x32xf32>, tensor<16x32xf32>) outs(%row : tensor<16x32xf32>) -> tensor<16x32xf32>
      scf.yield %c, %t : tensor<16x32xf32>, tensor<6x16x32xf32>
    }
    %z, %g = scf.for %i = %c0 to %c6 step %c1 iter_args(%d = %y, %s = %gradient) -> (tensor<16x32xf32>, tensor<6x16x32xf32>) {
      %j = arith.subi %c5, %i : index
      %b = tensor.extract_slice %stack[%j, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<6x16x32xf32> to tensor<16x32xf32>
      %a = linalg.mul ins(%d, %b : tensor<16x32xf32>, tensor<16x32xf32>) outs(%row : tensor<16x32xf32>) -> tensor<16x32xf32>
      %t = tensor.insert_slice %a into %s[%j, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<6x16x32xf32>
      %c = linalg.sub ins(%a, %b : tensor<16x32xf32>, tensor<16x32xf32>) outs(%row : tensor<16x32xf32>) -> tensor<16x32xf32>
      scf.yield %c, %t : tensor<16x32xf32>, tensor<6x16x32xf32>
    }
    %new = linalg.add ins(%sum, %g : tensor<6x16x32xf32>, tensor<6x16x32xf32>) outs(%gradient : tensor<6x16x32xf32>) -> tensor<6x16x32xf32>
    scf.yield %new : tensor<6x16x32xf32>
  }
  return %r : tensor<6x16x32xf32>
}

// A loop over microbatches around two loops, of which one reads the residuals
// of the other, and continues with its state: each iteration has them to
// itself.
func.func @step(%batch: tensor<3x32x32xf32>, %w: tensor<32x32xf32>) -> (tensor<32x32xf32>) attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cn = arith.constant 4 : index
  %cm = arith.constant 3 : index
  %e = tensor.empty() : tensor<32x32xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
  %g = scf.for %i = %c0 to %cm step %c1 iter_args(%s = %z) -> (tensor<32x32xf32>) {
    %x = tensor.extract_slice %batch[%i, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<3x32x32xf32> to tensor<32x32xf32>
    %stack = tensor.empty() : tensor<4x32x32xf32>
    %f:2 = scf.for %j = %c0 to %cn step %c1 iter_args(%h = %x, %all = %stack) -> (tensor<32x32xf32>, tensor<4x32x32xf32>) {
      %more = tensor.insert_slice %h into %all[%j, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<32x32xf32> into tensor<4x32x32xf32>
      %0 = arith.mulf %h, %w : tensor<32x32xf32>
      %1 = math.tanh %0 : tensor<32x32xf32>
      scf.yield %1, %more : tensor<32x32xf32>, tensor<4x32x32xf32>
    }
    %b = scf.for %j = %c0 to %cn step %c1 iter_args(%d = %f#0) -> (tensor<32x32xf32>) {
      %k = arith.subi %cn, %j : index
      %k1 = arith.subi %k, %c1 : index
      %h = tensor.extract_slice %f#1[%k1, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<32x32xf32>
      %0 = arith.mulf %h, %d : tensor<32x32xf32>
      %1 = math.tanh %0 : tensor<32x32xf32>
      scf.yield %1 : tensor<32x32xf32>
    }
    %s1 = arith.addf %s, %b : tensor<32x32xf32>
    scf.yield %s1 : tensor<32x32xf32>
  }
  return %g : tensor<32x32xf32>
}

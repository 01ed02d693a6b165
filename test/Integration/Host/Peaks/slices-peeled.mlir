// Peeled iterations compute their slices in the tensors that loops write to: in
// the step, and within a loop around them; after the loop, and before it.
func.func @step(%x: tensor<16x32xf32>, %w: tensor<16x32xf32>) -> (tensor<16x32xf32>, tensor<4x16x32xf32>, tensor<3x16x32xf32>)
    attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %init = tensor.empty() : tensor<4x16x32xf32>
  %q = arith.mulf %x, %w : tensor<16x32xf32>
  %s0 = tensor.insert_slice %q into %init[0, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<4x16x32xf32>
  %y = math.tanh %x : tensor<16x32xf32>
  %l:2 = scf.for %i = %c1 to %c2 step %c1 iter_args(%h = %y, %s = %s0) -> (tensor<16x32xf32>, tensor<4x16x32xf32>) {
    %a = arith.mulf %h, %w : tensor<16x32xf32>
    %s1 = tensor.insert_slice %a into %s[%i, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<4x16x32xf32>
    %d = math.tanh %a : tensor<16x32xf32>
    scf.yield %d, %s1 : tensor<16x32xf32>, tensor<4x16x32xf32>
  }
  %a = arith.mulf %l#0, %w : tensor<16x32xf32>
  %s2 = tensor.insert_slice %a into %l#1[2, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<4x16x32xf32>
  %d = math.tanh %l#0 : tensor<16x32xf32>
  %b = arith.mulf %d, %w : tensor<16x32xf32>
  %s3 = tensor.insert_slice %b into %s2[3, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<4x16x32xf32>
  %sums = tensor.empty() : tensor<3x16x32xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%sums : tensor<3x16x32xf32>) -> tensor<3x16x32xf32>
  %o:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%g = %d, %sum = %zeros) -> (tensor<16x32xf32>, tensor<3x16x32xf32>) {
    %none = tensor.empty() : tensor<3x16x32xf32>
    %p = arith.mulf %g, %w : tensor<16x32xf32>
    %begun = tensor.insert_slice %p into %none[0, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<3x16x32xf32>
    %n:2 = scf.for %j = %c1 to %c2 step %c1 iter_args(%h = %g, %s = %begun) -> (tensor<16x32xf32>, tensor<3x16x32xf32>) {
      %m = arith.mulf %h, %w : tensor<16x32xf32>
      %t = tensor.insert_slice %m into %s[%j, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<3x16x32xf32>
      %k = math.tanh %m : tensor<16x32xf32>
      scf.yield %k, %t : tensor<16x32xf32>, tensor<3x16x32xf32>
    }
    %m = arith.mulf %n#0, %w : tensor<16x32xf32>
    %t = tensor.insert_slice %m into %n#1[2, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<3x16x32xf32>
    %k = math.tanh %n#0 : tensor<16x32xf32>
    %new = arith.addf %sum, %t : tensor<3x16x32xf32>
    scf.yield %k, %new : tensor<16x32xf32>, tensor<3x16x32xf32>
  }
  return %o#0, %s3, %o#1 : tensor<16x32xf32>, tensor<4x16x32xf32>, tensor<3x16x32xf32>
}

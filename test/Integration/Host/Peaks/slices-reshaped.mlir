// An op that reads a slice, which is in its residual in another shape, could be
// written over it.
func.func @step(%x: tensor<8x32xf32>, %y: tensor<8x32xf32>, %w: tensor<3x8x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %s1 = tensor.empty() : tensor<3x8x32xf32>
  %l5:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a3 = %x, %a4 = %s1) -> (tensor<8x32xf32>, tensor<3x8x32xf32>) {
    %v7 = arith.mulf %a3, %y : tensor<8x32xf32>
    %v8 = arith.subf %v7, %y : tensor<8x32xf32>
    %x10 = tensor.expand_shape %v8 [[0, 1], [2]] output_shape [1, 8, 32] : tensor<8x32xf32> into tensor<1x8x32xf32>
    %s9 = tensor.insert_slice %x10 into %a4[%i, 0, 0] [1, 8, 32] [1, 1, 1] : tensor<1x8x32xf32> into tensor<3x8x32xf32>
    %v11 = arith.addf %v8, %v7 : tensor<8x32xf32>
    scf.yield %v11, %s9 : tensor<8x32xf32>, tensor<3x8x32xf32>
  }
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a15 = %l5#0) -> (tensor<8x32xf32>) {
    %k = arith.subi %c2, %i : index
    %r18 = tensor.extract_slice %l5#1[%k, 0, 0] [1, 8, 32] [1, 1, 1] : tensor<3x8x32xf32> to tensor<8x32xf32>
    %v20 = arith.minimumf %a15, %r18 : tensor<8x32xf32>
    scf.yield %v20 : tensor<8x32xf32>
  }
  return %r, %x : tensor<8x32xf32>, tensor<8x32xf32>
}

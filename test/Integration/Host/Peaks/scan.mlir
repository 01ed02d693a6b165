// A scan stacks its states, recomputes from them in backward (a checkpoint),
// and its values are exchanged in between.
func.func @step(%x: tensor<32x32xf32>, %w: tensor<32x32xf32>) -> (tensor<32x32xf32>, tensor<32x32xf32>)
    attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = math.cos %w : tensor<32x32xf32>
  %stack = tensor.empty() : tensor<3x32x32xf32>
  %f:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %x, %all = %stack) -> (tensor<32x32xf32>, tensor<3x32x32xf32>) {
    %more = tensor.insert_slice %h into %all[%i, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<32x32xf32> into tensor<3x32x32xf32>
    %0 = arith.mulf %h, %w : tensor<32x32xf32>
    %1 = math.tanh %0 : tensor<32x32xf32>
    scf.yield %1, %more : tensor<32x32xf32>, tensor<3x32x32xf32>
  }
  %b:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %f#0, %o = %k) -> (tensor<32x32xf32>, tensor<32x32xf32>) {
    %h = tensor.extract_slice %f#1[%i, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<3x32x32xf32> to tensor<32x32xf32>
    %0 = arith.mulf %h, %w : tensor<32x32xf32>
    %1 = math.tanh %0 : tensor<32x32xf32>
    %2 = arith.mulf %1, %g : tensor<32x32xf32>
    scf.yield %o, %2 : tensor<32x32xf32>, tensor<32x32xf32>
  }
  %d = arith.mulf %b#0, %k : tensor<32x32xf32>
  return %d, %b#1 : tensor<32x32xf32>, tensor<32x32xf32>
}

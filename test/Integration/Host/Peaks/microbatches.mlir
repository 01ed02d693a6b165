// A loop over microbatches adds up gradients. The allocations of one iteration
// are freed before the next, and both sums start from one value of zeros, of
// which only one can be overwritten.
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @step(%batch: tensor<4x32x32xf32>, %w: tensor<32x32xf32>) -> (tensor<32x32xf32>, tensor<32x32xf32>)
    attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = math.sin %w : tensor<32x32xf32>
  %e = tensor.empty() : tensor<32x32xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
  %g:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %z, %t = %z) -> (tensor<32x32xf32>, tensor<32x32xf32>) {
    %x = tensor.extract_slice %batch[%i, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<32x32xf32>
    %e0 = tensor.empty() : tensor<32x32xf32>
    %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %h = linalg.matmul ins(%x, %w : tensor<32x32xf32>, tensor<32x32xf32>) outs(%z0 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %u = math.tanh %h : tensor<32x32xf32>
    %v = arith.mulf %u, %u : tensor<32x32xf32>
    %y = arith.addf %v, %x : tensor<32x32xf32>
    %s1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%y : tensor<32x32xf32>) outs(%s : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %out : f32
      linalg.yield %0 : f32
    } -> tensor<32x32xf32>
    %t1 = arith.addf %y, %t : tensor<32x32xf32>
    scf.yield %s1, %t1 : tensor<32x32xf32>, tensor<32x32xf32>
  }
  %d = arith.mulf %g#1, %a : tensor<32x32xf32>
  return %g#0, %d : tensor<32x32xf32>, tensor<32x32xf32>
}

// Five layers as JAX writes `scan` with `unroll=2`: a loop over two pairs of
// layers, and the last layer after it; the backward function groups them from the
// last one down.
func.func @fwd(%x: tensor<4096xf32>) -> (tensor<4096xf32>, tensor<5x4096xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = tensor.empty() : tensor<2x2x4096xf32>
  %h4, %blocks = scf.for %i = %c0 to %c2 step %c1 iter_args(%h0 = %x, %stack = %e) -> (tensor<4096xf32>, tensor<2x2x4096xf32>) {
    %h1 = math.sin %h0 : tensor<4096xf32>
    %h2 = math.sin %h1 : tensor<4096xf32>
    %r0 = tensor.expand_shape %h0 [[0, 1]] output_shape [1, 4096] : tensor<4096xf32> into tensor<1x4096xf32>
    %r1 = tensor.expand_shape %h1 [[0, 1]] output_shape [1, 4096] : tensor<4096xf32> into tensor<1x4096xf32>
    %block = tensor.concat dim(0) %r0, %r1 : (tensor<1x4096xf32>, tensor<1x4096xf32>) -> tensor<2x4096xf32>
    %next = tensor.insert_slice %block into %stack[%i, 0, 0] [1, 2, 4096] [1, 1, 1] : tensor<2x4096xf32> into tensor<2x2x4096xf32>
    scf.yield %h2, %next : tensor<4096xf32>, tensor<2x2x4096xf32>
  }
  %rows = tensor.collapse_shape %blocks [[0, 1], [2]] : tensor<2x2x4096xf32> into tensor<4x4096xf32>
  %h5 = math.sin %h4 : tensor<4096xf32>
  %r4 = tensor.expand_shape %h4 [[0, 1]] output_shape [1, 4096] : tensor<4096xf32> into tensor<1x4096xf32>
  %all = tensor.concat dim(0) %rows, %r4 : (tensor<4x4096xf32>, tensor<1x4096xf32>) -> tensor<5x4096xf32>
  return %h5, %all : tensor<4096xf32>, tensor<5x4096xf32>
}
func.func @bwd(%all: tensor<5x4096xf32>, %g: tensor<4096xf32>) -> tensor<4096xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %first = tensor.extract_slice %all[0, 0] [1, 4096] [1, 1] : tensor<5x4096xf32> to tensor<4096xf32>
  %others = tensor.extract_slice %all[1, 0] [4, 4096] [1, 1] : tensor<5x4096xf32> to tensor<4x4096xf32>
  %blocks = tensor.expand_shape %others [[0, 1], [2]] output_shape [2, 2, 4096] : tensor<4x4096xf32> into tensor<2x2x4096xf32>
  %g1 = scf.for %i = %c0 to %c2 step %c1 iter_args(%g0 = %g) -> (tensor<4096xf32>) {
    %n = arith.subi %c1, %i : index
    %block = tensor.extract_slice %blocks[%n, 0, 0] [1, 2, 4096] [1, 1, 1] : tensor<2x2x4096xf32> to tensor<2x4096xf32>
    %h1 = tensor.extract_slice %block[1, 0] [1, 4096] [1, 1] : tensor<2x4096xf32> to tensor<4096xf32>
    %h0 = tensor.extract_slice %block[0, 0] [1, 4096] [1, 1] : tensor<2x4096xf32> to tensor<4096xf32>
    %d1 = math.cos %h1 : tensor<4096xf32>
    %p1 = arith.mulf %g0, %d1 : tensor<4096xf32>
    %d0 = math.cos %h0 : tensor<4096xf32>
    %p0 = arith.mulf %p1, %d0 : tensor<4096xf32>
    scf.yield %p0 : tensor<4096xf32>
  }
  %d = math.cos %first : tensor<4096xf32>
  %dx = arith.mulf %g1, %d : tensor<4096xf32>
  return %dx : tensor<4096xf32>
}

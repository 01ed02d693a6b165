// A pooling in the body of a loop: its window, taken for its shape only, has a
// buffer there, too.
func.func @step(%x: tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %kept = math.sin %x : tensor<1x8x8x4xf32>
  %first = math.cos %kept : tensor<1x8x8x4xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %first) -> (tensor<1x8x8x4xf32>) {
    %window = tensor.empty() : tensor<16x16xf32>
    %zero = arith.constant 0.0 : f32
    %padded = tensor.pad %h low[0, 7, 7, 0] high[0, 8, 8, 0] {
    ^bb0(%a: index, %b: index, %c: index, %d: index):
      tensor.yield %zero : f32
    } : tensor<1x8x8x4xf32> to tensor<1x23x23x4xf32>
    %e = tensor.empty() : tensor<1x8x8x4xf32>
    %sums = linalg.fill ins(%zero : f32) outs(%e : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
    %p = linalg.pooling_nhwc_sum ins(%padded, %window : tensor<1x23x23x4xf32>, tensor<16x16xf32>) outs(%sums : tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
    %t = math.sin %p : tensor<1x8x8x4xf32>
    scf.yield %t : tensor<1x8x8x4xf32>
  }
  %q = arith.mulf %r, %kept : tensor<1x8x8x4xf32>
  return %q : tensor<1x8x8x4xf32>
}

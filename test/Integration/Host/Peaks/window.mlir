// A pooling takes its window for its shape only; the window has a buffer all the same.
func.func @step(%x: tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<1x8x8x4xf32>
  %b = math.cos %a : tensor<1x8x8x4xf32>
  %window = tensor.empty() : tensor<16x16xf32>
  %zero = arith.constant 0.0 : f32
  %padded = tensor.pad %b low[0, 7, 7, 0] high[0, 7, 7, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<1x8x8x4xf32> to tensor<1x22x22x4xf32>
  %e = tensor.empty() : tensor<1x4x4x4xf32>
  %sums = linalg.fill ins(%zero : f32) outs(%e : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  %p = linalg.pooling_nhwc_sum {strides = dense<2> : tensor<2xi64>} ins(%padded, %window : tensor<1x22x22x4xf32>, tensor<16x16xf32>) outs(%sums : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  %s = tensor.extract_slice %a[0, 0, 0, 0] [1, 4, 4, 4] [1, 1, 1, 1] : tensor<1x8x8x4xf32> to tensor<1x4x4x4xf32>
  %q = arith.mulf %p, %s : tensor<1x4x4x4xf32>
  return %q : tensor<1x4x4x4xf32>
}

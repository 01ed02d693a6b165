// A reshape of a slice is a view to the planner, and a copy in buffers, since
// the rows of the slice are not contiguous.
func.func @step(%x: tensor<64x64xf32>) -> tensor<32x32xf32> attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %a = math.sin %x : tensor<64x64xf32>
  %b = math.cos %a : tensor<64x64xf32>
  %slice = tensor.extract_slice %b[0, 0] [64, 32] [1, 1] : tensor<64x64xf32> to tensor<64x32xf32>
  %fold = tensor.collapse_shape %slice [[0, 1]] : tensor<64x32xf32> into tensor<2048xf32>
  %rows = tensor.expand_shape %fold [[0, 1]] output_shape [32, 64] : tensor<2048xf32> into tensor<32x64xf32>
  %empty = tensor.empty() : tensor<32x64xf32>
  %filled = linalg.fill ins(%zero : f32) outs(%empty : tensor<32x64xf32>) -> tensor<32x64xf32>
  %c = linalg.matmul ins(%rows, %a : tensor<32x64xf32>, tensor<64x64xf32>) outs(%filled : tensor<32x64xf32>) -> tensor<32x64xf32>
  %empty1 = tensor.empty() : tensor<32x32xf32>
  %filled1 = linalg.fill ins(%zero : f32) outs(%empty1 : tensor<32x32xf32>) -> tensor<32x32xf32>
  %d = linalg.matmul ins(%c, %slice : tensor<32x64xf32>, tensor<64x32xf32>) outs(%filled1 : tensor<32x32xf32>) -> tensor<32x32xf32>
  return %d : tensor<32x32xf32>
}

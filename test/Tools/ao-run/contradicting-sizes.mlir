// Sizes that agree run.
//
// REQUIRES: ao-run
// RUN: split-file %s %t
// RUN: ao-run %t/product.mlir --strategy=none --dynamic-size=24 -O0
// RUN: ao-run %t/window.mlir --strategy=none --dynamic-size=5 -O0 && ao-run %t/slice.mlir --strategy=none --dynamic-size=6 -O0

//--- product.mlir
func.func @step(%a: tensor<?x24xf32>, %b: tensor<?x24xf32>, %c: tensor<?x24xf32>) -> tensor<?x24xf32> attributes {ao.step} {
  %0 = linalg.matmul ins(%a, %b : tensor<?x24xf32>, tensor<?x24xf32>) outs(%c : tensor<?x24xf32>) -> tensor<?x24xf32>
  return %0 : tensor<?x24xf32>
}

//--- window.mlir
func.func @step(%x: tensor<?xf32>, %k: tensor<3xf32>, %y: tensor<1xf32>) -> tensor<1xf32> attributes {ao.step} {
  %0 = linalg.conv_1d ins(%x, %k : tensor<?xf32>, tensor<3xf32>) outs(%y : tensor<1xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

//--- slice.mlir
func.func @step(%x: tensor<?xf32>) -> tensor<2xf32> attributes {ao.step} {
  %y = tensor.extract_slice %x[4] [2] [1] : tensor<?xf32> to tensor<2xf32>
  %0 = math.sin %y : tensor<2xf32>
  return %0 : tensor<2xf32>
}

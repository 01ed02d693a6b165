// Sizes that contradict each other are an error at the first op that they reach,
// on tensors, on buffers and in executables. The error ends the step before the
// op: the product of large.mlir would read 64 MB too far.
//
// REQUIRES: ao-run
// RUN: rm -rf %t && split-file %s %t
// RUN: ao-run %t/product.mlir --strategy=none -O0 --emit=exe -o %t/product
// RUN: %check_errors %s %t
//
// $ ao-run %t/product.mlir --strategy=none --dynamic-size=16 -O0
// $ ao-run %t/product.mlir --compare --dynamic-size=16 -O0
// error: {{.*}}dimension 0 of operand 1 of 'linalg.matmul' ({{.*}}.mlir:2:{{[0-9]+}}) is 16, dimension 1 of operand 0 has 24
//
// $ ao-run %t/large.mlir --strategy=none --dynamic-size=16 -O0
// error: {{.*}}dimension 0 of operand 1 of 'linalg.matmul' ({{.*}}.mlir:2:{{[0-9]+}}) is 16, dimension 1 of operand 0 has 4096
//
// $ %t/product --dynamic-size=16
// error: {{.*}}dimension 0 of operand 1 of 'linalg.matmul' ({{.*}}.mlir:2:{{[0-9]+}}) is 16, dimension 1 of operand 0 has 24
//
// $ ao-run %t/window.mlir --strategy=none --dynamic-size=2 -O0
// error: {{.*}}the largest index plus one of 'linalg.conv_1d' ({{.*}}) is 3, dimension 0 of operand 0 has 2
//
// $ ao-run %t/sum.mlir --strategy=none --dynamic-size=16 -O0
// error: {{.*}}dimension 0 of operand 1 of 'arith.addf' ({{.*}}) is 8, dimension 0 of operand 0 has 16
//
// $ ao-run %t/cast.mlir --strategy=none --dynamic-size=16 -O0
// error: {{.*}}dimension 0 of the operand of 'tensor.cast' ({{.*}}) is 16, the result has 8
//
// $ ao-run %t/slice.mlir --strategy=none --dynamic-size=4 -O0
// error: {{.*}}the end of dimension 0 of 'tensor.extract_slice' ({{.*}}) is 6, dimension 0 of the tensor has 4
//
// $ ao-run %t/buffers.mlir --strategy=none --dynamic-size=16 -O0
// error: {{.*}}dimension 0 of operand 1 of 'linalg.matmul' ({{.*}}.mlir:2:{{[0-9]+}}) is 16, dimension 1 of operand 0 has 24

//--- product.mlir
func.func @step(%a: tensor<?x24xf32>, %b: tensor<?x24xf32>, %c: tensor<?x24xf32>) -> tensor<?x24xf32> attributes {ao.step} {
  %0 = linalg.matmul ins(%a, %b : tensor<?x24xf32>, tensor<?x24xf32>) outs(%c : tensor<?x24xf32>) -> tensor<?x24xf32>
  return %0 : tensor<?x24xf32>
}

//--- large.mlir
func.func @step(%a: tensor<?x4096xf32>, %b: tensor<?x4096xf32>, %c: tensor<?x4096xf32>) -> tensor<?x4096xf32> attributes {ao.step} {
  %0 = linalg.matmul ins(%a, %b : tensor<?x4096xf32>, tensor<?x4096xf32>) outs(%c : tensor<?x4096xf32>) -> tensor<?x4096xf32>
  return %0 : tensor<?x4096xf32>
}

//--- window.mlir
func.func @step(%x: tensor<?xf32>, %k: tensor<3xf32>, %y: tensor<1xf32>) -> tensor<1xf32> attributes {ao.step} {
  %0 = linalg.conv_1d ins(%x, %k : tensor<?xf32>, tensor<3xf32>) outs(%y : tensor<1xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

//--- sum.mlir
func.func @step(%x: tensor<?xf32>, %y: tensor<8xf32>) -> tensor<?xf32> attributes {ao.step} {
  %z = tensor.cast %y : tensor<8xf32> to tensor<?xf32>
  %0 = arith.addf %x, %z : tensor<?xf32>
  return %0 : tensor<?xf32>
}

//--- cast.mlir
func.func @step(%x: tensor<?xf32>) -> tensor<8xf32> attributes {ao.step} {
  %y = tensor.cast %x : tensor<?xf32> to tensor<8xf32>
  %0 = math.sin %y : tensor<8xf32>
  return %0 : tensor<8xf32>
}

//--- slice.mlir
func.func @step(%x: tensor<?xf32>) -> tensor<2xf32> attributes {ao.step} {
  %y = tensor.extract_slice %x[4] [2] [1] : tensor<?xf32> to tensor<2xf32>
  %0 = math.sin %y : tensor<2xf32>
  return %0 : tensor<2xf32>
}

//--- buffers.mlir
func.func @step(%a: memref<?x24xf32>, %b: memref<?x24xf32>, %c: memref<?x24xf32>) attributes {ao.step} {
  linalg.matmul ins(%a, %b : memref<?x24xf32>, memref<?x24xf32>) outs(%c : memref<?x24xf32>)
  return
}

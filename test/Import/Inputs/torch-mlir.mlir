// Made by `make_modules.py torch-mlir`.
module {
  func.func @main(%arg0: tensor<16x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<64x16xf32>) -> (tensor<f32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = arith.constant dense<2> : tensor<1xi64>
    %cst_1 = arith.constant dense<1.000000e-01> : tensor<1xf64>
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %1 = stablehlo.tanh %0 : tensor<64x16xf32>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %3 = stablehlo.tanh %2 : tensor<64x16xf32>
    %4 = stablehlo.dot_general %3, %arg2, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %5 = stablehlo.tanh %4 : tensor<64x16xf32>
    %6 = stablehlo.convert %cst_0 : (tensor<1xi64>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %9 = stablehlo.multiply %5, %8 : tensor<64x16xf32>
    %10 = stablehlo.multiply %5, %5 : tensor<64x16xf32>
    %11 = stablehlo.convert %c : (tensor<i64>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %13 = stablehlo.subtract %12, %10 : tensor<64x16xf32>
    %14 = stablehlo.multiply %9, %13 : tensor<64x16xf32>
    %15 = stablehlo.transpose %3, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %16 = stablehlo.convert %cst_1 : (tensor<1xf64>) -> tensor<1xf32>
    %17 = stablehlo.reshape %16 : (tensor<1xf32>) -> tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %19 = stablehlo.multiply %15, %18 : tensor<16x64xf32>
    %20 = stablehlo.dot_general %19, %14, contracting_dims = [1] x [0] : (tensor<16x64xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %21 = stablehlo.subtract %arg2, %20 : tensor<16x16xf32>
    %22 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %23 = stablehlo.dot_general %14, %22, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %24 = stablehlo.multiply %3, %3 : tensor<64x16xf32>
    %25 = stablehlo.subtract %12, %24 : tensor<64x16xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<64x16xf32>
    %27 = stablehlo.transpose %1, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %28 = stablehlo.multiply %27, %18 : tensor<16x64xf32>
    %29 = stablehlo.dot_general %28, %26, contracting_dims = [1] x [0] : (tensor<16x64xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %30 = stablehlo.subtract %arg1, %29 : tensor<16x16xf32>
    %31 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %32 = stablehlo.dot_general %26, %31, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %33 = stablehlo.multiply %1, %1 : tensor<64x16xf32>
    %34 = stablehlo.subtract %12, %33 : tensor<64x16xf32>
    %35 = stablehlo.multiply %32, %34 : tensor<64x16xf32>
    %36 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %37 = stablehlo.multiply %36, %18 : tensor<16x64xf32>
    %38 = stablehlo.dot_general %37, %35, contracting_dims = [1] x [0] : (tensor<16x64xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %39 = stablehlo.subtract %arg0, %38 : tensor<16x16xf32>
    %40 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x16xf32>, tensor<f32>) -> tensor<f32>
    return %40, %39, %30, %21 : tensor<f32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
  }
}

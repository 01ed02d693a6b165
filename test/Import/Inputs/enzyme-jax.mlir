// Made by `make_modules.py enzyme-jax`.
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<64x16xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<16x16xf32> {jax.result_info = "result[1][0]"}, tensor<16x16xf32> {jax.result_info = "result[1][1]"}, tensor<16x16xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %1 = stablehlo.tanh %0 : tensor<64x16xf32>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %3 = stablehlo.tanh %2 : tensor<64x16xf32>
    %4 = stablehlo.dot_general %3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %5 = stablehlo.tanh %4 : tensor<64x16xf32>
    %6 = stablehlo.dot_general %5, %5, contracting_dims = [0, 1] x [0, 1] : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<64x16xf32>
    %7 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %8 = stablehlo.tanh %7 : tensor<64x16xf32>
    %9 = stablehlo.dot_general %8, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %10 = stablehlo.tanh %9 : tensor<64x16xf32>
    %11 = stablehlo.dot_general %10, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %12 = stablehlo.tanh %11 : tensor<64x16xf32>
    %13 = stablehlo.dot_general %cst, %12, contracting_dims = [] x [] : (tensor<f32>, tensor<64x16xf32>) -> tensor<64x16xf32>
    %14 = stablehlo.add %13, %13 : tensor<64x16xf32>
    %15 = stablehlo.multiply %12, %12 : tensor<64x16xf32>
    %16 = stablehlo.subtract %cst_0, %15 : tensor<64x16xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<64x16xf32>
    %18 = stablehlo.dot_general %17, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %19 = stablehlo.dot_general %10, %17, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %20 = stablehlo.multiply %10, %10 : tensor<64x16xf32>
    %21 = stablehlo.subtract %cst_0, %20 : tensor<64x16xf32>
    %22 = stablehlo.multiply %18, %21 : tensor<64x16xf32>
    %23 = stablehlo.dot_general %22, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %24 = stablehlo.dot_general %8, %22, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %25 = stablehlo.multiply %8, %8 : tensor<64x16xf32>
    %26 = stablehlo.subtract %cst_0, %25 : tensor<64x16xf32>
    %27 = stablehlo.multiply %23, %26 : tensor<64x16xf32>
    %28 = stablehlo.dot_general %arg3, %27, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %30 = stablehlo.multiply %29, %28 : tensor<16x16xf32>
    %31 = stablehlo.subtract %arg0, %30 : tensor<16x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %33 = stablehlo.multiply %32, %24 : tensor<16x16xf32>
    %34 = stablehlo.subtract %arg1, %33 : tensor<16x16xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %36 = stablehlo.multiply %35, %19 : tensor<16x16xf32>
    %37 = stablehlo.subtract %arg2, %36 : tensor<16x16xf32>
    return %6, %31, %34, %37 : tensor<f32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
  }
}

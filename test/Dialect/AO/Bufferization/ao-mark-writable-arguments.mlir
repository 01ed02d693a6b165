// RUN: ao-opt %s --ao-mark-writable-arguments | FileCheck %s

// CHECK-LABEL: @fwd(
// CHECK-SAME:    %{{.*}}: tensor<4xf32> {bufferization.writable = false}
func.func @fwd(%w: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%w : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %f = tensor.empty() : tensor<4xf32>
  %b = linalg.exp ins(%a : tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %g = tensor.empty() : tensor<4xf32>
  %c = linalg.exp ins(%b : tensor<4xf32>) outs(%g : tensor<4xf32>) -> tensor<4xf32>
  %v = tensor.expand_shape %b [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return %c, %w, %a, %b, %v : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>
}

// A parameter, a value of its own, two views of one value, a cotangent.
// CHECK-LABEL: @bwd(
// CHECK-SAME:    %arg0: tensor<4xf32> {bufferization.writable = false},
// CHECK-SAME:    %arg1: tensor<4xf32> {bufferization.writable = true},
// CHECK-SAME:    %arg2: tensor<4xf32> {bufferization.writable = false},
// CHECK-SAME:    %arg3: tensor<2x2xf32> {bufferization.writable = false},
// CHECK-SAME:    %arg4: tensor<4xf32> {bufferization.writable = false})
func.func @bwd(%w: tensor<4xf32>, %a: tensor<4xf32>, %b: tensor<4xf32>, %v: tensor<2x2xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  return %g : tensor<4xf32>
}

// CHECK-LABEL: @step(
// CHECK-SAME:    {ao.donated, bufferization.writable = true}
// CHECK-SAME:    {bufferization.writable = false}
func.func @step(%a: tensor<4xf32> {ao.donated}, %b: tensor<4xf32>) attributes {ao.step} {
  return
}

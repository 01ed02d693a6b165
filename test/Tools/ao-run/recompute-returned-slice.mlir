// A rematerialized slice is not saved, so a returned value overwrites it. It is
// returned as a copy, without the rest of the storage.
//
// REQUIRES: ao-run
// RUN: ao-run %s --compare --strategy=checkpoint,knapsack --min-bytes=0 -O0 | FileCheck %s
// CHECK: none 1792 1792
// CHECK: checkpoint 1536 1536 {{.*}} yes
// CHECK: knapsack 1536 1536 {{.*}} yes

func.func @fwd(%x: tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<8x8xf32>, tensor<4x8xf32>) attributes {ao.backward = @bwd, ao.num_outputs = 2 : i64} {
  %e = tensor.empty() : tensor<8x8xf32>
  %e1 = tensor.empty() : tensor<8x8xf32>
  %e2 = tensor.empty() : tensor<8x8xf32>
  %e3 = tensor.empty() : tensor<8x8xf32>
  %a = linalg.exp ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %s = tensor.extract_slice %a[4, 0] [4, 8] [1, 1] : tensor<8x8xf32> to tensor<4x8xf32>
  %b = linalg.exp ins(%x : tensor<8x8xf32>) outs(%e1 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<4x8xf32>) outs(%s : tensor<4x8xf32>)  {
  ^bb0(%f45: f32, %f46: f32):
    %f47 = arith.addf %f45, %f46 : f32
    linalg.yield %f47 : f32
  } -> tensor<4x8xf32>
  %c = linalg.exp ins(%b : tensor<8x8xf32>) outs(%e2 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %d = linalg.mul ins(%c, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e3 : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %t, %d, %s : tensor<4x8xf32>, tensor<8x8xf32>, tensor<4x8xf32>
}
func.func @bwd(%s: tensor<4x8xf32>, %g: tensor<4x8xf32>, %h: tensor<8x8xf32> {ao.donated}) -> (tensor<4x8xf32>, tensor<8x8xf32>) {
  %f = tensor.empty() : tensor<4x8xf32>
  %e1 = tensor.empty() : tensor<8x8xf32>
  %e2 = tensor.empty() : tensor<8x8xf32>
  %e3 = tensor.empty() : tensor<8x8xf32>
  %b = linalg.exp ins(%h : tensor<8x8xf32>) outs(%e1 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %c = linalg.exp ins(%b : tensor<8x8xf32>) outs(%e2 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %d = linalg.mul ins(%c, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e3 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %k = linalg.mul ins(%s, %g : tensor<4x8xf32>, tensor<4x8xf32>) outs(%f : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %k, %d : tensor<4x8xf32>, tensor<8x8xf32>
}

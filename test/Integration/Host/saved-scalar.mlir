// A splat of a scalar that only the forward function has is neither moved nor held:
// the backward function broadcasts the scalar. A mask of such a scalar is data, and
// moves.
//
// REQUIRES: ao-run
// RUN: ao-run %s -O0 --compare --strategy=sync,pytorch --min-bytes=64 | FileCheck %s
// RUN: ao-opt %s --ao-offload-pipeline="strategy=sync min-bytes=64" 2>/dev/null | FileCheck %s --check-prefix=MOVED
//
// CHECK: {{^}}none {{ *}}86028 {{ *}}86028
// CHECK: {{^}}sync {{ *}}81932 {{ *}}81932 {{.*}} yes
// CHECK: {{^}}pytorch {{ *}}86028 {{ *}}86028 {{.*}} yes
// MOVED: ao.offload %{{.*}} : tensor<4096xi1>
// MOVED-NOT: ao.offload

func.func @fwd(%x: tensor<4096xf32>, %rate: tensor<f32>, %n: tensor<i64>)
    -> (tensor<4096xf32>, tensor<4096xf32>, tensor<4096xi1>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %r = tensor.extract %rate[] : tensor<f32>
  %l = tensor.extract %n[] : tensor<i64>
  %k = arith.index_cast %l : i64 to index
  %e = tensor.empty() : tensor<4096xf32>
  %rates = linalg.fill ins(%r : f32) outs(%e : tensor<4096xf32>) -> tensor<4096xf32>
  %mask = tensor.generate {
  ^bb0(%i: index):
    %m = arith.cmpi ult, %i, %k : index
    tensor.yield %m : i1
  } : tensor<4096xi1>
  %a = arith.mulf %x, %rates : tensor<4096xf32>
  %b = arith.select %mask, %a, %x : tensor<4096xi1>, tensor<4096xf32>
  %c = math.sin %b : tensor<4096xf32>
  %y = math.cos %c : tensor<4096xf32>
  return %y, %rates, %mask : tensor<4096xf32>, tensor<4096xf32>, tensor<4096xi1>
}
func.func @bwd(%rates: tensor<4096xf32>, %mask: tensor<4096xi1>, %g: tensor<4096xf32> {ao.donated})
    -> tensor<4096xf32> {
  %0 = math.cos %g : tensor<4096xf32>
  %1 = arith.mulf %0, %rates : tensor<4096xf32>
  %2 = arith.select %mask, %1, %0 : tensor<4096xi1>, tensor<4096xf32>
  return %2 : tensor<4096xf32>
}

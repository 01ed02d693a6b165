// A rule that saves nothing while a pair runs by itself, but between its passes.
//
// REQUIRES: ao-run
// RUN: env AO_POISON=1 ao-run %s -O0 --entry=drive --compare --strategy=checkpoint \
// RUN:   --min-bytes=1 --device-memory-budget=90% | FileCheck %s
//
// CHECK: none {{ *}}131072 {{ *}}131072
// CHECK: checkpoint {{ *}}114688 {{ *}}114688 {{.*}} yes
// CHECK: checkpoint: rematerialized 4 values (65.5 kB); peak 131 kB -> 115 kB
func.func @fwd(%x: tensor<4096xf32>) -> (tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<4096xf32>
  %b = math.cos %a : tensor<4096xf32>
  %c = math.exp %b : tensor<4096xf32>
  return %c, %a, %b : tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>
}
func.func @bwd(%a: tensor<4096xf32>, %b: tensor<4096xf32>, %g: tensor<4096xf32>) -> tensor<4096xf32> {
  %0 = math.exp %g : tensor<4096xf32>
  %1 = arith.mulf %0, %b : tensor<4096xf32>
  %2 = math.sin %1 : tensor<4096xf32>
  %3 = arith.mulf %2, %a : tensor<4096xf32>
  return %3 : tensor<4096xf32>
}
func.func @drive(%x0: tensor<4096xf32>, %x1: tensor<4096xf32>, %g: tensor<4096xf32>) -> (tensor<4096xf32>, tensor<4096xf32>) {
  %f0:3 = call @fwd(%x0) : (tensor<4096xf32>) -> (tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>)
  %f1:3 = call @fwd(%x1) : (tensor<4096xf32>) -> (tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>)
  %d0 = call @bwd(%f0#1, %f0#2, %g) : (tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
  %d1 = call @bwd(%f1#1, %f1#2, %g) : (tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
  return %d0, %d1 : tensor<4096xf32>, tensor<4096xf32>
}

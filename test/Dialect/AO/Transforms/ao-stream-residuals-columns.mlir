// A loop that stacks columns has no peeled iterations, since no slice of its
// residual is contiguous in memory: slices that it reads itself are reloaded in
// the iteration of their use, where other loops prefetch them.
//
// RUN: ao-opt %s --ao-stream-residuals="min-bytes=0 prefetch-distance=1" --ao-verify-transfers | FileCheck %s
// RUN: ao-opt %s --ao-stream-residuals="min-bytes=0 prefetch-distance=1" --ao-bufferize-pipeline --ao-verify-transfers -o /dev/null

// CHECK: scf.for
// CHECK: scf.for %{{.*}} = %c0 to %c4 step %c1 iter_args({{.*}}) -> (tensor<8x1xf32>, tensor<8x4xf32, #ao.host>)
// CHECK: %[[T:.*]] = ao.reload
// CHECK-NEXT: ao.wait %[[T]]
// CHECK: ao.offload
// CHECK: ao.reload
// CHECK: scf.for %{{.*}} = %c0 to %c3{{.*}} step %c1
func.func @step(%x: tensor<8x1xf32>) -> tensor<8x1xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<8x4xf32>
  %f = tensor.empty() : tensor<8x4xf32>
  %l:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %e) -> (tensor<8x1xf32>, tensor<8x4xf32>) {
    %a = math.sin %h : tensor<8x1xf32>
    %s1 = tensor.insert_slice %a into %s[0, %i] [8, 1] [1, 1] : tensor<8x1xf32> into tensor<8x4xf32>
    %b = math.cos %a : tensor<8x1xf32>
    scf.yield %b, %s1 : tensor<8x1xf32>, tensor<8x4xf32>
  }
  %m:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %l#0, %t = %f) -> (tensor<8x1xf32>, tensor<8x4xf32>) {
    %j = arith.subi %c3, %i : index
    %d = math.sin %g : tensor<8x1xf32>
    %a = tensor.extract_slice %l#1[0, %j] [8, 1] [1, 1] : tensor<8x4xf32> to tensor<8x1xf32>
    %g1 = arith.mulf %d, %a : tensor<8x1xf32>
    %t1 = tensor.insert_slice %g1 into %t[0, %i] [8, 1] [1, 1] : tensor<8x1xf32> into tensor<8x4xf32>
    %g2 = math.cos %g1 : tensor<8x1xf32>
    scf.yield %g2, %t1 : tensor<8x1xf32>, tensor<8x4xf32>
  }
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %m#0) -> (tensor<8x1xf32>) {
    %d = math.sin %g : tensor<8x1xf32>
    %a = tensor.extract_slice %m#1[0, %i] [8, 1] [1, 1] : tensor<8x4xf32> to tensor<8x1xf32>
    %g1 = arith.mulf %d, %a : tensor<8x1xf32>
    scf.yield %g1 : tensor<8x1xf32>
  }
  return %z : tensor<8x1xf32>
}

// RUN: ao-opt %s --ao-apply-plan | FileCheck %s
// RUN: ao-opt %s --ao-stream-residuals="min-bytes=0 prefetch-distance=1" --ao-verify-transfers --ao-bufferize-pipeline -o /dev/null

// Only the marked residual is offloaded, and the reload of the first slice is
// issued as many ops before the loop as others before their use, but after
// other loops.
// CHECK-LABEL: func.func @marked
// CHECK: ao.host_empty
// CHECK-NOT: ao.host_empty
// CHECK: %[[W:.*]]:3 = scf.for {{.*}} -> (tensor<1x8xf32>, tensor<4x8xf32, #ao.host>, tensor<4x8xf32>)
// CHECK-NOT: offload = [
// CHECK: ao.reload
// CHECK: math.sin %[[W]]#0
// CHECK-NOT: ao.reload
// CHECK: scf.for {{.*}} !ao.transfer
// CHECK:   ao.reload
func.func @marked(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %other = tensor.empty() : tensor<4x8xf32>
  %y, %stack, %kept = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init, %k = %other) -> (tensor<1x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    %a = math.sin %h : tensor<1x8xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %e = math.exp %a : tensor<1x8xf32>
    %l = tensor.insert_slice %e into %k[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %e, %t, %l : tensor<1x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<offload = [0, 4, 0], prefetch = 1>}
  %one = math.sin %y : tensor<1x8xf32>
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %one) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %stack[%i, 0] [1, 8] [1, 1] {ao.prefetch_distance = 2 : i64} : tensor<4x8xf32> to tensor<1x8xf32>
    %k = tensor.extract_slice %kept[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    %c = arith.mulf %b, %k : tensor<1x8xf32>
    scf.yield %c : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// A loop and the loops within it are split: each part of the outer loop has the
// parts of the inner ones.
//
// RUN: sed 's/offload = .0, 2., prefetch = 1/split = [2]/' %s | ao-opt --ao-apply-plan | FileCheck %s
// RUN: ao-opt %s --ao-apply-plan --ao-verify-transfers | FileCheck %s --check-prefix=STREAMED

// CHECK-LABEL: func.func @step
// CHECK: %[[A:.*]]:2 = scf.for %{{.*}} = %c0 to %c2
// CHECK: %[[P:.*]]:2 = scf.for
// CHECK: %[[Q:.*]]:2 = scf.for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%{{.*}} = %[[P]]#0,
// CHECK: scf.for
// CHECK: tensor.extract_slice %[[Q]]#1
// CHECK: scf.for
// CHECK: tensor.extract_slice %[[P]]#1
// CHECK: %[[B:.*]]:2 = scf.for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%{{.*}} = %[[A]]#0,
// CHECK-COUNT-4: scf.for
// CHECK: scf.for
// CHECK: tensor.extract_slice %[[B]]#1
// CHECK: scf.for
// CHECK: tensor.extract_slice %[[A]]#1
// CHECK-NOT: scf.for

// STREAMED-LABEL: func.func @step
// STREAMED-COUNT-3: ao.host_empty
// STREAMED: ao.offload
// STREAMED: return
func.func @step(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %outer = tensor.empty() : tensor<4x8xf32>
  %y, %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %outer) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %inner = tensor.empty() : tensor<4x8xf32>
    %p, %q = scf.for %j = %c0 to %c4 step %c1 iter_args(%g = %h, %t = %inner) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
      %a = math.sin %g : tensor<1x8xf32>
      %u = tensor.insert_slice %a into %t[%j, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
      scf.yield %a, %u : tensor<1x8xf32>, tensor<4x8xf32>
    } {ao.loop = #ao.loop<offload = [0, 2], prefetch = 1>}
    %r = scf.for %j = %c0 to %c4 step %c1 iter_args(%g = %p) -> (tensor<1x8xf32>) {
      %k = arith.subi %c3, %j : index
      %a = tensor.extract_slice %q[%k, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
      %b = arith.mulf %g, %a : tensor<1x8xf32>
      scf.yield %b : tensor<1x8xf32>
    }
    %n = math.cos %r : tensor<1x8xf32>
    %v = tensor.insert_slice %n into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %n, %v : tensor<1x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<offload = [0, 2], prefetch = 1>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y) -> (tensor<1x8xf32>) {
    %k = arith.subi %c3, %i : index
    %a = tensor.extract_slice %stack[%k, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

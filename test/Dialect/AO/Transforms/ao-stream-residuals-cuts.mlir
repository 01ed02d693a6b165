// The first iteration of the second part of a split loop is peeled between both
// parts: transfers in flight at the end of the first part are awaited there, at
// the position of the loop's wait. Of loops that read, the last iteration of
// the first part is peeled, and prefetches of the second part's first slices
// start there.
//
// RUN: ao-opt %s --ao-apply-plan | FileCheck %s
// RUN: ao-opt %s --ao-apply-plan --ao-verify-transfers --ao-bufferize-pipeline=arenas=all --ao-verify-transfers -o /dev/null

// CHECK-LABEL: func.func @step
// The first part, six iterations of which one is peeled before it.
// CHECK: math.exp
// CHECK: ao.offload
// CHECK: %[[FIRST:.*]]:{{[0-9]+}} = scf.for
// CHECK: scf.yield
// The first iteration of the second part.
// CHECK-NOT: ao.wait
// CHECK: math.sin %[[FIRST]]#0
// CHECK: ao.wait %[[FIRST]]#
// CHECK: math.exp
// CHECK: ao.offload
// CHECK-NOT: ao.wait
// CHECK: scf.for
// CHECK: ao.wait
//
// The second part is read first, and then the first one.
// CHECK: %[[START:.*]] = ao.reload
// CHECK: scf.for {{.*}} = %[[START]]
// CHECK:   ao.wait
// CHECK:   ao.reload
// CHECK:   scf.yield
// CHECK: ao.wait
// CHECK: arith.mulf
// CHECK: %[[NEXT:.*]] = ao.reload
// CHECK: arith.addf
// CHECK: scf.for {{.*}} = %[[NEXT]]
func.func @step(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %c10 = arith.constant 10 : index
  %init = tensor.empty() : tensor<10x8xf32>
  %y, %moving, %some = scf.for %i = %c0 to %c10 step %c1 iter_args(%h = %x, %s = %init, %p = %init) -> (tensor<1x8xf32>, tensor<10x8xf32>, tensor<10x8xf32>) {
    %a = math.sin %h : tensor<1x8xf32>
    %b = math.exp %a : tensor<1x8xf32>
    %t = tensor.insert_slice %b into %s[%i, 0] [1, 8] [1, 1] {ao.offload_delay = 2 : i64} : tensor<1x8xf32> into tensor<10x8xf32>
    %c = math.cos %b : tensor<1x8xf32>
    %q = tensor.insert_slice %c into %p[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<10x8xf32>
    scf.yield %c, %t, %q : tensor<1x8xf32>, tensor<10x8xf32>, tensor<10x8xf32>
  } {ao.loop = #ao.loop<offload = [0, 10, 0], prefetch = 1, split = [6]>}
  %z = scf.for %i = %c0 to %c10 step %c1 iter_args(%g = %y) -> (tensor<1x8xf32>) {
    %j = arith.subi %c9, %i : index
    %a = tensor.extract_slice %moving[%j, 0] [1, 8] [1, 1] {ao.prefetch_distance = 1 : i64} : tensor<10x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    %d = tensor.extract_slice %some[%j, 0] [1, 8] [1, 1] : tensor<10x8xf32> to tensor<1x8xf32>
    %e = arith.addf %b, %d : tensor<1x8xf32>
    scf.yield %e : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

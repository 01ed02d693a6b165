// A rematerialization reads a slice before the op that was the first to read
// it: the prefetch distance does not grow.
//
// RUN: ao-opt %s --ao-rematerialize-residuals | FileCheck %s --check-prefix=REMADE
// RUN: ao-opt %s --ao-apply-plan --ao-verify-transfers | FileCheck %s
//
// REMADE-LABEL: func @step
// REMADE: tensor.extract_slice {{.*}} {ao.prefetch_distance = 0 : i64}
// REMADE: math.exp {{.*}} {{{.*}}ao.recompute
// REMADE: tensor.extract_slice {{.*}} {ao.prefetch_distance = 0 : i64}
//
// CHECK-LABEL: func @step
// CHECK: scf.for
// CHECK: scf.for {{.*}} -> (tensor<256xf32>) {
// CHECK: ao.reload
// CHECK-NEXT: ao.wait {{.*}} {ao.blocking}
// CHECK: math.exp
// CHECK-NOT: ao.reload
func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x256xf32>
  %y:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init, %r = %init) -> (tensor<256xf32>, tensor<4x256xf32>, tensor<4x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<4x256xf32>
    %b = math.exp %a : tensor<256xf32>
    %u = tensor.insert_slice %b into %r[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<4x256xf32>
    %d = math.cos %a : tensor<256xf32>
    scf.yield %d, %t, %u : tensor<256xf32>, tensor<4x256xf32>, tensor<4x256xf32>
  } {ao.loop = #ao.loop<offload = [0, 4, 0], rematerialize = [0, 0, 4], prefetch = 1>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y#0) -> (tensor<256xf32>) {
    %j = arith.subi %c3, %i : index
    %b = tensor.extract_slice %y#2[%j, 0] [1, 256] [1, 1] : tensor<4x256xf32> to tensor<256xf32>
    %c = arith.mulf %b, %g : tensor<256xf32>
    %a = tensor.extract_slice %y#1[%j, 0] [1, 256] [1, 1] {ao.prefetch_distance = 0 : i64} : tensor<4x256xf32> to tensor<256xf32>
    %d = arith.mulf %c, %a : tensor<256xf32>
    scf.yield %d : tensor<256xf32>
  }
  return %z : tensor<256xf32>
}

// Rematerialization removes ops from the loop that wrote the slice: an offload
// delay of a whole iteration has fewer ops, and remains a whole iteration.
//
// RUN: ao-opt %s --ao-apply-plan --ao-verify-transfers | FileCheck %s
// RUN: ao-opt %s --ao-rematerialize-residuals | FileCheck %s --check-prefix=SHORTER
//
// A delay beyond one iteration is an error, as without the removed ops.
// RUN: sed 's/ao.offload_delay = 4/ao.offload_delay = 5/' %s | not ao-opt --ao-apply-plan 2>&1 | FileCheck %s --check-prefix=BEYOND
//
// SHORTER: tensor.insert_slice {{.*}} {ao.offload_delay = 2 : i64}
// CHECK: scf.for {{.*}} -> (tensor<256xf32>, tensor<4x256xf32, #ao.host>
// CHECK: scf.for
// CHECK: ao.recompute
// BEYOND: error: 'ao.offload_delay' is 5, more than a whole iteration, which has 4 ops that compute tensors
func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x256xf32>
  %y:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init, %r = %init) -> (tensor<256xf32>, tensor<4x256xf32>, tensor<4x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] {ao.offload_delay = 4 : i64} : tensor<256xf32> into tensor<4x256xf32>
    %b = math.exp %a : tensor<256xf32>
    %c = math.cos %b : tensor<256xf32>
    %u = tensor.insert_slice %c into %r[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<4x256xf32>
    %d = math.cos %a : tensor<256xf32>
    scf.yield %d, %t, %u : tensor<256xf32>, tensor<4x256xf32>, tensor<4x256xf32>
  } {ao.loop = #ao.loop<offload = [0, 4, 0], rematerialize = [0, 0, 4], prefetch = 1>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y#0) -> (tensor<256xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %y#1[%j, 0] [1, 256] [1, 1] : tensor<4x256xf32> to tensor<256xf32>
    %b = tensor.extract_slice %y#2[%j, 0] [1, 256] [1, 1] : tensor<4x256xf32> to tensor<256xf32>
    %c = arith.mulf %a, %b : tensor<256xf32>
    %d = arith.mulf %c, %g : tensor<256xf32>
    scf.yield %d : tensor<256xf32>
  }
  return %z : tensor<256xf32>
}

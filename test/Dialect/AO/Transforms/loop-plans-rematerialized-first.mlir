// A rematerialized slice reads another one before its first reader so far, and
// after an op of its own. The plan is for the loop with moved accesses: as a
// file it has the same effect as from attributes.
//
// RUN: ao-opt %s --ao-emit-trace="loops output=%t.trace.json plan-output=%t.plan.json" -o /dev/null
// RUN: ao-opt %s --ao-apply-plan=plan=%t.plan.json -o %t.applied.mlir && FileCheck %s --input-file=%t.applied.mlir
// RUN: ao-opt %s --ao-apply-plan | grep -v 'func.func' > %t.moved && \
// RUN:   grep -v 'func.func' %t.applied.mlir | diff %t.moved -
//
// CHECK: scf.for
// CHECK: scf.for {{.*}} -> (tensor<256xf32>) {
// CHECK: ao.reload
// CHECK: math.cos {{.*}}ao.recompute
// CHECK: ao.wait
// CHECK-NEXT: arith.addf {{.*}}ao.recompute
func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x256xf32>
  %y:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init, %r = %init) -> (tensor<256xf32>, tensor<4x256xf32>, tensor<4x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<4x256xf32>
    %k = math.cos %x : tensor<256xf32>
    %b = arith.addf %k, %a : tensor<256xf32>
    %u = tensor.insert_slice %b into %r[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<4x256xf32>
    %d = math.cos %a : tensor<256xf32>
    scf.yield %d, %t, %u : tensor<256xf32>, tensor<4x256xf32>, tensor<4x256xf32>
  } {ao.loop = #ao.loop<offload = [0, 4, 0], rematerialize = [0, 0, 4], prefetch = 1>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y#0) -> (tensor<256xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %y#1[%j, 0] [1, 256] [1, 1] {ao.prefetch_distance = 1 : i64} : tensor<4x256xf32> to tensor<256xf32>
    %b = tensor.extract_slice %y#2[%j, 0] [1, 256] [1, 1] : tensor<4x256xf32> to tensor<256xf32>
    %c = arith.mulf %a, %b : tensor<256xf32>
    %d = arith.mulf %c, %g : tensor<256xf32>
    scf.yield %d : tensor<256xf32>
  }
  return %z : tensor<256xf32>
}

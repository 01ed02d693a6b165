// The decisions of loops are carried out, then the plans of bodies, and then
// that of the step. A module without plans may have decisions by hand, which a
// plan replaces.
//
// RUN: ao-opt %S/Inputs/microbatches.mlir --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0" | FileCheck %s --check-prefix=PLANS
// RUN: ao-opt %s --ao-apply-plan --ao-verify-transfers | FileCheck %s
// RUN: ao-opt %s --ao-plan-offload -o %t --remarks-filter=ao 2>&1 | FileCheck %s --check-prefix=REPLACED
//
// PLANS: ao.plan = ["{{.*}}\22trace\22:\22step/microbatches\22{{.*}}", "{{.*}}\22trace\22:\22step\22
// REPLACED: Reason="this pass plans all loops anew; 'ao-apply-plan' alone carries it out", Remark="'ao.loop' is replaced"
//
// CHECK: func.func @step({{.*}} attributes {ao.num_recomputed = 1 : i64, ao.step, ao.unplanned_peak = 320 : i64}
// CHECK-NOT: ao.loop
// CHECK: ao.offload
func.func @step(%x: tensor<1x8xf32>, %w: tensor<4x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  %l:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %e) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %v = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %a = math.sin %v : tensor<1x8xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %b = arith.mulf %h, %a : tensor<1x8xf32>
    scf.yield %b, %t : tensor<1x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<offload = [0, 2], rematerialize = [0, 2], prefetch = 1>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %l#0) -> (tensor<1x8xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %l#1[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

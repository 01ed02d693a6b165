// A plan that is applied where it was made, and one that is read from the text
// of the attribute, give the same module.
//
// RUN: ao-opt %s --ao-plan-offload="policy=sync min-bytes=1" --ao-apply-plan > %t.once
// RUN: ao-opt %s --ao-plan-offload="policy=sync min-bytes=1" | ao-opt --ao-apply-plan > %t.twice
// RUN: FileCheck %s < %t.once
// RUN: diff %t.once %t.twice
//
// Passes in between may change ops: the plan is read and proved anew.
//
// RUN: ao-opt %s --ao-plan-offload="policy=sync min-bytes=1" --canonicalize --ao-apply-plan | FileCheck %s

// CHECK: ao.offload
// CHECK: ao.reload
// CHECK-NOT: ao.plan
func.func @step(%x: tensor<64xf32>) -> tensor<64xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<64xf32>
  %b = math.cos %a : tensor<64xf32>
  %c = math.exp %b : tensor<64xf32>
  %d = arith.mulf %c, %a : tensor<64xf32>
  return %d : tensor<64xf32>
}
